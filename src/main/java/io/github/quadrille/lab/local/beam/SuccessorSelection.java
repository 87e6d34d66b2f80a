package io.github.quadrille.lab.local.beam;

import io.github.quadrille.lab.local.beam.StochasticBeam.Draws;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Selects the successors that become the next beams, while all successors are passed to this class one by one, numbered
 * from 0. It selects the successors with the lowest costs, of each cost only the first one. If the different costs are
 * too few, the worst successor (the last of equal ones) fills the remaining places, as published. Then follow some
 * successors whose numbers were drawn at random before. Successors are numbered in the order of the beams, so of equal
 * costs the child of the best beam stays. An unselected successor takes O(1) time, the others a binary search. No
 * memory is allocated between two calls of {@code begin}.
 */
final class SuccessorSelection {
    private static final long NONE = -1;

    private final int beams;
    private final boolean repeats;
    /**
     * Each slot has the cost of its successor. There are as many slots as beams, and one more for the worst successor.
     */
    private final double[] costs;
    /** Each slot has the parent, the piece and the place of its successor. */
    private final int[][] chosen;

    /**
     * Each entry has the number of a drawn successor in its upper half, and the index of the draw in its lower half.
     * The entries are ascending.
     */
    private final long[] drawn;

    private int cheapPlaces;
    private int taken;
    private int cheapEnd;
    private double bar;

    SuccessorSelection(int beams, Draws draws) {
        this.beams = beams;
        repeats = draws == Draws.PUBLISHED;
        costs = new double[beams + 1];
        chosen = new int[beams + 1][3];
        drawn = new long[beams + 1];
    }

    /**
     * Begins the selection of the next beams.
     *
     * @param share the number of random draws, not more than there are successors
     * @param successors the number of successors
     * @param random the source of randomness
     */
    void begin(int share, int successors, RandomGenerator random) {
        if (repeats) {
            drawWithReplacement(share, successors, random);
        } else {
            drawDistinct(share, successors, random);
        }
        drawn[share] = NONE;
        taken = 0;
        cheapPlaces = beams - share;
        cheapEnd = 0;
        bar = cheapPlaces > 0 ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
        costs[beams] = Double.NEGATIVE_INFINITY;
    }

    private void drawWithReplacement(int share, int successors, RandomGenerator random) {
        for (int draw = 0; draw < share; draw++) {
            drawn[draw] = number(random.nextInt(successors)) + draw;
        }
        Arrays.sort(drawn, 0, share);
    }

    /** Draws different numbers below {@code successors}, ascending, by Floyd's algorithm. */
    private void drawDistinct(int share, int successors, RandomGenerator random) {
        for (int draw = 0; draw < share; draw++) {
            int last = successors - share + draw;
            long number = number(random.nextInt(last + 1));
            int at = Arrays.binarySearch(drawn, 0, draw, number);
            if (at >= 0) {
                number = number(last);
                at = -1 - draw;
            }
            System.arraycopy(drawn, -1 - at, drawn, -at, draw - (-1 - at));
            drawn[-1 - at] = number;
        }
        for (int draw = 0; draw < share; draw++) {
            drawn[draw] += draw;
        }
    }

    private static long number(int successor) {
        return (long) successor << Integer.SIZE;
    }

    /** Considers a successor, which is a beam with one piece at another place. */
    void consider(int number, double cost, int parent, int piece, int place) {
        while (number == drawn[taken] >> Integer.SIZE) {
            set(cheapPlaces + (int) drawn[taken++], cost, parent, piece, place);
        }
        if (cost < bar) {
            keepCheap(cost, parent, piece, place);
        }
        if (cost >= costs[beams]) {
            set(beams, cost, parent, piece, place);
        }
    }

    /**
     * Ends the selection. As published, the worst successor takes every remaining place; otherwise the drawn ones move
     * up.
     */
    void fill() {
        while (repeats && cheapEnd < cheapPlaces) {
            set(cheapEnd++, costs[beams], parent(beams), piece(beams), place(beams));
        }
        for (int draw = 0; cheapEnd < cheapPlaces && draw < taken; draw++) {
            int from = cheapPlaces + draw;
            set(cheapEnd + draw, costs[from], parent(from), piece(from), place(from));
        }
    }

    private void keepCheap(double cost, int parent, int piece, int place) {
        int at = Arrays.binarySearch(costs, 0, cheapEnd, cost);
        if (at >= 0) {
            return;
        }
        int to = -1 - at;
        int moved = Math.min(cheapEnd, cheapPlaces - 1) - to;
        int[] free = chosen[to + moved];
        System.arraycopy(costs, to, costs, to + 1, moved);
        System.arraycopy(chosen, to, chosen, to + 1, moved);
        chosen[to] = free;
        set(to, cost, parent, piece, place);
        cheapEnd = Math.min(cheapEnd + 1, cheapPlaces);
        if (cheapEnd == cheapPlaces) {
            bar = costs[cheapPlaces - 1];
        }
    }

    private void set(int slot, double cost, int parent, int piece, int place) {
        costs[slot] = cost;
        chosen[slot][0] = parent;
        chosen[slot][1] = piece;
        chosen[slot][2] = place;
    }

    /**
     * Returns how many successors were selected: the cheapest first, ascending, then the worst, then the drawn ones.
     */
    int size() {
        return cheapEnd + taken;
    }

    double cost(int slot) {
        return costs[slot];
    }

    int parent(int slot) {
        return chosen[slot][0];
    }

    int piece(int slot) {
        return chosen[slot][1];
    }

    int place(int slot) {
        return chosen[slot][2];
    }
}
