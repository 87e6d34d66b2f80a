package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PieceLettersTest {
    /**
     * Returns a picture of a row of hexagons with some pieces of one cell. Each piece is given by its kind and its
     * column.
     */
    private static Picture row(int columns, List<String> names, int... places) {
        Polyform single = new Polyform(Lattices.HEXAGONAL, List.of(new Cell(0, 0)));
        Bag bag = new Bag(List.of("a", "b").stream()
                .map(name -> new Supply(new Kind(name, single), CountRange.ANY))
                .toList());
        Region region = new Region(Lattices.HEXAGONAL, 1, List.of(".".repeat(columns)), Wrap.NONE);
        return Picture.of(
                new Puzzle("test", region, PieceSymmetry.FREE, bag),
                new Packing(IntStream.range(0, places.length)
                        .mapToObj(i -> new Placement(names.get(i), List.of(new Cell(0, places[i]))))
                        .toList()));
    }

    @Test
    void pieces_of_a_kind_that_do_not_touch_have_its_letter() {
        Picture picture = row(4, List.of("a", "b", "a"), 0, 1, 2);
        assertThat(new TerminalPicture(80, false).of(picture)).isEqualTo("a b a .\n");
    }

    @Test
    void pieces_of_a_kind_that_touch_have_letters_of_their_own_and_the_legend_says_so() {
        Picture picture = row(5, List.of("a", "b", "a", "a"), 0, 1, 2, 3);
        assertThat(new TerminalPicture(80, false).of(picture)).isEqualTo("C b D E .\nC D E = a ×3\n");
    }

    @Test
    void when_letters_are_used_up_neighbours_differ_still() {
        int[] places = IntStream.range(0, 200).toArray();
        PieceLetters letters = new PieceLetters(
                row(200, IntStream.of(places).mapToObj(i -> "a").toList(), places));
        for (int piece = 1; piece < places.length; piece++) {
            assertThat(letters.of(piece)).isNotEqualTo(letters.of(piece - 1));
        }
        assertThat(letters.ofKind(0)).hasSize(51).doesNotContain('b');
    }
}
