package io.github.quadrille.lab.local.genetic;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A {@code Crossover} makes two children from two sequences of the same pieces. Each piece of a child has the turn that
 * it has in the parent from which it comes.
 */
public sealed interface Crossover permits Crossover.PartiallyMatched, Crossover.Cycle {
    /** Returns the two children. The time is linear in the number of pieces. */
    List<Chromosome> children(Chromosome one, Chromosome other, RandomGenerator random);

    /**
     * Applies cycle crossover (Oliver, Smith and Holland, 1987). Every piece of a child has the position that it has in
     * one of its parents. The positions form cycles, and within a cycle both parents have the same pieces. The cycles
     * of a parent go alternately to one child and to the other child. Nothing is random.
     */
    record Cycle() implements Crossover {
        @Override
        public List<Chromosome> children(Chromosome one, Chromosome other, RandomGenerator random) {
            int[] first = one.order();
            int[] second = other.order();
            int[] firstTurns = one.turns();
            int[] secondTurns = other.turns();
            int[] placeInOne = new int[first.length];
            for (int place = 0; place < first.length; place++) {
                placeInOne[first[place]] = place;
            }
            boolean[] seen = new boolean[first.length];
            boolean exchange = false;
            for (int start = 0; start < first.length; start++) {
                if (seen[start]) {
                    continue;
                }
                for (int place = start; !seen[place]; place = placeInOne[other.piece(place)]) {
                    seen[place] = true;
                    if (exchange) {
                        int piece = one.piece(place);
                        first[place] = other.piece(place);
                        second[place] = piece;
                        firstTurns[piece] = other.turn(piece);
                        secondTurns[piece] = one.turn(piece);
                    }
                }
                exchange = !exchange;
            }
            return List.of(new Chromosome(first, firstTurns), new Chromosome(second, secondTurns));
        }
    }

    /**
     * Applies partially matched crossover (Goldberg and Lingle, 1985). A stretch is a range of positions. In the
     * stretch, a child has the pieces of one parent, the donor. At all other positions, it has the pieces of the other
     * parent, the base. If such a piece of the base is already in the stretch of the child, another piece replaces it.
     * This is the piece that the base has where the donor has the replaced piece. If this piece is in the stretch, too,
     * it is replaced in the same way.
     */
    record PartiallyMatched() implements Crossover {
        @Override
        public List<Chromosome> children(Chromosome one, Chromosome other, RandomGenerator random) {
            Stretch stretch = Stretch.random(one.length(), 1, random);
            return List.of(child(one, other, stretch), child(other, one, stretch));
        }

        /** Returns the child that has the pieces of the donor in the stretch, and the pieces of the base elsewhere. */
        static Chromosome child(Chromosome base, Chromosome donor, Stretch stretch) {
            int[] order = base.order();
            int[] turns = base.turns();
            int[] placeInStretch = new int[order.length];
            Arrays.fill(placeInStretch, -1);
            for (int place = stretch.from(); place < stretch.to(); place++) {
                int piece = donor.piece(place);
                order[place] = piece;
                turns[piece] = donor.turn(piece);
                placeInStretch[piece] = place;
            }
            for (int place = 0; place < order.length; place++) {
                if (place < stretch.from() || place >= stretch.to()) {
                    int piece = order[place];
                    while (placeInStretch[piece] >= 0) {
                        piece = base.piece(placeInStretch[piece]);
                    }
                    order[place] = piece;
                }
            }
            return new Chromosome(order, turns);
        }
    }

    /**
     * A {@code Stretch} is a range of positions in a sequence.
     *
     * @param from the first position
     * @param to the position after the last one
     */
    record Stretch(int from, int to) {
        /**
         * Returns a random stretch. All possible stretches are equally likely.
         *
         * @param length the number of positions in the sequence, which must be at least {@code atLeast}
         * @param atLeast the least number of positions in the stretch
         */
        static Stretch random(int length, int atLeast, RandomGenerator random) {
            int cuts = length - atLeast + 2;
            int one = random.nextInt(cuts);
            int other = random.nextInt(cuts - 1);
            other += other >= one ? 1 : 0;
            return new Stretch(Math.min(one, other), Math.max(one, other) + atLeast - 1);
        }
    }
}
