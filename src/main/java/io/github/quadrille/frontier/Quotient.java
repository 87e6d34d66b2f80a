package io.github.quadrille.frontier;

import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.PuzzleSymmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The packings that a symmetry leaves as they are, as a smaller problem: an item is an orbit of cells, an option an orbit
 * of placements, which must not overlap each other. (Counting these and averaging over all symmetries gives the number of
 * classes: Burnside, 1897, after Cauchy and Frobenius.)
 */
public final class Quotient {
    private final PlacementTable table;
    private final PuzzleSymmetry symmetry;
    private final int[] moves;

    private Quotient(PlacementTable table, PuzzleSymmetry symmetry, Map<List<Integer>, Integer> numbers) {
        this.table = table;
        this.symmetry = symmetry;
        this.moves = symmetry.placements(table, numbers);
    }

    public static CoverProblem of(PlacementTable table, PuzzleSymmetry symmetry, Map<List<Integer>, Integer> numbers) {
        Quotient quotient = new Quotient(table, symmetry, numbers);
        return SweepOrder.candidates(table.puzzle().region())
                .map(quotient::problem)
                .min(Comparator.comparingInt(CoverProblem::window))
                .orElseThrow();
    }

    private CoverProblem problem(SweepOrder order) {
        Region region = table.puzzle().region();
        int[] leader = new int[region.size()];
        int[] weight = new int[region.size()];
        for (int cell = 0; cell < leader.length; cell++) {
            leader[cell] = order.position(cell);
            weight[cell] = 1;
            for (int next = symmetry.cell(cell); next != cell; next = symmetry.cell(next)) {
                leader[cell] = Math.min(leader[cell], order.position(next));
                weight[cell]++;
            }
        }
        int[] leaders = Arrays.stream(leader).distinct().sorted().toArray();
        int[] items = Arrays.stream(leader)
                .map(position -> Arrays.binarySearch(leaders, position))
                .toArray();
        int[] weights = new int[leaders.length];
        boolean[] mandatory = new boolean[leaders.length];
        for (int cell = 0; cell < items.length; cell++) {
            weights[items[cell]] = weight[cell];
            mandatory[items[cell]] = region.isMandatory(cell);
        }
        List<Option> options = new ArrayList<>();
        for (int placement = 0; placement < table.size(); placement++) {
            option(placement, items).ifPresent(options::add);
        }
        return new CoverProblem(table.puzzle().bag(), weights, mandatory, options, List.of(), Optional.empty());
    }

    /** The orbit of a placement, if that is its smallest, and if its members do not overlap. */
    private Optional<Option> option(int placement, int[] items) {
        Integer[] pieces = new Integer[table.puzzle().bag().size()];
        Arrays.fill(pieces, 0);
        boolean[] covered = new boolean[items.length];
        TreeSet<Integer> touched = new TreeSet<>();
        int member = placement;
        do {
            if (member < placement || IntStream.of(table.cells(member)).anyMatch(cell -> covered[cell])) {
                return Optional.empty();
            }
            for (int cell : table.cells(member)) {
                covered[cell] = true;
                touched.add(items[cell]);
            }
            pieces[table.kind(member)]++;
            member = moves[member];
        } while (member != placement);
        int[] sorted = touched.stream().mapToInt(item -> item).toArray();
        return Optional.of(Option.of(sorted, new OptionType(List.of(pieces)), placement, 1));
    }
}
