package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests pieces that overlap each other or holes, or reach beyond the edges. */
final class StatePictureTest {
    private static final Puzzle PUZZLE = Sample.puzzle("state", Wrap.NONE, "AA#", "...");
    private static final Placement LEFT = domino(0, 0, 0, 1);
    private static final Placement ON_IT = domino(0, 1, 1, 1);
    private static final Placement ON_HOLE = domino(0, 2, 1, 2);
    private static final Placement OVER = domino(1, 0, 2, 0);

    @Test
    void cells_with_several_pieces_are_counted() {
        Picture picture = state(LEFT, ON_IT, OVER);
        assertThat(picture.conflicts()).isEqualTo(Map.of(new Cell(0, 1), 2));
        Drawing drawing = new Drawing(picture, Look.PLAIN);
        assertThat(drawing.opacity(0)).isLessThan(1);
        assertThat(drawing.opacity(1)).isLessThan(1);
        assertThat(drawing.opacity(2)).isEqualTo(1);
    }

    @Test
    void a_piece_on_a_hole_is_counted() {
        assertThat(state(LEFT, ON_HOLE).conflicts()).isEqualTo(Map.of(new Cell(0, 2), 1));
    }

    @Test
    void pieces_are_counted_beyond_the_edges_too() {
        assertThat(state(OVER, OVER).conflicts()).isEqualTo(Map.of(new Cell(1, 0), 2, new Cell(2, 0), 2));
    }

    @Test
    void a_packing_has_neither_conflicts_nor_gutters() {
        Picture picture = Picture.of(PUZZLE, new Packing(List.of(LEFT)));
        assertThat(picture.conflicts()).isEmpty();
        assertThat(Gutters.of(picture)).isEqualTo(Gutters.NONE);
    }

    @Test
    void gutters_are_as_large_as_the_pieces_need_them() {
        assertThat(Gutters.of(state(OVER))).isEqualTo(new Gutters(1, 0));
        assertThat(Gutters.of(state(domino(1, 2, 1, 4), OVER))).isEqualTo(new Gutters(1, 2));
    }

    @Test
    void the_gutter_is_part_of_the_paper() {
        String on = SvgPicture.of(state(LEFT));
        String over = SvgPicture.of(state(LEFT, OVER));
        assertThat(on).contains("viewBox=\"-16 -16 152 112\"");
        assertThat(over).contains("viewBox=\"-16 -16 152 152\"");
        assertThat(PngPicture.image(state(OVER), Look.PLAIN).getHeight())
                .isEqualTo(PngPicture.image(state(LEFT), Look.PLAIN).getHeight() + 96);
    }

    @Test
    void pieces_on_each_other_are_seen_through_and_counted() {
        assertThat(SvgPicture.of(state(LEFT, ON_IT)).split("fill-opacity=\"0.55\"", -1))
                .hasSize(3);
        assertThat(SvgPicture.of(state(LEFT, ON_IT))).contains("pointer-events=\"none\"");
        assertThat(SvgPicture.of(state(LEFT, OVER))).doesNotContain("fill-opacity");
    }

    @Test
    void beyond_the_top_and_the_left_edge_nothing_can_lie() {
        assertThatThrownBy(() -> state(domino(-1, 0, 0, 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not a cell");
    }

    private static Placement domino(int... coordinates) {
        return new Placement(
                "A", List.of(new Cell(coordinates[0], coordinates[1]), new Cell(coordinates[2], coordinates[3])));
    }

    private static Picture state(Placement... pieces) {
        return Picture.ofState(PUZZLE, new Packing(Arrays.asList(pieces)));
    }
}
