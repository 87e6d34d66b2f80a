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
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.ClassCount.Classes;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.engine.count.PackingCounter;
import io.github.quadrille.engine.count.SymmetryCount;
import io.github.quadrille.engine.frontier.CoverProblem;
import io.github.quadrille.engine.frontier.Frontier;
import io.github.quadrille.engine.frontier.FrontierEstimate;
import io.github.quadrille.engine.frontier.FrontierTooLarge;
import io.github.quadrille.engine.frontier.LayerListener;
import io.github.quadrille.engine.frontier.Quotient;
import io.github.quadrille.proof.writer.CountCertificate;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.IntBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Counts packings, and writes a certificate of their number. For the certificate it sweeps the board once more, cell by
 * cell, and writes a layer of numbers for each cell. The two counts must agree.
 */
record CountProof(Puzzle puzzle, Limits limits, Listener listener) {
    /**
     * If the count was not found by a sweep, and no sweep was asked for, the certificate can have at most this many
     * numbers. Writing a certificate of this size takes a few seconds.
     */
    private static final double CHEAP = 5e8;

    /**
     * The program that checks the certificate compares every two symmetries, placement by placement, to see that they
     * form a group. These comparisons can take at most this many steps.
     */
    private static final double MOST_STEPS = 1e9;

    ClassCount prove(CountMethod method, SymmetryGroup group, ProofOutput output) {
        Clock clock = Clock.running();
        PackingCount count = PackingCounter.count(puzzle, method, limits, listener);
        if (!count.isComplete()) {
            return new ClassCount(count);
        }
        ClassCount counted = SymmetryCount.count(puzzle, group, count, limits.since(clock), listener);
        if (counted.stoppedBy().isPresent()) {
            output.end(new ProofOutcome.Unfinished(counted.stoppedBy().get()));
            return counted.withWork(count.work());
        }
        Clock certificate = Clock.running();
        // If there is no packing, the frontier often finds that out before it passes the first cell. Then no sweep was
        // made.
        boolean hasSwept =
                count.method() == CountMethod.FRONTIER && count.total().signum() > 0;
        double most = hasSwept || method == CountMethod.FRONTIER ? Double.POSITIVE_INFINITY : CHEAP;
        output.end(certify(counted, group, output, limits.since(clock), most));
        Work work = count.work().plus(Work.since(certificate).as("certificate"));
        return counted.withWork(work);
    }

    /**
     * Counts by the frontier, and writes the frontier's layers as a certificate. This sweep differs from the one that
     * answers fastest. It lays every placement, even if placements of a kind are symmetric to each other. It keeps
     * every combination of piece counts that the maxima allow, even if no packing can be reached from it. So the
     * meaning of the numbers does not depend on the shortcuts of the engine.
     */
    private ProofOutcome certify(
            ClassCount counted, SymmetryGroup group, ProofOutput output, Limits left, double mostNumbers) {
        BigInteger total = counted.total();
        Optional<Classes> classes = counted.classes();
        try {
            Clock clock = new Clock(left, listener);
            PlacementTable table = new PlacementTable(puzzle, clock::check);
            if (table.cover().hasRows()) {
                return new ProofOutcome.Impossible(
                        "A certificate of layers is about cells and pieces only, but the puzzle has rules. Leave out %s."
                                .formatted(ParameterName.of("proof")));
            }
            CellOrder order = SweepOrder.best(table.cover());
            Frontier frontier = Frontier.ofEveryWay(CoverProblem.of(table.cover(), order, clock::check), left, clock);
            FrontierEstimate estimate = frontier.estimate();
            clock.check();
            double numbers = estimate.isComplete() ? estimate.numbers() : Double.POSITIVE_INFINITY;
            if (numbers > mostNumbers) {
                return new ProofOutcome.Impossible(
                        "A sweep that writes its layers takes much longer than the count itself. Use %s."
                                .formatted(ParameterName.of("method", "frontier")));
            }
            refuseLarge(estimate, left);
            Map<IntBuffer, PuzzleSymmetry> others =
                    classes.isPresent() ? others(group.symmetries(puzzle), table, clock) : Map.of();
            if ((others.size() + 1.0) * (others.size() + 1.0) * table.size() > MOST_STEPS) {
                return new ProofOutcome.Impossible("The puzzle has %,d symmetries, which are too many. Leave out %s."
                        .formatted(others.size() + 1, ParameterName.of("up-to-symmetry")));
            }
            ProofModel model = new ProofModel(table);
            model.write(output.model());
            CountCertificate certificate = new CountCertificate(output.proof(), model);
            write(frontier, IntStream.range(0, order.size()).map(order::cellAt).toArray(), total, certificate);
            for (Map.Entry<IntBuffer, PuzzleSymmetry> symmetry : others.entrySet()) {
                certificate.symmetry(symmetry.getKey().array());
                write(
                        symmetry.getValue(),
                        symmetry.getKey().array(),
                        table,
                        classes.get().fixed(),
                        certificate,
                        left,
                        clock);
            }
            classes.ifPresent(known -> certificate.classes(known.classes()));
            certificate.end();
            return new ProofOutcome.Written(sentence(total)
                    + classes.map(known -> ", in %,d classes".formatted(known.classes()))
                            .orElse("") + "; by the layers of a sweep");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (FrontierTooLarge e) {
            return new ProofOutcome.Impossible(
                    "A sweep cannot count the packings: %s. Use a smaller board.".formatted(e.getMessage()));
        } catch (Stopped stopped) {
            return new ProofOutcome.Unfinished(stopped.limit());
        } catch (OutOfMemoryError e) {
            // The count is known already, and losing its certificate must not lose the count.
            return new ProofOutcome.Impossible(
                    "The sweep needs more memory than is allowed. Give Java more memory, or use %s."
                            .formatted(ParameterName.of("memory")));
        }
    }

    private static String sentence(BigInteger total) {
        return total.signum() == 0 ? "there is no packing" : "there " + AnswerProof.number(total);
    }

    private static void refuseLarge(FrontierEstimate estimate, Limits left) {
        if (estimate.bytes() > left.memory()) {
            throw new Stopped(Limit.MEMORY);
        }
    }

    /**
     * Returns the symmetries except the identity. If several symmetries map all placements in the same way, one of them
     * is returned. Each key lists the images of the placements.
     */
    private static Map<IntBuffer, PuzzleSymmetry> others(PuzzleSymmetries group, PlacementTable table, Clock clock) {
        Map<IntBuffer, PuzzleSymmetry> symmetries = new LinkedHashMap<>();
        for (PuzzleSymmetry symmetry : group.list(clock::check)) {
            symmetries.putIfAbsent(IntBuffer.wrap(table.images(symmetry)), symmetry);
        }
        symmetries.remove(IntBuffer.wrap(IntStream.range(0, table.size()).toArray()));
        return symmetries;
    }

    private static void write(
            PuzzleSymmetry symmetry,
            int[] images,
            PlacementTable table,
            Map<String, BigInteger> fixed,
            CountCertificate certificate,
            Limits left,
            Clock clock) {
        Quotient quotient = Quotient.of(table.cover(), symmetry::cell, images, clock::check);
        Frontier frontier = Frontier.ofEveryWay(quotient.problem(), left, clock);
        // After this estimate, the frontier leaves out boundaries from which the end cannot be reached.
        FrontierEstimate estimate = frontier.estimate();
        clock.check();
        refuseLarge(estimate, left);
        write(frontier, quotient.leaders(), fixed.get(symmetry.name()), certificate);
    }

    /**
     * Writes the layers of one sweep.
     *
     * @param cells the cells in the order in which the sweep passes them
     * @param total the number that the sweep must find, as it was counted before
     * @throws FrontierTooLarge when there are too many combinations of piece counts
     * @throws Stopped at a limit
     */
    private static void write(Frontier frontier, int[] cells, BigInteger total, CountCertificate certificate) {
        certificate.order(cells);
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
        if (!frontier.total().equals(total)) {
            throw new IllegalStateException("%s packings were counted, but the sweep of the proof counted %s."
                    .formatted(total, frontier.total()));
        }
        certificate.count(total);
    }
}
