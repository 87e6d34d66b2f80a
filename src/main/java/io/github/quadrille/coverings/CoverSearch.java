package io.github.quadrille.coverings;

import io.github.quadrille.argument.AreaArgument;
import io.github.quadrille.argument.Arguments;
import io.github.quadrille.argument.LinearBound;
import io.github.quadrille.choco.PackingSearch;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.puzzle.Evidence;
import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.PackingChecker;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.puzzle.Work;
import io.github.quadrille.question.Progress;
import io.github.quadrille.question.PuzzleTooLarge;
import io.github.quadrille.question.SearchListener;
import io.github.quadrille.question.SearchOptions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Finds the covering that is worth most, and shows that none is worth more. It closes in from both ends: from above by a
 * bound, arguments and searches that show that no covering is worth so much; from below by coverings. Each question,
 * "is one worth at least this?", is a packing puzzle ({@link RaisedPuzzle}). A question gets a number of nodes, and when
 * neither end moves, twice as many.
 */
public final class CoverSearch {
    private static final long FIRST_NODES = 500;

    private final Puzzle puzzle;
    private final Goal.Cover goal;
    private final SearchOptions options;
    private final SearchListener listener;
    private final PackingChecker checker;
    private final long begin = System.nanoTime();
    private final int placements;
    private final LinearBound plain;
    private final LinearBound tight;
    private Optional<Packing> best = Optional.empty();
    private long worth = -1;
    private long bound;
    private Evidence evidence;
    /** The last number that arguments were tried on. */
    private long argued = -1;

    private long nodes;
    private long fails;
    private Optional<Limit> limit = Optional.empty();

    private CoverSearch(Puzzle puzzle, Goal.Cover goal, SearchOptions options, SearchListener listener) {
        PuzzleTooLarge.check(puzzle);
        this.puzzle = puzzle;
        this.goal = goal;
        this.options = options;
        this.listener = listener;
        this.checker = new PackingChecker(puzzle);
        PlacementTable table = new PlacementTable(puzzle);
        this.placements = table.size();
        this.plain = LinearBound.plain(table, goal);
        this.tight = LinearBound.of(table, goal);
        this.bound = tight.bound();
        this.evidence = tight;
        keep(new Packing(List.of()));
        keep(GreedyCovering.cover(table, goal));
    }

    /**
     * Answers a puzzle whose goal is to cover: optimal, infeasible when the counts cannot be kept at all, or undecided.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     */
    public static Verdict solve(Puzzle puzzle, SearchOptions options, SearchListener listener) {
        return new CoverSearch(puzzle, (Goal.Cover) puzzle.goal(), options, listener).run();
    }

    private Verdict run() {
        long patience = FIRST_NODES;
        while (worth < bound && limit.isEmpty()) {
            boolean moved = ask(bound, patience);
            if (limit.isEmpty() && worth + 1 < bound) {
                moved |= ask(worth + 1, patience);
            }
            if (!moved) {
                patience *= 2;
            }
        }
        Work work = new Work(placements, nodes, fails, 0, 0, (System.nanoTime() - begin) / 1e9);
        if (worth == bound) {
            Evidence why = worth == plain.bound() ? new RoomForNoMore(goal) : evidence;
            return best.<Verdict>map(covering -> new Verdict.Optimal(covering, worth, why, work))
                    .orElseGet(() -> new Verdict.Infeasible(evidence, work));
        }
        return new Verdict.Undecided(
                limit.orElseThrow(), best.orElse(new Packing(List.of())), OptionalLong.of(bound), work);
    }

    /** Returns whether one of the ends has moved. */
    private boolean ask(long least, long patience) {
        RaisedPuzzle question = new RaisedPuzzle(puzzle, goal, least, plain, tight);
        Optional<AreaArgument> area = AreaArgument.find(question.puzzle());
        if (area.isPresent()) {
            refute(least, question, area.get());
            return true;
        }
        Verdict verdict = PackingSearch.solve(question, limited(patience), asking());
        nodes += verdict.work().nodes();
        fails += verdict.work().fails();
        if (verdict instanceof Verdict.Packed packed) {
            keep(question.withoutGaps(packed.first()));
            if (worth < least) {
                throw new IllegalStateException(
                        "A covering should be worth %d, but is worth %d.".formatted(least, worth));
            }
            return true;
        }
        if (verdict instanceof Verdict.Infeasible infeasible) {
            refute(least, question, infeasible.evidence());
            return true;
        }
        Verdict.Undecided undecided = (Verdict.Undecided) verdict;
        boolean better = keep(question.withoutGaps(undecided.best()));
        if (undecided.stoppedBy() != Limit.NODES || nodes >= options.limits().nodes()) {
            limit = Optional.of(undecided.stoppedBy());
            return better;
        }
        if (least == bound && argued != bound) {
            argued = bound;
            Optional<Evidence> argument = Arguments.find(question.puzzle()).map(found -> found);
            argument.ifPresent(found -> refute(least, question, found));
            return better || argument.isPresent();
        }
        return better;
    }

    private void refute(long least, RaisedPuzzle question, Evidence why) {
        bound = least - 1;
        int gaps = question.puzzle().bag().count(question.gapKind()).max();
        evidence = new NoMore(least, goal.unit(), gaps, why);
    }

    /** Keeps a legal covering that is worth more than the best one. */
    private boolean keep(Packing covering) {
        long value = goal.worth(puzzle, covering);
        if (value > worth && checker.faults(covering).isEmpty()) {
            worth = value;
            best = Optional.of(covering);
            return true;
        }
        return false;
    }

    private SearchOptions limited(long patience) {
        SearchOptions now = options.withPackings(1)
                .withNodeLimit(Math.min(patience, options.limits().nodes() - nodes));
        Duration elapsed = Duration.ofNanos(System.nanoTime() - begin);
        return options.limits()
                .time()
                .map(time -> time.compareTo(elapsed) > 0 ? time.minus(elapsed) : Duration.ZERO)
                .map(now::withTimeLimit)
                .orElse(now);
    }

    private SearchListener asking() {
        return new SearchListener() {
            @Override
            public void progress(Progress now) {
                Duration elapsed = Duration.ofNanos(System.nanoTime() - begin);
                listener.progress(new Progress(
                        nodes + now.nodes(), 0, (int) Math.max(0, worth), (int) bound, elapsed, now.left()));
            }

            @Override
            public boolean isInterrupted() {
                return listener.isInterrupted();
            }
        };
    }
}
