package io.github.quadrille.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.KindCatalogue.PieceSet;
import io.github.quadrille.testing.Slow;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class PolyformSetsTest {
    private static final KindCatalogue SQUARES = BuiltInKinds.of(Lattices.SQUARE);

    private static Lattice lattice(String word) {
        return Lattices.ALL.stream()
                .filter(lattice -> lattice.word().equals(word))
                .findFirst()
                .orElseThrow();
    }

    /**
     * The counts are in the OEIS: A000105, A000988 and A001168 for squares, A000162 and A038119 for cubes, A000228 and
     * A006535 for hexagons, A000577 and A006534 for triangles. The counts of forms without holes are lower by the forms
     * that have one: one heptomino, six octominoes and one hexahex.
     */
    @ParameterizedTest
    @CsvSource({
        "square, monominoes, 1",
        "square, dominoes, 1",
        "square, trominoes, 2",
        "square, hexominoes, 35",
        "square, heptominoes, 108",
        "square, octominoes, 369",
        "square, one-sided-trominoes, 2",
        "square, one-sided-hexominoes, 60",
        "square, one-sided-heptominoes, 196",
        "square, one-sided-octominoes, 704",
        "square, fixed-monominoes, 1",
        "square, fixed-dominoes, 2",
        "square, fixed-trominoes, 6",
        "square, fixed-pentominoes, 63",
        "square, fixed-hexominoes, 216",
        "square, fixed-heptominoes, 760",
        "square, fixed-octominoes, 2725",
        "square, hole-free-hexominoes, 35",
        "square, hole-free-heptominoes, 107",
        "square, one-sided-hole-free-heptominoes, 195",
        "square, hole-free-octominoes, 363",
        "cubic, tricubes, 2",
        "cubic, free-tetracubes, 7",
        "cubic, free-pentacubes, 23",
        "cubic, hexacubes, 166",
        "cubic, free-hexacubes, 112",
        "hexagonal, dihexes, 1",
        "hexagonal, hexahexes, 82",
        "hexagonal, hole-free-hexahexes, 81",
        "hexagonal, heptahexes, 333",
        "hexagonal, one-sided-hexahexes, 147",
        "triangular, triamonds, 1",
        "triangular, octiamonds, 66",
        "triangular, one-sided-octiamonds, 120"
    })
    void all_forms_of_a_size_are_there_once(String lattice, String name, int count) {
        PieceSet set = BuiltInKinds.of(lattice(lattice)).findSet(name).orElseThrow();
        assertThat(set.kinds()).hasSize(count);
        assertThat(set.kinds()).extracting(Kind::name).doesNotHaveDuplicates();
        assertThat(set.kinds())
                .extracting(kind -> new HashSet<>(kind.shape().orientations(set.symmetry())))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(strings = {"tetrominoes", "pentominoes", "one-sided-pentominoes"})
    void sets_with_names_of_their_own_are_the_same_forms(String name) {
        PieceSet stored = SQUARES.findSet(name).orElseThrow();
        PolyformSets grown = new PolyformSets(SQUARES, Lattices.SQUARE);
        assertThat(grown.findSet(name).orElseThrow().kinds()).containsExactlyInAnyOrderElementsOf(stored.kinds());
    }

    @Test
    void kinds_have_numbers_or_letters_and_are_found_by_both() {
        PieceSet hexominoes = SQUARES.findSet("hexominoes").orElseThrow();
        assertThat(hexominoes.kinds()).first().extracting(Kind::name).isEqualTo("I6");
        assertThat(SQUARES.find("hexomino-1")).contains(hexominoes.kinds().get(0));
        assertThat(hexominoes.kinds())
                .allSatisfy(kind -> assertThat(SQUARES.find(kind.name())).contains(kind));
        assertThat(SQUARES.find("Y6").orElseThrow().shape().orientations(PieceSymmetry.FREE))
                .contains(Polyform.drawn("XXXXX", ".X..."));
        assertThat(SQUARES.find("L7").orElseThrow().shape().picture()).containsExactly("XXXXXX", "X.....");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hexomino-36",
                "hexomino-0",
                "nonomino-1",
                "Q6",
                "I9",
                "I6'",
                "hexomino-",
                "tetrahexes",
                "free-hexominoes"
            })
    void what_there_is_not_is_not_found(String name) {
        assertThat(SQUARES.knows(name)).isFalse();
    }

    @Test
    void their_names_may_be_given_to_other_drawings() {
        assertThat(SQUARES.reserves("Y6")).isFalse();
        assertThat(SQUARES.reserves("hexominoes")).isFalse();
        assertThat(SQUARES.reserves("Y5")).isTrue();
        assertThat(SQUARES.reserves("I4")).isTrue();
        assertThat(SQUARES.reserves("3x5")).isTrue();
        assertThat(SQUARES.reserves("pentominoes")).isTrue();
    }

    @Test
    void mirror_images_and_turned_kinds_are_found() {
        assertThat(SQUARES.find("Y6'").orElseThrow().shape().picture()).containsExactly("XXXXX", "...X.");
        assertThat(SQUARES.find("Y6'@90").orElseThrow().shape().height()).isEqualTo(5);
        PieceSet fixed = SQUARES.findSet("fixed-hexominoes").orElseThrow();
        assertThat(fixed.kinds())
                .allSatisfy(kind -> assertThat(SQUARES.find(kind.name())).contains(kind));
    }

    @Test
    void the_set_for_another_symmetry_is_known() {
        PieceSet set = SQUARES.findSet("one-sided-hole-free-heptominoes").orElseThrow();
        assertThat(SQUARES.findSet(set, PieceSymmetry.FREE).orElseThrow().name())
                .isEqualTo("hole-free-heptominoes");
    }

    @Test
    void the_heptomino_with_a_hole_is_the_ring_less_a_corner() {
        List<Kind> holed = SQUARES.findSet("heptominoes").orElseThrow().kinds().stream()
                .filter(kind -> SQUARES.findSet("hole-free-heptominoes").orElseThrow().kinds().stream()
                        .noneMatch(kind::equals))
                .toList();
        assertThat(holed)
                .singleElement()
                .satisfies(kind -> assertThat(kind.shape().orientations(PieceSymmetry.FREE))
                        .contains(Polyform.drawn("XXX", "X.X", "XX.")));
    }
}
