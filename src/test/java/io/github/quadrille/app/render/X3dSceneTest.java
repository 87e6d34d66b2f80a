package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class X3dSceneTest {
    private static final String SCENE = X3dScene.of(Sample.picture(Wrap.NONE, "TTT", "AT.", "A.."));

    private static double[] numbers(String attribute) {
        Matcher matcher = Pattern.compile(" " + attribute + "='([^']*)'").matcher(SCENE);
        assertThat(matcher.find()).isTrue();
        return Stream.of(matcher.group(1).split(" "))
                .mapToDouble(Double::parseDouble)
                .toArray();
    }

    /**
     * Computes the viewing direction by Rodrigues' formula. Without a turn, a viewer looks along the z axis towards
     * negative values.
     */
    @Test
    void who_opens_a_scene_looks_at_its_middle() {
        double[] centre = numbers("centerOfRotation");
        double[] eye = numbers("position");
        double[] turn = numbers("orientation");
        double sine = Math.sin(turn[3]);
        double cosine = Math.cos(turn[3]);
        double[] along = {
            -turn[1] * sine - turn[0] * turn[2] * (1 - cosine),
            turn[0] * sine - turn[1] * turn[2] * (1 - cosine),
            -cosine - turn[2] * turn[2] * (1 - cosine)
        };
        double distance = Math.hypot(centre[0] - eye[0], Math.hypot(centre[1] - eye[1], centre[2] - eye[2]));
        for (int axis = 0; axis < 3; axis++) {
            assertThat(eye[axis] + distance * along[axis]).isEqualTo(centre[axis], within(0.01));
        }
        assertThat(eye[1]).isGreaterThan(1);
    }

    /** A rotation about an axis in the ground plane turns (0, 1, 0) to the direction of a rod. */
    @Test
    void rods_lead_from_ball_to_ball() {
        Picture balls = KindSheet.of(
                BuiltInKinds.of(Lattices.FCC).findSet("planar-tetrahexes").orElseThrow());
        String scene = X3dScene.of(balls);
        List<double[]> middles = matches(scene, "<Transform translation='([^']*)'><Shape>(?s:.{0,99})<Sphere");
        List<double[]> rods = matches(scene, "<Transform translation='([^']*)' rotation='([^']*)'>");
        assertThat(middles).hasSize(28);
        assertThat(rods).hasSizeGreaterThan(21).allSatisfy(rod -> {
            double reach = Math.sin(rod[6]) / Math.hypot(rod[3], rod[5]) / 2;
            for (int end : new int[] {-1, 1}) {
                double x = rod[0] - end * reach * rod[5];
                double y = rod[1] + end * Math.cos(rod[6]) / 2;
                double z = rod[2] + end * reach * rod[3];
                assertThat(middles)
                        .anyMatch(ball -> Math.hypot(ball[0] - x, Math.hypot(ball[1] - y, ball[2] - z)) < 0.03);
            }
        });
    }

    private static List<double[]> matches(String scene, String pattern) {
        return Pattern.compile(pattern)
                .matcher(scene)
                .results()
                .map(found -> IntStream.rangeClosed(1, found.groupCount())
                        .mapToObj(found::group)
                        .flatMap(text -> Stream.of(text.split(" ")))
                        .mapToDouble(Double::parseDouble)
                        .toArray())
                .toList();
    }
}
