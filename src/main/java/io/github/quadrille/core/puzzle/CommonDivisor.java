package io.github.quadrille.core.puzzle;

import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Finds the greatest number that divides all sizes. Pieces whose sizes have a common divisor can only cover a multiple
 * of it.
 *
 * <pre>{@code
 * System.out.println(CommonDivisor.of(4, 6)); // 2
 * System.out.println(CommonDivisor.of(Puzzle.standard(4, 5).bag())); // 4
 * }</pre>
 */
public final class CommonDivisor {
    private CommonDivisor() {}

    /** Returns the greatest common divisor of all numbers, or 0 when none of them differs from 0. */
    public static int of(IntStream numbers) {
        return numbers.reduce(0, CommonDivisor::of);
    }

    /**
     * Returns the greatest common divisor of all numbers of a stream of longs, or 0 when none of them differs from 0.
     */
    public static long of(LongStream numbers) {
        return numbers.reduce(0, CommonDivisor::euclid);
    }

    /**
     * Returns the greatest common divisor of two numbers, by Euclid's algorithm. That of 0 and a number is the number.
     */
    public static int of(int a, int b) {
        return (int) euclid(a, b);
    }

    private static long euclid(long a, long b) {
        return b == 0 ? a : euclid(b, a % b);
    }

    /** Returns the greatest common divisor of the sizes of the kinds that may be used, or 0 when none may. */
    public static int of(Bag bag) {
        return of(bag.supplies().stream()
                .filter(supply -> supply.count().max() > 0)
                .mapToInt(supply -> supply.kind().size()));
    }
}
