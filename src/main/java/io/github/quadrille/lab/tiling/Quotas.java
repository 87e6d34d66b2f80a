package io.github.quadrille.lab.tiling;

import io.github.quadrille.core.target.ShapeLimits;
import java.util.Arrays;

/**
 * Holds how many pieces of each kind may still be laid. A cap is a limit on the number of pieces of some shapes. The
 * shapes of one cap form a kind, numbered like the cap, and all shapes without a cap form one further kind. If too many
 * pieces of a kind are laid, the number is negative, and its absolute value is the number of pieces that are too many.
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

    /** Divides the numbers of pieces that may still be laid, or are too many, as evenly as possible into shares. */
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

    /** Returns how many pieces of a kind may still be laid. The number is negative when there are too many pieces. */
    long left(int kind) {
        return left[kind];
    }

    void lay(int kind) {
        left[kind]--;
    }

    void lift(int kind) {
        left[kind]++;
    }

    /** Returns how many of the laid pieces are beyond their caps, over all kinds together. */
    long surplus() {
        return -Arrays.stream(left).filter(one -> one < 0).sum();
    }
}
