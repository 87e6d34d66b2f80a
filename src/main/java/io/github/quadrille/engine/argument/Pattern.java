package io.github.quadrille.engine.argument;

import io.github.quadrille.core.geometry.Region;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntBinaryOperator;

/**
 * A {@code Pattern} puts the cells of the plane into classes in a regular way. All patterns repeat after {@code base}
 * rows and columns. So every pattern merges classes of the finest pattern with the same base.
 *
 * @param classOf the class of a row and a column
 */
record Pattern(int base, int classes, IntBinaryOperator classOf) {
    /** Every period up to 8 divides one of these bases. */
    static final List<Integer> BASES = List.of(8, 6, 5, 7);

    /**
     * This list holds all patterns, those with the fewest classes first. Among patterns with the same base and equally
     * many classes, chessboards come first, then stripes, diagonals and rectangles.
     */
    static final List<Pattern> SIMPLEST_FIRST = all();

    /**
     * Returns the pattern in which every cell of a square is a separate class. The sides of the square are as long as
     * the base.
     */
    static Pattern finest(int base) {
        return rectangles(base, base, base);
    }

    /** Returns the class of a cell. A step to the next layer changes the class as a step to the next row does. */
    int classOf(Region region, int cell) {
        return classOf.applyAsInt(region.layer(cell) + region.row(cell), region.column(cell));
    }

    /**
     * Returns an array whose index is a class of the finest pattern with the same base. The entry is the class of this
     * pattern that contains the finest class.
     */
    int[] classOfFinest() {
        int[] classes = new int[base * base];
        for (int i = 0; i < classes.length; i++) {
            classes[i] = classOf.applyAsInt(i / base, i % base);
        }
        return classes;
    }

    private static List<Pattern> all() {
        List<Pattern> patterns = new ArrayList<>();
        for (int base : BASES) {
            for (int period = 2; period <= base; period++) {
                if (base % period == 0) {
                    patterns.addAll(lines(base, period));
                }
            }
        }
        for (int base : BASES) {
            for (int down = 2; down <= base; down++) {
                for (int right = 2; right <= base; right++) {
                    if (base % down == 0 && base % right == 0) {
                        patterns.add(rectangles(base, down, right));
                    }
                }
            }
        }
        patterns.sort(Comparator.comparingInt(Pattern::classes));
        return List.copyOf(patterns);
    }

    /**
     * Returns stripes and diagonals of a period. For a period of 2, rising and falling diagonals are both the
     * chessboard, so only one of them is returned.
     */
    private static List<Pattern> lines(int base, int period) {
        Pattern falling = new Pattern(base, period, (row, column) -> (row + column) % period);
        Pattern rows = new Pattern(base, period, (row, column) -> row % period);
        Pattern columns = new Pattern(base, period, (row, column) -> column % period);
        Pattern rising = new Pattern(base, period, (row, column) -> Math.floorMod(row - column, period));
        return period == 2 ? List.of(falling, rows, columns) : List.of(rows, columns, falling, rising);
    }

    private static Pattern rectangles(int base, int down, int right) {
        return new Pattern(base, down * right, (row, column) -> row % down * right + column % right);
    }
}
