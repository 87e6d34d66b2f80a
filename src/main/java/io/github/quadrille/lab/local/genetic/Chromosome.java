package io.github.quadrille.lab.local.genetic;

import java.util.random.RandomGenerator;

/**
 * A {@code Chromosome} is a sequence: a permutation of all pieces, and the turn of each. Equal pieces have different
 * numbers. It is immutable; operators make new sequences.
 */
public final class Chromosome {
    private final int[] order;
    private final int[] turns;

    /**
     * Creates a sequence; the arrays are not copied.
     *
     * @param order the piece at each position
     * @param turns the turn of each piece
     */
    Chromosome(int[] order, int[] turns) {
        this.order = order;
        this.turns = turns;
    }

    /** Returns a random sequence. Every permutation and every turn is equally likely. */
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

    /** Returns the turn of a piece, whatever its position. */
    int turn(int piece) {
        return turns[piece];
    }

    int[] order() {
        return order.clone();
    }

    int[] turns() {
        return turns.clone();
    }

    /** Returns the same pieces with the same turns in another order. */
    Chromosome reordered(int[] other) {
        return new Chromosome(other, turns);
    }

    /** Returns this sequence with two pieces exchanged. */
    Chromosome swapped(int place, int other) {
        int[] swapped = order();
        swapped[place] = order[other];
        swapped[other] = order[place];
        return reordered(swapped);
    }

    /** Returns this sequence with another turn of one piece. */
    Chromosome turnedTo(int piece, int turn) {
        int[] turned = turns();
        turned[piece] = turn;
        return new Chromosome(order, turned);
    }

    /**
     * Returns this sequence with the turns of another one, which stay at their positions whichever pieces are there. A
     * turn beyond those of a piece is taken modulo their number.
     */
    Chromosome turnedAsPlacesOf(Chromosome other, GenePieces pieces) {
        int[] turned = turns();
        for (int place = 0; place < order.length; place++) {
            turned[order[place]] = other.turn(other.piece(place)) % pieces.turns(order[place]);
        }
        return new Chromosome(order, turned);
    }

    /**
     * Returns this sequence after a rotation mutation. Each piece gets, with this probability, another of its turns.
     */
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
