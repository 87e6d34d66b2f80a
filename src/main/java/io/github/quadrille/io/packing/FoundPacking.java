package io.github.quadrille.io.packing;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Optional;

/** A packing read from a file, and the puzzle that its answer says it packs. Nothing is checked. */
public record FoundPacking(Optional<Puzzle> puzzle, Packing packing) {}
