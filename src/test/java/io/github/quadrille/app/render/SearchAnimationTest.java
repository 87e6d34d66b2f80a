package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

final class SearchAnimationTest {
    private static final Puzzle PUZZLE = Sample.puzzle("board", Wrap.NONE, "AA", "aa");
    private static final SearchAnimation ANIMATION = new SearchAnimation(PUZZLE, "board <by> nobody");

    @Test
    void a_piece_that_stays_is_drawn_once() {
        String svg = ANIMATION.of(List.of(moment(0, 0), moment(0, 0, 1), moment(0, 0)), "note");
        assertThat(tiles(svg)).isEqualTo(2);
        assertThat(tiles(ANIMATION.of(List.of(moment(0, 0), moment(0, 1)), "note")))
                .isEqualTo(2);
    }

    @Test
    void two_pieces_on_the_same_cells_are_two() {
        assertThat(tiles(ANIMATION.of(List.of(moment(0, 0, 0)), "note"))).isEqualTo(2);
    }

    @Test
    void a_bar_stands_where_the_search_began_anew() {
        assertThat(bars(ANIMATION.of(List.of(moment(0, 0), moment(0, 1)), "note")))
                .isZero();
        assertThat(bars(ANIMATION.of(List.of(moment(0, 0), moment(1, 1), moment(1, 0), moment(4, 1)), "note")))
                .isEqualTo(2);
    }

    @Test
    void room_is_left_for_all_that_ever_hangs_over() {
        assertThat(ANIMATION.of(List.of(moment(0, 0), moment(0, 2), moment(0, 1)), "note"))
                .contains("fill=\"#e7e8ea\" d=\"M0 80h80v40h-80v-40z\"");
    }

    @Test
    void it_is_well_formed_and_its_titles_are_read() throws Exception {
        Element svg = parsed(ANIMATION.of(List.of(moment(0, 0), moment(1, 0, 0)), "2 & more"));
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("board <by> nobody");
        assertThat(svg.getTextContent()).contains("first", "second", "2 & more");
    }

    @Test
    void sixty_states_of_many_pieces_are_of_reasonable_size() {
        String[] rows = IntStream.range(0, 20).mapToObj(row -> "AA".repeat(10)).toArray(String[]::new);
        SearchAnimation animation = new SearchAnimation(Sample.puzzle("large", Wrap.NONE, rows), "large");
        List<SearchAnimation.Moment> moments = IntStream.range(0, 60)
                .mapToObj(i -> new SearchAnimation.Moment(
                        new Packing(IntStream.range(0, 200)
                                .mapToObj(piece -> new Placement(
                                        "A",
                                        List.of(
                                                new Cell(piece / 10, (piece + i) % 10 * 2),
                                                new Cell(piece / 10, (piece + i) % 10 * 2 + 1 - i % 2))))
                                .toList()),
                        i,
                        "",
                        ""))
                .toList();
        assertThat(animation.of(moments, "").length()).isBetween(100_000, 3_000_000);
    }

    private static int tiles(String svg) {
        return svg.split("<path fill=\"#[0-9a-f]+\"( fill-opacity=\"0.55\")? stroke=", -1).length - 1;
    }

    private static int bars(String svg) {
        return svg.split("-3v12", -1).length - 1;
    }

    /** Returns a moment with a domino in each of these rows. */
    private static SearchAnimation.Moment moment(long restart, int... rows) {
        Packing pieces = new Packing(IntStream.of(rows)
                .mapToObj(row -> new Placement("A", List.of(new Cell(row, 0), new Cell(row, 1))))
                .toList());
        return new SearchAnimation.Moment(pieces, restart, "first", "second");
    }

    private static Element parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement();
    }
}
