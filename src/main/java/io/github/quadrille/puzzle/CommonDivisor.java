package io.github.quadrille.puzzle;

import java.util.stream.IntStream;

/** What divides sizes: pieces whose sizes have a common divisor can only cover a multiple of it. */
public final class CommonDivisor {
    private CommonDivisor() {}

    /** The greatest common divisor of all; 0 when there is none but 0. */
    public static int of(IntStream numbers) {
        return numbers.reduce(0, CommonDivisor::of);
    }

    /** Euclid's; that of 0 and a number is the number. */
    public static int of(int a, int b) {
        return b == 0 ? a : of(b, a % b);
    }

    /** Of the sizes of the kinds that may be used; 0 when none may. */
    public static int of(Bag bag) {
        return of(bag.supplies().stream()
                .filter(supply -> supply.count().max() > 0)
                .mapToInt(supply -> supply.kind().size()));
    }
}
