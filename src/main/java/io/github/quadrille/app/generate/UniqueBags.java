package io.github.quadrille.app.generate;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BagChoices;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.BagTable;
import io.github.quadrille.core.question.BagTable.BagCount;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.engine.solve.Uniqueness;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;

/**
 * Collects choices of pieces that fill a board in only one way, up to symmetry. First, the packings of all choices are
 * counted at once. Then a search proves that choices with one packing have no other, until enough choices are found.
 */
final class UniqueBags {
    /** Counting takes too long if there are more choices of pieces than this. */
    static final BigInteger MOST_CHOICES = BigInteger.valueOf(5000);

    /** When many boards are tried, kinds are left out until a board has at most this many choices of pieces. */
    static final BigInteger FEW_CHOICES = BigInteger.valueOf(800);

    /**
     * The search of a board with a single choice of pieces stops at this many packings. Boards with more packings all
     * count as equally bad.
     */
    private static final BigInteger MOST_FOUND = BigInteger.valueOf(2000);
    /**
     * The search of a board stops after this many nodes. A board that takes longer is treated like one with many
     * packings, and other boards are tried.
     */
    static final long NODES = 10_000_000;

    private final String name;
    private final OptionalInt pieces;
    private final int wanted;
    private final GenerationClock patience;
    private final List<GeneratedPuzzle> found = new ArrayList<>();
    private Least best = Least.UNKNOWN;
    private int boards;
    private int uncounted;

    UniqueBags(String name, OptionalInt pieces, int wanted, GenerationClock generationClock) {
        this.name = name;
        this.pieces = pieces;
        this.wanted = wanted;
        this.patience = generationClock;
    }

    /**
     * Holds the number of packings, up to symmetry, of the choice of pieces that has the fewest, among the choices that
     * fill a board.
     *
     * @param number the fewest packings; empty when no choice fills the board, or when the number is not known
     * @param isKnown whether the packings of all choices were counted to the end
     */
    record Least(Optional<BigInteger> number, boolean isKnown) {
        static final Least UNKNOWN = new Least(Optional.empty(), false);

        boolean isNone() {
            return number.isEmpty();
        }

        BigInteger classes() {
            return number.orElseThrow();
        }

        boolean isOne() {
            return number.equals(Optional.of(BigInteger.ONE));
        }

        boolean isBetterThan(Least other) {
            return number.isPresent() && (other.isNone() || classes().compareTo(other.classes()) < 0);
        }
    }

    boolean isDone() {
        return found.size() >= wanted;
    }

    List<GeneratedPuzzle> found() {
        return List.copyOf(found);
    }

    /**
     * Leaves a remark on the clock that says how near the search came to a unique puzzle. The remark claims no more
     * than was found out.
     *
     * @param inVain the number of rounds that were left out, because workers tried them in advance and found nothing;
     *     their boards are not among the boards tried
     */
    void remark(long inVain) {
        patience.remark("boards tried: %,d%s%s%s"
                .formatted(
                        boards,
                        uncounted == 0
                                ? ""
                                : ", not counted to the end: %s".formatted(uncounted == boards ? "all" : uncounted),
                        best.number()
                                .map(this::nearest)
                                .orElse(uncounted == 0 && boards > 0 ? ", none of which the pieces fill" : ""),
                        inVain == 0 ? "" : "; rounds of workers without a result: %,d".formatted(inVain)));
    }

    private String nearest(BigInteger classes) {
        if (!classes.equals(BigInteger.ONE)) {
            boolean isLeast = !best.isKnown() && uncounted == 0;
            return ", the fewest packings up to symmetry: %,d%s".formatted(classes, isLeast ? " or more" : "");
        }
        return found.isEmpty()
                ? ", and some pieces seem to fill a board in only one way up to symmetry, but this is not proven"
                : "";
    }

    /**
     * Returns the number of packings of the choice of pieces that has the fewest. The caller tries many boards, so an
     * approximate number is enough.
     *
     * @param known the fewest packings of a similar board; if there is only one choice, the search stops above this
     *     number
     */
    Least probe(Puzzle choice, Least known, RandomGenerator random) {
        BagChoices choices = new BagChoices(choice, pieces);
        return choices.number().equals(BigInteger.ONE) ? seen(ofOne(choice, choices, known)) : harvest(choice, random);
    }

    private Least seen(Least least) {
        boards++;
        best = least.isBetterThan(best) ? least : best;
        return least;
    }

    /**
     * Searches for packings of a board for which there is only one choice of pieces. The search stops when it has found
     * too many packings, which is faster than counting them.
     */
    private Least ofOne(Puzzle choice, BagChoices choices, Least known) {
        List<List<Integer>> only = new ArrayList<>();
        choices.forEach(only::add);
        Puzzle puzzle = BagChoices.puzzle(choice, only.get(0));
        int order = PuzzleSymmetries.of(puzzle).order();
        BigInteger most = known.number()
                .map(classes -> classes.multiply(BigInteger.valueOf(order)).add(BigInteger.ONE))
                .orElse(MOST_FOUND)
                .min(MOST_FOUND);
        SearchOptions options =
                SearchOptions.FIND_ALL.withPackings(most.longValue()).withNodeLimit(NODES);
        Verdict verdict = patience.solver(puzzle, options).solve();
        if (!(verdict instanceof Verdict.Packed packed)) {
            uncounted += verdict instanceof Verdict.Infeasible ? 0 : 1;
            return new Least(Optional.empty(), verdict instanceof Verdict.Infeasible);
        }
        boolean isKnown = packed.stoppedBy().isEmpty();
        if (!isKnown && !packed.stoppedBy().equals(Optional.of(Limit.PACKINGS))) {
            uncounted++;
            return Least.UNKNOWN;
        }
        long classes = (packed.packings() + order - 1) / order;
        if (isKnown && classes == 1) {
            Uniqueness.HowMany howMany = keep(choice, only.get(0), false);
            classes += howMany == Uniqueness.HowMany.SEVERAL ? 1 : 0;
        }
        return new Least(Optional.of(BigInteger.valueOf(isKnown ? classes : classes + 1)), isKnown);
    }

    /**
     * Counts the packings of all choices for a board, and keeps some choices with one packing. Some of the time is kept
     * for the work on these choices.
     */
    Least harvest(Puzzle choice, RandomGenerator random) {
        BagTable table = Solver.of(choice)
                .within(patience.withinMost(Limits.NONE))
                .listening(patience.listener())
                .upTo(SymmetryGroup.FULL)
                .bags(pieces, CountMethod.AUTO);
        table.stoppedBy().ifPresent(patience::cut);
        uncounted += table.isComplete() ? 0 : 1;
        List<BagCount> mixed = table.bags().stream()
                .filter(bag -> isMixed(bag) || choice.bag().size() == 1)
                .toList();
        Least least = new Least(
                mixed.stream().flatMap(bag -> bag.classes().stream()).min(Comparator.naturalOrder()),
                table.isComplete());
        List<BagCount> unique = mixed.stream()
                .filter(bag -> bag.classes().equals(Optional.of(BigInteger.ONE)))
                .toList();
        for (BagCount bag : shuffled(unique, random)) {
            if (isDone() || patience.isOver()) {
                break;
            }
            keep(choice, bag.pieces(), table.method() == CountMethod.FRONTIER);
        }
        return seen(least);
    }

    /**
     * Returns whether a bag has more than one kind. A board filled by pieces of one kind does not count as a puzzle.
     */
    private static boolean isMixed(BagCount bag) {
        return bag.pieces().stream().filter(count -> count > 0).count() > 1;
    }

    private Uniqueness.HowMany keep(Puzzle choice, List<Integer> counts, boolean isCounted) {
        Puzzle chosen = BagChoices.puzzle(choice, counts);
        Puzzle puzzle = chosen.named(name).with(Goal.PACK);
        Uniqueness search = patience.uniqueness(puzzle, SearchOptions.FIND_ALL);
        Uniqueness.HowMany howMany = search.howMany();
        if (howMany == Uniqueness.HowMany.ONE) {
            boolean twice = isCounted || SecondOpinion.isCounted(puzzle, patience);
            PieceChoice pieces = new PieceChoice(choice.symmetry(), choice.bag().kinds());
            GeneratedPuzzle.addUnique(found, puzzle, twice, search.packings().get(0), pieces);
        } else if (isCounted && (howMany == Uniqueness.HowMany.NONE || howMany == Uniqueness.HowMany.SEVERAL)) {
            throw new IllegalStateException(
                    "One packing of %s on '%s' is counted up to symmetry, but the search says: %s"
                            .formatted(puzzle.bag(), choice.name(), howMany));
        }
        // Any other answer is no contradiction. Either the frontier has not counted this choice, or the search did not
        // come to its end.
        return howMany;
    }

    /**
     * Returns a puzzle without some of its kinds, so that there are not too many choices of pieces. The kinds are left
     * out at random.
     *
     * @param holes the number of cells of the board that will become holes
     * @param most the largest number of choices, if leaving out kinds can achieve that
     */
    static Puzzle fewerKinds(Puzzle choice, OptionalInt pieces, int holes, BigInteger most, RandomGenerator random) {
        Puzzle some = choice;
        for (Supply left : shuffled(choice.bag().supplies(), random)) {
            BigInteger number = new BagChoices(some, pieces).number(holes);
            if (number.compareTo(most) <= 0) {
                return some;
            }
            if (left.count().min() == 0 && some.bag().size() > 1) {
                Puzzle fewer = without(some, left.kind());
                if (new BagChoices(fewer, pieces).number(holes).signum() > 0) {
                    some = fewer;
                }
            }
        }
        return some;
    }

    private static Puzzle without(Puzzle puzzle, Kind kind) {
        List<Supply> supplies = puzzle.bag().supplies().stream()
                .filter(supply -> !supply.kind().equals(kind))
                .toList();
        return puzzle.with(new Bag(supplies));
    }

    /** Returns things in a random order; all orders are equally likely. */
    static <T> List<T> shuffled(List<T> things, RandomGenerator random) {
        List<T> order = new ArrayList<>(things);
        for (int last = order.size() - 1; last > 0; last--) {
            Collections.swap(order, last, random.nextInt(last + 1));
        }
        return order;
    }
}
