package io.github.quadrille.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Holds curves that are drawn into one picture.
 *
 * @param image the name of the picture, without its ending
 * @param unit the unit of a size
 * @param isLogarithmic whether the axis of sizes is logarithmic
 */
record GrowthFamily(String title, String image, String note, String unit, boolean isLogarithmic, List<Growth> curves) {
    private static final List<String> TETROMINOES = List.of("--pieces", "T: any, I: any, O: any, L: any, S: any");

    GrowthFamily {
        curves = List.copyOf(curves);
    }

    /**
     * Returns all families of {@code scaling.md}.
     *
     * @param folder the folder for boards that are not rectangles
     */
    static List<GrowthFamily> all(Path folder) throws IOException {
        return List.of(finding(), strips(), widths(), proving(folder), covering());
    }

    private static GrowthFamily finding() {
        return new GrowthFamily(
                "Finding one packing",
                "scaling-finding",
                "`solve` packs boards with the standard bag, which has equal numbers of T, I, O, L and S. It also packs boards with as many sets of the seven one-sided tetrominoes as fit.",
                "cells",
                true,
                List.of(
                        Growth.byArea(
                                "standard bag",
                                List.of(
                                        "8x10", "12x20", "20x20", "20x40", "40x40", "60x60", "100x100", "140x140",
                                        "200x200", "300x300"),
                                area -> List.of(),
                                "solve",
                                "--quiet"),
                        Growth.byArea(
                                "one-sided sets",
                                List.of("7x8", "14x20", "28x30", "28x70", "56x60", "84x100"),
                                area -> List.of("--pieces", "one-sided-tetrominoes: " + area / 28),
                                "solve",
                                "--quiet")));
    }

    private static GrowthFamily strips() {
        return new GrowthFamily(
                "Counting on strips",
                "scaling-strips",
                "`count` counts the packings of strips of growing length. With the standard bag, the count must keep track of how many pieces of each kind are used. If any number of tetrominoes may be used, it need not.",
                "columns",
                true,
                List.of(
                        Growth.bySide(
                                "standard bag, 4 rows",
                                new int[] {10, 20, 30, 40, 50, 60},
                                n -> "4x" + n,
                                List.of(),
                                "count"),
                        Growth.bySide(
                                "standard bag, 5 rows",
                                new int[] {8, 16, 24, 32, 40, 48},
                                n -> "5x" + n,
                                List.of(),
                                "count"),
                        Growth.bySide(
                                "any tetrominoes, 5 rows",
                                new int[] {8, 16, 40, 80, 160, 320},
                                n -> "5x" + n,
                                TETROMINOES,
                                "count")));
    }

    private static GrowthFamily widths() {
        return new GrowthFamily(
                "Counting on wider boards",
                "scaling-widths",
                "`count` counts three sorts of packings: any number of tetrominoes on n rows and 12 columns, any number of T on n x n, and the twelve pentominoes on 60 cells with n as"
                        + " the shorter side.",
                "shorter side",
                false,
                List.of(
                        Growth.bySide(
                                "any tetrominoes",
                                new int[] {3, 4, 5, 6, 7, 8, 9},
                                n -> n + "x12",
                                TETROMINOES,
                                "count"),
                        Growth.bySide(
                                "any T",
                                new int[] {4, 8, 12, 16, 20},
                                GrowthFamily::square,
                                List.of("--pieces", "T: any"),
                                "count"),
                        Growth.bySide(
                                "pentominoes",
                                new int[] {3, 4, 5, 6},
                                n -> n + "x" + 60 / n,
                                List.of("--pieces", "pentominoes"),
                                "count")));
    }

    private static GrowthFamily proving(Path folder) throws IOException {
        int[] sides = {10, 20, 30, 40, 60, 80};
        for (int side : sides) {
            Files.write(folder.resolve("mutilated-" + side + ".txt"), mutilated(side));
        }
        return new GrowthFamily(
                "Proving that there is none",
                "scaling-proving",
                "`solve` refutes boards without a packing. A [colouring](explain.md) refutes three sorts of boards: standard bags with an odd number of T, S in squares, and dominoes on a square without"
                        + " two opposite corners. Only a search refutes standard bags on strips of two rows.",
                "cells",
                true,
                List.of(
                        Growth.byArea(
                                "odd standard bags",
                                List.of("10x14", "30x30", "50x50", "70x70", "90x90", "110x110"),
                                area -> List.of(),
                                "solve",
                                "--quiet"),
                        Growth.byArea(
                                "S",
                                List.of("8x8", "20x20", "40x40", "60x60", "80x80", "100x100"),
                                area -> List.of("--pieces", "S: any"),
                                "solve",
                                "--quiet"),
                        new Growth(
                                "dominoes",
                                IntStream.of(sides)
                                        .mapToObj(side -> new Growth.Step(
                                                side * side - 2,
                                                square(side) + " without corners",
                                                List.of(
                                                        "solve",
                                                        "--quiet",
                                                        "--threads",
                                                        "1",
                                                        "--pieces",
                                                        "domino: any",
                                                        folder.resolve("mutilated-" + side + ".txt")
                                                                .toString())))
                                        .toList()),
                        Growth.byArea(
                                "two rows, by search",
                                List.of("2x20", "2x40", "2x60", "2x80", "2x100"),
                                area -> List.of(),
                                "solve",
                                "--quiet")));
    }

    private static List<String> mutilated(int side) {
        String row = ".".repeat(side - 1);
        return IntStream.range(0, side)
                .mapToObj(i -> i == 0 ? "#" + row : i == side - 1 ? row + "#" : "." + row)
                .toList();
    }

    private static GrowthFamily covering() {
        int[] sides = {5, 6, 7, 8, 9, 10, 11, 12, 13, 14};
        return new GrowthFamily(
                "Best coverings",
                "scaling-covering",
                "`solve --goal cover` finds the best covering of n x n with pieces of one kind, and proves that none is better. A bound decides some sizes at"
                        + " once. Other sizes need a [sweep](how-it-works.md), so the points do not lie on a line.",
                "side",
                false,
                List.of(
                        Growth.bySide(
                                "T",
                                sides,
                                GrowthFamily::square,
                                List.of("--pieces", "T: any"),
                                "solve",
                                "--quiet",
                                "--goal",
                                "cover"),
                        Growth.bySide(
                                "S",
                                sides,
                                GrowthFamily::square,
                                List.of("--pieces", "S: any"),
                                "solve",
                                "--quiet",
                                "--goal",
                                "cover"),
                        Growth.bySide(
                                "X",
                                sides,
                                GrowthFamily::square,
                                List.of("--pieces", "X5: any"),
                                "solve",
                                "--quiet",
                                "--goal",
                                "cover")));
    }

    private static String square(int side) {
        return side + "x" + side;
    }
}
