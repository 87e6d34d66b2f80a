package io.github.quadrille.engine.sizes;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.ClassCount.Classes;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Decides which rectangles some pieces fill.
 *
 * <pre>{@code
 * Puzzle pieces = Puzzles.parse("corners", "{board: 2x3, pieces: {V3: any}}");
 * RectangleTable table = new RectangleTable(pieces, RectangleTable.Ask.PACKS, RectangleTable.Answering.PLAINLY,
 *         Limits.NONE, Duration.ofSeconds(5), Listener.SILENT);
 * List<RectangleTable.Size> sizes = table.sizes(List.of(new RectangleTable.Size(4, 6)));
 * table.decide(sizes, entry -> {});
 * System.out.println(table.primes(sizes)); // [2x3]
 * }</pre>
 *
 * <p>If pieces can be turned, a rectangle and the same rectangle on its side count as one. If the table only asks
 * whether there is a packing, and all counts are unlimited, packed rectangles can serve as pieces for larger
 * rectangles. A rectangle that is filled by smaller packed rectangles is then not searched. A packed rectangle that
 * smaller packed rectangles do not fill is prime (Klarner, 1969).
 */
public final class RectangleTable {
    /** Says what is known about a rectangle. */
    public enum Outcome {
        /** The rectangle is packed, but not by smaller rectangles that are packed. */
        PRIME,
        /** The rectangle is put together from smaller rectangles that are packed. */
        COMPOSITE,
        /** The rectangle is packed. Whether smaller packed rectangles fill it is not known, or does not matter. */
        PACKED,
        /** The rectangle has no packing. */
        NONE,
        /** The rectangle is undecided within the limits. */
        OPEN
    }

    /** A {@code Size} is a number of rows and columns. */
    public record Size(int rows, int columns) {
        /** Returns the size as text, such as 4x6. This is also the name of the kind with this shape. */
        @Override
        public String toString() {
            return rows + "x" + columns;
        }

        int area() {
            return rows * columns;
        }

        Size onItsSide() {
            return new Size(/* rows= */ columns, /* columns= */ rows);
        }

        private boolean fitsInto(Size other) {
            return rows <= other.rows && columns <= other.columns && !equals(other);
        }
    }

    /** Says what the table finds out about each size. */
    public enum Ask {
        /** The table decides whether there is a packing. */
        PACKS,
        /** The table counts the packings. */
        COUNT,
        /** The table counts the packings, where packings that a symmetry maps to each other count as one. */
        CLASSES,
        /** The table finds the greatest number of cells that can be covered. */
        MOST
    }

    /**
     * An {@code Entry} is the table's answer about one size.
     *
     * @param value the number of packings, classes or cells, if the table asks for a number and the number is known
     * @param how a few words about how this was found: the smaller rectangles, the argument, the kind of search, or the
     *     limit that was reached
     * @param board the name of the board that was decided: the whole rectangle, or a part of it along one side
     */
    public record Entry(
            Size size, Outcome outcome, Optional<BigInteger> value, String how, String board, double seconds) {
        /** Returns whether there is a packing. */
        public boolean isPacked() {
            return outcome != Outcome.NONE && outcome != Outcome.OPEN;
        }

        /** Returns whether there is no packing, and this was shown without a search. */
        public boolean isRuledOut() {
            return outcome == Outcome.NONE && !how.equals(SEARCH);
        }
    }

    /** Answers the table's question about each size. It can also write a proof of each answer. */
    public interface Answering {
        /** This implementation writes no proof. */
        Answering PLAINLY = new Answering() {};

        /** Returns whether proofs are written, including proofs of answers that are already known. */
        default boolean isProving() {
            return false;
        }

        /** Packs a board, or covers as much of it as possible. */
        default Verdict solve(Puzzle board, Solver solver) {
            return solver.solve();
        }

        /** Counts the packings of a board, or their classes. */
        default ClassCount count(Puzzle board, Solver solver) {
            return solver.count();
        }
    }

    private static final Duration TO_PUT_TOGETHER = Duration.ofSeconds(5);

    private static final String SEARCH = new ExhaustedSearch(0).name();

    private final Puzzle pieces;
    private final Ask ask;
    private final Answering answering;
    private final Limits limits;
    private final Duration each;
    private final Clock clock;
    private final boolean isTurned;
    private final boolean isEndless;
    private final Map<Size, Entry> known = new LinkedHashMap<>();
    private final DeadEnds deadEnds;
    private volatile Supplier<Progress> progress = () -> new Progress.Runs("", "sizes", 0, 1, Duration.ZERO);

    /**
     * Makes an empty table.
     *
     * @param pieces the pieces, on any board
     * @param limits the limits on the whole table
     * @param each the longest time for one rectangle
     * @param listener the listener, which receives the progress and can interrupt the work
     */
    public RectangleTable(
            Puzzle pieces, Ask ask, Answering answering, Limits limits, Duration each, Listener listener) {
        this.pieces = pieces;
        this.ask = ask;
        this.answering = answering;
        this.limits = limits;
        this.each = each;
        this.clock = new Clock(limits, listener);
        this.isTurned = pieces.symmetry() != PieceSymmetry.FIXED;
        this.isEndless = ask == Ask.PACKS
                && pieces.bag().supplies().stream()
                        .allMatch(supply -> supply.count().equals(CountRange.ANY));
        this.deadEnds = new DeadEnds(pieces, isTurned);
    }

    /** Returns whether a rectangle and the same rectangle on its side count as one. */
    boolean isTurned() {
        return isTurned;
    }

    /** Adds an answer that was found before. */
    public void recall(Entry entry) {
        known.put(usual(entry.size()), entry);
    }

    /** Returns the size itself, or the size on its side if the table keeps the rectangle in that form. */
    private Size usual(Size size) {
        return isTurned && size.rows() > size.columns() ? size.onItsSide() : size;
    }

    /**
     * Returns all sizes that must be decided for some wanted sizes, smaller sizes first. If packed rectangles can serve
     * as pieces for larger rectangles, these are all sizes that fit into a wanted size.
     */
    public List<Size> sizes(List<Size> wanted) {
        Stream<Size> all = wanted.stream().map(this::usual);
        if (isEndless) {
            all = all.distinct()
                    .flatMap(size -> IntStream.rangeClosed(1, size.rows())
                            .boxed()
                            .flatMap(rows -> IntStream.rangeClosed(1, size.columns())
                                    .mapToObj(columns -> usual(new Size(rows, columns)))));
        }
        return all.distinct()
                .sorted(Comparator.comparingInt(Size::area).thenComparingInt(Size::rows))
                .toList();
    }

    /**
     * Decides sizes until all are decided or a limit is reached. Sizes that were not begun have no entry.
     *
     * @param sizes the sizes, smaller ones first
     * @param decided the receiver of each new answer
     */
    public void decide(List<Size> sizes, Consumer<Entry> decided) {
        for (Size size : sizes) {
            progress = () ->
                    new Progress.Runs(size.toString(), "sizes", sizes.indexOf(size), sizes.size(), clock.elapsed());
            Entry before = known.get(size);
            if (before == null || before.outcome() == Outcome.OPEN) {
                if (clock.stop().isPresent()) {
                    return;
                }
                Entry entry = decide(size);
                known.put(size, entry);
                decided.accept(entry);
            }
        }
    }

    /** Returns what is known about a size. */
    public Optional<Entry> entry(Size size) {
        return Optional.ofNullable(known.get(usual(size)));
    }

    /** Returns the limit that has stopped the table. It is empty if no limit has stopped it. */
    public Optional<Limit> stoppedBy() {
        return clock.stop();
    }

    /** Returns the prime rectangles among some sizes, smaller rectangles first. */
    public List<Size> primes(List<Size> among) {
        return among.stream()
                .map(this::usual)
                .distinct()
                .filter(size -> entry(size)
                        .filter(entry -> entry.outcome() == Outcome.PRIME)
                        .isPresent())
                .sorted(Comparator.comparingInt(Size::area))
                .toList();
    }

    /**
     * Returns whether it is proven that the pieces fill no rectangle, of any size. The call decides some small sizes if
     * they are not decided yet.
     */
    public boolean isNever() {
        Optional<Walls> none = isEndless && isTurned ? deadEnds.none() : Optional.empty();
        if (none.isEmpty()) {
            return false;
        }
        int narrow = none.get().depth() - 1;
        List<Size> sizes = sizes(List.of(new Size(narrow, narrow)));
        decide(sizes, entry -> {});
        return sizes.stream()
                .allMatch(size -> entry(size)
                        .filter(entry -> entry.outcome() == Outcome.NONE)
                        .isPresent());
    }

    private Entry decide(Size size) {
        Clock own = Clock.running();
        if (ask != Ask.PACKS) {
            return number(size, own);
        }
        Optional<DeadEnds.DeadEnd> dead = isEndless ? deadEnds.of(size) : Optional.empty();
        if (dead.isPresent() && isProven(dead.get().board(pieces))) {
            return new Entry(
                    size,
                    Outcome.NONE,
                    Optional.empty(),
                    dead.get().reason(),
                    dead.get().name(),
                    own.seconds());
        }
        Optional<Puzzle> ofSmaller = ofSmaller(size);
        Verdict parts = ofSmaller
                .map(board -> solve(Answering.PLAINLY, board, TO_PUT_TOGETHER))
                .orElseGet(() -> new Verdict.Infeasible(new ExhaustedSearch(0), Work.NONE));
        if (parts instanceof Verdict.Packed packed && isProven(ofSmaller.orElseThrow())) {
            return entry(size, Outcome.COMPOSITE, parts(packed.first()), own);
        }
        Verdict verdict = solve(answering, board(size, pieces.bag(), pieces.symmetry()), each);
        if (verdict instanceof Verdict.Infeasible none) {
            return entry(size, Outcome.NONE, none.evidence().name(), own);
        }
        if (verdict instanceof Verdict.Undecided open) {
            return entry(size, Outcome.OPEN, open.stoppedBy().words(), own);
        }
        Optional<Size> smaller = known.values().stream()
                .filter(entry -> entry.outcome() == Outcome.OPEN)
                .map(Entry::size)
                .filter(part -> isPartOf(part, size))
                .findFirst();
        if (smaller.isPresent()) {
            return entry(
                    size,
                    Outcome.PACKED,
                    "search; not known whether prime, because " + smaller.get() + " is open",
                    own);
        }
        boolean isPrime = isEndless && parts instanceof Verdict.Infeasible;
        return entry(size, isPrime ? Outcome.PRIME : Outcome.PACKED, SEARCH, own);
    }

    private static Entry entry(Size size, Outcome outcome, String how, Clock own) {
        return new Entry(size, outcome, Optional.empty(), how, size.toString(), own.seconds());
    }

    /** Counts the packings of a size, or finds how many cells can be covered. */
    private Entry number(Size size, Clock own) {
        Puzzle board = board(size, pieces.bag(), pieces.symmetry());
        try {
            if (ask == Ask.MOST) {
                Goal goal = new Goal.Cells(Collections.nCopies(size.area(), 1));
                Verdict verdict = answering.solve(
                        board,
                        solver(new Puzzle(board.name(), board.region(), board.symmetry(), board.bag(), goal), each));
                return verdict instanceof Verdict.Optimal best
                        ? number(size, BigInteger.valueOf(best.worth()), best.worth() == size.area(), SEARCH, own)
                        : entry(
                                size,
                                verdict.stopped().isPresent() ? Outcome.OPEN : Outcome.NONE,
                                words(verdict.stopped()),
                                own);
            }
            boolean classes = ask == Ask.CLASSES;
            ClassCount count = answering.count(board, solver(board, each).upTo(SymmetryGroup.of(classes)));
            BigInteger number = count.classes().map(Classes::classes).orElse(count.total());
            return count.isComplete()
                    ? number(size, number, !count.packings().isNone(), method(count.packings()), own)
                    : entry(size, Outcome.OPEN, words(count.stoppedBy()), own);
        } catch (PuzzleTooLarge e) {
            return entry(size, Outcome.OPEN, Limit.MEMORY.words(), own);
        }
    }

    private static Entry number(Size size, BigInteger value, boolean isPacked, String how, Clock own) {
        Outcome outcome = isPacked ? Outcome.PACKED : Outcome.NONE;
        return new Entry(size, outcome, Optional.of(value), how, size.toString(), own.seconds());
    }

    private static String words(Optional<Limit> limit) {
        return limit.map(Limit::words).orElse(SEARCH);
    }

    private static String method(PackingCount count) {
        return count.none().map(Evidence::name).orElse(count.method().name().toLowerCase(Locale.ROOT));
    }

    private boolean isPartOf(Size part, Size size) {
        return part.fitsInto(size) || (isTurned && part.onItsSide().fitsInto(size));
    }

    /**
     * Returns the board with smaller packed rectangles as pieces. Rectangles that are put together from still smaller
     * rectangles are left out. The result is empty if no rectangle remains.
     */
    private Optional<Puzzle> ofSmaller(Size size) {
        List<Supply> parts = known.values().stream()
                .filter(entry -> isEndless && entry.isPacked() && entry.outcome() != Outcome.COMPOSITE)
                .map(Entry::size)
                .filter(part -> isPartOf(part, size))
                .map(part -> new Supply(BuiltInKinds.find(part.toString()).orElseThrow(), CountRange.ANY))
                .toList();
        return Optional.of(parts)
                .filter(some -> !some.isEmpty())
                .map(some -> board(size, new Bag(some), isTurned ? PieceSymmetry.FREE : PieceSymmetry.FIXED));
    }

    /**
     * If proofs are wanted, writes a proof of what is known about a board. Returns false only if a wanted proof was not
     * completed.
     */
    private boolean isProven(Puzzle board) {
        return !answering.isProving() || !(solve(answering, board, each) instanceof Verdict.Undecided);
    }

    private static String parts(Packing packing) {
        Map<String, Integer> counts = new TreeMap<>();
        for (Placement piece : packing.pieces()) {
            counts.merge(piece.kind(), 1, Integer::sum);
        }
        return String.join(
                " + ",
                counts.entrySet().stream()
                        .map(each -> (each.getValue() == 1 ? "" : each.getValue() + " of ") + each.getKey())
                        .toList());
    }

    private static Puzzle board(Size size, Bag bag, PieceSymmetry symmetry) {
        return new Puzzle(size.toString(), Region.rectangle(size.rows(), size.columns()), symmetry, bag);
    }

    private Solver solver(Puzzle board, Duration most) {
        Limits left = limits.since(clock);
        Duration time = left.time().filter(rest -> rest.compareTo(most) < 0).orElse(most);
        return Solver.of(board).within(left.withTime(time)).listening(SolveListener.until(this::isInterrupted));
    }

    private Verdict solve(Answering by, Puzzle board, Duration most) {
        try {
            return by.solve(board, solver(board, most));
        } catch (PuzzleTooLarge e) {
            return new Verdict.Undecided(Limit.MEMORY, new Packing(List.of()), Work.NONE);
        }
    }

    private boolean isInterrupted() {
        if (clock.isTimeToReport()) {
            clock.report(progress.get());
        }
        return clock.isInterrupted();
    }
}
