package io.github.quadrille.argument;

import io.github.quadrille.puzzle.CellWeights;
import io.github.quadrille.puzzle.Evidence;
import java.util.Optional;

/** A short reason why a puzzle has no packing, to be read, to be seen, and to be checked by a machine. */
public interface Argument extends Evidence {
    /** The board coloured by weights, where the reason is one that can be seen. */
    Optional<CellWeights> picture();

    /** What a proof checker needs to follow. */
    Certificate certificate();
}
