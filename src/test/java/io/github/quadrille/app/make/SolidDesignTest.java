package io.github.quadrille.app.make;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.app.make.SolidDesign.Named;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.Surface;
import io.github.quadrille.app.render.Surface.Vertex;
import io.github.quadrille.testing.Slow;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Slow
class SolidDesignTest {
    private static final double BED = 300;
    private static final double CLEARANCE = 0.3;

    private static List<Named> solids(Picture picture, double chamfer) {
        return new SolidDesign(picture, 20, CLEARANCE, chamfer, 6, 4)
                .beds(BED, BED).stream().flatMap(List::stream).toList();
    }

    static Stream<Picture> all() {
        return Stream.of(
                Made.pentominoes(), Made.hexagons(), Made.triangles(), Made.holes(), Made.soma(), Made.balls());
    }

    @ParameterizedTest
    @MethodSource("all")
    void every_solid_is_closed_and_lies_flat_on_the_bed(Picture picture) {
        List<Named> solids = solids(picture, 0.5);
        assertThat(solids).hasSize(picture.size() + 1);
        for (Named solid : solids) {
            Map<List<Integer>, Integer> sides = new HashMap<>();
            for (int[] corners : solid.surface().triangles()) {
                for (int i = 0; i < 3; i++) {
                    sides.merge(List.of(corners[i], corners[(i + 1) % 3]), 1, Integer::sum);
                }
            }
            sides.forEach((side, count) -> {
                assertThat(count).isOne();
                assertThat(sides).containsKey(List.of(side.get(1), side.get(0)));
            });
            assertThat(solid.surface().vertices()).doesNotHaveDuplicates().allSatisfy(at -> {
                assertThat(at.x()).isBetween(1.0, BED - 1);
                assertThat(at.y()).isBetween(1.0, BED - 1);
                assertThat(at.z()).isNotNegative();
            });
            assertThat(solid.surface().vertices()).extracting(Vertex::z).contains(0.0);
        }
    }

    /** Returns the volume by the divergence theorem. It would be negative if faces looked inwards. */
    private static double volume(Surface surface) {
        double volume = 0;
        for (int[] corners : surface.triangles()) {
            Vertex a = surface.vertices().get(corners[0]);
            Vertex b = surface.vertices().get(corners[1]);
            Vertex c = surface.vertices().get(corners[2]);
            volume += a.x() * (b.y() * c.z() - c.y() * b.z())
                    - a.y() * (b.x() * c.z() - c.x() * b.z())
                    + a.z() * (b.x() * c.y() - c.x() * b.y());
        }
        return volume / 6;
    }

    /**
     * Returns the volume of a plate with chamfers, from the area and length of its outline. Moving the outline inwards
     * by a distance takes away a strip of this width along the outline. The corners add back {@code corners} squares
     * with this distance as their side.
     */
    private static double plate(double area, double length, double corners, double chamfer) {
        double[] areas = new double[3];
        for (int i = 0; i < 3; i++) {
            double in = CLEARANCE / 2 + chamfer * i / 2;
            areas[i] = area - length * in + corners * in * in;
        }
        // Simpson's rule is exact for quadratic functions.
        return (6 - 2 * chamfer) * areas[0] + 2 * chamfer * (areas[0] + 4 * areas[1] + areas[2]) / 6;
    }

    private static double ofKind(List<Named> solids, String kind) {
        return solids.stream()
                .filter(solid -> solid.name().startsWith(kind + "-"))
                .mapToDouble(solid -> volume(solid.surface()))
                .findFirst()
                .orElseThrow();
    }

    private static double tray(Picture picture) {
        return solids(picture, 0).stream()
                .filter(solid -> solid.name().equals("tray"))
                .mapToDouble(solid -> volume(solid.surface()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void volumes_are_right_to_a_millionth() {
        List<Named> squares = solids(Made.pentominoes(), 0.8);
        assertThat(ofKind(squares, "W5")).isEqualTo(plate(2000, 240, 4, 0.8), within(1e-6 * 2000));
        assertThat(ofKind(squares, "P5")).isEqualTo(plate(2000, 200, 4, 0.8), within(1e-6 * 2000));
        double hexagon = 200 * Math.sqrt(3);
        double side = 20 / Math.sqrt(3);
        assertThat(ofKind(solids(Made.hexagons(), 0.8), "I4"))
                .isEqualTo(plate(4 * hexagon, 18 * side, 6 / Math.sqrt(3), 0.8), within(1e-6 * 2000));
        double triangle = 28 * 28 * Math.sqrt(3) / 4;
        assertThat(ofKind(solids(Made.triangles(), 0.8), "O6"))
                .isEqualTo(plate(6 * triangle, 6 * 28, 6 / Math.sqrt(3), 0.8), within(1e-6 * 2000));
        assertThat(ofKind(solids(Made.holes(), 0.8), "ring")).isEqualTo(plate(3200, 320, 0, 0.8), within(1e-6 * 2000));
    }

    @Test
    void the_tray_has_a_floor_of_2_mm_and_walls_four_fifths_as_high_as_pieces_and_around_holes_too() {
        double room = CLEARANCE / 2;
        double hole = 400 - 80 * room + 4 * room * room;
        double board = (140 + 2 * room) * (60 + 2 * room) - hole;
        double base = (148 + 2 * room) * (68 + 2 * room);
        assertThat(tray(Made.holes())).isEqualTo(base * 2 + (base - board) * 0.8 * 6, within(1e-6 * base));
    }

    @Test
    void cubes_have_a_tray_with_walls_four_fifths_as_high_as_the_lowest() {
        double room = CLEARANCE / 2;
        double board = (60 + 2 * room) * (60 + 2 * room);
        double base = (68 + 2 * room) * (68 + 2 * room);
        assertThat(tray(Made.soma())).isEqualTo(base * 2 + (base - board) * 0.8 * 20, within(1e-6 * base));
    }

    @Test
    void a_board_that_meets_itself_at_a_corner_only_has_no_tray() {
        Picture picture = Made.solved("{board: ['.#', '#.'], pieces: {O1: 2}}");
        assertThat(new SolidDesign(picture, 20, 0.3, 0, 6, 4).hasTray()).isFalse();
    }

    @Test
    void balls_that_hang_over_those_below_have_no_tray() {
        Picture picture = Made.solved("{board: tetrahedron-3, lattice: fcc, pieces: {I2: any}}");
        assertThat(new SolidDesign(picture, 20, 0.3, 0, 6, 4).hasTray()).isFalse();
    }

    /** The three balls touch each other, and no layer of the board contains them all. */
    @Test
    void balls_lie_as_low_as_they_can() {
        for (Named solid : solids(Made.balls(), 0)) {
            assertThat(solid.surface().vertices())
                    .allSatisfy(at -> assertThat(at.z()).isLessThan(20));
        }
    }

    @Test
    void cubes_lie_as_low_as_they_can() {
        List<Named> solids = solids(Made.solved("{board: 4x1x1, lattice: cubic, pieces: {I4: 1}}"), 0);
        assertThat(solids.get(0).surface().vertices())
                .allSatisfy(at -> assertThat(at.z()).isLessThan(20));
    }
}
