package io.github.quadrille.core.puzzle;

import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Finds the greatest number that divides all sizes of pieces. If a number divides all sizes, it also divides the number
 * of cells that the pieces cover.
 *
 * <pre>{@code
 * System.out.println(CommonDivisor.of(4, 6)); // 2
 * System.out.println(CommonDivisor.of(Puzzle.standard(4, 5).bag())); // 4
 * }</pre>
 */
public final class CommonDivisor {
    private CommonDivisor() {}

    /** Returns the greatest common divisor of all numbers of a stream, or 0 when all of them are 0. */
    public static int of(IntStream numbers) {
        return numbers.reduce(0, CommonDivisor::of);
    }

    /** Returns the greatest common divisor of all numbers of a stream of longs, or 0 when all of them are 0. */
    public static long of(LongStream numbers) {
        return numbers.reduce(0, CommonDivisor::euclid);
    }

    /**
     * Returns the greatest common divisor of two numbers, by Euclid's algorithm. If one number is 0, the other is
     * returned.
     */
    public static int of(int a, int b) {
        return (int) euclid(a, b);
    }

    private static long euclid(long a, long b) {
        return b == 0 ? a : euclid(b, a % b);
    }

    /**
     * Returns the greatest common divisor of the sizes of the kinds that may be used, or 0 when no kind may be used.
     */
    public static int of(Bag bag) {
        return of(bag.supplies().stream()
                .filter(supply -> supply.count().max() > 0)
                .mapToInt(supply -> supply.kind().size()));
    }
}
