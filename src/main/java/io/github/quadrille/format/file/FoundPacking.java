package io.github.quadrille.format.file;

import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Puzzle;
import java.util.Optional;

/** A packing read from a file, and the puzzle that its answer says it packs. Nothing is checked. */
public record FoundPacking(Optional<Puzzle> puzzle, Packing packing) {}
