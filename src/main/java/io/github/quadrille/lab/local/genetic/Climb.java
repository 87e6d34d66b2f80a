package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.lab.local.genetic.Breeding.Individual;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Hill climbing to a local optimum. A step exchanges two pieces, or turns one so that it looks otherwise; steps that
 * change nothing that could be laid otherwise are left out. One round looks at less than half the square of the pieces,
 * and all their turns.
 */
final class Climb {
    private final boolean steepest;
    private final Function<Chromosome, Individual> evaluated;
    /** Each leads from a sequence to a neighbour, or to the sequence itself where nothing would change. */
    private final List<UnaryOperator<Chromosome>> steps = new ArrayList<>();

    /**
     * @param steepest whether the best of all steps is taken; else each that is fitter, at once
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

    /** Climbs until a whole round of steps leads to none that is fitter. */
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
