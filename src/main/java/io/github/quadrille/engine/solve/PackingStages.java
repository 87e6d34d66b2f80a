package io.github.quadrille.engine.solve;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.CheckedPlacements;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.engine.argument.AreaArgument;
import io.github.quadrille.engine.argument.Argument;
import io.github.quadrille.engine.argument.Arguments;
import io.github.quadrille.engine.choco.FoundPackings;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.Preference;
import io.github.quadrille.engine.choco.SearchRequest;
import io.github.quadrille.engine.choco.StageBudget;
import io.github.quadrille.engine.frontier.FrontierDive;
import io.github.quadrille.engine.frontier.ThinBoards;
import io.github.quadrille.engine.learner.PackingLearner;
import io.github.quadrille.engine.rectangles.RectangleSearch;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The stages of an answer to a packing puzzle, cheapest first, until one knows:
 *
 * <ol>
 *   <li>the area;
 *   <li>where pieces and board are rectangles, and one packing is wanted, a trial of a {@link RectangleSearch}, for which no placements are listed;
 *   <li>of a large board, of which one packing is wanted, its stripes one by one, {@link StripedPacking};
 *   <li>the colourings modulo 2 of regular patterns, which are ruled out in no time;
 *   <li>where a node of a search takes long, because there are many placements, a dive along the frontier, {@link FrontierDive};
 *   <li>a dive, a search for a moment, before the other arguments, because where there is a packing it mostly finds one sooner
 *       than arguments are ruled out; after it, the search of rectangles to its end;
 *   <li>where few shapes fill a board and one packing is wanted, the first turn of a {@link PackingLearner};
 *   <li>the other arguments;
 *   <li>where one packing is wanted, a trial, a search of less than a second with another {@link Preference} than the dive's, the frontier, if that is cheap, and a sweep within a budget
 *       of weights, if that has few states; of few shapes only the frontier, since the search is one that {@link TakingTurns takes turns};
 *   <li>the search, from the beginning, so that the answer is that of this search alone; where one packing is wanted, of several
 *       at once on as many threads, a {@link Portfolio}.
 * </ol>
 *
 * <p>The placements are listed once for all of them. The slow formulations do without the dive and the frontier; where Choco is
 * to be alone, there is no stage but its search.
 */
final class PackingStages {
    /** A dive with sums may take 50 ms more than without: with the 32,565 terms of 20x20 it took 67 ms more, with the 22,005 of 14x20 43. */
    private static final int MOST_TERMS = 24_000;
    /** And as many again as there are cells. */
    private static final long NODES_OF_DIVE = 2000;
    /** Of dive and trial together; and as many again as there are cells. */
    private static final long NODES_OF_TRIAL = 10_000;
    /** Fewer nodes where they are dear: so many placements are struck out in about a second. */
    private static final long STRIKES_OF_DIVE = 60_000_000;

    private static final long STRIKES_OF_TRIAL = 250_000_000;
    /** Nodes of a dive along the frontier, where those of Choco are dear: three seconds at most. */
    private static final long NODES_ALONG_FRONTIER = 5_000_000;

    private final Puzzle puzzle;
    private final SearchOptions options;
    private final SolveListener listener;
    private final boolean brief;
    private final StageBudget stages;
    /** Has had its first turn, and waits for the next. */
    private Optional<PackingLearner> paused = Optional.empty();

    private long nodesBeforeDive;
    private Optional<RectangleSearch> rectangles = Optional.empty();

    PackingStages(Puzzle puzzle, SearchOptions options, SolveListener listener, boolean brief) {
        this.puzzle = puzzle;
        this.options = options;
        this.listener = listener;
        this.brief = brief;
        this.stages = new StageBudget(puzzle, options, this.listener);
    }

    Verdict answer() {
        return options.alone() ? chocoAlone() : byStages();
    }

    /** The model as it is posted, and nothing before it or beside it. */
    private Verdict chocoAlone() {
        return stages.ended("Choco alone", PackingSearch.solve(SearchRequest.of(puzzle, options), listener));
    }

    private Verdict byStages() {
        Optional<AreaArgument> area = AreaArgument.find(puzzle);
        stages.ended("area");
        if (area.isPresent()) {
            return new Verdict.Infeasible(area.get(), stages.work());
        }
        try {
            // A model of the whole may be too large where those of stripes are not, and rectangles need none.
            Optional<Verdict> early = tryRectangles().or(this::stripes);
            if (early.isPresent()) {
                return early.get();
            }
            nodesBeforeDive = stages.work().nodes();
            if (rectangles.isPresent() && !PuzzleTooLarge.fits(puzzle)) {
                return packRectangles(rectangles.get());
            }
            PuzzleTooLarge.check(puzzle);
            PlacementTable table = stages.placements();
            return options.formulation() == Formulation.PROPAGATOR
                    ? diveFirst(table)
                    : argument(table).orElseGet(() -> search(table));
        } catch (Stopped stopped) {
            return new Verdict.Undecided(stopped.limit(), new Packing(List.of()), stages.work());
        }
    }

    /**
     * The same answer at the same cost, and then a proof of it within what is left. Logging takes several times as long as
     * searching, and symmetry and the frontier leave no log; so what answers does without.
     *
     * @param found the packings that the listener was handed, or enough of them where the answer is not complete
     */
    Verdict prove(ProofOutput output, CollectedPackings found) {
        Verdict verdict = answer();
        output.end(outcome(verdict, found, proof(output)));
        return verdict.withWork(stages.work());
    }

    private ProofOutcome outcome(Verdict verdict, CollectedPackings found, AnswerProof proof) {
        if (verdict instanceof Verdict.Infeasible none) {
            return proof.refuted(none.evidence());
        }
        if (!(verdict instanceof Verdict.Packed packed)) {
            return new ProofOutcome.NotNeeded();
        }
        if (options.packings() == 1) {
            return proof.packed(packed.first());
        }
        if (packed.stoppedBy().isEmpty()) {
            return proof.enumerated(packed.packings());
        }
        if (packed.stoppedBy().get() != Limit.PACKINGS) {
            return new ProofOutcome.Unfinished(packed.stoppedBy().get());
        }
        return found.isWhole()
                ? proof.several(found.packings())
                : new ProofOutcome.Impossible("More than %,d packings are not kept. Maybe a smaller %s, or %s."
                        .formatted(CollectedPackings.MOST, ParameterName.of("limit"), ParameterName.of("all")));
    }

    AnswerProof proof(ProofOutput output) {
        return new AnswerProof(puzzle, stages, new ForwardingListener(listener), new PackingProof(output));
    }

    /** All that was done so far. */
    Work work() {
        return stages.work();
    }

    /**
     * The packings one by one, after the same dive and arguments, which may show that there is none.
     *
     * @throws Stopped at a limit
     */
    FoundPackings open() {
        if (options.alone()) {
            return PackingSearch.open(SearchRequest.of(puzzle, options), listener);
        }
        if (AreaArgument.find(puzzle).isPresent()) {
            return FoundPackings.NONE;
        }
        PuzzleTooLarge.check(puzzle);
        PlacementTable table = stages.placements();
        if (colouring(table).isPresent()) {
            return FoundPackings.NONE;
        }
        Verdict dive = dive(table);
        boolean none = dive instanceof Verdict.Infeasible
                || (dive instanceof Verdict.Undecided
                        && Arguments.find(table, stages::look).isPresent());
        return none ? FoundPackings.NONE : PackingSearch.open(SearchRequest.of(table, stages.left()), listener);
    }

    private Optional<Verdict> tryRectangles() {
        if (!mayGoOtherWays()) {
            return Optional.empty();
        }
        rectangles = RectangleSearch.of(puzzle);
        Optional<Verdict> trial =
                rectangles.map(search -> stages.ended("rectangles", search.tryOut(stages.left(), listener)));
        return trial.filter(verdict -> !verdict.stopped().equals(Optional.of(Limit.NODES)))
                .map(this::handOn);
    }

    private Verdict packRectangles(RectangleSearch search) {
        return handOn(stages.ended("rectangles", search.solve(stages.left(), listener)));
    }

    private Optional<Verdict> stripes() {
        if (!mayGoOtherWays()) {
            return Optional.empty();
        }
        Optional<Packing> found = StripedPacking.find(puzzle, stages, NODES_OF_DIVE);
        return found.map(packing -> handOn(new Verdict.Packed(packing, 1, Optional.of(Limit.PACKINGS), stages.work())));
    }

    private Verdict diveFirst(PlacementTable table) {
        Optional<Verdict> colouring = colouring(table);
        if (colouring.isPresent()) {
            return colouring.get();
        }
        Optional<Verdict> along = diveAlongFrontier(table);
        if (along.isPresent()) {
            return along.get();
        }
        Verdict dive = dive(table);
        if (dive instanceof Verdict.Packed packed) {
            return options.packings() > 1 ? several(table, packed) : handOn(packed);
        }
        if (dive instanceof Verdict.Undecided part && part.stoppedBy() != Limit.NODES) {
            return part;
        }
        if (areRare(table, dive)) {
            return oneFirst(table);
        }
        if (dive instanceof Verdict.Undecided part && rectangles.isPresent() && !brief) {
            return part.orFuller(packRectangles(rectangles.get()));
        }
        if (dive instanceof Verdict.Undecided part && mayLearn(table)) {
            return learnFirst(table, part);
        }
        return afterDive(table, dive);
    }

    private boolean mayLearn(PlacementTable table) {
        return !brief && mayGoOtherWays() && PackingLearner.suits(table);
    }

    /** The first turn of the learner. If it finds that there is no packing, a short argument is better to read. */
    private Verdict learnFirst(PlacementTable table, Verdict.Undecided dive) {
        Optional<Verdict> known = Optional.empty();
        Optional<Limit> limit = Optional.empty();
        try {
            PackingLearner first = new PackingLearner(table, stages.left(), listener);
            paused = Optional.of(first);
            known = first.go(PackingLearner.FIRST_CONFLICTS);
        } catch (Stopped stopped) {
            limit = Optional.of(stopped.limit());
        }
        stages.endedNow("learner", paused.map(PackingLearner::work).orElse(Work.NONE));
        if (limit.isPresent()) {
            return new Verdict.Undecided(limit.get(), dive.best(), stages.work());
        }
        Verdict answer = known.map(verdict -> verdict.withWork(stages.work())).orElse(dive);
        return answer instanceof Verdict.Packed ? handOn(answer) : afterDive(table, answer);
    }

    private Verdict afterDive(PlacementTable table, Verdict dive) {
        boolean last = dive instanceof Verdict.Infeasible || stages.isOutOfNodes();
        try {
            Optional<Verdict> argument = argument(table);
            if (argument.isPresent() || last) {
                return argument.orElseGet(() -> dive.withWork(stages.work()));
            }
        } catch (Stopped stopped) {
            // Arguments have nothing to show for their time, but the dive has.
            return dive instanceof Verdict.Undecided part
                    ? new Verdict.Undecided(stopped.limit(), part.best(), stages.work())
                    : dive.withWork(stages.work());
        }
        if (mayGoOtherWays()) {
            return tryFrontier(table, dive);
        }
        Verdict searched = search(table);
        return dive instanceof Verdict.Undecided part ? part.orFuller(searched) : searched;
    }

    /** Searches for a moment. Where its sums are soon posted, the model is as one would write it down: {@link Formulation#IMPLIED}. */
    private Verdict dive(PlacementTable table) {
        SearchOptions moment = stages.left(nodesOfDive(table)).withPackings(1);
        return silently(
                "dive",
                table,
                terms(table) <= MOST_TERMS ? moment.withFormulation(Formulation.IMPLIED) : moment,
                Preference.MOST_NEEDED);
    }

    /** How many variables the sums of all cells and kinds have together. */
    private static long terms(PlacementTable table) {
        ExactCover cover = table.cover();
        return IntStream.range(0, cover.options())
                .mapToLong(option -> cover.area(option) + 1L)
                .sum();
    }

    private long nodesOfDive(PlacementTable table) {
        // Of rectangles no other search follows that lists placements.
        return rectangles.isPresent() ? NODES_OF_DIVE + cells() : fewerIfDear(NODES_OF_DIVE, STRIKES_OF_DIVE, table);
    }

    private long nodesOfTrial(PlacementTable table) {
        return fewerIfDear(NODES_OF_TRIAL, STRIKES_OF_TRIAL, table);
    }

    /** But never fewer than a search needs that hardly has to go back. */
    private long fewerIfDear(long nodes, long strikes, PlacementTable table) {
        return Math.min(nodes + cells(), Math.max(cells() / 2, strikes / strikes(table)));
    }

    /** About how often laying a piece strikes a placement out on some cell, which is what a node takes its time for. */
    private static long strikes(PlacementTable table) {
        ExactCover cover = table.cover();
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

    /** Where nodes are dear. */
    private Optional<Verdict> diveAlongFrontier(PlacementTable table) {
        if (!mayGoOtherWays() || nodesOfDive(table) >= NODES_OF_DIVE) {
            return Optional.empty();
        }
        Optional<FrontierDive> dive = FrontierDive.of(table.cover(), options.seed(), stages::look);
        Optional<Packing> found = dive.flatMap(each -> each.find(NODES_ALONG_FRONTIER))
                .map(placements -> new CheckedPlacements(table).checkedPacking(placements));
        long nodes = dive.map(FrontierDive::nodes).orElse(0L);
        nodesBeforeDive += nodes;
        stages.ended("dive along the frontier", nodes);
        return found.map(packing -> handOn(new Verdict.Packed(packing, 1, Optional.of(Limit.PACKINGS), stages.work())));
    }

    /** Whether to ask for one first, where several are wanted. */
    private boolean areRare(PlacementTable table, Verdict dive) {
        return dive instanceof Verdict.Undecided
                && options.packings() > 1
                && wantsAnyWay()
                && PackingLearner.isOfFewShapes(table);
    }

    /** One packing by all means that there are for one; its images are others. */
    private Verdict oneFirst(PlacementTable table) {
        SearchOptions one = stages.left().withPackings(1);
        Verdict answer = stages.ended(
                "one packing", new PackingStages(puzzle, one, new ForwardingListener(listener), brief).answer());
        if (!(answer instanceof Verdict.Packed packed)) {
            return answer;
        }
        Set<Packing> images = images(table, packed.first());
        if (images.size() < options.packings()) {
            return several(table, packed);
        }
        images.stream().limit(options.packings()).forEach(listener::found);
        return new Verdict.Packed(packed.first(), options.packings(), Optional.of(Limit.PACKINGS), stages.work());
    }

    private Set<Packing> images(PlacementTable table, Packing packing) {
        Set<Packing> images = new LinkedHashSet<>();
        CheckedPlacements checked = new CheckedPlacements(table);
        for (PuzzleSymmetry symmetry : PuzzleSymmetries.of(puzzle).list(stages::look)) {
            int[] image = Arrays.stream(table.numbers(packing))
                    .map(placement -> table.image(symmetry, placement))
                    .sorted()
                    .toArray();
            images.add(checked.checkedPacking(image));
        }
        return images;
    }

    /** Searches for more; if not even one comes within what is left, there is the one known. */
    private Verdict several(PlacementTable table, Verdict.Packed known) {
        Verdict more = search(table);
        return more instanceof Verdict.Undecided stopped
                ? handOn(new Verdict.Packed(known.first(), 1, Optional.of(stopped.stoppedBy()), stopped.work()))
                : more;
    }

    private Verdict handOn(Verdict verdict) {
        if (verdict instanceof Verdict.Packed packed) {
            listener.found(packed.first());
        }
        return verdict;
    }

    private Optional<Verdict> argument(PlacementTable table) {
        return refuted("arguments", () -> Arguments.find(table, stages::look));
    }

    /** The same argument as is found after a dive. */
    private Optional<Verdict> colouring(PlacementTable table) {
        return refuted("colourings", () -> Arguments.findForParity(table, stages::look));
    }

    private Optional<Verdict> refuted(String stage, Supplier<Optional<Argument>> search) {
        Optional<Argument> argument = stages.timed(stage, search);
        return argument.map(found -> new Verdict.Infeasible(found, stages.work()));
    }

    /** Where one packing is wanted, by any way. */
    private boolean mayGoOtherWays() {
        return options.packings() == 1 && wantsAnyWay();
    }

    /** By the usual model, however long it takes: other wishes are about the search itself. */
    private boolean wantsAnyWay() {
        return options.formulation() == Formulation.PROPAGATOR
                && options.limits().nodes() == Long.MAX_VALUE
                && options.useSymmetry();
    }

    private Verdict tryFrontier(PlacementTable table, Verdict dive) {
        // Where others wait for their turns, they are the better bet.
        boolean turns = PackingLearner.isOfFewShapes(table) && !brief;
        long nodes = nodesOfTrial(table) - (stages.work().nodes() - nodesBeforeDive);
        Verdict trial = turns ? dive : silently("trial", table, stages.left(Math.max(0, nodes)), Preference.ANY);
        if (trial instanceof Verdict.Packed packed) {
            return handOn(packed);
        }
        if (!(trial instanceof Verdict.Undecided undecided) || undecided.stoppedBy() != Limit.NODES) {
            return trial;
        }
        SearchOptions left = stages.left();
        Optional<Verdict> swept = ThinBoards.decide(table, left.seed(), left.limits(), listener);
        if (swept.isPresent()) {
            return handOn(stages.ended("frontier", swept.get()));
        }
        stages.ended("frontier");
        try {
            Optional<Verdict> decided = turns ? Optional.empty() : sweep(table);
            if (decided.isPresent()) {
                return handOn(decided.get().withWork(stages.work()));
            }
            if (!brief) {
                return undecided.orFuller(stages.ended(
                        "search", options.formulation(), Portfolio.solve(table, stages.left(), listener, paused)));
            }
        } catch (Stopped stopped) {
            return new Verdict.Undecided(stopped.limit(), undecided.best(), stages.work());
        }
        return undecided.withWork(stages.work());
    }

    private Optional<Verdict> sweep(PlacementTable table) {
        Optional<PackingSweep> sweep = stages.timed("weights", () -> PackingSweep.of(table, stages::look));
        Optional<Verdict> decided =
                sweep.flatMap(each -> each.decide(1, stages.left().limits(), stages::look));
        sweep.ifPresent(each -> stages.ended("sweep", each.states()));
        return decided;
    }

    private Verdict search(PlacementTable table) {
        return stages.ended("search", options.formulation(), Portfolio.solve(table, stages.left(), listener, paused));
    }

    /** What it finds is handed on by us, once. */
    private Verdict silently(String stage, PlacementTable table, SearchOptions wanted, Preference preference) {
        return stages.ended(
                stage,
                wanted.formulation(),
                PackingSearch.solve(
                        SearchRequest.of(table, wanted).preferring(preference), new ForwardingListener(listener)));
    }

    private int cells() {
        return puzzle.region().size();
    }
}
