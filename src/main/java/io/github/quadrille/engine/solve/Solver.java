package io.github.quadrille.engine.solve;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.BagChoices;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.BagTable;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.PackingSample;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.ProvenAnswer;
import io.github.quadrille.core.question.ProvenCount;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.TreeEstimate.CountEstimate;
import io.github.quadrille.core.question.UseCount;
import io.github.quadrille.engine.argument.Arguments;
import io.github.quadrille.engine.argument.LinearBound;
import io.github.quadrille.engine.choco.StageBudget;
import io.github.quadrille.engine.count.BagCounter;
import io.github.quadrille.engine.count.PackingCounter;
import io.github.quadrille.engine.count.Sampling;
import io.github.quadrille.engine.count.SymmetryCount;
import io.github.quadrille.engine.count.TreeEstimator;
import io.github.quadrille.engine.coverings.CoverProof;
import io.github.quadrille.engine.coverings.CoverSearch;
import io.github.quadrille.engine.frontier.PlacementUses;
import io.github.quadrille.engine.solve.Uniqueness.ProvenUniqueness;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Answers questions about a puzzle; it is the one way to ask.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("3x20", "{board: 3x20, pieces: {pentominoes: 1}}");
 * Verdict verdict = Solver.of(puzzle).within(Limits.time(Duration.ofSeconds(30))).solve();
 * System.out.println(verdict.status()); // PACKED
 * System.out.println(Solver.of(puzzle).count().total()); // 8
 * }</pre>
 *
 * <p>Pieces that are given in a puzzle are laid beside every packing that is found for its rest. Symmetry classes are
 * those of the rest, and so are certificates, pictures of evidence and models of proofs.
 *
 * <p>It holds the question only. Every answer is made anew, so that one solver may be asked several times, and by
 * several threads if its listener can bear that.
 */
public final class Solver {
    /** How long to look for a reason why there is no packing, once that is known. */
    private static final Duration LONGEST_REASON = Duration.ofSeconds(2);

    /** What is left beside given pieces: engines know nothing of those. */
    private final Puzzle puzzle;

    private final GivenPiecesAdded given;
    private final SearchOptions options;
    private final SolveListener listener;
    private final boolean brief;

    private Solver(
            Puzzle puzzle, GivenPiecesAdded given, SearchOptions options, SolveListener listener, boolean brief) {
        this.puzzle = puzzle;
        this.given = given;
        this.options = options;
        this.listener = listener;
        this.brief = brief;
    }

    /**
     * One packing, or the best covering, without limits.
     *
     * @throws IllegalArgumentException when pieces are given that cannot lie as they do, with every reason
     */
    public static Solver of(Puzzle puzzle) {
        GivenPiecesAdded given = new GivenPiecesAdded(puzzle);
        return new Solver(puzzle.rest(), given, SearchOptions.FIND_ONE, SolveListener.SILENT, false);
    }

    /** Asks for something else: more packings, limits, another formulation or seed. */
    public Solver with(SearchOptions wanted) {
        return new Solver(puzzle, given, wanted, listener, brief);
    }

    /** The options with their limits, for classes that answer the same question. */
    public SearchOptions options() {
        return options;
    }

    /** The listener that is told of the answer. */
    public SolveListener listener() {
        return listener;
    }

    /** Within these limits, all stages together. */
    public Solver within(Limits limits) {
        return with(options.within(limits));
    }

    /** Tells a listener what is found, and how it goes; it may also interrupt. */
    public Solver listening(SolveListener hearer) {
        return new Solver(puzzle, given, options, given.telling(hearer), brief);
    }

    /** Leaves out the last stage, the long search of packing puzzles; undecided by nodes is then the answer. A count of 0 gets no reason. */
    public Solver briefly() {
        return new Solver(puzzle, given, options, listener, true);
    }

    /**
     * Answers, by whichever stage knows first.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     */
    public Verdict solve() {
        return given.verdict(answer());
    }

    private Verdict answer() {
        return puzzle.goal() instanceof Goal.Cover
                ? CoverSearch.solve(puzzle, options, listener)
                : new PackingStages(puzzle, options, listener, brief).answer();
    }

    /**
     * The packings, all unless fewer are asked for, one by one: each is searched for when the stream wants it, and one may
     * leave off at any time. Two passes give the same packings in the same order. The listener hears how it goes, but gets
     * no packings.
     *
     * <pre>{@code
     * try (Stream<Packing> packings = Solver.of(Puzzle.standard(5, 8)).packings()) {
     *     System.out.println(packings.limit(3).count()); // 3
     * }
     * }</pre>
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     * @throws IllegalStateException when the goal is to cover: there is one best covering, {@link #solve} finds it
     */
    public Stream<Packing> packings() {
        refuseCovering();
        SearchOptions several = options.packings() > 1 ? options : options.withPackings(Long.MAX_VALUE);
        return PackingStream.of(() -> new PackingStages(puzzle, several, listener, brief).open())
                .map(given::packing);
    }

    /**
     * The list of all packings, page by page, in any order of pages. Of limits each page has its own.
     *
     * @throws IllegalStateException when the goal is to cover
     */
    public PackingPages pages() {
        refuseCovering();
        return new PackingPages(puzzle, given, options, false);
    }

    /** The same with one packing of each class that the symmetries of the puzzle map to each other. */
    public PackingPages pagesUpToSymmetry() {
        refuseCovering();
        return new PackingPages(puzzle, given, options, true);
    }

    /**
     * Looks for two packings, which are enough to know whether one is the only one.
     *
     * <pre>{@code
     * Puzzle puzzle = Puzzles.parse("one", "{board: 2x4, pieces: {O: 2}}");
     * Uniqueness answer = Solver.of(puzzle).unique();
     * System.out.println(answer.howMany()); // ONE
     * }</pre>
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     * @throws IllegalStateException when the goal is to cover
     */
    public Uniqueness unique() {
        return lookForTwo(false);
    }

    /** The same, where packings that a symmetry of the puzzle maps to each other are one. */
    public Uniqueness uniqueUpToSymmetry() {
        return lookForTwo(true);
    }

    private Uniqueness lookForTwo(boolean upToSymmetry) {
        refuseCovering();
        SearchForTwo search = new SearchForTwo(puzzle, upToSymmetry, listener);
        SearchOptions enough = search.enough(options);
        return given.uniqueness(search.answer(new PackingStages(puzzle, enough, search, brief)));
    }

    /**
     * How many packings there are, by whichever method is likely to be faster.
     *
     * <pre>{@code
     * PackingCount count = Solver.of(Puzzle.standard(5, 8)).count();
     * System.out.println(count.isComplete()); // true
     * System.out.println(count.total()); // 3106
     * }</pre>
     */
    public PackingCount count() {
        return count(CountMethod.AUTO);
    }

    /**
     * How many packings there are, found or not. The limits are those of time, nodes, memory and threads, all stages
     * together; with a limit on nodes one thread searches, so that the answer is the same everywhere.
     *
     * @throws PuzzleTooLarge when it is to be searched, and the model would not fit into memory
     * @throws IllegalStateException when the goal is to cover
     */
    public PackingCount count(CountMethod method) {
        refuseCovering();
        Clock clock = Clock.running();
        return explained(PackingCounter.count(puzzle, method, options.limits(), listener), clock);
    }

    /** Where there is none, that has a reason, often a short one. */
    private PackingCount explained(PackingCount count, Clock clock) {
        return count.isNone() && !brief
                ? count.because(within(options.limits().since(clock)).explainBriefly())
                : count;
    }

    /**
     * Counts as {@link #count(CountMethod)} does, and writes what a machine can check: the layers of a sweep over the board, with
     * the number of ways to each boundary; by {@link CountMethod#SEARCH}, the proof of {@link #prove} for all packings. What
     * is written is of use only when the outcome is {@link ProofOutcome.Written}.
     *
     * <pre>{@code
     * Puzzle puzzle = Puzzles.parse("strip", "{board: 2x10, pieces: {I2: any}}");
     * ProofOutput output = new ProofOutput(new StringWriter(), new StringWriter());
     * ProvenCount proven = Solver.of(puzzle).proveCount(CountMethod.FRONTIER, output);
     * System.out.println(proven.count().total()); // 89
     * System.out.println(proven.proof() instanceof ProofOutcome.Written); // true
     * }</pre>
     *
     * @throws PuzzleTooLarge when it is to be searched, and the model would not fit into memory
     * @throws IllegalStateException when the goal is to cover
     */
    public ProvenCount proveCount(CountMethod method, ProofOutput output) throws IOException {
        return proveCount(method, false, output);
    }

    /**
     * The same.
     *
     * @param upToSymmetry whether classes of symmetric packings are counted, too: a list of all packings is a proof of those as it is, and
     *     a sweep is followed by those of the packings that each symmetry leaves alone
     */
    public ProvenCount proveCount(CountMethod method, boolean upToSymmetry, ProofOutput output) throws IOException {
        refuseCovering();
        Clock clock = Clock.running();
        if (method == CountMethod.SEARCH) {
            ProvenAnswer all =
                    with(SearchOptions.FIND_ALL.within(options.limits())).prove(output);
            PackingCount count = PackingCounter.of(all.verdict());
            Optional<ClassCount.Classes> classes = upToSymmetry && count.isComplete()
                    ? within(options.limits().since(clock))
                            .countUpToSymmetry(count)
                            .classes()
                    : Optional.empty();
            return explained(new ProvenCount(count, classes, all.proof()), clock);
        }
        try {
            return explained(
                    new CountProof(puzzle, options.limits(), listener).prove(method, upToSymmetry, output), clock);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private ProvenCount explained(ProvenCount count, Clock clock) {
        return new ProvenCount(explained(count.count(), clock), count.classes(), count.proof());
    }

    /**
     * How many packings there are, and how many when those are one that a symmetry of the puzzle maps to each other.
     *
     * <pre>{@code
     * Puzzle puzzle = Puzzles.parse("3x20", "{board: 3x20, pieces: {pentominoes: 1}}");
     * ClassCount count = Solver.of(puzzle).countUpToSymmetry();
     * System.out.println(count.packings().total()); // 8
     * System.out.println(count.classes().orElseThrow().classes()); // 2
     * }</pre>
     */
    public ClassCount countUpToSymmetry() {
        return countUpToSymmetry(CountMethod.AUTO);
    }

    /** The same, where the packings are counted by this method. */
    public ClassCount countUpToSymmetry(CountMethod method) {
        refuseCovering();
        return countClasses(true, method);
    }

    /** The same, but mirror images that no turn makes are different. */
    public ClassCount countUpToTurns(CountMethod method) {
        refuseCovering();
        return countClasses(false, method);
    }

    /** The same, where the packings were counted before. */
    public ClassCount countUpToSymmetry(PackingCount packings) {
        refuseCovering();
        Clock clock = Clock.running();
        return explained(SymmetryCount.count(puzzle, true, packings, options.limits(), listener), clock);
    }

    private ClassCount countClasses(boolean mirrors, CountMethod method) {
        Clock clock = Clock.running();
        return explained(SymmetryCount.count(puzzle, mirrors, method, options.limits(), listener), clock);
    }

    private ClassCount explained(ClassCount count, Clock clock) {
        return new ClassCount(explained(count.packings(), clock), count.classes(), count.stoppedBy(), count.work());
    }

    /**
     * How many packings each choice of pieces has that the ranges of the bag leave, of those whose area suits the board.
     *
     * <pre>{@code
     * Puzzle puzzle = Puzzles.parse("choices", "{board: 3x4, pieces: {L: any, O: any}}");
     * BagTable table = Solver.of(puzzle).bags(OptionalInt.empty(), false, CountMethod.AUTO);
     * System.out.println(table.bags()); // [BagCount[pieces=[2, 1], packings=6, classes=Optional.empty]]
     * }</pre>
     *
     * @param pieces how many pieces a choice has, if that is said
     * @param upToSymmetry whether to count classes of symmetric packings, too
     * @throws PuzzleTooLarge when a choice is to be searched, and the model would not fit into memory
     * @throws IllegalStateException when the goal is to cover
     * @throws IllegalArgumentException when the board has more than {@link BagChoices#MOST_CELLS}
     */
    public BagTable bags(OptionalInt pieces, boolean upToSymmetry, CountMethod method) {
        refuseCovering();
        return BagCounter.count(puzzle, pieces, upToSymmetry, method, options.limits(), listener);
    }

    /**
     * Draws packings with repetition, each with the same chance, without finding them all; the seed is that of the options.
     *
     * <pre>{@code
     * PackingSample sample = Solver.of(Puzzle.standard(5, 8)).sample(3);
     * System.out.println(sample.packings().size()); // 3
     * }</pre>
     *
     * @throws IllegalStateException when the goal is to cover
     */
    public PackingSample sample(int number) {
        refuseCovering();
        return given.sample(Sampling.draw(number, puzzle, new Random(options.seed()), options.limits(), listener));
    }

    /**
     * In how many packings each placement is, by the frontier, without finding any.
     *
     * <pre>{@code
     * Puzzle puzzle = Puzzles.parse("strip", "{board: 2x3, pieces: {I2: any}}");
     * UseCount count = Solver.of(puzzle).uses(1e6).orElseThrow();
     * System.out.println(count.packings()); // 3
     * System.out.println(count.uses().get(Placement.on(puzzle, 0, 0, 3))); // 2
     * }</pre>
     *
     * @param most numbers that may be computed on the way there
     * @return nothing where that is not enough, or a limit is reached
     * @throws IllegalStateException when the goal is to cover
     */
    public Optional<UseCount> uses(double most) {
        refuseCovering();
        PuzzleTooLarge.check(puzzle);
        PlacementTable table = new PlacementTable(puzzle);
        return PlacementUses.count(table, most, options.limits(), listener).map(count -> {
            Map<Placement, BigInteger> uses = new LinkedHashMap<>();
            for (int placement = 0; placement < table.size(); placement++) {
                if (count.uses().get(placement).signum() > 0) {
                    uses.put(table.placement(placement), count.uses().get(placement));
                }
            }
            return new UseCount(count.total(), uses);
        });
    }

    /**
     * What a count would take, from random descents into the search's tree, until that is known within 5 %, a limit is
     * reached, or so many descents were made; the same seed and number give the same, unless time runs out.
     *
     * <pre>{@code
     * Puzzle puzzle = Puzzles.parse("3x20", "{board: 3x20, pieces: {pentominoes: 1}}");
     * TreeEstimate.CountEstimate estimate = Solver.of(puzzle).estimate(CountMethod.SEARCH, 40);
     * System.out.println(estimate.search().map(TreeEstimate::isExact)); // Optional[true]
     * }</pre>
     *
     * @param method {@link CountMethod#AUTO} looks at the frontier, too
     * @throws PuzzleTooLarge when the model would not fit into memory
     * @throws IllegalStateException when the goal is to cover
     */
    public CountEstimate estimate(CountMethod method, int mostDescents) {
        refuseCovering();
        return TreeEstimator.estimate(
                puzzle, method, options.limits(), mostDescents, new Random(options.seed()), listener);
    }

    private void refuseCovering() {
        if (puzzle.goal() instanceof Goal.Cover) {
            throw new IllegalStateException("The goal is one best covering, so there is only one answer.");
        }
    }

    /**
     * A short argument that there is no packing; that none is found says nothing.
     *
     * <pre>{@code
     * Evidence reason = Solver.of(Puzzle.standard(4, 5)).explain().orElseThrow();
     * System.out.println(reason.name()); // colouring
     * }</pre>
     *
     * @throws Stopped when time is up, or the listener has interrupted
     */
    public Optional<Evidence> explain() {
        StageBudget stageBudget = new StageBudget(puzzle, options, listener);
        return Arguments.find(puzzle, stageBudget::look).map(given::evidence);
    }

    /** The same, where it is known that there is none: not found within two seconds, the reason is left unsaid. */
    public Optional<Evidence> explainBriefly() {
        Limits limits = options.limits();
        boolean isShorter =
                limits.time().filter(time -> time.compareTo(LONGEST_REASON) < 0).isPresent();
        try {
            return within(isShorter ? limits : limits.withTime(LONGEST_REASON)).explain();
        } catch (Stopped stopped) {
            return Optional.empty();
        }
    }

    /**
     * What no covering is worth more than, by the linear relaxation alone; nothing is searched.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     * @throws Stopped when time is up, or the listener has interrupted
     * @throws IllegalStateException when the goal is not to cover
     */
    public long bound() {
        if (!(puzzle.goal() instanceof Goal.Cover goal)) {
            throw new IllegalStateException(
                    "Packings are worth nothing, so there is no bound. Maybe give the puzzle a goal to cover.");
        }
        PuzzleTooLarge.check(puzzle);
        return given.worth(
                LinearBound.of(new PlacementTable(puzzle), goal, new StageBudget(puzzle, options, listener)::look)
                        .bound());
    }

    /**
     * Answers as {@link #solve} does, and writes a proof that a machine can check: that these are packings, and, where all
     * were asked for, that there are no others; that there is none; or that no covering is better. What is written is of use only when the outcome is {@link ProofOutcome.Written}.
     *
     * <pre>{@code
     * ProofOutput output = new ProofOutput(new StringWriter(), new StringWriter());
     * ProvenAnswer answer = Solver.of(Puzzle.standard(4, 5)).prove(output);
     * System.out.println(answer.verdict().status()); // INFEASIBLE
     * System.out.println(((ProofOutcome.Written) answer.proof()).proves()); // there is no packing; by an argument
     * }</pre>
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     */
    public ProvenAnswer prove(ProofOutput output) throws IOException {
        try {
            return given.answer(
                    puzzle.goal() instanceof Goal.Cover
                            ? CoverProof.prove(puzzle, options, listener, output)
                            : provePackings(output));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private ProvenAnswer provePackings(ProofOutput output) {
        CollectedPackings kept = new CollectedPackings(listener, options.packings());
        return new PackingStages(puzzle, options, kept, brief).prove(output, kept);
    }

    /**
     * Looks for two packings as {@link #unique} does, and writes a proof of what it says: that there is one and no other, or
     * two, or none.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     * @throws IllegalStateException when the goal is to cover
     */
    public ProvenUniqueness proveUnique(ProofOutput output) throws IOException {
        return proveTwo(false, output);
    }

    /** The same, where packings that a symmetry of the puzzle maps to each other are one. */
    public ProvenUniqueness proveUniqueUpToSymmetry(ProofOutput output) throws IOException {
        return proveTwo(true, output);
    }

    private ProvenUniqueness proveTwo(boolean upToSymmetry, ProofOutput output) throws IOException {
        refuseCovering();
        SearchForTwo search = new SearchForTwo(puzzle, upToSymmetry, listener);
        PackingStages stages = new PackingStages(puzzle, search.enough(options), search, brief);
        try {
            ProvenUniqueness answer = search.prove(stages, output);
            return new ProvenUniqueness(given.uniqueness(answer.uniqueness()), answer.proof());
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
