package io.github.quadrille.lab.tiling;

import io.github.quadrille.core.target.ShapeLimits;
import java.util.Arrays;

/**
 * Assigns a kind to each shape: the number of its cap, or one further number for all shapes without a cap. For each
 * kind it holds how many pieces may still be laid. A negative number means that there are this many pieces too many.
 */
final class Quotas {
    private final int kinds;
    private final int[] kindOf = new int[PaddedMatrix.SHAPES];
    private final long[] left;

    Quotas(ShapeLimits limits) {
        kinds = limits.caps().size() + 1;
        left = new long[kinds];
        Arrays.fill(left, Integer.MAX_VALUE);
        for (int cap = 0; cap < kinds - 1; cap++) {
            left[cap] = limits.caps().get(cap).most();
        }
        for (int shape = 0; shape < PaddedMatrix.SHAPES; shape++) {
            int cap = limits.capOn(shape + 1);
            kindOf[shape] = cap < 0 ? kinds - 1 : cap;
        }
    }

    /** Returns the quotas that remain when the pieces of a tiling are laid. */
    Quotas minus(Tiling tiling, int squares) {
        Quotas rest = new Quotas(this);
        for (int square = 0; square < squares; square++) {
            if (tiling.isAnchor(square)) {
                rest.lay(kindOf[tiling.at(square) & 31]);
            }
        }
        return rest;
    }

    private Quotas(Quotas other) {
        kinds = other.kinds;
        System.arraycopy(other.kindOf, 0, kindOf, 0, kindOf.length);
        left = other.left.clone();
    }

    /** Divides the remaining pieces, and those that are too many, into shares. */
    Quotas[] shares(int count) {
        Quotas[] shares = new Quotas[count];
        for (int i = 0; i < count; i++) {
            shares[i] = new Quotas(this);
            for (int kind = 0; kind < kinds; kind++) {
                long rest = left[kind] % count;
                int getsMore = (i + kind) % count;
                shares[i].left[kind] = left[kind] / count + (getsMore < Math.abs(rest) ? Long.signum(rest) : 0);
            }
        }
        return shares;
    }

    /** Returns the kind of each shape: 0, 1, ... The caller must not change the array. */
    int[] kindOf() {
        return kindOf;
    }

    int kinds() {
        return kinds;
    }

    /** Returns how many pieces of a kind may still be laid. It is negative when there are too many. */
    long left(int kind) {
        return left[kind];
    }

    void lay(int kind) {
        left[kind]--;
    }

    void lift(int kind) {
        left[kind]++;
    }

    /** Returns how many pieces are too many. */
    long surplus() {
        return -Arrays.stream(left).filter(one -> one < 0).sum();
    }
}
