package io.github.quadrille.proof.checker.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.proof.checker.puzzle.LatticeForm.PieceMoves;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the table of kinds with all shapes of their sizes, which are grown cell by cell. */
class NamedKindsTest {
    @ParameterizedTest
    @CsvSource({
        "SQUARE, tetrominoes, 4, FREE, 5",
        "SQUARE, one-sided-tetrominoes, 4, ONE_SIDED, 7",
        "SQUARE, fixed-tetrominoes, 4, FIXED, 19",
        "SQUARE, pentominoes, 5, FREE, 12",
        "SQUARE, one-sided-pentominoes, 5, ONE_SIDED, 18",
        "CUBIC, tetracubes, 4, ONE_SIDED, 8",
        "CUBIC, pentacubes, 5, ONE_SIDED, 29",
        "HEXAGONAL, trihexes, 3, FREE, 3",
        "HEXAGONAL, tetrahexes, 4, FREE, 7",
        "HEXAGONAL, one-sided-tetrahexes, 4, ONE_SIDED, 10",
        "HEXAGONAL, pentahexes, 5, FREE, 22",
        "HEXAGONAL, one-sided-pentahexes, 5, ONE_SIDED, 33",
        "TRIANGULAR, tetriamonds, 4, FREE, 3",
        "TRIANGULAR, pentiamonds, 5, FREE, 4",
        "TRIANGULAR, hexiamonds, 6, FREE, 12",
        "TRIANGULAR, one-sided-hexiamonds, 6, ONE_SIDED, 19",
        "TRIANGULAR, heptiamonds, 7, FREE, 24"
    })
    void a_set_has_every_connected_shape_of_its_size_once(
            LatticeForm form, String set, int size, PieceMoves moves, int number) {
        NamedKinds kinds = new NamedKinds(form);
        List<String> names = kinds.namesOfSet(set);
        Set<Set<List<PicturePosition>>> looks = new HashSet<>();
        for (String name : names) {
            looks.add(form.orientations(kinds.shape(name).orElseThrow(), moves));
        }
        assertThat(names).hasSize(number);
        assertThat(kinds.movesOfSet(set)).hasValue(moves);
        assertThat(looks).hasSize(number).isEqualTo(grown(form, size, moves));
    }

    private static Set<Set<List<PicturePosition>>> grown(LatticeForm form, int size, PieceMoves moves) {
        Set<Set<List<PicturePosition>>> shapes = new HashSet<>();
        shapes.add(form.orientations(List.of(new PicturePosition(0, 0, 0)), moves));
        if (form == LatticeForm.TRIANGULAR) {
            shapes.add(form.orientations(List.of(new PicturePosition(0, 0, 1)), moves));
        }
        for (int cells = 1; cells < size; cells++) {
            Set<Set<List<PicturePosition>>> larger = new HashSet<>();
            for (Set<List<PicturePosition>> shape : shapes) {
                List<PicturePosition> one = shape.iterator().next();
                for (PicturePosition cell : one) {
                    for (PicturePosition step : form.steps(cell)) {
                        if (!one.contains(cell.plus(step))) {
                            List<PicturePosition> more = new ArrayList<>(one);
                            more.add(cell.plus(step));
                            larger.add(form.orientations(more, moves));
                        }
                    }
                }
            }
            shapes = larger;
        }
        return shapes;
    }

    @Test
    void a_shape_has_as_many_orientations_as_the_lattice_has_ways_to_turn_it() {
        assertThat(LatticeForm.SQUARE.orientations(shape(LatticeForm.SQUARE, "L"), PieceMoves.FREE))
                .hasSize(8);
        assertThat(LatticeForm.CUBIC.orientations(shape(LatticeForm.CUBIC, "L25"), PieceMoves.ONE_SIDED))
                .hasSize(24);
        assertThat(LatticeForm.CUBIC.orientations(shape(LatticeForm.CUBIC, "L25"), PieceMoves.FREE))
                .hasSize(48);
        assertThat(LatticeForm.HEXAGONAL.orientations(shape(LatticeForm.HEXAGONAL, "J4"), PieceMoves.FREE))
                .hasSize(12);
        assertThat(LatticeForm.TRIANGULAR.orientations(shape(LatticeForm.TRIANGULAR, "P6"), PieceMoves.FREE))
                .hasSize(12);
    }

    private static List<PicturePosition> shape(LatticeForm form, String name) {
        return new NamedKinds(form).shape(name).orElseThrow();
    }

    @Test
    void turns_are_clockwise_and_a_prime_is_a_mirror_image() {
        NamedKinds kinds = new NamedKinds(LatticeForm.SQUARE);
        assertThat(kinds.shape("V3@90").orElseThrow())
                .containsExactly(
                        new PicturePosition(0, 0, 0), new PicturePosition(0, 0, 1), new PicturePosition(0, 1, 0));
        assertThat(kinds.shape("L5'").orElseThrow())
                .isEqualTo(LatticeForm.SQUARE.mirrored(kinds.shape("L5").orElseThrow()));
        assertThat(kinds.usualName("T4")).isEqualTo("T");
        assertThat(kinds.shape("Q9")).isEmpty();
    }
}
