package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Slow;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests puzzle files of all lattices. */
@Slow
class LatticeFilesTest {
    private static List<Lattice> lattices() {
        return Lattices.ALL;
    }

    private static Puzzle read(String... lines) throws UnusableInput {
        return PuzzleReader.parse("test.yaml", String.join("\n", lines) + "\n");
    }

    @ParameterizedTest
    @CsvSource({
        "cubic, 3x4x5, 60",
        "hypercubic, 2x2x2x5, 40",
        "hypercubic, 2x1x3x2x2, 24",
        "hypercubic, 2x2x1x2x13x1, 104",
        "hexagonal, 4x7, 28",
        "hexagonal, hexagon 5, 61",
        "hexagonal, triangle 6, 21",
        "triangular, 6x6, 72",
        "triangular, 3x5, 30",
        "triangular, hexagon 3, 54",
        "triangular, hexagon 4, 96",
        "triangular, triangle 6, 36",
        "triangular, triangle 5, 25"
    })
    void sizes_have_their_cells_and_as_pictures_the_same(String lattice, String size, int cells) throws UnusableInput {
        String pieces = lattice.equals("triangular") ? "{D2: any}" : "{I2: any}";
        Puzzle puzzle = read("lattice: " + lattice, "board: " + size, "pieces: " + pieces);
        assertThat(puzzle.region().size()).isEqualTo(cells);
        assertThat(PuzzleReader.parse("test.yaml", PuzzleWriter.toYaml(puzzle))).isEqualTo(puzzle);
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void random_puzzles_are_read_as_they_were_written(Lattice lattice) throws UnusableInput {
        RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 7);
        for (int i = 0; i < 40; i++) {
            String text = PuzzleWriter.toYaml(puzzles.next());
            Puzzle once = PuzzleReader.parse("test.yaml", text);
            assertThat(PuzzleWriter.toYaml(once)).as(text).isEqualTo(text);
            assertThat(once.region().lattice()).isSameAs(lattice);
        }
    }

    @Test
    void hexagons_may_be_shifted_either_way_and_begin_with_the_row_that_is_indented_most() throws UnusableInput {
        Puzzle hexagon =
                read("lattice: hexagonal", "board: |", "    . .", "   . . .", "    . .", "pieces: {I3: any, O4: 1}");
        assertThat(hexagon.region().picture()).containsExactly("#..", "...", "..#");
        assertThat(hexagon.region())
                .isEqualTo(read("lattice: hexagonal", "board: hexagon 2", "pieces: {I3: any}")
                        .region());
    }

    @Test
    void hexagons_half_a_cell_off_are_told() {
        assertThatThrownBy(() -> read("lattice: hexagonal", "board: |", "  . .", "  . .", "pieces: {I2: any}"))
                .isInstanceOf(UnusableInput.class)
                .hasMessageContaining("half a cell")
                .hasMessageContaining("test.yaml:4:3");
    }

    @Test
    void a_shorter_row_of_triangles_is_told_where_no_edge_is_slanted() throws UnusableInput {
        assertThatThrownBy(() -> read("lattice: triangular", "board: |", "  ....", "  ...", "pieces: {I4: any}"))
                .isInstanceOf(UnusableInput.class)
                .hasMessageContaining("Row 2 of the board has 3 characters, but row 1 has 4. Write '#' for no cell.");
        assertThat(read("lattice: triangular", "board: |", "   .", "  ...", "pieces: {I4: any}")
                        .region()
                        .size())
                .isEqualTo(4);
        Puzzle notched = read("lattice: triangular", "board: |", "  ....", "  ..##", "pieces: {I4: any}");
        assertThat(PuzzleReader.parse("written.yaml", PuzzleWriter.toYaml(notched))
                        .region())
                .isEqualTo(notched.region());
    }

    @Test
    void layers_of_different_size_are_told() {
        assertThatThrownBy(() -> read(
                        "lattice: cubic",
                        "board: |",
                        "  ..",
                        "  ..",
                        "",
                        "  ..",
                        "",
                        "  ..",
                        "  .",
                        "pieces: {O1: any}"))
                .isInstanceOf(UnusableInput.class)
                .hasMessageContaining("Layer 2 of the board has 1 row, but layer 1 has 2")
                .hasMessageContaining("Row 2 of layer 3 has 1 characters");
    }

    @Test
    void kinds_of_another_lattice_are_told() {
        assertThatThrownBy(() -> read("board: 3x9", "pieces: {soma: 1}"))
                .hasMessageContaining("'soma' is of the cubic lattice")
                .hasMessageContaining("Use lattice: cubic.");
    }

    @Test
    void chiral_kinds_and_their_sets_are_not_for_free_pieces() {
        assertThatThrownBy(() -> read("lattice: cubic", "symmetry: free", "board: 3x3x3", "pieces: {soma: 1, J15: 1}"))
                .hasMessageContaining("The set 'soma' is for one-sided pieces")
                .hasMessageContaining("J15 is the mirror image of L15");
    }

    @Test
    void cubes_are_not_reflected_unless_the_file_says_so() throws UnusableInput {
        assertThat(read("lattice: cubic", "board: 3x3x3", "pieces: {soma: 1}").symmetry())
                .isEqualTo(PieceSymmetry.ONE_SIDED);
        assertThat(read("lattice: hexagonal", "board: 3x3", "pieces: {I3: 3}").symmetry())
                .isEqualTo(PieceSymmetry.FREE);
    }

    @ParameterizedTest
    @CsvSource({
        "5000x5000x2, cubic, too large",
        "0x3x3, cubic, no cell",
        "3x3, cubic, layers x rows x columns",
        "hexagon 99999999, hexagonal, too large",
        "hexagon, triangular, not a board"
    })
    void boards_that_cannot_be_are_told(String board, String lattice, String message) {
        assertThatThrownBy(() -> read("lattice: " + lattice, "board: " + board, "pieces: {I3: any}"))
                .isInstanceOf(UnusableInput.class)
                .hasMessageContaining(message)
                .hasMessageMatching(Advice.IN);
    }

    @Test
    void the_edges_of_triangles_do_not_meet() {
        assertThatThrownBy(() -> read("lattice: triangular", "board: 4x4", "wrap: both", "pieces: {I4: any}"))
                .hasMessageContaining("do not meet");
    }

    /** The counts are published, and {@code LatticeTest} names their sources. */
    @ParameterizedTest
    @CsvSource({
        "cubic, soma, 7, false",
        "cubic, tetracubes, 8, true",
        "cubic, solid-pentominoes, 12, false",
        "cubic, pentacubes, 29, true",
        "hypercubic, tetracubes, 7, true",
        "hypercubic, solid-pentominoes, 12, true",
        "hypercubic, pentacubes, 26, true",
        "hypercubic, one-sided-pentacubes, 27, true",
        "hexagonal, trihexes, 3, true",
        "hexagonal, tetrahexes, 7, true",
        "hexagonal, pentahexes, 22, true",
        "hexagonal, one-sided-pentahexes, 33, true",
        "triangular, tetriamonds, 3, true",
        "triangular, pentiamonds, 4, true",
        "triangular, hexiamonds, 12, true",
        "triangular, one-sided-hexiamonds, 19, true",
        "triangular, heptiamonds, 24, true",
        "triangular, one-sided-heptiamonds, 43, true"
    })
    void sets_have_as_many_different_connected_kinds_as_published(
            String lattice, String name, int size, boolean oneSize) {
        Lattice meant = Lattices.ALL.stream()
                .filter(one -> one.word().equals(lattice))
                .findFirst()
                .orElseThrow();
        var set = BuiltInKinds.of(meant).findSet(name).orElseThrow();
        Set<Polyform> seen = new HashSet<>();
        for (Kind kind : set.kinds()) {
            assertThat(kind.shape().isConnected()).as(kind.name()).isTrue();
            assertThat(seen.contains(kind.shape())).as(kind.name()).isFalse();
            seen.addAll(kind.shape().orientations(set.symmetry()));
        }
        assertThat(set.kinds()).hasSize(size);
        if (oneSize) {
            assertThat(set.kinds().stream().map(Kind::size).distinct()).hasSize(1);
        }
    }

    /**
     * In each row, the kinds are mirror images of each other. The last digit of a name, if there is one, is the number
     * of cubes.
     */
    @ParameterizedTest
    @CsvSource({"L15, J15", "L25, J25", "L45, J45", "N15, S15", "N25, S25", "A, B"})
    void mirror_images_of_cubes_have_names_of_their_own(String one, String other) {
        Polyform shape = BuiltInKinds.of(Lattices.CUBIC).find(one).orElseThrow().shape();
        Polyform mirrored =
                BuiltInKinds.of(Lattices.CUBIC).find(other).orElseThrow().shape();
        assertThat(shape.orientations(PieceSymmetry.FREE)).contains(mirrored);
        assertThat(shape.orientations(PieceSymmetry.ONE_SIDED)).doesNotContain(mirrored);
    }
}
