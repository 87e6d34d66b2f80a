/**
 * A second, independent way from a puzzle to its pseudo-Boolean model. The answers' way reads a file in {@code format}, lists
 * placements in {@code puzzle} and writes the model in {@code proof}; this room has a reader, a table of kinds, turns and
 * placements of its own, and knows none of those rooms. What both agree on is not one programmer's slip.
 *
 * <p>It is as plain as it can be, not fast: orientations are what turns make of a shape until nothing new comes, placements are
 * all that fit. Of the libraries it uses only the events of the one that reads YAML. Read next: {@link
 * io.github.quadrille.proof.checker.puzzle.ModelDerivation} (the way), {@code LatticeForm} (turns of squares, cubes, hexagons and
 * triangles), {@code KindDrawings} (what names mean), {@code DerivedBoard} (cells and edges that meet).
 */
package io.github.quadrille.proof.checker.puzzle;
