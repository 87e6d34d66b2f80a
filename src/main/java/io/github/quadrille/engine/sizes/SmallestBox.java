package io.github.quadrille.engine.sizes;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.KindCatalogue;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.solve.Solver;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the smallest box that holds all pieces of a bag. For pieces made of squares, the box is a square or any
 * rectangle. For pieces made of cubes, it is a cube or any box. Cells can stay open, unless that is excluded.
 *
 * <pre>{@code
 * Puzzle pieces = Puzzles.parse("set", "{board: 1x1, pieces: {tetrominoes: 1}}");
 * SmallestBox question = new SmallestBox(pieces, SmallestBox.Form.ANY, true, Limits.NONE, Listener.SILENT);
 * System.out.println(question.find().best().orElseThrow().box()); // 3x7
 * }</pre>
 *
 * <p>Boxes with fewer cells are tried first, beginning with as many cells as the pieces have. Among boxes with equally
 * many cells, the box with the least sum of sides comes first. Each box gets one second, until a box is packed. Then
 * the smaller boxes that are still undecided get four times as long, again and again. Pieces of the same shape are one
 * kind for the search.
 */
public final class SmallestBox {
    /** Says which boxes are compared. */
    public enum Form {
        /** All sides are equal. */
        EQUAL_SIDES,
        /**
         * Sides of any lengths are allowed. Fewer cells are better. Of boxes with equally many cells, the least sum of
         * sides is better.
         */
        ANY
    }

    /** Holds the sides of a box. They are rows and columns, or for cubes layers, rows and columns. */
    public record Box(List<Integer> sides) {
        /** Keeps a copy. */
        public Box {
            sides = List.copyOf(sides);
        }

        private int sum() {
            return sides.stream().mapToInt(side -> side).sum();
        }

        /** Returns the text of the box, as a board is written, such as 3x7. */
        @Override
        public String toString() {
            return sides.stream().map(String::valueOf).collect(Collectors.joining("x"));
        }
    }

    /** A {@code Found} is a box with a packing. */
    public record Found(Box box, Puzzle puzzle, Packing packing) {}

    /** An {@code Excluded} is a box without a packing, and the evidence for that. */
    public record Excluded(Box box, Evidence evidence) {}

    /**
     * An {@code Answer} says what is known at the end.
     *
     * @param best the smallest box that is known to be packed; if {@code open} is empty, no smaller box has a packing
     * @param smaller the smaller boxes without a packing, the smallest first
     * @param open the smaller boxes that are undecided, the smallest first
     * @param stoppedBy the limit that was reached, if some boxes are open
     */
    public record Answer(
            Optional<Found> best, List<Excluded> smaller, List<Box> open, Optional<Limit> stoppedBy, double seconds) {
        /** Keeps copies. */
        public Answer {
            smaller = List.copyOf(smaller);
            open = List.copyOf(open);
        }

        /**
         * Returns the status of the answer: undecided if boxes are open, optimal if a box is packed, or infeasible if
         * there is neither an open nor a packed box.
         */
        public Verdict.Status status() {
            return !open.isEmpty()
                    ? Verdict.Status.UNDECIDED
                    : best.isPresent() ? Verdict.Status.OPTIMAL : Verdict.Status.INFEASIBLE;
        }
    }

    /** All pieces together can have at most this many cells. */
    public static final int MOST_CELLS = KindCatalogue.MOST_CELLS;

    private static final Duration MOMENT = Duration.ofSeconds(1);
    private static final int GROWTH = 4;

    private final Puzzle pieces;
    private final Bag bag;
    private final Map<String, List<String>> names = new LinkedHashMap<>();
    private final Lattice lattice;
    private final int area;
    private final Form form;
    private final boolean hasGaps;
    private final Limits limits;
    private final Clock clock;
    private final List<Excluded> smaller = new ArrayList<>();
    private final List<Box> open = new ArrayList<>();
    private Optional<Found> best = Optional.empty();
    private Optional<Limit> stoppedBy = Optional.empty();

    /**
     * Prepares the search for the smallest box.
     *
     * @param pieces the pieces, on any board
     * @param hasGaps whether cells can stay open
     * @param listener the listener, which receives the progress and can interrupt the search
     * @throws IllegalArgumentException when there is no piece, a count is a range, the pieces have too many cells, or
     *     cells are neither squares nor cubes
     */
    public SmallestBox(Puzzle pieces, Form form, boolean hasGaps, Limits limits, Listener listener) {
        Bag all = pieces.bag();
        this.lattice = all.kind(0).shape().lattice();
        if (all.minArea() == 0
                || all.maxArea() > MOST_CELLS
                || all.minArea() != all.maxArea()
                || !(lattice == Lattices.SQUARE || lattice == Lattices.CUBIC)) {
            throw new IllegalArgumentException(
                    "A smallest box can be found only for a fixed number of pieces of squares or cubes with up to %,d cells in all, not for %s."
                            .formatted(MOST_CELLS, all));
        }
        this.pieces = pieces;
        this.bag = merged();
        this.area = (int) all.minArea();
        this.form = form;
        this.hasGaps = hasGaps;
        this.limits = limits;
        this.clock = new Clock(limits, listener);
    }

    /** Returns the bag in which kinds of the same shape are joined into one kind. */
    private Bag merged() {
        Map<Set<Polyform>, Supply> byLooks = new LinkedHashMap<>();
        for (Supply supply : pieces.bag().supplies()) {
            Set<Polyform> looks = Set.copyOf(supply.kind().shape().orientations(pieces.symmetry()));
            Kind kind = byLooks.merge(
                            looks,
                            supply,
                            (one, more) -> new Supply(
                                    one.kind(),
                                    CountRange.exactly(
                                            one.count().min() + more.count().min())))
                    .kind();
            names.computeIfAbsent(kind.name(), name -> new ArrayList<>())
                    .addAll(Collections.nCopies(
                            supply.count().min(), supply.kind().name()));
        }
        return new Bag(List.copyOf(byLooks.values()));
    }

    /** Finds the smallest box, as far as the limits allow. */
    public Answer find() {
        for (int cells = area; best.isEmpty() && stoppedBy.isEmpty() && (hasGaps || cells == area); cells++) {
            for (Box box : boxes(cells)) {
                if (look(box, MOMENT) || stoppedBy.isPresent()) {
                    break;
                }
            }
        }
        for (Duration time = MOMENT.multipliedBy(GROWTH);
                !open.isEmpty() && stoppedBy.isEmpty();
                time = time.multipliedBy(GROWTH)) {
            lookAgain(time);
        }
        smaller.sort(Comparator.comparing(Excluded::box, this::compare));
        best.ifPresent(found -> smaller.removeIf(none -> compare(none.box(), found.box()) >= 0));
        return new Answer(best, smaller, open, open.isEmpty() ? Optional.empty() : stoppedBy, clock.seconds());
    }

    /** Searches each open box for the given time, until a box is packed. */
    private void lookAgain(Duration time) {
        List<Box> again = List.copyOf(open);
        open.clear();
        for (Box box : again) {
            if (stoppedBy.isPresent()) {
                open.add(box);
            } else if (look(box, time)) {
                return;
            }
        }
    }

    private int compare(Box one, Box other) {
        return Comparator.comparingInt(SmallestBox::cells)
                .thenComparingInt(Box::sum)
                .compare(one, other);
    }

    private static int cells(Box box) {
        return box.sides().stream().reduce(1, (some, side) -> some * side);
    }

    /**
     * Lists the boxes with {@code cells} cells. If pieces can be turned, boxes that differ only by a turn are listed
     * once.
     */
    private List<Box> boxes(int cells) {
        int dimensions = lattice == Lattices.CUBIC ? 3 : 2;
        return sides(cells, dimensions)
                .filter(sides -> form == Form.ANY || sides.stream().distinct().count() == 1)
                .filter(sides -> pieces.symmetry() == PieceSymmetry.FIXED
                        || sides.equals(sides.stream().sorted().toList()))
                .map(Box::new)
                .sorted(Comparator.comparingInt(Box::sum))
                .toList();
    }

    private static Stream<List<Integer>> sides(int cells, int dimensions) {
        return dimensions == 1
                ? Stream.of(List.of(cells))
                : IntStream.rangeClosed(1, cells)
                        .filter(side -> cells % side == 0)
                        .boxed()
                        .flatMap(side -> sides(cells / side, dimensions - 1)
                                .map(others -> Stream.concat(Stream.of(side), others.stream())
                                        .toList()));
    }

    /** Searches a box for at most the given time. Returns whether the box is packed. */
    private boolean look(Box box, Duration time) {
        Optional<Evidence> narrow = narrow(box);
        if (narrow.isPresent()) {
            smaller.add(new Excluded(box, narrow.get()));
            return false;
        }
        Verdict verdict = solve(box, time);
        if (verdict instanceof Verdict.Packed packed) {
            best = Optional.of(checked(new Found(box, puzzle(box, pieces.bag()), apart(packed.first()))));
            open.removeIf(other -> compare(other, box) >= 0);
        } else if (verdict instanceof Verdict.Infeasible none) {
            smaller.add(new Excluded(box, none.evidence()));
        } else {
            open.add(box);
            stoppedBy = clock.stop().or(() -> verdict.stopped().filter(limit -> limit != Limit.TIME));
        }
        return verdict instanceof Verdict.Packed;
    }

    private static Found checked(Found found) {
        List<Fault> faults = new PackingChecker(found.puzzle()).faults(found.packing());
        if (!faults.isEmpty()) {
            throw new IllegalStateException("The pieces in the box are not a packing: " + faults);
        }
        return found;
    }

    /**
     * Returns evidence that some kind does not fit into a box in any orientation. The result is empty if all kinds fit.
     */
    private Optional<Evidence> narrow(Box box) {
        return bag.kinds().stream()
                .filter(kind -> kind.shape().orientations(pieces.symmetry()).stream()
                        .noneMatch(shape -> fits(shape, box.sides())))
                .findFirst()
                .map(kind -> new Evidence.Told(
                        "length",
                        "The piece %s is too long or too wide for the box.".formatted(kind.name()),
                        Optional.empty()));
    }

    private static boolean fits(Polyform shape, List<Integer> sides) {
        int last = sides.size() - 1;
        return shape.width() <= sides.get(last)
                && shape.height() <= sides.get(last - 1)
                && (last < 2 || shape.depth() <= sides.get(0));
    }

    private Verdict solve(Box box, Duration time) {
        Limits left = limits.since(clock);
        Duration most = left.time().filter(rest -> rest.compareTo(time) < 0).orElse(time);
        try {
            return Solver.of(puzzle(box, bag))
                    .within(left.withTime(most))
                    .listening(SolveListener.until(() -> isInterrupted(box)))
                    .solve();
        } catch (PuzzleTooLarge e) {
            return new Verdict.Undecided(Limit.MEMORY, new Packing(List.of()), Work.NONE);
        }
    }

    private boolean isInterrupted(Box box) {
        if (clock.isTimeToReport()) {
            clock.report(new Progress.Runs(
                    box.toString(), "boxes", smaller.size() + open.size(), Integer.MAX_VALUE, clock.elapsed()));
        }
        return clock.isInterrupted();
    }

    private Puzzle puzzle(Box box, Bag held) {
        char mark = cells(box) == area ? Region.MANDATORY : Region.OPTIONAL;
        int columns = box.sides().get(box.sides().size() - 1);
        int layers = box.sides().size() < 3 ? 1 : box.sides().get(0);
        Region region = new Region(
                lattice,
                layers,
                Collections.nCopies(cells(box) / columns, String.valueOf(mark).repeat(columns)),
                Wrap.NONE);
        return new Puzzle(box.toString(), region, pieces.symmetry(), held);
    }

    /** Returns the packing in which each piece has its original name again. */
    private Packing apart(Packing packing) {
        Map<String, Deque<String>> left = new HashMap<>();
        names.forEach((kind, own) -> left.put(kind, new ArrayDeque<>(own)));
        return new Packing(packing.pieces().stream()
                .map(piece -> new Placement(left.get(piece.kind()).remove(), piece.cells()))
                .toList());
    }
}
