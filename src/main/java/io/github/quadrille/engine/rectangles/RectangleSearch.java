package io.github.quadrille.engine.rectangles;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.rectangles.RectanglePuzzle.Laid;
import io.github.quadrille.engine.rectangles.SkylineSearch.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongUnaryOperator;

/**
 * Packs rectangles by two different searches. A {@link SkylineSearch} works from the floor up, and is faster if no
 * cells are wasted. A {@link PositionSearch} chooses columns first, and is faster if a few cells are wasted. It is used
 * only if the count of each kind is exact. A cell is wasted if it stays open or is covered by a piece of one cell. On
 * one thread the searches take turns, and the turns become twice as long in each round. Turns are measured in nodes, so
 * that every run is the same. With several threads, the two searches run side by side. When this search is called
 * again, the skyline search continues where it has paused.
 */
public final class RectangleSearch {
    /** In its first turn the {@link SkylineSearch} opens this many nodes, which takes about a tenth of a second. */
    private static final long FIRST_NODES = 300_000;
    /** In its first turn the {@link PositionSearch} opens this many nodes, which takes about a tenth of a second. */
    private static final long FIRST_POSITIONS = 200;

    /** A trial ends after a turn that is this many times as long as the first turn. */
    private static final long TRIAL = 2;

    private static final long SLICE = 5_000;

    private final RectanglePuzzle puzzle;
    private final SkylineSearch skyline;
    private volatile long nodes;
    private volatile long positions;
    private volatile boolean isOver;
    private List<Laid> found = List.of();

    private RectangleSearch(RectanglePuzzle puzzle) {
        this.puzzle = puzzle;
        this.skyline = new SkylineSearch(puzzle);
    }

    /**
     * Returns a search for a puzzle without rules whose pieces and board are rectangles. It is empty for any other
     * puzzle, and if there are so few kinds or so many pieces that other searches are faster. The caller must have
     * checked that the area of the pieces suits the board.
     */
    public static Optional<RectangleSearch> of(Puzzle puzzle) {
        return RectanglePuzzle.of(puzzle).map(RectangleSearch::new);
    }

    /** Searches for about a second. If that is not enough, the verdict is undecided, with nodes as the limit. */
    public Verdict tryOut(SearchOptions options, SolveListener listener) {
        return solve(options, listener, TRIAL);
    }

    /** Searches until the answer is known or a limit is reached. The listener gets no packing. */
    public Verdict solve(SearchOptions options, SolveListener listener) {
        return solve(options, listener, Long.MAX_VALUE / FIRST_NODES);
    }

    private Verdict solve(SearchOptions options, SolveListener listener, long longest) {
        Clock clock = new Clock(options.limits(), listener);
        long before = nodes;
        positions = 0;
        Outcome outcome = Outcome.OPEN;
        Limit limit = Limit.NODES;
        try {
            outcome = options.limits().threads() > 1 && puzzle.hasExactCounts()
                    ? sideBySide(longest, clock)
                    : inTurns(longest, () -> look(clock));
        } catch (Stopped stopped) {
            limit = stopped.limit();
        }
        Work work = new Work(0, nodes - before + positions, 0, 0, 0, clock.seconds()).byChoco(positions);
        return switch (outcome) {
            case FOUND -> new Verdict.Packed(puzzle.packing(found), 1, Optional.of(Limit.PACKINGS), work);
            case REFUTED -> new Verdict.Infeasible(new ExhaustedSearch(nodes + positions), work);
            case OPEN -> new Verdict.Undecided(limit, new Packing(puzzle.pieces(skyline.fullest())), work);
        };
    }

    private void look(Clock clock) {
        clock.check();
        if (clock.isTimeToReport()) {
            int coverable = puzzle.puzzle().mandatoryCells();
            clock.report(new Progress.Search(
                    nodes + positions,
                    0,
                    (int) Math.max(0, coverable - skyline.leastOpen()),
                    coverable,
                    clock.elapsed(),
                    clock.left()));
        }
    }

    private Outcome inTurns(long longest, Runnable pause) {
        Outcome first = upwards(FIRST_NODES, pause);
        if (first != Outcome.OPEN || !puzzle.hasExactCounts()) {
            return first == Outcome.OPEN ? upwards(FIRST_NODES * longest, pause) : first;
        }
        long[] turn = {1};
        Outcome[] known = {Outcome.OPEN};
        Outcome other = byColumns(
                reached -> {
                    if (reached > 0) {
                        known[0] = upwards(FIRST_NODES * turn[0], pause);
                        turn[0] *= 2;
                    }
                    return known[0] == Outcome.OPEN && turn[0] <= longest
                            ? reached + FIRST_POSITIONS * turn[0]
                            : reached;
                },
                pause);
        return known[0] == Outcome.OPEN ? other : known[0];
    }

    private Outcome sideBySide(long longest, Clock clock) {
        isOver = false;
        Runnable pause = () -> {
            if (isOver || Thread.currentThread().isInterrupted()) {
                throw new Stopped(Limit.INTERRUPTED);
            }
        };
        List<Callable<Outcome>> ways = List.of(
                () -> alone(() -> upwards(FIRST_NODES * longest, pause)),
                () -> alone(() -> byColumns(reached -> FIRST_POSITIONS * longest, pause)));
        try (ThreadTeam team = new ThreadTeam(2, "rectangles")) {
            return team.run(ways, () -> look(clock)).stream()
                    .filter(outcome -> outcome != Outcome.OPEN)
                    .findFirst()
                    .orElse(Outcome.OPEN);
        }
    }

    /** Runs one of the two searches. If it finds the answer, the other search is stopped. */
    private Outcome alone(Callable<Outcome> way) throws Exception {
        try {
            Outcome outcome = way.call();
            isOver |= outcome != Outcome.OPEN;
            return outcome;
        } catch (Stopped stopped) {
            return Outcome.OPEN;
        }
    }

    private Outcome upwards(long most, Runnable pause) {
        Outcome outcome = Outcome.OPEN;
        long before = skyline.nodes();
        while (outcome == Outcome.OPEN && skyline.nodes() - before < most) {
            outcome = skyline.go(SLICE);
            nodes = skyline.nodes();
            pause.run();
        }
        if (outcome == Outcome.FOUND) {
            found = skyline.laid();
        }
        return outcome;
    }

    private Outcome byColumns(LongUnaryOperator extended, Runnable pause) {
        PositionSearch search = new PositionSearch(puzzle);
        Outcome outcome = search.search(extended, () -> {
            positions = search.nodes();
            pause.run();
        });
        positions = search.nodes();
        if (outcome == Outcome.FOUND) {
            found = search.laid();
        }
        return outcome;
    }
}
