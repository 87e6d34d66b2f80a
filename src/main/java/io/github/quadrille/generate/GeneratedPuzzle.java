package io.github.quadrille.generate;

import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Puzzle;
import java.util.Optional;

/**
 * A puzzle and what is known of it.
 *
 * @param packing one packing of it, if any is known
 */
public record GeneratedPuzzle(Puzzle puzzle, Known known, Optional<Packing> packing) {}
