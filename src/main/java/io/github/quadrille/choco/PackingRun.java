package io.github.quadrille.choco;

import io.github.quadrille.limit.Limit;
import io.github.quadrille.puzzle.ExhaustedSearch;
import io.github.quadrille.puzzle.Fault;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.PackingChecker;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.puzzle.Work;
import io.github.quadrille.question.SearchOptions;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.SearchState;

/** A search on its way: from one packing to the next, and what can be said at the end. */
final class PackingRun implements FoundPackings {
    private final PlacementTable table;
    private final PackingModel model;
    private final SearchOptions options;
    private final SearchClock clock;
    private final DeadEndLog log;
    private final PackingChecker checker;
    private final Optional<SymmetryReduction> symmetry;
    private final StopCriterion stop;
    private final double built;
    /** Of a packing and its images, those not handed out yet. */
    private final Deque<Packing> images = new ArrayDeque<>();

    private Optional<Packing> first = Optional.empty();
    private boolean ended;

    /**
     * @param table the placements that the model's variables stand for
     * @param log who hears what the search has found, without its images
     */
    PackingRun(PlacementTable table, PackingModel model, SearchOptions options, SearchClock clock, DeadEndLog log) {
        this.model = model;
        this.options = options;
        this.clock = clock;
        this.log = log;
        this.table = table;
        this.checker = new PackingChecker(table.puzzle());
        this.symmetry = options.useSymmetry() ? SymmetryReduction.of(table) : Optional.empty();
        symmetry.ifPresent(reduction -> {
            log.leftToLeaders(table, reduction.orbits());
            for (int placement = 0; placement < table.size(); placement++) {
                if (reduction.excludes(placement)) {
                    model.exclude(placement);
                }
            }
        });
        this.stop = new StopCriterion(options.limits().nodes(), clock, table, model);
        model.solver().addStopCriterion(stop);
        this.built = clock.seconds();
    }

    @Override
    public Optional<Packing> next() {
        if (stop.packings() >= options.packings() || (images.isEmpty() && !search())) {
            return Optional.empty();
        }
        Packing packing = images.remove();
        List<Fault> faults = checker.faults(packing);
        if (!faults.isEmpty()) {
            throw new IllegalStateException("The search found something that is no packing: " + faults);
        }
        if (first.isEmpty()) {
            first = Optional.of(packing);
        }
        stop.countPacking();
        return Optional.of(packing);
    }

    private boolean search() {
        if (ended || !model.solver().solve()) {
            ended = true;
            return false;
        }
        int[] placements = model.solution();
        log.found(placements);
        images.addAll(symmetry.map(reduction -> reduction.images(placements))
                .orElseGet(() -> List.of(table.packing(placements))));
        return true;
    }

    @Override
    public Optional<Limit> stoppedBy() {
        if (stop.limit().isPresent()) {
            return stop.limit();
        }
        return stop.packings() >= options.packings() ? Optional.of(Limit.PACKINGS) : Optional.empty();
    }

    /** The answer, when there is no next one. */
    Verdict verdict() {
        Solver solver = model.solver();
        Work work = new Work(
                table.size(),
                solver.getNodeCount(),
                solver.getFailCount(),
                solver.getRestartCount(),
                built,
                clock.seconds());
        boolean exhausted = stoppedBy().isEmpty() && solver.getSearchState() == SearchState.TERMINATED;
        if (first.isPresent()) {
            Optional<Limit> limit =
                    exhausted ? Optional.empty() : Optional.of(stop.limit().orElse(Limit.PACKINGS));
            return new Verdict.Packed(first.get(), stop.packings(), limit, work);
        }
        if (exhausted) {
            return new Verdict.Infeasible(new ExhaustedSearch(solver.getNodeCount()), work);
        }
        Packing part = table.packing(model.fullestPart());
        if (!checker.faultsOfPart(part).isEmpty()) {
            throw new IllegalStateException("The search kept a part that is not legal: " + checker.faultsOfPart(part));
        }
        // A short search may be over before it was time to show anything.
        clock.show(part.coveredCells(), () -> part);
        return new Verdict.Undecided(stop.limit().orElse(Limit.INTERRUPTED), part, work);
    }
}
