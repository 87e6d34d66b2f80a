package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class PaletteTest {
    @Test
    void a_tetromino_keeps_its_colour_whatever_else_is_in_the_bag() {
        Palette alone = new Palette(List.of("S"));
        Palette among = new Palette(List.of("mine", "T", "yours", "S"));
        assertThat(among.of(3)).isEqualTo(alone.of(0));
    }

    @Test
    void kinds_of_one_letter_have_different_colours() {
        Palette palette = new Palette(List.of("L@0", "L@90", "L@180"));
        assertThat(List.of(palette.of(0), palette.of(1), palette.of(2))).doesNotHaveDuplicates();
    }

    @Test
    void a_hundred_kinds_have_different_colours() {
        List<String> names = IntStream.range(0, 100).mapToObj(i -> "k" + i).toList();
        Palette palette = new Palette(names);
        assertThat(IntStream.range(0, 100).mapToObj(palette::of)).doesNotHaveDuplicates();
    }

    @Test
    void a_kind_without_a_name_has_a_colour() {
        assertThat(new Palette(List.of("")).of(0)).isNotNull();
    }

    /**
     * The matrices simulate normal eyes, and eyes without red or green receptors, in linear RGB (Machado, Oliveira and
     * Fernandes 2009).
     */
    private static final double[][][] EYES = {
        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
        {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
        {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}
    };

    @Test
    void the_twelve_pentominoes_can_be_told_apart_by_eyes_that_see_no_red_or_no_green() {
        Palette palette = new Palette(List.of("F", "I", "L", "N", "P", "T", "U", "V", "W", "X", "Y", "Z"));
        for (double[][] eye : EYES) {
            for (int one = 0; one < 12; one++) {
                for (int two = 0; two < one; two++) {
                    assertThat(distance(seen(palette.of(one), eye), seen(palette.of(two), eye)))
                            .as("kinds %d and %d", one, two)
                            .isGreaterThan(0.09);
                }
            }
        }
    }

    private static double distance(double[] one, double[] two) {
        return Math.sqrt(IntStream.range(0, 3)
                .mapToDouble(i -> Math.pow(one[i] - two[i], 2))
                .sum());
    }

    /** Returns a colour in OKLab (Ottosson 2020), where equal distances look equally different. */
    private static double[] seen(Colour colour, double[][] eye) {
        double[] linear =
                times(eye, new double[] {linear(colour.red()), linear(colour.green()), linear(colour.blue())});
        double[] cones = times(
                new double[][] {
                    {0.4122214708, 0.5363325363, 0.0514459929},
                    {0.2119034982, 0.6806995451, 0.1073969566},
                    {0.0883024619, 0.2817188376, 0.6299787005}
                },
                linear);
        return times(
                new double[][] {
                    {0.2104542553, 0.7936177850, -0.0040720468},
                    {1.9779984951, -2.4285922050, 0.4505937099},
                    {0.0259040371, 0.7827717662, -0.8086757660}
                },
                Arrays.stream(cones).map(Math::cbrt).toArray());
    }

    private static double linear(int value) {
        double share = value / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    private static double[] times(double[][] matrix, double[] vector) {
        return IntStream.range(0, 3)
                .mapToDouble(row -> IntStream.range(0, 3)
                        .mapToDouble(column -> matrix[row][column] * vector[column])
                        .sum())
                .toArray();
    }
}
