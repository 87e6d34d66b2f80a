package io.github.quadrille.lab.local.genetic;

import java.util.random.RandomGenerator;

/**
 * A {@code Chromosome} is a sequence: a permutation of all pieces with a turn for each piece. A turn is a number that
 * stands for a rotation or, if pieces can be flipped, for a flip and a rotation. Equal pieces have different numbers. A
 * sequence is immutable, and operators make new sequences.
 */
public final class Chromosome {
    private final int[] order;
    private final int[] turns;

    /**
     * Creates a sequence. The arrays are not copied.
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

    /** Returns the turn of a piece, given by the number of the piece and not by its position. */
    int turn(int piece) {
        return turns[piece];
    }

    int[] order() {
        return order.clone();
    }

    int[] turns() {
        return turns.clone();
    }

    /** Returns a sequence with the same pieces and turns in another order. */
    Chromosome reordered(int[] other) {
        return new Chromosome(other, turns);
    }

    /**
     * Returns this sequence with two pieces exchanged.
     *
     * @param place the position of the first piece
     * @param other the position of the second piece
     */
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
     * Returns this sequence with the turns of another sequence. The piece at each position gets the turn that the other
     * sequence has at this position. If the piece has fewer turns, the number is taken modulo the number of its turns.
     */
    Chromosome turnedAsPlacesOf(Chromosome other, GenePieces pieces) {
        int[] turned = turns();
        for (int place = 0; place < order.length; place++) {
            turned[order[place]] = other.turn(other.piece(place)) % pieces.turns(order[place]);
        }
        return new Chromosome(order, turned);
    }

    /**
     * Returns this sequence after a rotation mutation. Each piece gets another one of its turns with the given
     * probability.
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
