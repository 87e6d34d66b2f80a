package io.github.quadrille.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.KindCatalogue.PieceSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BuiltInKindsTest {
    /** Compares the sizes of the sets, and the number of fixed polyominoes in them. OEIS A001168 has 19 and 63. */
    @ParameterizedTest
    @CsvSource({
        "tetrominoes, 5, 19",
        "one-sided-tetrominoes, 7, 19",
        "fixed-tetrominoes, 19, 19",
        "pentominoes, 12, 63",
        "one-sided-pentominoes, 18, 63"
    })
    void each_set_makes_every_fixed_polyomino_once(String name, int kinds, int fixed) {
        PieceSet set = BuiltInKinds.set(name);
        List<Polyform> all = set.kinds().stream()
                .flatMap(kind -> kind.shape().orientations(set.symmetry()).stream())
                .toList();
        assertThat(set.kinds()).hasSize(kinds);
        assertThat(all).hasSize(fixed).doesNotHaveDuplicates();
    }

    @Test
    void all_names_but_sets_are_found_and_connected() {
        Set<String> names = BuiltInKinds.names().stream()
                .filter(name -> BuiltInKinds.findSet(name).isEmpty())
                .collect(Collectors.toSet());
        assertThat(names)
                .allSatisfy(name -> assertThat(
                                BuiltInKinds.find(name).orElseThrow().shape().isConnected())
                        .isTrue());
    }

    @Test
    void the_number_in_a_name_is_the_size() {
        assertThat(BuiltInKinds.names())
                .filteredOn(name -> name.matches("[A-Z][1-5]'?"))
                .hasSizeGreaterThan(25)
                .allSatisfy(name ->
                        assertThat(BuiltInKinds.find(name).orElseThrow().size()).isEqualTo(name.charAt(1) - '0'));
    }

    @Test
    void a_bare_letter_is_the_tetromino() {
        assertThat(BuiltInKinds.find("T4")).isEqualTo(BuiltInKinds.find("T"));
        assertThat(BuiltInKinds.find("T").orElseThrow().size()).isEqualTo(4);
    }

    @Test
    void degrees_turn_clockwise() {
        assertThat(BuiltInKinds.find("L@90").orElseThrow().shape().picture()).containsExactly("X.", "X.", "XX");
        assertThat(BuiltInKinds.find("L4@90").orElseThrow().name()).isEqualTo("L@90");
        assertThat(BuiltInKinds.find("L@45")).isEmpty();
        assertThat(BuiltInKinds.find("@90")).isEmpty();
    }

    @Test
    void j_is_the_mirror_image_of_l_and_z_of_s() {
        for (List<String> pair : List.of(List.of("L", "J"), List.of("S", "Z"), List.of("F5", "F5'"))) {
            Polyform one = BuiltInKinds.find(pair.get(0)).orElseThrow().shape();
            Polyform other = BuiltInKinds.find(pair.get(1)).orElseThrow().shape();
            assertThat(one.orientations(PieceSymmetry.FREE)).contains(other);
            assertThat(one.orientations(PieceSymmetry.ONE_SIDED)).doesNotContain(other);
        }
    }
}
