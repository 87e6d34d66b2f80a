package io.github.quadrille.engine.solve;

import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.SweepOrder;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.ProvenCount;
import io.github.quadrille.engine.count.PackingCounter;
import io.github.quadrille.engine.frontier.CoverProblem;
import io.github.quadrille.engine.frontier.Frontier;
import io.github.quadrille.engine.frontier.FrontierEstimate;
import io.github.quadrille.engine.frontier.FrontierTooLarge;
import io.github.quadrille.engine.frontier.LayerListener;
import io.github.quadrille.proof.writer.CountCertificate;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;

/** Counts packings, then sweeps the board once more and writes down the layers: two counts, which must agree. */
record CountProof(Puzzle puzzle, Limits limits, Listener listener) {
    /** More numbers than this, a few seconds' worth, are not written where another way has answered. */
    private static final double CHEAP = 5e8;

    ProvenCount prove(CountMethod method, ProofOutput output) {
        Clock clock = Clock.running();
        PackingCount count = PackingCounter.count(puzzle, method, limits, listener);
        if (!count.isComplete()) {
            return new ProvenCount(count, new ProofOutcome.NotNeeded());
        }
        Clock certificate = Clock.running();
        // Of no packings at all, the frontier often knows before it has met a boundary.
        boolean hasSwept =
                count.method() == CountMethod.FRONTIER && count.total().signum() > 0;
        double most = hasSwept || method == CountMethod.FRONTIER ? Double.POSITIVE_INFINITY : CHEAP;
        ProofOutcome outcome = certify(count.total(), output, limits.since(clock), most);
        Work work = count.work().plus(Work.since(certificate).as("certificate"));
        return new ProvenCount(count.withWork(work), outcome);
    }

    /**
     * Counts by the frontier, and writes its layers down as a certificate. It is another sweep than that which answers fastest:
     * every placement is laid, also where those of a kind are symmetric to each other, and no count is left out because the rest cannot
     * be made up, so that the numbers mean something without knowing what the engine leaves out.
     */
    private ProofOutcome certify(BigInteger total, ProofOutput output, Limits left, double mostNumbers) {
        try {
            Clock clock = new Clock(left, listener);
            PlacementTable table = new PlacementTable(puzzle, clock::check);
            CellOrder order = SweepOrder.best(table.cover());
            Frontier frontier = Frontier.ofEveryWay(CoverProblem.of(table.cover(), order, clock::check), left, clock);
            FrontierEstimate estimate = frontier.estimate();
            clock.check();
            double numbers = estimate.isComplete() ? estimate.numbers() : Double.POSITIVE_INFINITY;
            if (numbers > mostNumbers) {
                return new ProofOutcome.Impossible("A sweep that writes its layers down takes much longer than what has"
                        + " counted it. Maybe ask for --method frontier.");
            }
            if (estimate.bytes() > left.memory()) {
                throw new Stopped(Limit.MEMORY);
            }
            BigInteger swept = write(frontier, table, order, output);
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

    /**
     * Writes the model and the certificate.
     *
     * @return how many packings there are
     * @throws FrontierTooLarge when the combinations of counts get too many
     * @throws Stopped at a limit
     */
    private static BigInteger write(Frontier frontier, PlacementTable table, CellOrder order, ProofOutput output) {
        ProofModel model = new ProofModel(table);
        try {
            model.write(output.model());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        CountCertificate certificate = new CountCertificate(output.proof(), model, order);
        frontier.run(new LayerListener() {
            @Override
            public void layer(int item) {
                certificate.layer(item);
            }

            @Override
            public void boundary(long mask, BigInteger ways) {
                certificate.boundary(mask, ways);
            }
        });
        Stopped.ifAny(frontier.stop());
        certificate.end(frontier.total());
        return frontier.total();
    }
}
