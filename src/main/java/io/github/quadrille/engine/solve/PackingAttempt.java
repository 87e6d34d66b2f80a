package io.github.quadrille.engine.solve;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.CheckedPlacements;
import io.github.quadrille.core.placement.PackingImages;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.argument.Argument;
import io.github.quadrille.engine.argument.Arguments;
import io.github.quadrille.engine.choco.FoundPackings;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.Preference;
import io.github.quadrille.engine.choco.SearchRequest;
import io.github.quadrille.engine.coverings.LoosePacking;
import io.github.quadrille.engine.frontier.FrontierDive;
import io.github.quadrille.engine.frontier.ThinBoards;
import io.github.quadrille.engine.learner.LearnedPackings;
import io.github.quadrille.engine.learner.LearnedPackings.Found;
import io.github.quadrille.engine.learner.PackingLearner;
import io.github.quadrille.engine.plan.Plan;
import io.github.quadrille.engine.plan.StageBudget;
import io.github.quadrille.engine.rectangles.RectangleSearch;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Answers one packing puzzle by a {@link PackingPlan}. It holds the engines, which can be paused, and what is known so
 * far.
 */
final class PackingAttempt implements Plan.Played {
    /**
     * A dive is a short search. It posts the sums of cells and kinds if they have at most this many terms, because
     * posting this many takes at most about 50 ms. The 32,565 terms of 20x20 took 67 ms, and the 22,005 terms of 14x20
     * took 43 ms.
     */
    private static final int MOST_TERMS = 24_000;
    /**
     * On a board of at most this many cells that few shapes pack easily, the search that learns is as quick as a dive.
     * On a board of 1,600 cells, it takes 0.3 s longer.
     */
    private static final int SMALL = 1_000;
    /**
     * A {@link LoosePacking}, which lays pieces again window by window, can open this many nodes for each cell of the
     * board. In all it can open at most {@code NODES_IN_WINDOWS} nodes, which takes a second. Boards with cells to
     * spare that can be packed in this way needed fewer nodes.
     */
    private static final long NODES_A_CELL = 2_500;

    private static final long NODES_IN_WINDOWS = 2_000_000;
    /**
     * If the puzzle has few shapes, the tree search opens this many nodes in its first turn. This takes about as long
     * as the first turn of the search that learns.
     */
    private static final long NODES_OF_TURN = 2_000;
    /**
     * If the puzzle has many shapes, the first turn of the tree search has this many nodes, divided by the number of
     * cells of the board. This takes about as long as the first turn of the search that lays pieces again window by
     * window.
     */
    private static final long NODES_OF_REFUTING_TURN = 10_000_000;
    /** A dive opens at most this many nodes, plus one for each cell of the board. */
    private static final long NODES_OF_DIVE = 2000;
    /**
     * A dive and a trial, which is a longer search, together open at most this many nodes, plus one for each cell of
     * the board.
     */
    private static final long NODES_OF_TRIAL = 10_000;
    /**
     * If nodes take long, a dive opens fewer nodes. It then strikes out about this many placements, which takes a
     * second. A placement counts once for each of its cells.
     */
    private static final long STRIKES_OF_DIVE = 60_000_000;

    private static final long STRIKES_OF_TRIAL = 250_000_000;

    private final Puzzle puzzle;
    private final SearchOptions options;
    private final SolveListener listener;
    private final boolean brief;
    private final StageBudget budget;

    private Optional<Optional<RectangleSearch>> rectangles = Optional.empty();
    private Optional<StripedPacking> stripes = Optional.empty();
    private Optional<PackingLearner> learner = Optional.empty();
    private Optional<LoosePacking> loose = Optional.empty();
    private Optional<Optional<PackingSweep>> sweep = Optional.empty();
    private Optional<PackingSearch> search = Optional.empty();
    private boolean isInOneTree;

    private long dived;
    /**
     * This verdict says that no packing exists. The plan still looks for a shorter reason. The verdict is empty if no
     * stage has shown yet that no packing exists.
     */
    private Optional<Verdict> refuted = Optional.empty();
    /** If several packings are wanted, this is one packing that is known already. It is empty if none is known yet. */
    private Optional<Packing> some = Optional.empty();

    private Packing fullest = new Packing(List.of());
    private int turns;

    PackingAttempt(Puzzle puzzle, SearchOptions options, SolveListener listener, boolean brief) {
        this(puzzle, options, listener, brief, new StageBudget(puzzle, options, listener));
    }

    private PackingAttempt(
            Puzzle puzzle, SearchOptions options, SolveListener listener, boolean brief, StageBudget budget) {
        this.puzzle = puzzle;
        this.options = options;
        this.listener = listener;
        this.brief = brief;
        this.budget = budget;
    }

    /**
     * Returns whether engines can take turns on a puzzle. They can if the puzzle has few shapes, or if enough cells of
     * its board can stay open.
     */
    static boolean mayTakeTurns(PlacementTable table) {
        return PackingLearner.isOfFewShapes(table) || LoosePacking.suits(table);
    }

    /**
     * Looks for one packing by engines that take turns on one thread. One of these engines is a tree search, which goes
     * through one tree without restarts. The listener gets no packing.
     */
    static Verdict byTurns(PlacementTable table, SearchOptions options, SolveListener listener) {
        SolveListener silent = new ForwardingListener(listener);
        StageBudget budget = new StageBudget(table, options, silent);
        PackingAttempt attempt = new PackingAttempt(table.puzzle(), options, silent, false, budget);
        attempt.isInOneTree = true;
        return attempt.play(PackingPlan.BY_TURNS);
    }

    @Override
    public StageBudget budget() {
        return budget;
    }

    /** Runs the stages until one of them finds the answer, and returns this answer. */
    Verdict answer() {
        return options.alone() ? chocoAlone() : play(PackingPlan.WHOLE);
    }

    /** Answers by Choco's search of the model alone, without any other stage. */
    private Verdict chocoAlone() {
        return budget.ended("Choco alone", PackingSearch.solve(SearchRequest.of(puzzle, options), listener));
    }

    /** Runs the stages of a plan, and returns their answer. */
    Verdict play(Plan<PackingAttempt, Verdict> plan) {
        Limit limit = Limit.NODES;
        Optional<Verdict> known = Optional.empty();
        try {
            known = plan.play(this);
        } catch (Stopped stopped) {
            limit = stopped.limit();
            // A paused search still holds the partial packing with the most cells that it has found.
            search.flatMap(paused -> paused.go(0)).flatMap(Verdict::bestSeen).ifPresent(this::keep);
        } finally {
            search.ifPresent(PackingSearch::close);
        }
        Verdict answer = known.or(() -> refuted).orElse(unknown(limit));
        boolean isOneOfOne = answer instanceof Verdict.Packed && options.packings() == 1;
        if (isOneOfOne || (known.isEmpty() && hasSome())) {
            listener.found(answer.bestSeen().orElseThrow());
        }
        return answer.withWork(budget.work());
    }

    private Verdict unknown(Limit limit) {
        return some.<Verdict>map(one -> new Verdict.Packed(one, 1, Optional.of(limit), Work.NONE))
                .orElse(new Verdict.Undecided(limit, fullest, Work.NONE));
    }

    /** Returns a writer for a proof of the answer. It keeps to the budget that is left. */
    AnswerProof proof(ProofOutput output) {
        return new AnswerProof(puzzle, budget, new ForwardingListener(listener), new PackingProof(output));
    }

    /**
     * Returns the packings one after another. A dive and arguments run first, and can show that there is no packing.
     *
     * @throws Stopped at a limit
     */
    FoundPackings open() {
        if (options.alone()) {
            return PackingSearch.open(SearchRequest.of(puzzle, options), listener);
        }
        return PackingPlan.BEFORE_LISTING.play(this).or(() -> refuted).isPresent()
                ? FoundPackings.NONE
                : PackingSearch.open(SearchRequest.of(table(), budget.left()), listener);
    }

    /**
     * Returns the verdict of a search, or empty when the search has used all its nodes. In that case the partial
     * packing of the search is kept, unless the partial packing that is kept already covers more cells.
     */
    private Optional<Verdict> take(Verdict verdict) {
        if (verdict instanceof Verdict.Undecided part) {
            keep(part.best());
            Stopped.ifAny(part.stopped().filter(limit -> limit != Limit.NODES));
            return Optional.empty();
        }
        return Optional.of(verdict);
    }

    private void keep(Packing part) {
        fullest = part.coveredCells() >= fullest.coveredCells() ? part : fullest;
    }

    /**
     * Returns the verdict of a first search. If the verdict says that there is no packing, it is stored and the result
     * is empty, because the plan then looks for a shorter reason. The result is also empty when more packings are
     * wanted, or when the search has used all its nodes.
     */
    private Optional<Verdict> takeFirst(Verdict verdict) {
        if (verdict instanceof Verdict.Packed packed && options.packings() > 1) {
            some = Optional.of(packed.first());
            return Optional.empty();
        }
        return take(verdict).flatMap(this::unlessRefuted);
    }

    /**
     * Returns a verdict, unless it says that there is no packing. In that case the verdict is stored, and the plan goes
     * on to look for a shorter reason.
     */
    private Optional<Verdict> unlessRefuted(Verdict verdict) {
        refuted = Optional.of(verdict).filter(Verdict.Infeasible.class::isInstance);
        return refuted.isPresent() ? Optional.empty() : Optional.of(verdict);
    }

    private Optional<Verdict> packed(Optional<Packing> packing) {
        return packing.map(first -> new Verdict.Packed(first, 1, Optional.of(Limit.PACKINGS), Work.NONE));
    }

    private static Optional<Verdict> refuted(Optional<? extends Argument> argument) {
        return argument.map(found -> new Verdict.Infeasible(found, Work.NONE));
    }

    /** Returns whether it is still unknown whether there is a packing. */
    private boolean isOpen() {
        return refuted.isEmpty() && some.isEmpty();
    }

    boolean hasSome() {
        return some.isPresent();
    }

    boolean isByPropagator() {
        return options.formulation() == Formulation.PROPAGATOR;
    }

    private boolean isWithoutLimitOfNodes() {
        return isByPropagator() && options.limits().nodes() == Long.MAX_VALUE;
    }

    /** Returns whether the puzzle is undecided, one packing is wanted, and every method of finding it is allowed. */
    boolean isForOne() {
        return isOpen() && isForSeveral() && options.useSymmetry();
    }

    /**
     * Returns whether several searches can look for one packing. This is so if one packing is wanted, the formulation
     * is {@link Formulation#PROPAGATOR}, and nodes are not limited. A limit on nodes is meant for one single search.
     */
    private boolean isForSeveral() {
        return options.packings() == 1 && isWithoutLimitOfNodes();
    }

    private boolean isOfFewShapes() {
        return PackingLearner.isOfFewShapes(table());
    }

    private PlacementTable table() {
        return budget.placements();
    }

    private int cells() {
        return puzzle.region().size();
    }

    Optional<Verdict> area(long all) {
        return refuted(Arguments.findByCounting(puzzle));
    }

    boolean hasRectangles() {
        if (rectangles.isEmpty()) {
            rectangles = Optional.of(isForOne() ? RectangleSearch.of(puzzle) : Optional.empty());
        }
        return rectangles.get().isPresent();
    }

    /**
     * Returns whether a search for rectangles suits the puzzle, and a model of the whole puzzle would be too large. The
     * search for rectangles needs no model.
     */
    boolean hasOnlyRectangles() {
        return hasRectangles() && !PuzzleTooLarge.fits(puzzle);
    }

    boolean isLeftToRectangles() {
        return hasRectangles() && isOpen() && !brief;
    }

    Optional<Verdict> tryRectangles(long all) {
        return rectanglesBy(search -> search.tryOut(budget.left(), listener));
    }

    Optional<Verdict> packRectangles(long all) {
        return rectanglesBy(search -> search.solve(budget.left(), listener));
    }

    private Optional<Verdict> rectanglesBy(Function<RectangleSearch, Verdict> way) {
        Verdict verdict = way.apply(rectangles.orElseThrow().orElseThrow());
        budget.did(verdict.work());
        return take(verdict);
    }

    boolean hasStripes() {
        stripes = isForOne() ? StripedPacking.of(puzzle, budget, NODES_OF_DIVE) : Optional.empty();
        return stripes.isPresent();
    }

    Optional<Verdict> packStripes(long all) {
        return packed(stripes.orElseThrow().find());
    }

    Optional<Verdict> placements(long all) {
        PuzzleTooLarge.check(puzzle);
        table();
        return Optional.empty();
    }

    /**
     * Tests, before any search, whether a simple colouring shows that there is no packing. If so, finds the cheapest
     * argument for that.
     */
    Optional<Verdict> colourings(long all) {
        return refuted(Arguments.findForParity(table(), budget::look));
    }

    boolean areNodesDear() {
        return isForOne() && nodesOfDive() < NODES_OF_DIVE;
    }

    Optional<Verdict> diveAlongFrontier(long nodes) {
        Optional<FrontierDive> dive = FrontierDive.of(table().cover(), options.seed(), budget::look);
        Optional<Packing> found = dive.flatMap(each -> each.find(nodes))
                .map(placements -> new CheckedPlacements(table()).checkedPacking(placements));
        long opened = dive.map(FrontierDive::nodes).orElse(0L);
        budget.did(new Work(0, opened, 0, 0, 0, 0));
        return packed(found);
    }

    long nodesOfDive() {
        // For rectangles, no other search that lists placements follows, so a dive gets all its nodes.
        return hasRectangles() ? NODES_OF_DIVE + cells() : fewerIfDear(NODES_OF_DIVE, STRIKES_OF_DIVE);
    }

    long nodesOfTrial() {
        return Math.max(0, fewerIfDear(NODES_OF_TRIAL, STRIKES_OF_TRIAL) - dived);
    }

    /**
     * Returns a number of nodes, which is reduced if nodes take long. Even then it is enough for a search that hardly
     * ever has to go back.
     */
    private long fewerIfDear(long nodes, long strikes) {
        return Math.min(nodes + cells(), Math.max(cells() / 2, strikes / strikes(table().cover())));
    }

    /**
     * Estimates how many placements are struck out when one piece is laid, counted once for each of their cells. This
     * is most of the work of a node.
     */
    private static long strikes(ExactCover cover) {
        double covered = 0;
        double single = 0;
        for (int option = 0; option < cover.options(); option++) {
            covered += cover.area(option);
            single += cover.kinds().get(cover.kind(option)).max() == 1 ? 1 : 0;
        }
        double area = covered / cover.options();
        double struck = area * covered / cover.cells() + single / cover.kinds().size();
        return 1 + (long) (area * struck);
    }

    /** Returns whether a dive is useful, because no other engine packs easy boards as quickly. */
    boolean dives() {
        return isByPropagator() && (cells() > SMALL || !learnsFirst());
    }

    /**
     * Searches briefly. If the sums of all cells and kinds are posted quickly, the model includes them: {@link
     * Formulation#IMPLIED}.
     */
    Optional<Verdict> dive(long nodes) {
        boolean postsSums = terms() <= MOST_TERMS;
        Verdict verdict =
                searched(postsSums ? Formulation.IMPLIED : options.formulation(), nodes, Preference.MOST_NEEDED);
        dived = verdict.work().nodes();
        return takeFirst(verdict);
    }

    /** Returns the number of terms in the sums of all cells and kinds. */
    private long terms() {
        ExactCover cover = table().cover();
        return IntStream.range(0, cover.options())
                .mapToLong(option -> cover.area(option) + 1L)
                .sum();
    }

    boolean hasTrial() {
        // With few shapes, the engines that take turns are more likely to succeed.
        return isForOne() && (brief || !isOfFewShapes());
    }

    Optional<Verdict> trial(long nodes) {
        return take(searched(options.formulation(), nodes, Preference.ANY));
    }

    private Verdict searched(Formulation formulation, long nodes, Preference preference) {
        SearchOptions moment = budget.left(nodes).withPackings(1).withFormulation(formulation);
        SearchRequest request = SearchRequest.of(table(), moment).preferring(preference);
        Verdict verdict = PackingSearch.solve(request, new ForwardingListener(listener));
        budget.by(formulation);
        budget.did(verdict.work());
        return verdict;
    }

    /** Returns whether several packings are wanted and packings can be rare. Then one packing is looked for first. */
    boolean areRare() {
        return isOpen()
                && options.packings() > 1
                && isWithoutLimitOfNodes()
                && options.useSymmetry()
                && isOfFewShapes();
    }

    /**
     * Returns whether a search that learns is a good way to find several packings, because it can quickly exclude each
     * packing that it has found.
     */
    boolean learnsSeveral() {
        return areRare() && LearnedPackings.suits(table());
    }

    /** Finds all packings that are wanted, by a search that learns. */
    Optional<Verdict> learnSeveral(long conflicts) {
        SolveListener silent = new ForwardingListener(listener);
        LearnedPackings packings = new LearnedPackings(table(), budget.left().withPackings(1), silent);
        try {
            return packings.find(options.packings(), conflicts)
                    .flatMap(found -> unlessRefuted(several(found, packings.conflicts())));
        } finally {
            budget.did(new Work(0, packings.conflicts(), packings.conflicts(), 0, 0, 0));
        }
    }

    private Verdict several(Found found, long conflicts) {
        List<int[]> all = found.packings();
        if (all.isEmpty()) {
            return new Verdict.Infeasible(new ExhaustedSearch(conflicts, true), Work.NONE);
        }
        handOn(all);
        long wanted = Math.min(all.size(), options.packings());
        boolean areAll = found.areAll() && wanted == all.size();
        Optional<Limit> stop = areAll ? Optional.empty() : Optional.of(Limit.PACKINGS);
        return new Verdict.Packed(table().packing(all.get(0)), wanted, stop, Work.NONE);
    }

    /**
     * Finds one packing by all stages that look for one packing. Its images under symmetries are then further packings.
     */
    Optional<Verdict> oneFirst(long all) {
        SearchOptions one = budget.left().withPackings(1);
        Verdict answer = new PackingAttempt(puzzle, one, new ForwardingListener(listener), brief).answer();
        budget.did(answer.work());
        if (!(answer instanceof Verdict.Packed packed)) {
            return take(answer).or(() -> Optional.of(answer));
        }
        List<int[]> images = images(packed.first());
        if (images.size() < options.packings()) {
            return takeFirst(packed);
        }
        handOn(images);
        return Optional.of(
                new Verdict.Packed(packed.first(), options.packings(), Optional.of(Limit.PACKINGS), Work.NONE));
    }

    private List<int[]> images(Packing packing) {
        return PackingImages.distinct(
                table().numbers(packing),
                PuzzleSymmetries.of(puzzle).list(budget::look).stream()
                        .map(symmetry -> placement -> table().image(symmetry, placement)));
    }

    /** Passes the first packings of a list to the listener, up to the number that is wanted. */
    private void handOn(List<int[]> packings) {
        CheckedPlacements checked = new CheckedPlacements(table());
        packings.stream().limit(options.packings()).map(checked::checkedPacking).forEach(listener::found);
    }

    /**
     * Returns whether one packing is wanted, and enough cells can stay open for a search that lays pieces again window
     * by window.
     */
    boolean isLoose() {
        return isForOne() && !brief && LoosePacking.suits(table());
    }

    long nodesInWindows() {
        return Math.min(NODES_IN_WINDOWS, NODES_A_CELL * cells());
    }

    boolean takesLooseTurns() {
        return takesTurns() && isLoose();
    }

    Optional<Verdict> packLoosely(long nodes) {
        if (loose.isEmpty()) {
            loose = Optional.of(new LoosePacking(table(), budget.left().withSeed(seedOfTurns()), listener));
        }
        LoosePacking windows = loose.get();
        return budget.counting(windows::work, () -> packed(windows.go(nodes)));
    }

    boolean learnsFirst() {
        return isForOne() && !brief && PackingLearner.suits(table());
    }

    boolean learns() {
        return takesTurns() && PackingLearner.suits(table());
    }

    Optional<Verdict> learnFirst(long conflicts) {
        return learn(conflicts).flatMap(this::takeFirst);
    }

    /**
     * Returns the seed of the engines that take turns. If they run next to other threads, it differs from the seed of
     * the same engine on another thread.
     */
    private long seedOfTurns() {
        return isInOneTree ? options.seed() + 1 : options.seed();
    }

    Optional<Verdict> learn(long conflicts) {
        if (learner.isEmpty()) {
            learner = Optional.of(new PackingLearner(table(), budget.left().withSeed(seedOfTurns()), listener));
        }
        PackingLearner paused = learner.get();
        try {
            return budget.counting(paused::work, () -> paused.go((int) Math.min(conflicts, Integer.MAX_VALUE)));
        } finally {
            keep(paused.fullest());
        }
    }

    Optional<Verdict> arguments(long all) {
        return refuted(Arguments.find(table(), budget::look)).or(() -> refuted);
    }

    Optional<Verdict> frontier(long all) {
        return ThinBoards.decide(table(), options.seed(), budget.left().limits(), listener);
    }

    /** Runs a sweep. The first call also looks for the weights that limit the sweep. */
    Optional<Verdict> sweep(long states) {
        if (sweep.isEmpty()) {
            sweep = Optional.of(budget.timed("weights", () -> PackingSweep.of(table(), budget::look)));
        }
        if (sweep.get().isEmpty()) {
            return Optional.empty();
        }
        PackingSweep each = sweep.get().get();
        long before = each.states();
        try {
            return each.decide(
                    (double) states / PackingSweep.STATES, budget.left().limits(), budget::look);
        } finally {
            budget.did(new Work(0, each.states() - before, 0, 0, 0, 0));
        }
    }

    /**
     * Returns whether the next stage is a search to its end. If not, engines take turns instead, or the search is left
     * out.
     */
    boolean searches() {
        return refuted.isEmpty() && !(brief && isForOne()) && !budget.isOutOfNodes() && !takesTurns();
    }

    /** Returns whether engines take turns. They can do so only on one thread, and only if one packing is wanted. */
    boolean takesTurns() {
        return isOpen() && isForSeveral() && !brief && threads() == 1 && mayTakeTurns(table());
    }

    /**
     * Returns whether a sweep is among the engines that take turns now. Finding the weights of a sweep takes a while,
     * so the first round has no sweep.
     */
    boolean sweepsByTurns() {
        return takesTurns() && turns > 1 && isOfFewShapes();
    }

    private int threads() {
        return isInOneTree || !isForSeveral()
                ? 1
                : Math.min(options.limits().threads(), PuzzleTooLarge.modelsThatFit(table().size()));
    }

    Optional<Verdict> search(long all) {
        SolveListener hearer = options.packings() == 1 ? new ForwardingListener(listener) : listener;
        Verdict verdict = threads() > 1
                ? Portfolio.solve(table(), budget.left(), hearer, threads())
                : PackingSearch.solve(SearchRequest.of(table(), budget.left()), hearer);
        budget.by(options.formulation());
        budget.did(verdict.work());
        return take(verdict);
    }

    long nodesOfTurn() {
        return isOfFewShapes() ? NODES_OF_TURN : NODES_OF_REFUTING_TURN / cells();
    }

    /**
     * Begins a search, or continues the search that has paused. If other engines are more likely to find a packing, the
     * search goes through one tree without restarts, to show that there is none.
     */
    Optional<Verdict> searchOn(long nodes) {
        turns++;
        if (search.isEmpty()) {
            SearchRequest request = SearchRequest.of(table(), budget.left());
            search = Optional.of(PackingSearch.begin(
                    isInOneTree || !isOfFewShapes() ? request.inOneTree() : request, new ForwardingListener(listener)));
        }
        PackingSearch paused = search.get();
        budget.by(options.formulation());
        return budget.counting(paused::work, () -> paused.go(nodes)).flatMap(this::take);
    }
}
