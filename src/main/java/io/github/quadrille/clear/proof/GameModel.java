package io.github.quadrille.clear.proof;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Something said about a board as a pseudo-Boolean model. */
interface GameModel {
    GameVariables variables();

    /** The rows, in the order of their numbers in a proof. */
    List<LiteralRow> rows();

    void write(Writer out) throws IOException;
}
