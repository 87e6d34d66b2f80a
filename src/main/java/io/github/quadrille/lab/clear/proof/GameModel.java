package io.github.quadrille.lab.clear.proof;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Something said about a board as a pseudo-Boolean model. */
interface GameModel {
    /** What it says, as far as it can be written without its title. */
    ModelText text();

    default GameVariables variables() {
        return text().variables();
    }

    /** The rows, in the order of their numbers in a proof. */
    default List<LiteralRow> rows() {
        return text().rows();
    }

    void write(Writer out) throws IOException;
}
