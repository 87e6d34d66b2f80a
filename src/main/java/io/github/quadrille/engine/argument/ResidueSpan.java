package io.github.quadrille.engine.argument;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Holds the span of vectors over Z/p^e in Howell form (J. A. Howell, <i>Spans in the module (Z_m)^s</i>, 1986). There
 * is at most one basis vector for each leading position, and its leading entry is a power of p. If that entry is p^a,
 * the basis vectors that lead later span p^(e-a) times the vector. So every vector of the span with leading zeros is a
 * combination of basis vectors with at least as many leading zeros. A vector is in the span exactly when subtracting
 * basis vectors, from the first position to the last, makes all its entries 0.
 *
 * <p>Weights by which every vector of the span weighs 0 are chosen from the last position to the first. Suppose that
 * all basis vectors that lead after a position weigh 0 already. Then there is a weight for this position by which the
 * basis vector that leads there weighs 0, too.
 *
 * <p>Adding a vector takes time proportional to the number of positions times the length of basis vectors. When cells
 * are numbered along the short side of a board, that length is a few rows. The last positions, from {@code tail} on,
 * belong to the kinds.
 */
final class ResidueSpan {
    private final PrimePower ring;
    private final int modulus;
    private final int tail;
    private final int size;
    private final Vector[] basis;
    private final int[][] times;
    private long steps;

    /**
     * Makes a span that contains only the zero vector.
     *
     * @param tail the first position that belongs to a kind; from there on, vectors may have any entries
     * @param size the length of the vectors
     */
    ResidueSpan(PrimePower ring, int tail, int size) {
        this.ring = ring;
        this.modulus = ring.modulus();
        this.tail = tail;
        this.size = size;
        this.basis = new Vector[size];
        this.times = new int[modulus][modulus];
        for (int a = 0; a < modulus; a++) {
            for (int b = 0; b < modulus; b++) {
                times[a][b] = a * b % modulus;
            }
        }
    }

    /** A {@code Vector} is 0 at every position that is at least {@code end} and less than {@code tail}. */
    private static final class Vector {
        private final int[] entries;
        private final int end;

        Vector(int[] entries, int end) {
            this.entries = entries;
            this.end = end;
        }
    }

    /** Returns about how many numbers the span has read so far. */
    long steps() {
        return steps;
    }

    void add(int[] entries) {
        Deque<Vector> open = new ArrayDeque<>();
        open.push(vector(entries));
        while (!open.isEmpty()) {
            add(open.pop(), open);
        }
    }

    private void add(Vector first, Deque<Vector> open) {
        Vector vector = first;
        for (int at = lead(vector, 0); at < size; at = lead(vector, at)) {
            int entry = vector.entries[at];
            Vector pivot = basis[at];
            if (pivot == null || ring.valuation(entry) < ring.valuation(pivot.entries[at])) {
                Vector normal = scaled(vector, ring.normaliser(entry));
                basis[at] = normal;
                open.push(scaled(normal, ring.power(ring.power() - ring.valuation(entry)) % modulus));
                if (pivot == null) {
                    return;
                }
                vector = new Vector(pivot.entries.clone(), pivot.end);
            } else {
                vector = reduced(vector, pivot, at);
            }
        }
    }

    /**
     * Subtracts basis vectors from a vector to make its entries 0, one after another. Returns the position of the first
     * entry for which this fails. If the vector is in the span, it returns the length of the vector.
     */
    int irreducibleAt(int[] entries) {
        Vector vector = vector(entries.clone());
        int at = lead(vector, 0);
        while (at < size
                && basis[at] != null
                && ring.valuation(vector.entries[at]) >= ring.valuation(basis[at].entries[at])) {
            vector = reduced(vector, basis[at], at);
            at = lead(vector, at);
        }
        return at;
    }

    /**
     * Returns generators of all weights by which every vector of the span weighs 0. There is one generator for each
     * position at which no basis vector leads with 1. At most {@code atMost} generators are returned.
     */
    List<int[]> annihilators(int atMost) {
        List<int[]> all = new ArrayList<>();
        for (int at = 0; at < size && all.size() < atMost; at++) {
            if (basis[at] == null || basis[at].entries[at] != 1) {
                all.add(annihilator(at));
            }
        }
        return all;
    }

    /**
     * Returns weights by which every vector of the span weighs 0. The weights are 0 after the position {@code last},
     * but not at it. If there are no such weights, all are 0.
     */
    int[] annihilator(int last) {
        int[] weights = new int[size];
        int own = basis[last] == null ? 0 : ring.valuation(basis[last].entries[last]);
        weights[last] = basis[last] == null ? 1 : ring.power(ring.power() - own) % modulus;
        for (int at = last - 1; at >= 0; at--) {
            if (basis[at] != null) {
                int sum = product(basis[at], weights, at + 1);
                weights[at] = (modulus - sum) % modulus / basis[at].entries[at];
            }
        }
        return weights;
    }

    private int product(Vector vector, int[] weights, int from) {
        int sum = 0;
        for (int i = from; i < vector.end; i++) {
            sum += vector.entries[i] * weights[i];
        }
        for (int i = Math.max(from, tail); i < size; i++) {
            sum += vector.entries[i] * weights[i];
        }
        return sum % modulus;
    }

    private Vector vector(int[] entries) {
        steps += size;
        int end = tail;
        while (end > 0 && entries[end - 1] == 0) {
            end--;
        }
        return new Vector(entries, end);
    }

    private int lead(Vector vector, int from) {
        int at = from;
        while (at < vector.end && vector.entries[at] == 0) {
            at++;
        }
        at = at < vector.end ? at : Math.max(at, tail);
        while (at >= tail && at < size && vector.entries[at] == 0) {
            at++;
        }
        return at;
    }

    private Vector scaled(Vector vector, int factor) {
        int[] entries = new int[size];
        for (int i = 0; i < size; i++) {
            entries[i] = times[factor][vector.entries[i]];
        }
        return new Vector(entries, vector.end);
    }

    /** Makes the entry at a position 0 by subtracting a multiple of the pivot. It changes the array of the vector. */
    private Vector reduced(Vector vector, Vector pivot, int at) {
        int[] row = times[(modulus - vector.entries[at] / pivot.entries[at]) % modulus];
        int end = Math.max(vector.end, pivot.end);
        subtract(vector.entries, pivot.entries, row, at, pivot.end);
        subtract(vector.entries, pivot.entries, row, Math.max(at, tail), size);
        return new Vector(vector.entries, end);
    }

    private void subtract(int[] entries, int[] pivot, int[] row, int from, int to) {
        steps += Math.max(0, to - from);
        for (int i = from; i < to; i++) {
            int sum = entries[i] + row[pivot[i]];
            entries[i] = sum >= modulus ? sum - modulus : sum;
        }
    }
}
