package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.core.geometry.Wrap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

    /** By Rodrigues' formula, of what a viewer looks along: against z. */
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
}
