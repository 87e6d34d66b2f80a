package io.github.quadrille.engine.solve;

import io.github.quadrille.engine.count.PackingCounter;
import io.github.quadrille.engine.frontier.FrontierTooLarge;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.CountListener;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.ProvenCount;

import java.math.BigInteger;

/** Counts packings, then sweeps the board once more and writes down the layers: two counts, which must agree. */
final class CountProof {
    /** More numbers than this, a few seconds' worth, are not written where another way has answered. */
    private static final double CHEAP = 5e8;

    private final Puzzle puzzle;
    private final Limits limits;
    private final CountListener listener;

    CountProof(Puzzle puzzle, Limits limits, CountListener listener) {
        this.puzzle = puzzle;
        this.limits = limits;
        this.listener = listener;
    }

    ProvenCount prove(CountMethod method, ProofOutput output) {
        long begin = System.nanoTime();
        PackingCount count = PackingCounter.count(puzzle, method, limits, listener);
        if (!count.isComplete()) {
            return new ProvenCount(count, new ProofOutcome.NotNeeded());
        }
        long counted = System.nanoTime();
        // Of no packings at all, the frontier often knows before it has met a boundary.
        boolean hasSwept =
                count.method() == CountMethod.FRONTIER && count.total().signum() > 0;
        double most = hasSwept || method == CountMethod.FRONTIER ? Double.POSITIVE_INFINITY : CHEAP;
        ProofOutcome outcome = certify(count.total(), output, limits.since(begin), most);
        Work work = count.work().plus(Work.since(counted).as("certificate"));
        return new ProvenCount(count.withWork(work), outcome);
    }

    private ProofOutcome certify(BigInteger total, ProofOutput output, Limits left, double mostNumbers) {
        try {
            LayerProof proof = new LayerProof(puzzle, left, listener);
            if (proof.numbers() > mostNumbers) {
                return new ProofOutcome.Impossible("A sweep that writes its layers down takes much longer than what has"
                        + " counted it. Maybe ask for --method frontier.");
            }
            BigInteger swept = proof.write(output);
            if (!swept.equals(total)) {
                throw new IllegalStateException("%s packings were counted, but %s swept.".formatted(total, swept));
            }
            return new ProofOutcome.Written(sentence(total) + "; by the layers of a sweep");
        } catch (FrontierTooLarge e) {
            return new ProofOutcome.Impossible(
                    "A sweep cannot count it: %s. Maybe ask for a smaller board.".formatted(e.getMessage()));
        } catch (Stopped stopped) {
            return new ProofOutcome.Unfinished(stopped.limit());
        } catch (OutOfMemoryError e) {
            // The count is known, and is worth more than its certificate.
            return new ProofOutcome.Impossible(
                    "The memory allowed is too little for it. Maybe give Java more, or --memory.");
        }
    }

    private static String sentence(BigInteger total) {
        return total.signum() == 0 ? "there is no packing" : "there " + AnswerProof.number(total);
    }
}
