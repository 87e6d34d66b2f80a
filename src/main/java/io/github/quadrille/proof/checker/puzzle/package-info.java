/**
 * Derives the pseudo-Boolean model of a puzzle in a second, independent way. For the first way, the solver reads a file
 * in {@code io.puzzlefile}, lists placements in {@code core.placement} and writes the model in {@code proof.writer}.
 * This package has its own reader, table of kinds, turns and placements, and uses none of those packages. So an error
 * in one of the two ways shows as a difference.
 *
 * <p>The code is plain rather than fast. Orientations are found by turning a shape until no new orientation appears,
 * and placements by trying all positions. The only library that the code uses is the event parser of the YAML reader.
 * Read next: {@link io.github.quadrille.proof.checker.puzzle.ModelDerivation} (the derivation), {@code LatticeForm}
 * (the turns of each lattice), {@code KindDrawings} (the meaning of names), {@code DerivedBoard} (cells and joined
 * edges).
 */
package io.github.quadrille.proof.checker.puzzle;
