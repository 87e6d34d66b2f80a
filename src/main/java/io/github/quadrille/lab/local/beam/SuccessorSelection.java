package io.github.quadrille.lab.local.beam;

import io.github.quadrille.lab.local.beam.StochasticBeam.Draws;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Which successors become the next beams, while they pass by numbered 0, 1, ...: some drawn at random beforehand, then
 * the cheapest of pairwise different costs, the first of equal ones, and then, as published, the worst successor (the
 * last of equal ones) wherever a place is left. Those that are not wanted cost O(1), the others a
 * binary search; nothing is allocated between one beginning and the next.
 */
final class SuccessorSelection {
    private static final int NONE = -1;

    private final int beams;
    private final boolean repeats;
    /** By slot, as many as beams; one more slot holds the worst. */
    private final double[] costs;
    /** By slot: parent, piece and place. */
    private final int[][] chosen;

    private final int[] drawn;
    private int draws;
    private int taken;
    private int cheapEnd;
    private double bar;

    SuccessorSelection(int beams, Draws draws) {
        this.beams = beams;
        repeats = draws == Draws.PUBLISHED;
        costs = new double[beams + 1];
        chosen = new int[beams + 1][3];
        drawn = new int[beams + 1];
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
        cheapEnd = share;
        bar = share < beams ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
        costs[beams] = Double.NEGATIVE_INFINITY;
    }

    private void drawWithReplacement(int share, int successors, RandomGenerator random) {
        for (draws = 0; draws < share; draws++) {
            drawn[draws] = random.nextInt(successors);
        }
        Arrays.sort(drawn, 0, share);
    }

    /** Different numbers below {@code successors}, ascending, by Floyd's algorithm. */
    private void drawDistinct(int share, int successors, RandomGenerator random) {
        draws = 0;
        for (int last = successors - share; last < successors; last++) {
            int number = random.nextInt(last + 1);
            int at = Arrays.binarySearch(drawn, 0, draws, number);
            if (at >= 0) {
                number = last;
                at = -1 - draws;
            }
            System.arraycopy(drawn, -1 - at, drawn, -at, draws - (-1 - at));
            drawn[-1 - at] = number;
            draws++;
        }
    }

    /** A successor passes by: a beam whose piece would lie elsewhere. */
    void consider(int number, double cost, int parent, int piece, int place) {
        while (number == drawn[taken]) {
            set(taken++, cost, parent, piece, place);
        }
        if (cost < bar) {
            keepCheap(cost, parent, piece, place);
        }
        if (cost >= costs[beams]) {
            set(beams, cost, parent, piece, place);
        }
    }

    /** All have passed by: as published, the worst one takes every place that is left. */
    void fill() {
        while (repeats && cheapEnd < beams) {
            set(cheapEnd++, costs[beams], parent(beams), piece(beams), place(beams));
        }
    }

    private void keepCheap(double cost, int parent, int piece, int place) {
        int at = Arrays.binarySearch(costs, draws, cheapEnd, cost);
        if (at >= 0) {
            return;
        }
        int to = -1 - at;
        int moved = Math.min(cheapEnd, beams - 1) - to;
        int[] free = chosen[to + moved];
        System.arraycopy(costs, to, costs, to + 1, moved);
        System.arraycopy(chosen, to, chosen, to + 1, moved);
        chosen[to] = free;
        set(to, cost, parent, piece, place);
        cheapEnd = Math.min(cheapEnd + 1, beams);
        if (cheapEnd == beams) {
            bar = costs[beams - 1];
        }
    }

    private void set(int slot, double cost, int parent, int piece, int place) {
        costs[slot] = cost;
        chosen[slot][0] = parent;
        chosen[slot][1] = piece;
        chosen[slot][2] = place;
    }

    /** How many were selected: the drawn ones first, then the cheapest, ascending, then the worst. */
    int size() {
        return cheapEnd;
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
