package io.github.quadrille.engine.count;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.PackingSample;
import io.github.quadrille.engine.frontier.FrontierTooLarge;
import io.github.quadrille.engine.frontier.PackingSampler;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Draws packings by the frontier, until that is done or a limit is reached. */
public final class Sampling {
    private Sampling() {}

    /** Draws so many, with repetition. */
    public static PackingSample draw(
            int number, Puzzle puzzle, RandomGenerator random, Limits limits, Listener listener) {
        CountStages stages = new CountStages(puzzle, limits, listener);
        List<Packing> drawn = new ArrayList<>();
        try {
            PlacementTable table = stages.table();
            BigInteger packings = PackingSampler.draw(
                    number, table, random, limits.withTime(stages.clock().left()), listener, drawn::add);
            return sample(stages, drawn, packings, Optional.empty(), "packings are drawn along the frontier");
        } catch (Stopped e) {
            return sample(
                    stages,
                    List.of(),
                    BigInteger.ZERO,
                    Optional.of(e.limit()),
                    e.limit().words());
        } catch (FrontierTooLarge e) {
            return sample(stages, List.of(), BigInteger.ZERO, Optional.of(Limit.MEMORY), e.getMessage());
        }
    }

    private static PackingSample sample(
            CountStages stages, List<Packing> drawn, BigInteger packings, Optional<Limit> stoppedBy, String why) {
        stages.budget().ended("frontier");
        return new PackingSample(
                drawn,
                new PackingCount(
                        packings,
                        stoppedBy,
                        CountMethod.FRONTIER,
                        why,
                        stages.budget().work()));
    }
}
