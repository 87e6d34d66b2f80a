package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.lab.local.genetic.Breeding.Individual;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Climbs from a sequence to a local optimum. A step exchanges two pieces, or turns one piece so that it looks
 * different. An exchange of two pieces that look the same is left out. A round examines every step once: for n pieces,
 * fewer than n squared / 2 exchanges, and all turns of all pieces.
 */
final class Climb {
    private final boolean steepest;
    private final Function<Chromosome, Individual> evaluated;
    /**
     * Each step is a function from a sequence to a neighbour. It returns the sequence itself if the step would change
     * nothing.
     */
    private final List<UnaryOperator<Chromosome>> steps = new ArrayList<>();

    /**
     * Creates the steps for a set of pieces.
     *
     * @param pieces the pieces
     * @param steepest whether the best of all steps is taken; otherwise, each step that leads to a fitter sequence is
     *     taken at once
     * @param evaluated the function that evaluates a sequence
     */
    Climb(GenePieces pieces, boolean steepest, Function<Chromosome, Individual> evaluated) {
        this.steepest = steepest;
        this.evaluated = evaluated;
        for (int place = 0; place < pieces.size(); place++) {
            for (int other = 0; other < place; other++) {
                int one = place;
                int two = other;
                steps.add(sequence -> looksAlike(pieces, sequence, one, two) ? sequence : sequence.swapped(one, two));
            }
        }
        for (int each = 0; each < pieces.size(); each++) {
            int piece = each;
            for (int turn : pieces.differentTurns(piece)) {
                int look = pieces.orientation(piece, turn);
                steps.add(sequence -> pieces.orientation(piece, sequence.turn(piece)) == look
                        ? sequence
                        : sequence.turnedTo(piece, turn));
            }
        }
    }

    private static boolean looksAlike(GenePieces pieces, Chromosome sequence, int place, int other) {
        int one = sequence.piece(place);
        int two = sequence.piece(other);
        return pieces.kind(one) == pieces.kind(two)
                && pieces.orientation(one, sequence.turn(one)) == pieces.orientation(two, sequence.turn(two));
    }

    /** Climbs until no step of a whole round leads to a fitter individual. Returns the fittest individual. */
    Individual optimum(Individual from) {
        Individual best = from;
        boolean isBetter = true;
        while (isBetter) {
            Individual next = best;
            for (UnaryOperator<Chromosome> step : steps) {
                Chromosome sequence = (steepest ? best : next).chromosome();
                Chromosome neighbour = step.apply(sequence);
                if (neighbour != sequence) {
                    Individual other = evaluated.apply(neighbour);
                    next = other.fitness().isBetterThan(next.fitness()) ? other : next;
                }
            }
            isBetter = next.fitness().isBetterThan(best.fitness());
            best = next;
        }
        return best;
    }
}
