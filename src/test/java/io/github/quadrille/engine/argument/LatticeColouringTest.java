package io.github.quadrille.engine.argument;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks that regular patterns of several lattices are tried as arguments, and that the argument describes its pattern.
 */
class LatticeColouringTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{lattice: hexagonal, board: ['. . . .', ' . . . .', '  . . . .', '   . # . .'], pieces: {A3: any}}"
                        + "|Colour neighbouring hexagons differently with three colours, and make the one shown dark. Every piece",
                "{lattice: hexagonal, board: triangle 5, pieces: {I3: any}}"
                        + "|Give the cells the weights shown, stripe by stripe, modulo 3. Every piece weighs 0",
                "{lattice: triangular, board: triangle 6, pieces: {I4: any}}"
                        + "|Colour triangles that point up and triangles that point down differently. Every piece",
                "{lattice: cubic, board: ['....', '....', '..#.', '', '....', '....', '....', '', '..#.', '....', '....'],"
                        + " pieces: {I2: 17}}|Colour the cubes like a chessboard, neighbours in all directions differently.",
                "{lattice: hypercubic, board: 2x2x3x3, pieces: {T: 9}}|Colour the cells like a chessboard, neighbours",
                "{lattice: cubic, board: ['#..', '..#', '.#.', '', '...', '...', '...', '', '...', '...', '...'],"
                        + " pieces: {I3: any}}|Colour the cubes by the sum of layer, row and column as shown.",
                "{lattice: cubic, board: 3x3x4, pieces: {T: any}}|as on a chessboard in all directions, modulo 8.",
            })
    void a_pattern_of_the_lattice_is_named(String puzzle, String words) throws UnusableInput {
        assertThat(Arguments.find(Puzzles.parse("p", puzzle)).orElseThrow().sentence())
                .contains(words);
    }
}
