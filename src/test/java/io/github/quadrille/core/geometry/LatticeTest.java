package io.github.quadrille.core.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class LatticeTest {
    private static List<Lattice> lattices() {
        return Lattices.ALL;
    }

    private static Lattice lattice(String word) {
        return Lattices.ALL.stream()
                .filter(one -> one.word().equals(word))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "square, 8, 4",
        "cubic, 48, 24",
        "hexagonal, 12, 6",
        "triangular, 12, 6",
        "fcc, 48, 24",
        "hypercubic, 384, 192"
    })
    void a_lattice_has_its_isometries_half_of_which_are_turns(String word, int isometries, int turns) {
        assertThat(lattice(word).isometries()).hasSize(isometries);
        assertThat(lattice(word).isometries().stream().map(Isometry::name)).doesNotHaveDuplicates();
        assertThat(lattice(word).isometries(PieceSymmetry.ONE_SIDED)).hasSize(turns);
        assertThat(lattice(word).isometries(PieceSymmetry.FIXED)).containsExactly(Isometry.IDENTITY);
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void isometries_keep_neighbours_and_are_different(Lattice lattice) {
        Cell cell = lattice.isSolid() ? new Cell(3, 7, 4) : new Cell(7, 4);
        Set<List<Cell>> images = new HashSet<>();
        for (Isometry isometry : lattice.isometries()) {
            List<Cell> around = around(lattice, cell).stream()
                    .map(next -> lattice.image(isometry, next))
                    .toList();
            images.add(around);
            assertThat(around)
                    .as(isometry.name())
                    .containsExactlyInAnyOrderElementsOf(around(lattice, lattice.image(isometry, cell)));
        }
        assertThat(images).hasSize(lattice.isometries().size());
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void neighbours_are_neighbours_of_each_other(Lattice lattice) {
        for (Cell cell : List.of(new Cell(3, 4), new Cell(3, 5), new Cell(-3, 4), new Cell(-2, -2))) {
            for (Cell next : around(lattice, cell)) {
                assertThat(around(lattice, next)).contains(cell);
            }
        }
    }

    private static List<Cell> around(Lattice lattice, Cell cell) {
        return lattice.steps(cell).stream().map(cell::shifted).toList();
    }

    /**
     * The numbers of squares, cubes, hexagons and triangles are in OEIS: A000105, A000988; A038119, A000162; A000228,
     * A006535; A000577, A006534. The counts for four dimensions and for balls were computed by this project.
     */
    @ParameterizedTest
    @CsvSource({
        "square, FREE, 1 1 2 5 12 35",
        "square, ONE_SIDED, 1 1 2 7 18 60",
        "cubic, FREE, 1 1 2 7 23",
        "cubic, ONE_SIDED, 1 1 2 8 29",
        "hexagonal, FREE, 1 1 3 7 22 82",
        "hexagonal, ONE_SIDED, 1 1 3 10 33 147",
        "triangular, FREE, 1 1 1 3 4 12 24",
        "triangular, ONE_SIDED, 1 1 1 4 6 19 43",
        "fcc, FREE, 1 1 4 20 131",
        "fcc, ONE_SIDED, 1 1 4 25 210",
        "fcc, FIXED, 1 6 50 475 4881",
        "hypercubic, FREE, 1 1 2 7 26",
        "hypercubic, ONE_SIDED, 1 1 2 7 27"
    })
    void there_are_as_many_connected_forms_as_published(String word, PieceSymmetry symmetry, String published) {
        Lattice lattice = lattice(word);
        List<String> counts = new ArrayList<>();
        Set<Polyform> forms = new HashSet<>(Set.of(new Polyform(lattice, List.of(new Cell(0, 0)))));
        int sizes = published.split(" ").length;
        for (int size = 1; size <= sizes; size++) {
            counts.add("" + forms.size());
            forms = size < sizes ? oneCellMore(forms, symmetry) : Set.of();
        }
        assertThat(String.join(" ", counts)).isEqualTo(published);
    }

    private static Set<Polyform> oneCellMore(Set<Polyform> forms, PieceSymmetry symmetry) {
        Set<Polyform> seen = new HashSet<>();
        Set<Polyform> larger = new HashSet<>();
        // Some turns of a piece made of balls are no symmetries of the lattice. After such a turn, the piece has other
        // neighbours. So all orientations are extended.
        List<Polyform> starts = forms.stream()
                .flatMap(
                        form -> form.lattice() == Lattices.FCC ? form.orientations(symmetry).stream() : Stream.of(form))
                .toList();
        for (Polyform form : starts) {
            for (Cell cell : form.cells()) {
                for (Cell next : around(form.lattice(), cell)) {
                    if (!form.cells().contains(next)) {
                        List<Cell> cells = new ArrayList<>(form.cells());
                        cells.add(next);
                        Polyform one = new Polyform(form.lattice(), cells);
                        if (seen.add(one)) {
                            seen.addAll(one.orientations(symmetry));
                            larger.add(one);
                        }
                    }
                }
            }
        }
        return larger;
    }

    @Test
    void a_turn_by_60_degrees_takes_a_row_of_hexagons_to_a_falling_one() {
        Polyform row = new Polyform(Lattices.HEXAGONAL, List.of(new Cell(0, 0), new Cell(0, 1)));
        Isometry turn = Lattices.HEXAGONAL.isometries().get(1);
        assertThat(turn.name()).isEqualTo("turn 60");
        assertThat(row.transformed(turn).cells()).containsExactly(new Cell(0, 0), new Cell(1, 0));
    }

    @Test
    void a_triangle_that_points_up_becomes_one_that_points_down_only_by_turning() {
        Polyform up = new Polyform(Lattices.TRIANGULAR, List.of(new Cell(4, 2)));
        Polyform down = new Polyform(Lattices.TRIANGULAR, List.of(new Cell(4, 3)));
        assertThat(up).isNotEqualTo(down);
        assertThat(up.orientations(PieceSymmetry.ONE_SIDED)).containsExactly(up, down);
    }
}
