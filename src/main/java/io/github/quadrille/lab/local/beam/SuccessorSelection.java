package io.github.quadrille.lab.local.beam;

import io.github.quadrille.lab.local.beam.StochasticBeam.Draws;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Which successors become the next beams, while they pass by numbered 0, 1, ...: the cheapest of pairwise different
 * costs, the first of equal ones, then, as published, the worst successor (the last of equal ones) wherever a place is
 * left, and then some that were drawn at random beforehand. Successors are numbered in the order of the beams, so of
 * equal costs the child of the best beam stays. Those that are not wanted cost O(1), the others a binary search; nothing
 * is allocated between one beginning and the next.
 */
final class SuccessorSelection {
    private static final long NONE = -1;

    private final int beams;
    private final boolean repeats;
    /** By slot, as many as beams; one more slot holds the worst. */
    private final double[] costs;
    /** By slot: parent, piece and place. */
    private final int[][] chosen;

    /** Ascending: the number of a successor in the upper half, and which draw it was in the lower one. */
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
     * Begins anew.
     *
     * @param share how many are drawn at random, not more than there are successors
     * @param successors how many will pass by
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

    /** Different numbers below {@code successors}, ascending, by Floyd's algorithm. */
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

    /** A successor passes by: a beam whose piece would lie elsewhere. */
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

    /** All have passed by: as published, the worst one takes every place that is left; else the drawn ones move up. */
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

    /** How many were selected: the cheapest first, ascending, then the worst, then the drawn ones. */
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
