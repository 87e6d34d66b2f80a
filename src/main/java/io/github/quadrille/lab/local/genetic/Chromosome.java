package io.github.quadrille.lab.local.genetic;

import java.util.random.RandomGenerator;

/**
 * A sequence: a permutation of all pieces, and the turn of each. Equal pieces have different numbers. Operators
 * make new sequences and leave old ones alone.
 */
public final class Chromosome {
    private final int[] order;
    private final int[] turns;

    /** Takes both arrays over: pieces by position, and turns by piece. */
    Chromosome(int[] order, int[] turns) {
        this.order = order;
        this.turns = turns;
    }

    /** Every permutation and every turn is equally likely. */
    static Chromosome random(GenePieces pieces, RandomGenerator random) {
        int[] order = new int[pieces.size()];
        int[] turns = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
            turns[i] = random.nextInt(pieces.turns(i));
        }
        return new Chromosome(order, turns);
    }

    int length() {
        return order.length;
    }

    int piece(int position) {
        return order[position];
    }

    /** How a piece is turned, wherever it stands. */
    int turn(int piece) {
        return turns[piece];
    }

    int[] order() {
        return order.clone();
    }

    int[] turns() {
        return turns.clone();
    }

    /** The same pieces, turned the same way, in another order. */
    Chromosome reordered(int[] other) {
        return new Chromosome(other, turns);
    }

    /** Two pieces change places. */
    Chromosome swapped(int place, int other) {
        int[] swapped = order();
        swapped[place] = order[other];
        swapped[other] = order[place];
        return reordered(swapped);
    }

    /** One piece is turned. */
    Chromosome turnedTo(int piece, int turn) {
        int[] turned = turns();
        turned[piece] = turn;
        return new Chromosome(order, turned);
    }

    /** The turns of another sequence stay at their places, whichever pieces are there; a piece with fewer begins anew. */
    Chromosome turnedAsPlacesOf(Chromosome other, GenePieces pieces) {
        int[] turned = turns();
        for (int place = 0; place < order.length; place++) {
            turned[order[place]] = other.turn(other.piece(place)) % pieces.turns(order[place]);
        }
        return new Chromosome(order, turned);
    }

    /** Rotation mutation: each piece is turned, with this probability, to another of its turns. */
    Chromosome turned(GenePieces pieces, double rate, RandomGenerator random) {
        int[] turned = turns();
        for (int piece = 0; piece < turned.length; piece++) {
            int choice = pieces.turns(piece);
            if (choice > 1 && random.nextDouble() < rate) {
                turned[piece] = (turned[piece] + 1 + random.nextInt(choice - 1)) % choice;
            }
        }
        return new Chromosome(order, turned);
    }
}
