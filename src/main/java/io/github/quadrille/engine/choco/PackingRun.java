package io.github.quadrille.engine.choco;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.placement.CheckedPlacements;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.chocosolver.solver.Solver;

/** Runs a search, from one packing to the next or through all of them, and makes its verdict at the end. */
final class PackingRun implements FoundPackings, AutoCloseable {
    private final PlacementTable table;
    private final PackingModel model;
    private final SearchClock clock;
    private final DeadEndLog log;
    private final CheckedPlacements checked;
    private final Optional<SymmetryReduction> symmetry;
    private final StopCriterion stop;
    private final double built;
    /** These images of the last found packing were not returned yet. */
    private final Deque<int[]> images = new ArrayDeque<>();

    private Optional<Packing> first = Optional.empty();
    private boolean ended;

    /**
     * Prepares a run.
     *
     * @param table the placements that the model's variables stand for
     * @param log the receiver of what the search has found; it does not receive the images of packings under symmetries
     */
    PackingRun(PlacementTable table, PackingModel model, SearchOptions options, SearchClock clock, DeadEndLog log) {
        this.model = model;
        this.clock = clock;
        this.log = log;
        this.table = table;
        this.checked = new CheckedPlacements(table);
        this.symmetry = options.useSymmetry() ? SymmetryReduction.of(table) : Optional.empty();
        symmetry.ifPresent(reduction -> {
            log.leftToLeaders(table, reduction.orbits());
            for (int placement = 0; placement < table.size(); placement++) {
                if (reduction.excludes(placement)) {
                    model.exclude(placement);
                }
            }
        });
        if (options.useSymmetry() && symmetry.isEmpty() && options.packings() == 1) {
            model.breakSymmetry(table);
        }
        this.stop = new StopCriterion(options, clock, table, model);
        model.heed(stop);
        this.built = clock.seconds();
    }

    @Override
    public Optional<Packing> next() {
        if (stop.isEnough() || (images.isEmpty() && !search())) {
            return Optional.empty();
        }
        return Optional.of(accept(images.remove()));
    }

    private boolean search() {
        Optional<int[]> next = ended ? Optional.empty() : model.next();
        ended = next.isEmpty();
        next.ifPresent(placements -> images.addAll(withImages(placements)));
        return !ended;
    }

    private List<int[]> withImages(int[] placements) {
        log.found(placements);
        return symmetry.map(reduction -> reduction.images(placements)).orElseGet(() -> List.of(placements));
    }

    private Packing accept(int[] placements) {
        Packing packing = checked.checkedPacking(placements);
        if (first.isEmpty()) {
            first = Optional.of(packing);
        }
        stop.countPackings(1);
        return packing;
    }

    /**
     * Visits all packings, or the number of packings that is wanted, and passes each to the listener if it wants
     * packings.
     *
     * @param nodes the number of nodes that may be opened before the run pauses
     * @return the verdict, or empty if the run has paused
     */
    Optional<Verdict> go(long nodes, SolveListener listener) {
        stop.pauseAt(nodes > Long.MAX_VALUE - model.nodes() ? Long.MAX_VALUE : model.nodes() + nodes);
        Consumer<int[]> taker = listener.wantsPackings() ? placements -> handOn(placements, listener) : this::count;
        model.deliverTo(taker);
        Optional<int[]> next = model.next();
        while (next.isPresent()) {
            taker.accept(next.get());
            next = stop.isEnough() ? Optional.empty() : model.next();
        }
        return stop.isPaused() && !model.isOver() ? Optional.empty() : Optional.of(verdict());
    }

    private void handOn(int[] placements, SolveListener listener) {
        for (int[] each : withImages(placements)) {
            if (!stop.isEnough()) {
                listener.found(accept(each));
            }
        }
    }

    /**
     * Counts a packing and its images under symmetries, which are packings, too. The listener receives none of them.
     */
    private void count(int[] placements) {
        log.found(placements);
        if (first.isEmpty()) {
            first = Optional.of(checked.packing(placements));
        }
        checked.check(placements);
        stop.countPackings(
                symmetry.map(reduction -> reduction.numberOfImages(placements)).orElse(1));
    }

    @Override
    public Optional<Limit> stoppedBy() {
        if (stop.limit().isPresent()) {
            return stop.limit();
        }
        return stop.isEnough() ? Optional.of(Limit.PACKINGS) : Optional.empty();
    }

    /** Returns the verdict after the last packing. */
    private Verdict verdict() {
        Work work = work();
        boolean exhausted = stoppedBy().isEmpty() && model.isOver();
        if (first.isPresent()) {
            Optional<Limit> limit =
                    exhausted ? Optional.empty() : Optional.of(stop.limit().orElse(Limit.PACKINGS));
            return new Verdict.Packed(first.get(), stop.packings(), limit, work);
        }
        if (exhausted) {
            return new Verdict.Infeasible(new ExhaustedSearch(model.nodes()), work);
        }
        Packing part = checked.checkedPart(model.fullestPart());
        // A short search may end before its fullest partial packing was shown.
        clock.show(part.coveredCells(), () -> part);
        return new Verdict.Undecided(stop.limit().orElse(Limit.INTERRUPTED), part, work);
    }

    long packings() {
        return stop.packings();
    }

    /** Returns the work done so far. */
    Work work() {
        Solver solver = model.solver();
        return new Work(table.size(), model.nodes(), model.deadEnds(), solver.getRestartCount(), built, clock.seconds())
                .byChoco(solver.getNodeCount());
    }

    @Override
    public void close() {
        model.close();
    }
}
