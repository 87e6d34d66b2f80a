package io.github.quadrille.engine.count;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.PackingSample;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.frontier.FrontierTooLarge;
import io.github.quadrille.engine.frontier.PackingSampler;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Draws random packings along the frontier. If the frontier is too large and the puzzle has rules about several pieces,
 * it draws from all packings that a search finds. It ends when all wanted packings are drawn or a limit is reached.
 */
public final class Sampling {
    private Sampling() {}

    /** Draws this many packings. A packing may be drawn several times. */
    public static PackingSample draw(
            int number, Puzzle puzzle, RandomGenerator random, Limits limits, Listener listener) {
        CountStages stages = new CountStages(puzzle, limits, listener);
        List<Packing> drawn = new ArrayList<>();
        try {
            PlacementTable table = stages.table();
            BigInteger packings = PackingSampler.draw(
                    number, table, random, limits.withTime(stages.clock().left()), listener, drawn::add);
            stages.budget().ended("frontier");
            return sample(stages, drawn, packings, CountMethod.FRONTIER, "packings are drawn along the frontier");
        } catch (Stopped e) {
            stages.budget().ended("frontier");
            return e.limit() == Limit.MEMORY && hasRows(stages)
                    ? fromAll(number, stages, random, e.limit().words())
                    : nothing(stages, e.limit(), e.limit().words());
        } catch (FrontierTooLarge e) {
            stages.budget().ended("frontier");
            return hasRows(stages)
                    ? fromAll(number, stages, random, e.getMessage())
                    : nothing(stages, Limit.MEMORY, e.getMessage());
        }
    }

    /**
     * Tells whether there are rules about several pieces. Such rules leave few packings, and a frontier has much to
     * remember for them.
     */
    private static boolean hasRows(CountStages stages) {
        return stages.table().cover().hasRows();
    }

    /**
     * Draws from all packings of a search. The n-th packing found replaces each drawn packing with chance 1/n. So all
     * packings have equal chances in the end.
     */
    private static PackingSample fromAll(
            int number, CountStages stages, RandomGenerator random, String whyNotFrontier) {
        List<Packing> drawn = new ArrayList<>();
        long[] come = {0};
        try {
            Verdict all =
                    stages.search("search", Long.MAX_VALUE, SolveListener.until(stages::isInterrupted, packing -> {
                        come[0]++;
                        for (int place = 0; place < number; place++) {
                            if (come[0] == 1) {
                                drawn.add(packing);
                            } else if (random.nextDouble() * come[0] < 1) {
                                drawn.set(place, packing);
                            }
                        }
                    }));
            return all.stopped().isPresent()
                    ? nothing(stages, all.stopped().get(), all.stopped().get().words())
                    : sample(
                            stages,
                            drawn,
                            BigInteger.valueOf(come[0]),
                            CountMethod.SEARCH,
                            "packings are drawn from all that a search finds, because the frontier cannot draw them: "
                                    + whyNotFrontier);
        } catch (Stopped e) {
            return nothing(stages, e.limit(), e.limit().words());
        }
    }

    private static PackingSample nothing(CountStages stages, Limit limit, String why) {
        return new PackingSample(
                List.of(),
                new PackingCount(
                        BigInteger.ZERO,
                        Optional.of(limit),
                        CountMethod.FRONTIER,
                        why,
                        stages.budget().work()));
    }

    private static PackingSample sample(
            CountStages stages, List<Packing> drawn, BigInteger packings, CountMethod method, String why) {
        return new PackingSample(
                drawn,
                new PackingCount(
                        packings, Optional.empty(), method, why, stages.budget().work()));
    }
}
