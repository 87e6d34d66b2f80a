package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.Kind;
import java.awt.Shape;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SolidPieceTest {
    @Test
    void of_a_bar_of_four_cubes_nine_faces_are_seen() {
        assertThat(faces(kinds("tetracubes").get(0))).hasSize(4 + 4 + 1);
    }

    @Test
    void every_piece_of_the_soma_cube_is_turned_so_that_each_of_its_cubes_is_seen() {
        for (Kind kind : kinds("soma")) {
            List<Shape> faces = faces(kind);
            assertThat(faces.size()).as(kind.name()).isGreaterThanOrEqualTo(2 * kind.size());
        }
    }

    private static List<Kind> kinds(String set) {
        return BuiltInKinds.of(Lattices.CUBIC).findSet(set).orElseThrow().kinds();
    }

    private static List<Shape> faces(Kind kind) {
        List<Shape> faces = new ArrayList<>();
        SolidPiece.of(kind.shape())
                .draw(
                        new Pen() {
                            @Override
                            public void fill(Shape shape, Colour colour) {
                                faces.add(shape);
                            }

                            @Override
                            public void line(Shape line, Colour colour, double width) {
                                // Each face is filled and outlined. Only the filling counts, so that no face counts
                                // twice.
                            }
                        },
                        Colour.WHITE,
                        Colour.BLACK);
        return faces;
    }
}
