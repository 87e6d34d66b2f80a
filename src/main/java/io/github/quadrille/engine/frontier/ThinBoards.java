package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Decides puzzles by the frontier if that is cheap. On a long thin board that the bag nearly fills, a search reaches
 * the same free end of the board in many ways. It fills this end again each time. The frontier meets each such end only
 * once.
 */
public final class ThinBoards {
    /** The frontier can compute at most this many numbers, which takes a second or two. */
    private static final double CHEAP = 2e8;

    private ThinBoards() {}

    /**
     * Decides whether there is a packing. If there is one, a packing is drawn at random with this seed. The result is
     * empty when the frontier would take too much time or memory, or when a limit was reached.
     */
    public static Optional<Verdict> decide(PlacementTable table, long seed, Limits limits, Listener listener) {
        try {
            Clock clock = new Clock(limits, listener);
            Frontier frontier = new Frontier(CoverProblem.reduced(table, clock::check), limits, clock);
            FrontierEstimate estimate = frontier.estimate();
            if (!estimate.isComplete() || estimate.numbers() > CHEAP || estimate.bytes() > limits.memory()) {
                return Optional.empty();
            }
            frontier.run();
            if (frontier.stop().isPresent()) {
                return Optional.empty();
            }
            if (frontier.total().signum() == 0) {
                return Optional.of(new Verdict.Infeasible(new ZeroCount(), Work.since(clock)));
            }
            List<Packing> drawn = new ArrayList<>();
            PackingSampler.draw(1, table, new Random(seed), limits, listener, drawn::add);
            return Optional.of(new Verdict.Packed(drawn.get(0), 1, Optional.of(Limit.PACKINGS), Work.since(clock)));
        } catch (FrontierTooLarge | Stopped e) {
            return Optional.empty();
        }
    }
}
