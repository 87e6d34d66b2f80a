package io.github.quadrille.engine.solve;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.PackingPage;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.argument.AreaArgument;
import io.github.quadrille.engine.frontier.RankedPackings;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Gives the list of all packings of a puzzle page by page, however many there are.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("strip", "{board: 2x10, pieces: {I2: any}}");
 * PackingPages pages = Solver.of(puzzle).pages();
 * PackingPage last = pages.page(BigInteger.valueOf(80), 20, Limits.NONE, SolveListener.SILENT);
 * System.out.println(last.packings().size()); // 9
 * System.out.println(last.total()); // Optional[89]
 * }</pre>
 *
 * <p>The list has one order, which depends on the puzzle alone. Where the frontier counts them cheaply, packing
 * number 1,234,567,890 is as near as the first, and it is known how many there are; else they are searched for one
 * after the other, and a page is the nearer the shorter the way from the one before. Several threads may ask, one is
 * answered at a time.
 */
public final class PackingPages {
    private final Puzzle puzzle;
    private final GivenPiecesAdded given;
    private final SymmetryGroup group;
    private final SearchedPackings searched;
    private boolean isDecided;
    private Optional<RankedPackings> ranked = Optional.empty();

    /** @param puzzle what is left beside given pieces */
    PackingPages(Puzzle puzzle, GivenPiecesAdded given, SearchOptions options, SymmetryGroup group) {
        this.puzzle = puzzle;
        this.given = given;
        this.group = group;
        this.searched = new SearchedPackings(puzzle, options, group);
    }

    /**
     * A page of the list. At a limit it has what was found until then, and the next question goes on from there.
     *
     * @param from the number of its first packing, from 0
     * @param count how many packings it has, but for the last page
     * @param limits of time, for this page
     * @throws PuzzleTooLarge when the model would not fit into memory
     * @throws IllegalArgumentException when a number is negative
     */
    public synchronized PackingPage page(BigInteger from, int count, Limits limits, SolveListener listener) {
        if (from.signum() < 0 || count < 0) {
            throw new IllegalArgumentException(
                    "There are no %,d packings from number %,d on. Maybe begin with 0.".formatted(count, from));
        }
        Clock clock = new Clock(limits, listener);
        try {
            decide(listener);
            if (ranked.isPresent()) {
                List<Packing> packings = ranked.get().page(from, count, limits.withTime(clock.left()), listener);
                return page(from, packings, Optional.empty());
            }
        } catch (Stopped stopped) {
            return page(from, List.of(), Optional.of(stopped.limit()));
        }
        return search(from, count, clock, listener);
    }

    /** Whether every page is as near as every other; known once one was asked for. */
    public synchronized boolean isRanked() {
        return ranked.isPresent();
    }

    /** Takes about a second at most, and would be begun anew for ever if a page's short time could end it. */
    private void decide(SolveListener listener) {
        // Which of a class is its leader no number says.
        if (!isDecided
                && group == SymmetryGroup.TRIVIAL
                && AreaArgument.find(puzzle).isEmpty()) {
            PuzzleTooLarge.check(puzzle);
            PlacementTable table = new PlacementTable(puzzle, new Clock(Limits.NONE, listener)::check);
            ranked = RankedPackings.of(table, Limits.NONE, listener);
        }
        isDecided = true;
    }

    private PackingPage search(BigInteger from, int count, Clock clock, SolveListener listener) {
        searched.heed(clock, given.whole(listener));
        // So many are not found one by one.
        long first = from.min(BigInteger.valueOf(Long.MAX_VALUE / 2)).longValueExact();
        List<Packing> packings = new ArrayList<>();
        Optional<Limit> stoppedBy = Optional.empty();
        try {
            Optional<Packing> next = count == 0 ? Optional.empty() : searched.at(first);
            while (next.isPresent()) {
                packings.add(next.get());
                next = packings.size() < count ? searched.at(first + packings.size()) : Optional.empty();
            }
        } catch (Stopped stopped) {
            stoppedBy = Optional.of(stopped.limit());
        }
        return page(from, packings, stoppedBy);
    }

    private PackingPage page(BigInteger from, List<Packing> packings, Optional<Limit> stoppedBy) {
        Optional<BigInteger> total = ranked.map(RankedPackings::total)
                .or(() ->
                        searched.total().stream().mapToObj(BigInteger::valueOf).findFirst());
        return new PackingPage(from, packings.stream().map(given::whole).toList(), total, stoppedBy);
    }
}
