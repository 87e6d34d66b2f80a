package io.github.quadrille.app.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.KindsReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DiversityTest {
    private static final double EXACT = 1e-12;

    /**
     * Measures a drawing with a small letter for each piece. The kinds are listed in the order in which the letters
     * first occur.
     */
    private static Diversity of(Wrap wrap, String kinds, String... rows) {
        Map<Character, List<Cell>> cells = new LinkedHashMap<>();
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                if (rows[row].charAt(column) != '#') {
                    cells.computeIfAbsent(rows[row].charAt(column), any -> new ArrayList<>())
                            .add(new Cell(row, column));
                }
            }
        }
        List<Placement> pieces = new ArrayList<>();
        cells.values()
                .forEach(piece -> pieces.add(new Placement(kinds.substring(pieces.size(), pieces.size() + 1), piece)));
        List<String> picture =
                List.of(rows).stream().map(row -> row.replaceAll("[^#]", ".")).toList();
        return Diversity.of(
                new Region(picture, wrap),
                Making.TETROMINOES.symmetry(),
                Making.TETROMINOES.kinds(),
                new Packing(pieces));
    }

    @Test
    void squares_alone_are_of_one_kind_and_lie_in_boxes() {
        Diversity squares = of(Wrap.NONE, "OOOO", "aabb", "aabb", "ccdd", "ccdd");
        assertThat(squares).isEqualTo(new Diversity(0, 1, 0));
        assertThat(squares.value()).isEqualTo(1 / 3.0);
    }

    @Test
    void three_of_one_kind_and_one_of_another_have_the_entropy_that_a_hand_computes() {
        Diversity mixed = of(Wrap.NONE, "IIIL", "abcd", "abcd", "abcd", "abcd");
        double entropy = -(0.75 * Math.log(0.75) + 0.25 * Math.log(0.25));
        assertThat(mixed.kinds()).isCloseTo(entropy / Math.log(4), within(EXACT));
    }

    /** Tests three vertical bars. If one of them were horizontal, the value would be ln 3 - 2/3 ln 2. */
    @Test
    void pieces_that_all_lie_the_same_way_have_no_turns() {
        assertThat(of(Wrap.NONE, "III", "abc", "abc", "abc", "abc").turns()).isZero();
    }

    @Test
    void two_bars_one_of_which_lies_have_all_turns_there_are() {
        assertThat(of(Wrap.NONE, "II", "abbbb", "a####", "a####", "a####").turns())
                .isEqualTo(1);
    }

    @Test
    void a_rectangle_that_is_one_piece_is_no_box_and_nor_is_the_board() {
        assertThat(of(Wrap.NONE, "OI", "aabbbb", "aa####").interlocked()).isEqualTo(1);
        assertThat(of(Wrap.NONE, "II", "aaaa", "bbbb").interlocked()).isEqualTo(1);
    }

    @Test
    void a_box_takes_its_pieces_but_not_those_around_it() {
        Diversity pair = of(Wrap.NONE, "LLII", "aaabc", "abbbc", "####c", "####c", "#####", "dddd#");
        assertThat(pair.interlocked()).isEqualTo(0.5);
        Diversity turned = of(Wrap.NONE, "LILI", "aa###d", "ab###d", "ab###d", "bb###d", "cccc##");
        assertThat(turned.interlocked()).isEqualTo(0.5);
    }

    @Test
    void a_piece_across_edges_that_meet_lies_as_it_does_elsewhere() {
        Diversity torus = of(Wrap.BOTH, "II", "a###", "a###", "a###", "a###", "bbbb");
        assertThat(torus.turns()).isEqualTo(1);
        Diversity shifted = of(Wrap.HORIZONTAL, "II", "aaaa#", "bb#bb");
        assertThat(shifted.turns()).isZero();
        // One S is in the middle. The other S wraps around both edges, and so covers cells in three corners of the
        // board but not in the fourth.
        Diversity corner = of(Wrap.BOTH, "SS", "b#####", "##a###", "##aa##", "###a#b", "b####b");
        assertThat(corner.turns()).isZero();
    }

    @Test
    void layers_make_boxes_too() throws UnusableInput {
        List<Placement> pieces = new ArrayList<>();
        for (int layer = 0; layer < 2; layer++) {
            for (int column = 0; column < 4; column += 2) {
                pieces.add(new Placement(
                        "O",
                        List.of(
                                new Cell(layer, 0, column),
                                new Cell(layer, 0, column + 1),
                                new Cell(layer, 1, column),
                                new Cell(layer, 1, column + 1))));
            }
        }
        Region box = new Region(Lattices.CUBIC, 2, Collections.nCopies(4, "...."), Wrap.NONE);
        PieceChoice cubes = PieceChoice.of(KindsReader.read("kinds", "tetracubes", Optional.empty(), Lattices.CUBIC));
        Diversity squares = Diversity.of(box, cubes.symmetry(), cubes.kinds(), new Packing(pieces));
        assertThat(squares).isEqualTo(new Diversity(0, 0, 0));
    }
}
