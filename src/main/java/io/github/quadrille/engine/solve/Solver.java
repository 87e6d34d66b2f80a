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
 * Answers questions about one puzzle, such as whether it has a packing and how many it has.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("3x20", "{board: 3x20, pieces: {pentominoes: 1}}");
 * Verdict verdict = Solver.of(puzzle).within(Limits.time(Duration.ofSeconds(30))).solve();
 * System.out.println(verdict.status()); // PACKED
 * System.out.println(Solver.of(puzzle).count().total()); // 8
 * }</pre>
 *
 * <p>If a puzzle has given pieces, the solver works on the puzzle that remains when the given pieces are laid, and adds
 * them to every packing that it finds. Symmetry classes, certificates, pictures of evidence and models of proofs are
 * about the remaining puzzle.
 *
 * <p>A solver holds only the question. It computes every answer anew, so the same solver can answer several times.
 * Several threads can use it if its listener allows that. A solver that writes a proof should answer only once, because
 * all proofs go to the same output.
 *
 * <p>A question throws {@link PuzzleTooLarge} when its model would not fit into memory. If the goal is to cover, {@link
 * #solve} finds a best covering. A question about packings then throws {@link IllegalStateException}.
 */
public final class Solver {
    /** A brief solver spends at most this long on the search for a reason why there is no packing. */
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
     * @throws IllegalArgumentException when the given pieces are not allowed to lie where they do; the message has
     *     every reason
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

    /** Returns a solver with other options, such as more packings, limits, another formulation or another seed. */
    public Solver with(SearchOptions wanted) {
        return new Solver(given, wanted, group, proof, listener, brief);
    }

    /** Returns a solver with the given limits, which hold for all stages of an answer together. */
    public Solver within(Limits limits) {
        return with(options.within(limits));
    }

    /**
     * Returns a solver that counts packings as one if a symmetry of the group maps them to each other. This matters
     * where packings are counted or listed page by page, and where two different packings are looked for.
     */
    public Solver upTo(SymmetryGroup symmetries) {
        return new Solver(given, options, symmetries, proof, listener, brief);
    }

    /**
     * Returns a solver that writes a proof of the answer, which a program can check.
     *
     * <p>The proof of {@link #solve} shows that the packings found are packings, or that there is no packing. If all
     * packings were wanted, it also shows that there are no others. For a covering it shows that no covering is better.
     * The proof of {@link #unique} shows that there is no packing, exactly one, or at least two. For {@link
     * #count(CountMethod)} the solver writes the layers of a sweep over the board. A layer lists boundaries between
     * covered and open cells, with the number of ways to reach each of them. If classes are counted, the solver adds a
     * sweep for each symmetry except the identity. Each of these sweeps counts the packings that the symmetry leaves
     * unchanged. With {@link CountMethod#SEARCH} the solver writes all packings. The solver throws an {@link
     * UncheckedIOException} when the proof cannot be written.
     */
    public Solver proving(ProofOutput output) {
        return new Solver(given, options, group, Optional.of(output), listener, brief);
    }

    /** Returns a solver that passes packings and progress to a listener. The listener can also interrupt the solver. */
    public Solver listening(SolveListener hearer) {
        return new Solver(given, options, group, proof, given.whole(hearer), brief);
    }

    /**
     * Returns a solver that leaves out work that can take long. {@link #solve} leaves out the long search for one
     * packing, so its answer can be undecided. The answer then says that the limit on nodes stopped it, even if no such
     * limit was set. If a count of packings is 0, no reason is added. {@link #explain} looks for a reason for at most
     * two seconds.
     */
    public Solver briefly() {
        return new Solver(given, options, group, proof, listener, true);
    }

    /**
     * Returns the options, which contain the limits. Other classes use them to answer questions about the same puzzle.
     */
    public SearchOptions options() {
        return options;
    }

    /** Returns the listener of this solver. */
    public SolveListener listener() {
        return listener;
    }

    /** Finds one packing, several packings or the best covering, as the options and the goal ask. */
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
     * Returns the packings one after another. If the options ask for more than one packing, these are at most that
     * many. Otherwise, these are all packings. Each packing is searched for when the stream asks for it, and the caller
     * can stop at any time. Two streams give the same packings in the same order. The listener gets the progress, but
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

    /**
     * Returns the list of all packings, or of one packing from each class, page by page. The pages can be read in any
     * order. Each page has its own limits.
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
     * Counts the packings by a given method. A method can count packings without finding each of them. The limits on
     * time, nodes, memory and threads hold for all stages together. If nodes are limited, only one thread searches, so
     * that the answer is the same everywhere.
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

    /** Counts the classes of packings, if the number of packings is known already. */
    public ClassCount classes(PackingCount packings) {
        return explained(SymmetryCount.count(toFill(), group, packings, options.limits(), listener), Clock.running());
    }

    /**
     * If the count is 0, adds a reason why there is no packing, if one is found within two seconds. A brief solver adds
     * no reason.
     */
    private ClassCount explained(ClassCount count, Clock clock) {
        return count.packings().isNone() && !brief
                ? count.because(within(options.limits().since(clock)).briefly().explain())
                : count;
    }

    /**
     * Counts packings separately for each choice of pieces. These are the choices that the bag allows and whose area
     * suits the board.
     *
     * @param pieces the number of pieces of each choice, if it is fixed
     * @throws IllegalArgumentException when the board has more than {@link BagChoices#MOST_CELLS} cells
     */
    public BagTable bags(OptionalInt pieces, CountMethod method) {
        return BagCounter.count(toFill(), pieces, group, method, options.limits(), listener);
    }

    /**
     * Draws packings with repetition, without finding all packings. Each packing has the same chance to be drawn. The
     * seed of the options is used.
     */
    public PackingSample sample(int number) {
        return given.whole(Sampling.draw(number, toFill(), new Random(options.seed()), options.limits(), listener));
    }

    /**
     * Counts for each placement how many packings contain it. A sweep along the frontier counts them, without finding
     * any packing.
     *
     * @param most the largest number of numbers that the sweep can compute; if it would need more, it is not begun
     * @return the counts; empty if more numbers are needed, or a limit is reached
     */
    public Optional<UseCount> uses(double most) {
        PuzzleTooLarge.check(toFill());
        return PlacementUses.count(new PlacementTable(puzzle), most, options.limits(), listener);
    }

    /**
     * Estimates what a count would take, by random descents into the tree of the search. It stops when the estimate is
     * precise to 5 %, a limit is reached, or enough descents were made. The same seed and number of descents give the
     * same estimate, unless time runs out.
     *
     * @param method the method of the count; with {@link CountMethod#AUTO}, the estimate also looks at the frontier
     * @param mostDescents the greatest number of descents
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
     * Returns a short argument that there is no packing. If the result is empty, the question stays open.
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
     * Returns an upper bound on the worth of every covering. It comes from the linear relaxation alone, without a
     * search.
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
