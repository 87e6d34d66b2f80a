package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrille.app.render.Look.Ink;
import io.github.quadrille.app.render.Look.View;
import io.github.quadrille.app.render.PictureDrawing.Brush;
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
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExplodedDrawingTest {
    private static final int SIDE = 4;
    private static final Colour FILL = new Palette(List.of("piece")).of(0);

    private static Picture picture(Lattice lattice, int layers, List<String> rows, List<List<Cell>> pieces) {
        Kind kind = new Kind("piece", new Polyform(lattice, pieces.get(0)));
        Puzzle puzzle = new Puzzle(
                "test",
                new Region(lattice, layers, rows, Wrap.NONE),
                PieceSymmetry.FREE,
                new Bag(List.of(new Supply(kind, CountRange.ANY))));
        return Picture.of(
                puzzle,
                new Packing(pieces.stream()
                        .map(cells -> new Placement("piece", cells))
                        .toList()));
    }

    /** Records the lines and pieces that a drawing draws. */
    private static final class Recorder implements Brush {
        private final List<Rectangle2D> lines = new ArrayList<>();
        private int pieces;

        @Override
        public void fill(Shape shape, Colour colour) {}

        @Override
        public void line(Shape line, Colour colour, double width) {
            lines.add(line.getBounds2D());
        }

        @Override
        public void piece(int piece, Shape outline, Colour fill, double opacity) {
            pieces++;
        }
    }

    private static Recorder recorded(Picture picture) {
        Recorder recorder = new Recorder();
        new ExplodedDrawing(picture, Look.PLAIN).drawWith(recorder);
        return recorder;
    }

    @Test
    void a_piece_in_two_layers_has_a_top_in_each_and_a_rod_between() {
        List<Cell> tower = List.of(new Cell(0, 0, 0), new Cell(1, 0, 0));
        Recorder recorder = recorded(picture(Lattices.CUBIC, 2, List.of(".", "."), List.of(tower)));
        assertThat(recorder.pieces).isEqualTo(2);
        assertThat(recorder.lines).filteredOn(ExplodedDrawingTest::isRod).hasSize(1);
    }

    @Test
    void what_lies_in_one_layer_alone_has_no_rod() {
        List<Cell> lower = List.of(new Cell(0, 0, 0));
        List<Cell> upper = List.of(new Cell(1, 0, 0));
        Recorder recorder = recorded(picture(Lattices.CUBIC, 2, List.of(".", "."), List.of(lower, upper)));
        assertThat(recorder.lines).noneMatch(ExplodedDrawingTest::isRod);
    }

    /** Returns whether a line is a rod. The strokes of numbers are shorter. */
    private static boolean isRod(Rectangle2D line) {
        return line.getWidth() == 0 && line.getHeight() > 0.5;
    }

    @Test
    void only_cubes_and_squares_are_drawn_in_space() {
        Picture hexagon = picture(Lattices.HEXAGONAL, 1, List.of("."), List.of(List.of(new Cell(0, 0))));
        assertThatIllegalArgumentException().isThrownBy(() -> new ExplodedDrawing(hexagon, Look.PLAIN));
    }

    /**
     * Follows the ray from points of each piece to the eye. If nothing hides a point, the picture must show the colour
     * of the point's face there.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void what_is_near_hides_what_is_far(long seed) {
        Random random = new Random(seed);
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < SIDE * SIDE; i++) {
            if (random.nextBoolean()) {
                cells.add(new Cell(i / SIDE, i % SIDE));
            }
        }
        Picture picture = picture(Lattices.SQUARE, 1, List.of("....", "....", "....", "...."), List.of(cells));
        BufferedImage image = PngPicture.image(picture, new Look(View.EXPLODED, Ink.COLOUR, false));
        for (Cell cell : cells) {
            for (double height : new double[] {0.2, 0.8}) {
                check(image, picture, cell.row() + 1, cell.column() + 0.3, height, 0.13);
                check(image, picture, cell.row() + 0.3, cell.column() + 1, height, 0.27);
            }
            check(image, picture, cell.row() + 0.3, cell.column() + 0.6, 1, 0);
        }
    }

    private static void check(
            BufferedImage image, Picture picture, double row, double column, double height, double shadow) {
        boolean hidden = false;
        for (double t = 0.01; height + t < 1; t += 0.01) {
            hidden |= isPiece(picture, row + t, column + t);
        }
        if (!hidden) {
            Rectangle2D paper = new ExplodedDrawing(picture, Look.PLAIN).paper();
            double scale = image.getWidth() / paper.getWidth();
            double x = (column - row) * Math.sqrt(3) / 2 - paper.getX();
            double y = (column + row) / 2 - height - paper.getY();
            Colour seen = new Colour(image.getRGB((int) (x * scale), (int) (y * scale)) & 0xffffff);
            assertThat(seen).isEqualTo(FILL.mixed(Colour.BLACK, shadow));
        }
    }

    private static boolean isPiece(Picture picture, double row, double column) {
        return picture.pieceAt((int) Math.floor(row), (int) Math.floor(column)) >= 0;
    }
}
