package io.github.quadrille.lab.local.beam;

import io.github.quadrille.lab.local.beam.StochasticBeam.Draws;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Selects the successors that become the next beams, which are the states that are kept. All successors are passed to
 * this class one after another. They are numbered from 0, in the order of the beams.
 *
 * <p>For each cost, only the first successor counts. Of these successors, the ones with the lowest costs are selected.
 * If there are too few different costs, the worst successor fills the remaining places, as published. If several
 * successors are the worst, the last of these is taken. The other selected successors are drawn at random. Their
 * numbers are drawn in advance. If a successor can be drawn only once, no places are filled, and there are fewer beams.
 *
 * <p>A successor whose cost is too high takes O(1) time. Any other successor takes a binary search, and a move of array
 * entries if it is selected. No memory is allocated after the constructor.
 */
final class SuccessorSelection {
    private static final long NONE = -1;

    private final int beams;
    private final boolean repeats;
    /**
     * This array has the cost of the successor in each slot. A slot has room for one selected successor. There are as
     * many slots as beams, and one more for the worst successor.
     */
    private final double[] costs;
    /**
     * This array has three numbers for the successor in each slot: the index of the state from which the successor
     * comes, the moved piece and its new place.
     */
    private final int[][] chosen;

    /**
     * This array has the drawn successors. An entry has the number of the successor in its upper 32 bits, and the index
     * of the draw in its lower 32 bits. The entries are in ascending order.
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
     * Begins the selection of the next states.
     *
     * @param share the number of random draws, which must not exceed the number of successors
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

    /**
     * Draws different numbers below {@code successors} by Floyd's algorithm. The drawn numbers are in ascending order.
     */
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

    /** Selects or drops a successor. A successor is one of the present states with one piece at another place. */
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
     * Ends the selection. If there were too few different costs, some places are still empty. As published, the worst
     * successor fills these places. If every successor can be drawn only once, the drawn successors move up into these
     * places instead.
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
     * Returns how many successors were selected. The first slots have the successors with the lowest costs. Then come
     * the copies of the worst successor that fill places, and then the drawn successors.
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
