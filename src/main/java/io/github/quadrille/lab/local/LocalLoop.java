package io.github.quadrille.lab.local;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import io.github.quadrille.lab.local.LocalRun.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Runs a local search until there is a packing, a limit is reached, or a restart is useless. The search is restarted
 * when it has no further step. The loop keeps the fullest part of a packing, and a trace of all improvements. A packing
 * or a part of a packing counts only after {@link PackingChecker} has accepted it.
 */
public final class LocalLoop {
    private final Puzzle puzzle;
    private final LocalLimits limits;
    private final LocalListener listener;
    private final PackingChecker checker;
    private final LocalSearch search;
    private final Clock clock;
    private final double buildSeconds;
    private final List<TracePoint> trace = new ArrayList<>();
    private long iterations;
    private long sinceRestart;
    private long restarts;
    private Packing best = new Packing(List.of());
    private Map<String, Object> ownTerms = Map.of();
    private boolean packed;
    private double trialCost = Double.POSITIVE_INFINITY;
    private int trialCovered;

    private LocalLoop(Puzzle puzzle, Method method, LocalLimits limits, LocalListener listener) {
        this.puzzle = puzzle;
        this.limits = limits;
        this.listener = listener;
        this.clock = new Clock(Limits.NONE.withTime(limits.timeLimit()), listener);
        this.checker = new PackingChecker(puzzle);
        this.search = method.start(puzzle, new SplittableRandom(limits.seed()));
        this.buildSeconds = clock.seconds();
    }

    /**
     * Runs a method once.
     *
     * @throws IllegalArgumentException if the method refuses the puzzle
     */
    public static LocalRun run(Puzzle puzzle, Method method, LocalLimits limits, LocalListener listener) {
        return new LocalLoop(puzzle, method, limits, listener).run();
    }

    private LocalRun run() {
        search.restart();
        look();
        Optional<Limit> limit = packed ? Optional.empty() : limit();
        boolean fresh = true;
        while (!packed && limit.isEmpty()) {
            if (search.step()) {
                iterations++;
                sinceRestart++;
                fresh = false;
            } else if (fresh || restarts >= limits.maxRestarts() || !search.canRestart()) {
                // If the search has no step in a fresh state, it would have none after a further restart, either. A
                // restart is also useless if it would only repeat the same steps.
                limit = Optional.of(Limit.RESTARTS);
            } else {
                restart();
                fresh = true;
            }
            look();
            limit = limit.or(this::limit);
        }
        endTrial(
                packed
                        ? Trial.End.PACKED
                        : limit.equals(Optional.of(Limit.RESTARTS)) ? Trial.End.FAILED : Trial.End.STOPPED);
        trace.add(pointNow(lowestCost(), mostCovered()));
        Work work = new Work(0, iterations, 0, restarts, buildSeconds, clock.seconds());
        Verdict verdict = packed
                ? new Verdict.Packed(best, 1, Optional.of(Limit.PACKINGS), work)
                : new Verdict.Undecided(limit.orElseThrow(), best, work);
        return new LocalRun(verdict, iterations, search.moves(), restarts, trace, ownTerms);
    }

    private void restart() {
        endTrial(Trial.End.FAILED);
        trialCost = Double.POSITIVE_INFINITY;
        trialCovered = 0;
        restarts++;
        sinceRestart = 0;
        search.restart();
    }

    private void endTrial(Trial.End end) {
        listener.ended(
                new Trial(restarts + 1, end, clock.seconds(), iterations, sinceRestart, trialCost, trialCovered));
    }

    /**
     * Updates the lowest cost and the most covered cells of the trial. If the present state is better than all earlier
     * states of the run, also records it and tells the listener.
     */
    private void look() {
        double cost = search.cost();
        int covered = search.covered();
        trialCost = Math.min(trialCost, cost);
        trialCovered = Math.max(trialCovered, covered);
        boolean fuller = covered > mostCovered();
        boolean cheaper = cost < lowestCost();
        if (cheaper) {
            ownTerms = search.ownTerms();
        }
        boolean whole = covered == puzzle.region().mandatorySize();
        if (fuller || whole) {
            keep(search.part(), whole);
        }
        if (fuller || cheaper) {
            trace.add(pointNow(Math.min(cost, lowestCost()), Math.max(covered, mostCovered())));
        }
        if (cheaper || packed) {
            listener.improved(trace.get(trace.size() - 1), search::allPieces);
        }
    }

    private void keep(Packing part, boolean whole) {
        if (whole && checker.faults(part).isEmpty()) {
            packed = true;
            best = part;
            return;
        }
        List<Fault> faults = checker.faultsOfPart(part);
        if (!faults.isEmpty()) {
            throw new IllegalStateException("The local search kept a part of a packing that is not legal: "
                    + faults.get(0).message());
        }
        best = part;
    }

    private Optional<Limit> limit() {
        if (clock.isTimeToReport()) {
            int cells = puzzle.region().mandatorySize();
            clock.report(new Progress.Local(
                    iterations, restarts, lowestCost(), mostCovered(), cells, clock.elapsed(), clock.left()));
        }
        if (mostCovered() >= limits.target()) {
            return Optional.of(Limit.TARGET);
        }
        return clock.stop()
                .or(() -> Optional.of(Limit.ITERATIONS).filter(limit -> iterations >= limits.maxIterations()))
                .or(() -> Optional.of(Limit.MOVES).filter(limit -> search.moves() >= limits.maxMoves()));
    }

    private double lowestCost() {
        return trace.isEmpty()
                ? Double.POSITIVE_INFINITY
                : trace.get(trace.size() - 1).cost();
    }

    private int mostCovered() {
        return trace.isEmpty() ? -1 : trace.get(trace.size() - 1).covered();
    }

    private TracePoint pointNow(double cost, int covered) {
        return new TracePoint(clock.seconds(), iterations, sinceRestart, restarts, cost, covered);
    }
}
