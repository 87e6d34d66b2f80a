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
 * Answers questions about a puzzle. All questions go through this class.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("3x20", "{board: 3x20, pieces: {pentominoes: 1}}");
 * Verdict verdict = Solver.of(puzzle).within(Limits.time(Duration.ofSeconds(30))).solve();
 * System.out.println(verdict.status()); // PACKED
 * System.out.println(Solver.of(puzzle).count().total()); // 8
 * }</pre>
 *
 * <p>If a puzzle has given pieces, the solver works on the puzzle that remains when they are laid, and adds them to
 * every packing that it finds. Symmetry classes, certificates, pictures of evidence and models of proofs are about the
 * remaining puzzle.
 *
 * <p>A solver holds the question only. Every answer is made anew, so that one solver may answer several times. Several
 * threads may use it if its listener allows that. A proof is written for one answer.
 *
 * <p>A question throws {@link PuzzleTooLarge} when its model would not fit into memory. It throws {@link
 * IllegalStateException} when it is about packings and the goal is to cover: there is one best covering, which {@link
 * #solve} finds.
 */
public final class Solver {
    /** A brief question looks for a reason why there is no packing for at most this long. */
    private static final Duration LONGEST_REASON = Duration.ofSeconds(2);

    /** The engines solve this puzzle, which remains when the given pieces are laid. */
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
     * Returns a solver that finds one packing, or the best covering, without limits.
     *
     * @throws IllegalArgumentException when given pieces cannot lie as they do, with every reason
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

    /** Returns a solver with other options: more packings, limits, another formulation or seed. */
    public Solver with(SearchOptions wanted) {
        return new Solver(given, wanted, group, proof, listener, brief);
    }

    /** Returns a solver within these limits, which hold for all stages together. */
    public Solver within(Limits limits) {
        return with(options.within(limits));
    }

    /**
     * Returns a solver that treats packings as one if a symmetry of this group maps them to each other. This matters
     * where packings are counted or listed page by page, or where two are looked for.
     */
    public Solver upTo(SymmetryGroup symmetries) {
        return new Solver(given, options, symmetries, proof, listener, brief);
    }

    /**
     * Returns a solver that writes a proof of the answer, which a machine can check.
     *
     * <p>The proof of {@link #solve} shows that the packings found are packings, and that there are no others if all
     * were wanted. Otherwise it shows that no packing exists, or that no covering is better. The proof of {@link
     * #unique} shows that there is one packing and no other, or two, or none. For {@link #count(CountMethod)} the
     * solver writes the layers of a sweep over the board, with the number of ways to each boundary. It adds such a
     * sweep for each symmetry, of the packings that the symmetry leaves unchanged. With {@link CountMethod#SEARCH} it
     * writes all packings. The solver throws an {@link UncheckedIOException} when the proof cannot be written.
     */
    public Solver proving(ProofOutput output) {
        return new Solver(given, options, group, Optional.of(output), listener, brief);
    }

    /** Returns a solver that passes packings and progress to a listener. The listener may also interrupt it. */
    public Solver listening(SolveListener hearer) {
        return new Solver(given, options, group, proof, given.whole(hearer), brief);
    }

    /**
     * Returns a solver that leaves out what may take long. It leaves out the long search of packing puzzles, so that
     * the answer may be undecided by nodes. It gives no reason for a count of 0. It looks for other reasons for two
     * seconds at most.
     */
    public Solver briefly() {
        return new Solver(given, options, group, proof, listener, true);
    }

    /** Returns the options with their limits, for classes that answer the same question. */
    public SearchOptions options() {
        return options;
    }

    /** Returns the listener of this solver. */
    public SolveListener listener() {
        return listener;
    }

    /** Returns the answer of the stage that finds it first. */
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
     * Returns the packings one by one: all, unless the options ask for fewer. Each is searched when the stream wants
     * it, and the caller may stop at any time. Two passes give the same packings in the same order. The listener gets
     * the progress, but no packings.
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

    /**
     * Returns the list of all packings, or of one of each class, page by page, in any order of pages. Each page has its
     * own limits.
     */
    public PackingPages pages() {
        return new PackingPages(toFill(), given, options, group);
    }

    /** Finds out whether there is exactly one packing, by looking for two. */
    public Uniqueness unique() {
        SearchForTwo search = new SearchForTwo(toFill(), group, listener);
        return given.whole(search.answer(new PackingAttempt(puzzle, search.enough(options), search, brief), proof));
    }

    /** Counts the packings, by the method that is likely to be faster. */
    public ClassCount count() {
        return count(CountMethod.AUTO);
    }

    /**
     * Counts the packings by a given method, which need not find each of them. The limits on time, nodes, memory and
     * threads hold for all stages together. With a limit on nodes one thread searches, so that the answer is the same
     * everywhere.
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

    /** Counts the classes of packings that were counted before. */
    public ClassCount classes(PackingCount packings) {
        return explained(SymmetryCount.count(toFill(), group, packings, options.limits(), listener), Clock.running());
    }

    /** Adds a reason to a count of 0. The reason is often short. */
    private ClassCount explained(ClassCount count, Clock clock) {
        return count.packings().isNone() && !brief
                ? count.because(within(options.limits().since(clock)).briefly().explain())
                : count;
    }

    /**
     * Counts the packings of each choice of pieces that the ranges of the bag allow and whose area suits the board.
     *
     * @param pieces how many pieces a choice has, if that is fixed
     * @throws IllegalArgumentException when the board has more than {@link BagChoices#MOST_CELLS}
     */
    public BagTable bags(OptionalInt pieces, CountMethod method) {
        return BagCounter.count(toFill(), pieces, group, method, options.limits(), listener);
    }

    /**
     * Draws packings with repetition, each with the same chance, without finding them all. The seed is that of the
     * options.
     */
    public PackingSample sample(int number) {
        return given.whole(Sampling.draw(number, toFill(), new Random(options.seed()), options.limits(), listener));
    }

    /**
     * Counts in how many packings each placement is, by the frontier, without finding any packing.
     *
     * @param most how many numbers the count may compute
     * @return the counts; empty where more numbers are needed, or a limit is reached
     */
    public Optional<UseCount> uses(double most) {
        PuzzleTooLarge.check(toFill());
        return PlacementUses.count(new PlacementTable(puzzle), most, options.limits(), listener);
    }

    /**
     * Estimates what a count would take, from random descents into the search's tree. It stops when the estimate is
     * within 5 %, a limit is reached, or enough descents were made. The same seed and number of descents give the same
     * estimate, unless time runs out.
     *
     * @param method {@link CountMethod#AUTO} looks at the frontier, too
     * @param mostDescents the most descents that are made
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
     * Returns a short argument that there is no packing. If it finds none, there may be a packing or not.
     *
     * <pre>{@code
     * Evidence reason = Solver.of(Puzzle.standard(4, 5)).explain().orElseThrow();
     * System.out.println(reason.name()); // colouring
     * }</pre>
     *
     * @throws Stopped when time is up, or the listener has interrupted; a {@linkplain #briefly brief} solver returns
     *     empty in that case
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
     * Returns a number that no covering is worth more than, by the linear relaxation alone, without a search.
     *
     * @throws Stopped when time is up, or the listener has interrupted
     * @throws IllegalStateException when the goal is not to cover
     */
    public long bound() {
        if (!(puzzle.goal() instanceof Goal.Cover goal)) {
            throw new IllegalStateException(
                    "Only coverings have a worth, so a puzzle with the goal to pack has no bound. Give the puzzle the"
                            + " goal to cover.");
        }
        PuzzleTooLarge.check(puzzle);
        return given.worth(
                LinearBound.of(new PlacementTable(puzzle), goal, new StageBudget(puzzle, options, listener)::look)
                        .bound());
    }
}
