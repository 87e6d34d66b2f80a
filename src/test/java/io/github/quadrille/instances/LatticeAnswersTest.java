package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Exhaustive;
import io.github.quadrille.testing.Slow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks published answers on cubes, hexagons, triangles and hypercubes: the numbers of packings, and of their classes
 * up to symmetry.
 */
@Slow
class LatticeAnswersTest {
    private static Puzzle puzzle(String lattice, String board, String pieces) throws UnusableInput {
        String text = "lattice: %s\nboard: %s\npieces: {%s: 1}\n".formatted(lattice, board, pieces);
        return PuzzleReader.parse("test", text);
    }

    @ParameterizedTest
    @CsvSource({
        "cubic, 3x3x3, soma, 11520, 240",
        "cubic, 2x3x10, solid-pentominoes, 96, 12",
        "hexagonal, 4x7, tetrahexes, 18, 9",
        "hexagonal, triangle 7, tetrahexes, 0, 0",
        "triangular, 6x6, hexiamonds, 624, 156",
        "triangular, 3x12, hexiamonds, 0, 0"
    })
    void packings_and_their_classes(String lattice, String board, String pieces, long packings, long classes)
            throws UnusableInput {
        ClassCount count = Solver.of(puzzle(lattice, board, pieces))
                .upTo(SymmetryGroup.FULL)
                .count();
        assertThat(count.packings().total()).isEqualTo(packings);
        assertThat(count.classes().orElseThrow().classes()).isEqualTo(classes);
    }

    /**
     * A reflection exchanges the Soma pieces A and B. So there are twice as many classes if mirror images are in
     * different classes.
     */
    @Test
    void somas_classes_with_and_without_mirror_images() throws UnusableInput {
        Solver soma = Solver.of(puzzle("cubic", "3x3x3", "soma"));
        assertThat(soma.upTo(SymmetryGroup.TURNS)
                        .count(CountMethod.AUTO)
                        .classes()
                        .orElseThrow()
                        .classes())
                .isEqualTo(480);
        assertThat(Counting.packings(puzzle("cubic", "3x3x3", "soma"))).isEqualTo(11520);
    }

    /**
     * The packings are the perfect matchings of the hypercube's graph, whose numbers are published (Graham and Harary,
     * 1988). The number of classes up to symmetry was also checked by brute force.
     */
    @Test
    void dominoes_in_hypercubes() throws UnusableInput {
        String dominoes = "lattice: hypercubic\nboard: %s\npieces: {I2: any}\n";
        ClassCount count = Solver.of(PuzzleReader.parse("test", dominoes.formatted("2x2x2x2")))
                .upTo(SymmetryGroup.FULL)
                .count();
        assertThat(Counting.packings(PuzzleReader.parse("test", dominoes.formatted("2x2x2x2x2"))))
                .isEqualTo(589_185);
        assertThat(count.packings().total()).isEqualTo(272);
        assertThat(count.classes().orElseThrow().classes()).isEqualTo(8);
    }

    /** The published number of packings up to rotation is 224. Mirror images count as different. */
    @Test
    void tetracubes_in_a_long_box() throws UnusableInput {
        ClassCount count = Solver.of(puzzle("cubic", "2x2x8", "tetracubes"))
                .upTo(SymmetryGroup.TURNS)
                .count(CountMethod.AUTO);
        assertThat(count.packings().total()).isEqualTo(1792);
        assertThat(count.classes().orElseThrow().classes()).isEqualTo(224);
    }

    /** The published number of packings up to rotation is 1390. Mirror images count as different. */
    @Test
    void tetracubes_in_a_flat_box() throws UnusableInput {
        ClassCount count = Solver.of(puzzle("cubic", "2x4x4", "tetracubes"))
                .upTo(SymmetryGroup.TURNS)
                .count(CountMethod.AUTO);
        assertThat(count.classes().orElseThrow().classes()).isEqualTo(1390);
    }

    @Test
    void six_slabs_and_three_cubes_lie_in_one_way() throws UnusableInput {
        ClassCount count = Solver.of(
                        PuzzleReader.parse("test", "lattice: cubic\nboard: 3x3x3\npieces: {1x2x2: 6, 1x1x1: 3}\n"))
                .upTo(SymmetryGroup.FULL)
                .count();
        assertThat(count.packings().total()).isEqualTo(8);
        assertThat(count.classes().orElseThrow().classes()).isEqualTo(1);
    }

    /**
     * There are 19186 packings up to rotation. Each of them has 24 rotations, which count as different packings. The
     * count takes 40 seconds.
     */
    @Test
    @Exhaustive
    void bedlams_cube() throws UnusableInput {
        Puzzle bedlam = PuzzleReader.read("instances/lattices/bedlam-4x4x4.yaml");
        assertThat(Solver.of(bedlam).count(CountMethod.SEARCH).total()).isEqualTo(24 * 19186);
    }

    @Test
    @Exhaustive
    void solid_pentominoes_in_the_box_of_three_by_four_by_five() throws UnusableInput {
        ClassCount count = Solver.of(puzzle("cubic", "3x4x5", "solid-pentominoes"))
                .upTo(SymmetryGroup.FULL)
                .count(CountMethod.SEARCH);
        assertThat(count.classes().orElseThrow().classes()).isEqualTo(3940);
    }
}
