package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.render.PictureDrawing.Brush;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BallDrawingTest {
    /** Records the balls and rods that a drawing draws. */
    private static final class Recorder implements Brush {
        private final List<Point2D> balls = new ArrayList<>();
        private final List<Double> rods = new ArrayList<>();

        @Override
        public void fill(Shape shape, Colour colour) {}

        @Override
        public void line(Shape line, Colour colour, double width) {
            if (line instanceof Line2D) {
                rods.add(width);
            }
        }

        @Override
        public void piece(int piece, Shape outline, Colour fill, double opacity) {
            balls.add(new Point2D.Double(
                    outline.getBounds2D().getCenterX(), outline.getBounds2D().getCenterY()));
        }
    }

    @Test
    void no_ball_hides_another_and_a_piece_has_rods_in_its_layer_and_to_the_next() throws Exception {
        var puzzle =
                PuzzleReader.parse("test", "{board: pyramid-4, lattice: fcc, pieces: {all: 1}, shapes: {all: XX}}");
        Recorder recorder = new Recorder();
        assertThat(puzzle.region().lattice()).isSameAs(Lattices.FCC);
        Placement all = new Placement("all", puzzle.region().cells());
        new BallDrawing(Picture.of(puzzle, new Packing(List.of(all))), Look.PLAIN).drawWith(recorder);
        assertThat(recorder.balls).hasSize(30);
        for (Point2D one : recorder.balls) {
            assertThat(recorder.balls).allMatch(other -> one.equals(other) || one.distance(other) > 0.85);
        }
        assertThat(recorder.rods).filteredOn(width -> width == 0.08).hasSize(4 * (9 + 4 + 1));
        assertThat(recorder.rods).filteredOn(width -> width == BallPlan.ROD).hasSize(24 + 12 + 4);
    }
}
