package io.github.quadrille.engine.solve;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.BagChoices;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.BagTable;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.PackingSample;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.core.question.TreeEstimate.CountEstimate;
import io.github.quadrille.core.question.UseCount;
import io.github.quadrille.engine.argument.Arguments;
import io.github.quadrille.engine.argument.LinearBound;
import io.github.quadrille.engine.count.BagCounter;
import io.github.quadrille.engine.count.PackingCounter;
import io.github.quadrille.engine.count.Sampling;
import io.github.quadrille.engine.count.SymmetryCount;
import io.github.quadrille.engine.count.TreeEstimator;
import io.github.quadrille.engine.coverings.CoverProof;
import io.github.quadrille.engine.coverings.CoverSearch;
import io.github.quadrille.engine.frontier.PlacementUses;
import io.github.quadrille.engine.plan.StageBudget;
import java.io.UncheckedIOException;
import java.time.Duration;
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
 * several threads if its listener can bear that; a proof is written for one answer.
 *
 * <p>A question throws {@link PuzzleTooLarge} when its model would not fit into memory, and {@link IllegalStateException}
 * when it is about packings and the goal is to cover: there is one best covering, which {@link #solve} finds.
 */
public final class Solver {
    /** How long to look for a reason why there is no packing, once that is known. */
    private static final Duration LONGEST_REASON = Duration.ofSeconds(2);

    /** What is left beside given pieces. */
    private final Puzzle puzzle;

    private final GivenPiecesAdded given;
    private final SearchOptions options;
    private final SymmetryGroup group;
    private final Optional<ProofOutput> proof;
    private final SolveListener listener;
    private final boolean brief;

    private Solver(
            GivenPiecesAdded given,
            SearchOptions options,
            SymmetryGroup group,
            Optional<ProofOutput> proof,
            SolveListener listener,
            boolean brief) {
        this.puzzle = given.rest();
        this.given = given;
        this.options = options;
        this.group = group;
        this.proof = proof;
        this.listener = listener;
        this.brief = brief;
    }

    /**
     * One packing, or the best covering, without limits.
     *
     * @throws IllegalArgumentException when pieces are given that cannot lie as they do, with every reason
     */
    public static Solver of(Puzzle puzzle) {
        return new Solver(
                new GivenPiecesAdded(puzzle),
                SearchOptions.FIND_ONE,
                SymmetryGroup.TRIVIAL,
                Optional.empty(),
                SolveListener.SILENT,
                false);
    }

    /** Asks for something else: more packings, limits, another formulation or seed. */
    public Solver with(SearchOptions wanted) {
        return new Solver(given, wanted, group, proof, listener, brief);
    }

    /** Within these limits, all stages together. */
    public Solver within(Limits limits) {
        return with(options.within(limits));
    }

    /**
     * Takes packings for one that a symmetry of the puzzle in this group maps to each other, where they are counted, listed
     * page by page, or two are looked for.
     */
    public Solver upTo(SymmetryGroup symmetries) {
        return new Solver(given, options, symmetries, proof, listener, brief);
    }

    /**
     * Writes a proof of the answer that a machine can check. Of {@link #solve}: that these are packings, and, where all were
     * asked for, that there are no others; that there is none; or that no covering is better. Of {@link #unique}: that there is
     * one and no other, or two, or none. Of {@link #count(CountMethod)}: the layers of a sweep over the board, with the number
     * of ways to each boundary, and such sweeps of the packings that each symmetry leaves alone; by {@link CountMethod#SEARCH}, all packings.
     * An {@link UncheckedIOException} is thrown when it cannot be written.
     */
    public Solver proving(ProofOutput output) {
        return new Solver(given, options, group, Optional.of(output), listener, brief);
    }

    /** Tells a listener what is found, and how it goes; it may also interrupt. */
    public Solver listening(SolveListener hearer) {
        return new Solver(given, options, group, proof, given.whole(hearer), brief);
    }

    /**
     * Leaves out what may take long: the last stage, the long search of packing puzzles, so that undecided by nodes is then the
     * answer; the reason of a count of 0; and a reason that is not found within two seconds.
     */
    public Solver briefly() {
        return new Solver(given, options, group, proof, listener, true);
    }

    /** The options with their limits, for classes that answer the same question. */
    public SearchOptions options() {
        return options;
    }

    /** The listener that is told of the answer. */
    public SolveListener listener() {
        return listener;
    }

    /** Answers, by whichever stage knows first. */
    public Verdict solve() {
        return given.whole(puzzle.goal() instanceof Goal.Cover ? covering() : packing());
    }

    private Verdict covering() {
        return proof.isPresent()
                ? CoverProof.prove(puzzle, options, listener, proof.get())
                : CoverSearch.solve(puzzle, options, listener);
    }

    private Verdict packing() {
        if (proof.isEmpty()) {
            return new PackingAttempt(puzzle, options, listener, brief).answer();
        }
        CollectedPackings kept = new CollectedPackings(listener, options.packings());
        PackingAttempt attempt = new PackingAttempt(puzzle, options, kept, brief);
        Verdict verdict = attempt.answer();
        proof.get().end(attempt.proof(proof.get()).of(verdict, options, kept));
        return verdict.withWork(attempt.budget().work());
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
     */
    public Stream<Packing> packings() {
        Puzzle filled = toFill();
        SearchOptions several = options.packings() > 1 ? options : options.withPackings(Long.MAX_VALUE);
        return PackingStream.of(() -> new PackingAttempt(filled, several, listener, brief).open())
                .map(given::whole);
    }

    /** The list of all packings, or of one of each class, page by page, in any order of pages. Of limits each page has its own. */
    public PackingPages pages() {
        return new PackingPages(toFill(), given, options, group);
    }

    /** Looks for two packings, which are enough to know whether one is the only one. */
    public Uniqueness unique() {
        SearchForTwo search = new SearchForTwo(toFill(), group, listener);
        return given.whole(search.answer(new PackingAttempt(puzzle, search.enough(options), search, brief), proof));
    }

    /** How many packings there are, by whichever method is likely to be faster. */
    public ClassCount count() {
        return count(CountMethod.AUTO);
    }

    /**
     * How many packings there are, found or not. The limits are those of time, nodes, memory and threads, all stages
     * together; with a limit on nodes one thread searches, so that the answer is the same everywhere.
     */
    public ClassCount count(CountMethod method) {
        Clock clock = Clock.running();
        Puzzle filled = toFill();
        if (proof.isEmpty()) {
            return explained(SymmetryCount.count(filled, group, method, options.limits(), listener), clock);
        }
        if (method != CountMethod.SEARCH) {
            return explained(
                    new CountProof(filled, options.limits(), listener).prove(method, group, proof.get()), clock);
        }
        PackingCount all = PackingCounter.of(
                with(SearchOptions.FIND_ALL.within(options.limits())).packing());
        return within(options.limits().since(clock)).classes(all).withWork(all.work());
    }

    /** How many classes there are of packings that were counted before. */
    public ClassCount classes(PackingCount packings) {
        return explained(SymmetryCount.count(toFill(), group, packings, options.limits(), listener), Clock.running());
    }

    /** Where there is none, that has a reason, often a short one. */
    private ClassCount explained(ClassCount count, Clock clock) {
        return count.packings().isNone() && !brief
                ? count.because(within(options.limits().since(clock)).briefly().explain())
                : count;
    }

    /**
     * How many packings each choice of pieces has that the ranges of the bag leave, of those whose area suits the board.
     *
     * @param pieces how many pieces a choice has, if that is said
     * @throws IllegalArgumentException when the board has more than {@link BagChoices#MOST_CELLS}
     */
    public BagTable bags(OptionalInt pieces, CountMethod method) {
        return BagCounter.count(toFill(), pieces, group, method, options.limits(), listener);
    }

    /**
     * Draws packings with repetition, each with the same chance, without finding them all; the seed is that of the options.
     */
    public PackingSample sample(int number) {
        return given.whole(Sampling.draw(number, toFill(), new Random(options.seed()), options.limits(), listener));
    }

    /**
     * In how many packings each placement is, by the frontier, without finding any.
     *
     * @param most numbers that may be computed on the way there
     * @return nothing where that is not enough, or a limit is reached
     */
    public Optional<UseCount> uses(double most) {
        PuzzleTooLarge.check(toFill());
        return PlacementUses.count(new PlacementTable(puzzle), most, options.limits(), listener);
    }

    /**
     * What a count would take, from random descents into the search's tree, until that is known within 5 %, a limit is
     * reached, or so many descents were made; the same seed and number give the same, unless time runs out.
     *
     * @param method {@link CountMethod#AUTO} looks at the frontier, too
     */
    public CountEstimate estimate(CountMethod method, int mostDescents) {
        return TreeEstimator.estimate(
                toFill(), method, options.limits(), mostDescents, new Random(options.seed()), listener);
    }

    private Puzzle toFill() {
        if (puzzle.goal() instanceof Goal.Cover) {
            throw new IllegalStateException("The goal is one best covering, so there is only one answer.");
        }
        return puzzle;
    }

    /**
     * A short argument that there is no packing; that none is found says nothing.
     *
     * <pre>{@code
     * Evidence reason = Solver.of(Puzzle.standard(4, 5)).explain().orElseThrow();
     * System.out.println(reason.name()); // colouring
     * }</pre>
     *
     * @throws Stopped when time is up, or the listener has interrupted, unless it is asked {@link #briefly}
     */
    public Optional<Evidence> explain() {
        Duration most = options.limits()
                .time()
                .filter(time -> time.compareTo(LONGEST_REASON) < 0)
                .orElse(LONGEST_REASON);
        SearchOptions patience = brief ? options.within(options.limits().withTime(most)) : options;
        try {
            StageBudget stageBudget = new StageBudget(puzzle, patience, listener);
            return Arguments.find(puzzle, stageBudget::look).map(given::whole);
        } catch (Stopped stopped) {
            if (brief) {
                return Optional.empty();
            }
            throw stopped;
        }
    }

    /**
     * What no covering is worth more than, by the linear relaxation alone; nothing is searched.
     *
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
}
