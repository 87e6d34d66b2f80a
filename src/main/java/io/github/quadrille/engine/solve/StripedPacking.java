package io.github.quadrille.engine.solve;

import io.github.quadrille.core.geometry.BoardPart;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CommonDivisor;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.argument.AreaArgument;
import io.github.quadrille.engine.argument.Arguments;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.SearchRequest;
import io.github.quadrille.engine.plan.StageBudget;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * Finds one packing of a large board by packing each of its stripes ({@link StripeCuts}). A stripe is a separate
 * puzzle, with a part of the pieces ({@link BagShares}). All stripes except the last are packed at the same time, in
 * several threads. Then the last stripe is packed with the remaining pieces. The model of a stripe is so small that it
 * fits into memory even if a model of the whole board does not. It also fits into the caches of the processor.
 *
 * <p>If a stripe is not packed within its limit of nodes, nothing is known about the board. The packing that is found
 * depends on the seed, and not on the number of threads.
 */
final class StripedPacking {
    private final Puzzle puzzle;
    private final List<BoardPart> parts;
    private final StageBudget stages;
    private final SearchOptions options;
    private final long nodes;
    private final List<Placement> pieces = new ArrayList<>();
    private final List<Work> works = new ArrayList<>();

    private StripedPacking(Puzzle puzzle, List<BoardPart> parts, StageBudget stageBudget, long nodes) {
        this.puzzle = puzzle;
        this.parts = parts;
        this.stages = stageBudget;
        this.options = stageBudget.left().withPackings(1).withoutSymmetry();
        this.nodes = nodes;
    }

    /** A {@code Stripe} is the puzzle of one part of the board. It also knows where this part lies on the board. */
    private record Stripe(BoardPart part, Puzzle puzzle) {
        Placement inWhole(Placement piece) {
            return piece.moved(part::inWhole);
        }
    }

    /**
     * Cuts a board into stripes. The result is empty if the board is not cut, if it has cells that can stay open, or if
     * the puzzle has rules. It is also empty if a colouring is going to show that there is no packing.
     *
     * @param nodes the number of nodes that each stripe can open, in addition to one node for each of its cells
     */
    static Optional<StripedPacking> of(Puzzle puzzle, StageBudget stageBudget, long nodes) {
        Region region = puzzle.region();
        List<BitSet> cut =
                region.optionalSize() == 0 ? StripeCuts.of(region, CommonDivisor.of(puzzle.bag())) : List.of();
        if (cut.isEmpty()
                || !puzzle.rules().isEmpty()
                || (region.wrap() == Wrap.NONE && Arguments.willFindForParity(puzzle))) {
            return Optional.empty();
        }
        List<BoardPart> parts =
                cut.stream().map(cells -> BoardPart.of(region, cells)).toList();
        return Optional.of(new StripedPacking(puzzle, parts, stageBudget, nodes));
    }

    /**
     * Looks for one packing.
     *
     * @throws Stopped at a limit of the stages
     */
    Optional<Packing> find() {
        try {
            return packing();
        } finally {
            stages.did(work());
        }
    }

    private Optional<Packing> packing() {
        BoardPart last = parts.get(parts.size() - 1);
        List<BoardPart> others = parts.subList(0, parts.size() - 1);
        BagShares shares =
                new BagShares(puzzle.bag(), puzzle.region().size(), last.board().size(), others.size());
        List<Stripe> stripes = others.stream()
                .map(part -> stripe(part, shares.of(part.board().size())))
                .toList();
        boolean fits = parts.stream().allMatch(part -> PuzzleTooLarge.fits(stripe(part, puzzle.bag()).puzzle));
        if (!fits
                || stripes.stream()
                        .anyMatch(stripe -> AreaArgument.find(stripe.puzzle).isPresent())) {
            return Optional.empty();
        }
        try {
            lay(stripes);
            lay(List.of(stripe(last, puzzle.bag().without(pieces))));
        } catch (Stopped stopped) {
            if (stopped.limit() != Limit.NODES) {
                throw stopped;
            }
            return Optional.empty();
        }
        Packing packing = new Packing(pieces);
        List<Fault> faults = new PackingChecker(puzzle).faults(packing);
        if (!faults.isEmpty()) {
            throw new IllegalStateException("The stripes together are not a packing: " + Fault.sentences(faults));
        }
        return Optional.of(packing);
    }

    private Stripe stripe(BoardPart part, Bag bag) {
        return new Stripe(part, new Puzzle(puzzle.name(), part.board(), puzzle.symmetry(), bag));
    }

    /** Packs all given stripes. As soon as one of them is not packed, throws {@link Stopped}. */
    private void lay(List<Stripe> stripes) {
        Map<Puzzle, Long> alike =
                stripes.stream().collect(Collectors.groupingBy(Stripe::puzzle, Collectors.counting()));
        Map<Puzzle, PlacementTable> shared = new ConcurrentHashMap<>();
        List<Callable<Runnable>> tasks = new ArrayList<>();
        for (Stripe stripe : stripes) {
            SearchOptions own = options.withSeed(options.seed() + works.size() + tasks.size())
                    .withNodeLimit(nodes + stripe.puzzle.region().size());
            tasks.add(() -> {
                // If no other stripe has the same puzzle, its table is not stored, so that the memory can be freed.
                PlacementTable table = alike.get(stripe.puzzle) == 1
                        ? new PlacementTable(stripe.puzzle)
                        : shared.computeIfAbsent(stripe.puzzle, PlacementTable::new);
                Verdict verdict = PackingSearch.solve(
                        SearchRequest.of(table, own),
                        SolveListener.until(() -> Thread.currentThread().isInterrupted()));
                return () -> take(stripe, verdict);
            });
        }
        try (ThreadTeam team = new ThreadTeam(threads(stripes), "stripe")) {
            team.run(tasks, stages::look, Runnable::run);
        }
    }

    private int threads(List<Stripe> stripes) {
        long most = stripes.stream()
                .mapToLong(stripe -> PlacementTable.bound(stripe.puzzle))
                .max()
                .orElseThrow();
        return Math.min(options.limits().threads(), PuzzleTooLarge.modelsThatFit((int) most));
    }

    private void take(Stripe stripe, Verdict verdict) {
        works.add(verdict.work());
        if (!(verdict instanceof Verdict.Packed packed)) {
            throw new Stopped(verdict.stopped().orElse(Limit.NODES));
        }
        packed.first().pieces().forEach(piece -> pieces.add(stripe.inWhole(piece)));
    }

    private Work work() {
        Work all = works.stream().reduce(Work.NONE, Work::beside);
        int placements = works.stream().mapToInt(Work::placements).sum();
        return new Work(placements, all.nodes(), all.fails(), all.restarts(), 0, 0).byChoco(all.choco());
    }

    /**
     * Divides the pieces of a bag among the parts of a board. For each kind, a part gets a number of pieces in
     * proportion to the number of its cells. A few pieces more or fewer are allowed, so that the part is easily filled.
     * The last part gets the pieces that the other parts have not used. The other parts together never take more pieces
     * than there are.
     *
     * @param bag the whole bag
     * @param cells the number of cells of the board
     * @param last the number of cells of the last part
     * @param others the number of parts without the last
     */
    private record BagShares(Bag bag, int cells, int last, int others) {
        private static final int LEEWAY = 4;

        /** Returns the pieces that can be used by a part with this many cells. The part must not be the last. */
        Bag of(int part) {
            return new Bag(bag.supplies().stream()
                    .map(supply -> new Supply(supply.kind(), share(supply.count(), part)))
                    .toList());
        }

        private CountRange share(CountRange all, int part) {
            int least = Math.max(0, share(all.min(), part) - LEEWAY);
            if (all.isOpen()) {
                return new CountRange(least, CountRange.UNBOUNDED);
            }
            // All other parts together exceed their own shares by at most half of the share of the last part.
            int leeway = Math.min(LEEWAY, share(all.max(), last) / (2 * others));
            return new CountRange(least, share(all.max(), part) + leeway);
        }

        private int share(int count, int part) {
            return (int) ((long) count * part / cells);
        }
    }
}
