package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
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
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.Test;

class LatticePictureTest {
    private static Picture picture(Lattice lattice, int layers, List<String> rows, Cell... piece) {
        Kind kind = new Kind("piece", new Polyform(lattice, List.of(piece)));
        Puzzle puzzle = new Puzzle(
                "test",
                new Region(lattice, layers, rows, Wrap.NONE),
                PieceSymmetry.FREE,
                new Bag(List.of(new Supply(kind, CountRange.ANY))));
        return Picture.of(puzzle, new Packing(List.of(new Placement("piece", List.of(piece)))));
    }

    private static final Picture CUBES = picture(
            Lattices.CUBIC,
            2,
            List.of("..", "?#", "..", ".."),
            new Cell(0, 0, 0),
            new Cell(1, 0, 0),
            new Cell(1, 0, 1));
    private static final Picture HEXAGONS = picture(
            Lattices.HEXAGONAL, 1, List.of("#..", "...", "..#"), new Cell(0, 1), new Cell(1, 0), new Cell(1, 1));
    private static final Picture TRIANGLES =
            picture(Lattices.TRIANGULAR, 1, List.of("#.#", "..."), new Cell(1, 1), new Cell(1, 2));

    private static final Picture BALLS = picture(
            Lattices.FCC,
            2,
            List.of("...", ".?.", "...", "..#", "..#", "###"),
            new Cell(0, 0, 0),
            new Cell(0, 0, 1),
            new Cell(0, 2, 1),
            new Cell(1, 1, 0));

    @Test
    void balls_lie_half_a_ball_to_the_right_and_down_of_the_layer_below() {
        CellOutlines outlines = CellOutlines.of(BALLS.region());
        Point2D first = outlines.centre(new Cell(0, 0, 0));
        Point2D above = outlines.centre(new Cell(1, 0, 0));
        assertThat(above.getY()).isEqualTo(first.getY() + 0.5);
        assertThat((above.getX() - first.getX()) % 1).isEqualTo(0.5);
        assertThat(outlines.below(BALLS.region().cells()).contains(above)).isFalse();
    }

    @Test
    void balls_of_a_piece_are_joined_where_they_touch_in_a_layer() {
        CellOutlines outlines = CellOutlines.of(BALLS.region());
        Path2D outline = outlines.piece(BALLS.cells(0));
        assertThat(corners(outline, PathIterator.SEG_MOVETO)).isEqualTo(3);
        assertThat(outline.contains(1, 0.5)).isTrue();
        assertThat(outline.contains(1, 2)).isFalse();
    }

    @Test
    void layers_of_cubes_stand_side_by_side() {
        assertThat(new TerminalPicture(80, false).board(CUBES)).isEqualTo("p .   p p\n? #   . .\n");
        assertThat(new TerminalPicture(5, false).board(CUBES)).isEqualTo("p .\n? #\n\np p\n. .\n");
    }

    @Test
    void hexagons_and_triangles_look_as_in_files() {
        assertThat(new TerminalPicture(80, false).board(HEXAGONS)).isEqualTo(" p .\np p .\n . .\n");
        assertThat(new TerminalPicture(80, false).board(TRIANGLES)).isEqualTo(" .\n.pp\n");
    }

    @Test
    void a_piece_in_several_layers_is_one_path_of_several_parts() {
        String path = SvgPicture.of(CUBES)
                .lines()
                .filter(line -> line.contains("<title>piece at (0, 0, 0)</title>"))
                .findFirst()
                .orElseThrow();
        assertThat(path.chars().filter(c -> c == 'M').count()).isEqualTo(2);
    }

    @Test
    void the_outline_of_hexagons_leaves_their_common_sides_out() {
        CellOutlines outlines = new CellOutlines(Lattices.HEXAGONAL, new Cell(0, 0, 2));
        assertThat(corners(outlines, new Cell(0, 0))).isEqualTo(6);
        assertThat(corners(outlines, new Cell(0, 0), new Cell(0, 1))).isEqualTo(10);
        assertThat(corners(outlines, new Cell(0, 0), new Cell(0, 1), new Cell(1, 0)))
                .isEqualTo(12);
    }

    @Test
    void the_outline_of_a_hexagon_of_triangles_has_six_corners() {
        CellOutlines outlines = new CellOutlines(Lattices.TRIANGULAR, new Cell(0, 0, 2));
        assertThat(corners(
                        outlines,
                        new Cell(1, 1),
                        new Cell(1, 2),
                        new Cell(1, 3),
                        new Cell(2, 1),
                        new Cell(2, 2),
                        new Cell(2, 3)))
                .isEqualTo(6);
    }

    private static int corners(CellOutlines outlines, Cell... cells) {
        Path2D around = outlines.around(List.of(cells));
        return corners(around, PathIterator.SEG_MOVETO) + corners(around, PathIterator.SEG_LINETO);
    }

    private static int corners(Path2D path, int segment) {
        int corners = 0;
        for (var at = path.getPathIterator(null); !at.isDone(); at.next()) {
            corners += at.currentSegment(new double[6]) == segment ? 1 : 0;
        }
        return corners;
    }

    @Test
    void pictures_have_dots_for_all_lattices() {
        for (Picture picture : List.of(CUBES, HEXAGONS, TRIANGLES, BALLS)) {
            BufferedImage image = PngPicture.image(picture, Look.PLAIN);
            assertThat(Math.max(image.getWidth(), image.getHeight())).isBetween(100, 2100);
        }
    }
}
