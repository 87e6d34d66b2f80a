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
 * Returns the list of all packings of a puzzle page by page, however many there are.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("strip", "{board: 2x10, pieces: {I2: any}}");
 * PackingPages pages = Solver.of(puzzle).pages();
 * PackingPage last = pages.page(BigInteger.valueOf(80), 20, Limits.NONE, SolveListener.SILENT);
 * System.out.println(last.packings().size()); // 9
 * System.out.println(last.total()); // Optional[89]
 * }</pre>
 *
 * <p>The list has a fixed order, which depends only on the puzzle and the options of the solver. If the frontier counts
 * the packings cheaply, their number is known, and packing number 1,234,567,890 takes no longer than the first.
 * Otherwise packings are searched one after another. Then a page takes longer the further it is from the page before.
 * Several threads can call this class, but they are answered one at a time.
 */
public final class PackingPages {
    private final Puzzle puzzle;
    private final GivenPiecesAdded given;
    private final SymmetryGroup group;
    private final SearchedPackings searched;
    private boolean isDecided;
    private Optional<RankedPackings> ranked = Optional.empty();

    /**
     * Makes the pages of a puzzle.
     *
     * @param puzzle the puzzle that remains when the given pieces are laid
     */
    PackingPages(Puzzle puzzle, GivenPiecesAdded given, SearchOptions options, SymmetryGroup group) {
        this.puzzle = puzzle;
        this.given = given;
        this.group = group;
        this.searched = new SearchedPackings(puzzle, options, group);
    }

    /**
     * Returns a page of the list. If a limit is reached, the page has the packings found so far, and the next call
     * continues from there.
     *
     * @param from the number of the page's first packing; the first packing of all has number 0
     * @param count the number of packings on the page; the last page can have fewer
     * @param limits the time limit of this page
     * @throws PuzzleTooLarge when the model would not fit into memory
     * @throws IllegalArgumentException when a number is negative
     */
    public synchronized PackingPage page(BigInteger from, int count, Limits limits, SolveListener listener) {
        if (from.signum() < 0 || count < 0) {
            throw new IllegalArgumentException(
                    "Cannot return %,d packings from number %,d. Use 0 or more for both.".formatted(count, from));
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

    /**
     * Returns whether all pages take about the same time, because the frontier counts the packings. This is known after
     * the first page.
     */
    public synchronized boolean isRanked() {
        return ranked.isPresent();
    }

    /**
     * Decides whether the frontier counts the packings cheaply. This takes about a second at most. The time limit of a
     * page does not stop this work, because otherwise every page would begin it again.
     */
    private void decide(SolveListener listener) {
        // For lists of classes, the frontier is not used. The number of a packing does not tell whether it represents
        // its class.
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
        // A search never reaches packing numbers as large as this one.
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
