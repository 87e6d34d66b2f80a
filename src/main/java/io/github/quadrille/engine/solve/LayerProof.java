package io.github.quadrille.engine.solve;

import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.SweepOrder;
import io.github.quadrille.engine.frontier.CoverProblem;
import io.github.quadrille.engine.frontier.Frontier;
import io.github.quadrille.engine.frontier.FrontierEstimate;
import io.github.quadrille.engine.frontier.FrontierTooLarge;
import io.github.quadrille.engine.frontier.LayerListener;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.proof.writer.CountCertificate;
import io.github.quadrille.proof.writer.ProofModel;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CountClock;
import io.github.quadrille.core.question.CountListener;
import io.github.quadrille.core.question.ProofOutput;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;

/**
 * Counts by the frontier, and writes its layers down as a certificate. It is another sweep than that which answers fastest:
 * every placement is laid, also where those of a kind are symmetric to each other, and no count is left out because the rest cannot
 * be made up, so that the numbers mean something without knowing what the engine leaves out.
 */
final class LayerProof {
    private final PlacementTable table;
    private final CellOrder order;
    private final Limits limits;
    private final Frontier frontier;
    private final FrontierEstimate estimate;

    /**
     * Surveys the boundaries. Time runs from now on.
     *
     * @throws FrontierTooLarge when the boundaries are too wide, or the combinations of counts too many
     * @throws Stopped at a limit
     */
    LayerProof(Puzzle puzzle, Limits limits, CountListener listener) {
        CountClock clock = new CountClock(limits, listener);
        this.table = new PlacementTable(puzzle, clock::check);
        this.order = SweepOrder.best(table.cover());
        this.limits = limits;
        this.frontier = Frontier.ofEveryWay(CoverProblem.of(table.cover(), order, clock::check), limits, clock);
        this.estimate = frontier.estimate();
        clock.check();
    }

    /** How many numbers a sweep has to find; infinitely many where the survey saw no end of them. */
    double numbers() {
        return estimate.isComplete() ? estimate.numbers() : Double.POSITIVE_INFINITY;
    }

    /**
     * Writes the model and the certificate.
     *
     * @return how many packings there are
     * @throws FrontierTooLarge when the combinations of counts get too many
     * @throws Stopped at a limit
     */
    BigInteger write(ProofOutput output) {
        if (estimate.bytes() > limits.memory()) {
            throw new Stopped(Limit.MEMORY);
        }
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
        frontier.stop().ifPresent(limit -> {
            throw new Stopped(limit);
        });
        certificate.end(frontier.total());
        return frontier.total();
    }
}
