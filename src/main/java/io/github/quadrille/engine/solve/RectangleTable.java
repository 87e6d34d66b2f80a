package io.github.quadrille.engine.solve;

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
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SolveListener;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Which rectangles some pieces fill. Where pieces may be turned, a rectangle and the same on its side are one. Where there are as many
 * pieces as one likes, rectangles that are packed are pieces for larger ones: what smaller ones fill is not searched, and a rectangle that
 * no smaller ones fill is prime (Klarner, 1969).
 */
public final class RectangleTable {
    /** What there is to say of a rectangle. */
    public enum Outcome {
        /** Packed, but not by smaller rectangles that are packed. */
        PRIME,
        /** Put together from smaller rectangles. */
        COMPOSITE,
        /** Packed; whether smaller rectangles do it is not asked, or not known. */
        PACKED,
        /** There is no packing. */
        NONE,
        /** Undecided within the limits. */
        OPEN
    }

    /** A number of rows and columns. */
    public record Size(int rows, int columns) {
        /** As it is written, and as the kind of a piece is called. */
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

    /**
     * An answer.
     *
     * @param how the smaller rectangles, the argument, or what was searched, in a few words
     */
    public record Entry(Size size, Outcome outcome, String how, double seconds) {
        /** Whether there is a packing. */
        public boolean isPacked() {
            return outcome != Outcome.NONE && outcome != Outcome.OPEN;
        }
    }

    private static final Duration TO_PUT_TOGETHER = Duration.ofSeconds(5);

    private final Puzzle pieces;
    private final Limits limits;
    private final Duration each;
    private final Clock clock;
    private final boolean isTurned;
    private final boolean isEndless;
    private final Map<Size, Entry> known = new LinkedHashMap<>();
    private volatile Supplier<Progress> progress = () -> new Progress.Runs("", "sizes", 0, 1, Duration.ZERO);

    /**
     * Begins.
     *
     * @param pieces on any board
     * @param limits of the whole
     * @param each what one rectangle may take
     * @param listener may interrupt
     */
    public RectangleTable(Puzzle pieces, Limits limits, Duration each, Listener listener) {
        this.pieces = pieces;
        this.limits = limits;
        this.each = each;
        this.clock = new Clock(limits, listener);
        this.isTurned = pieces.symmetry() != PieceSymmetry.FIXED;
        this.isEndless = pieces.bag().supplies().stream()
                .allMatch(supply -> supply.count().equals(CountRange.ANY));
    }

    /** Takes what was found out before. */
    public void recall(Entry entry) {
        known.put(usual(entry.size()), entry);
    }

    /** Of a size and the same on its side the one that stands for both. */
    private Size usual(Size size) {
        return isTurned && size.rows() > size.columns() ? size.onItsSide() : size;
    }

    /** All sizes to be decided for these, smaller ones first: where they may be put together, all that fit into one of them. */
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
     * Decides sizes, as far as the limits go; what is not begun is missing.
     *
     * @param sizes smaller ones first
     * @param decided hears of each answer that is new
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

    /** What is known of a size. */
    public Optional<Entry> entry(Size size) {
        return Optional.ofNullable(known.get(usual(size)));
    }

    /** The prime rectangles, smaller ones first. */
    public List<Size> primes() {
        return known.values().stream()
                .filter(entry -> entry.outcome() == Outcome.PRIME)
                .map(Entry::size)
                .sorted(Comparator.comparingInt(Size::area))
                .toList();
    }

    private Entry decide(Size size) {
        Clock own = Clock.running();
        Verdict parts = together(size);
        if (parts instanceof Verdict.Packed packed) {
            return new Entry(size, Outcome.COMPOSITE, parts(packed.first()), own.seconds());
        }
        Optional<Verdict> verdict = solve(size, pieces.bag(), pieces.symmetry(), each);
        if (verdict.isEmpty()) {
            return new Entry(size, Outcome.OPEN, "too large", own.seconds());
        }
        if (verdict.get() instanceof Verdict.Infeasible none) {
            return new Entry(size, Outcome.NONE, none.evidence().name(), own.seconds());
        }
        if (verdict.get() instanceof Verdict.Undecided open) {
            return new Entry(size, Outcome.OPEN, open.stoppedBy().words(), own.seconds());
        }
        Optional<Size> smaller = known.values().stream()
                .filter(entry -> entry.outcome() == Outcome.OPEN)
                .map(Entry::size)
                .filter(part -> isPartOf(part, size))
                .findFirst();
        if (smaller.isPresent()) {
            return new Entry(
                    size, Outcome.PACKED, "search; prime unless " + smaller.get() + " is packed", own.seconds());
        }
        boolean isPrime = isEndless && parts instanceof Verdict.Infeasible;
        return new Entry(size, isPrime ? Outcome.PRIME : Outcome.PACKED, "search", own.seconds());
    }

    private boolean isPartOf(Size part, Size size) {
        return part.fitsInto(size) || (isTurned && part.onItsSide().fitsInto(size));
    }

    /** Whether smaller rectangles fill it, of those that are known to be packed. */
    private Verdict together(Size size) {
        List<Supply> primes = known.values().stream()
                .filter(entry -> isEndless && entry.isPacked() && entry.outcome() != Outcome.COMPOSITE)
                .map(Entry::size)
                .filter(part -> isPartOf(part, size))
                .map(part -> new Supply(BuiltInKinds.find(part.toString()).orElseThrow(), CountRange.ANY))
                .toList();
        Verdict none = new Verdict.Infeasible(new ExhaustedSearch(0), Work.NONE);
        PieceSymmetry symmetry = isTurned ? PieceSymmetry.FREE : PieceSymmetry.FIXED;
        return primes.isEmpty()
                ? none
                : solve(size, new Bag(primes), symmetry, TO_PUT_TOGETHER)
                        .orElseGet(() -> new Verdict.Undecided(Limit.MEMORY, new Packing(List.of()), Work.NONE));
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

    /** Nothing where there is not enough memory. */
    private Optional<Verdict> solve(Size size, Bag bag, PieceSymmetry symmetry, Duration most) {
        Region board = Region.rectangle(size.rows(), size.columns());
        Limits left = limits.since(clock);
        Duration time = left.time().filter(rest -> rest.compareTo(most) < 0).orElse(most);
        try {
            return Optional.of(Solver.of(new Puzzle(size.toString(), board, symmetry, bag))
                    .within(left.withTime(time))
                    .listening(SolveListener.until(this::isInterrupted))
                    .solve());
        } catch (PuzzleTooLarge e) {
            return Optional.empty();
        }
    }

    private boolean isInterrupted() {
        if (clock.isTimeToReport()) {
            clock.report(progress.get());
        }
        return clock.isInterrupted();
    }
}
