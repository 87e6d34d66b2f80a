package io.github.quadrille.choco;

import static org.assertj.core.api.Assertions.fail;

import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Placement;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.PuzzleSymmetry;
import io.github.quadrille.question.Formulation;
import io.github.quadrille.question.SearchListener;
import io.github.quadrille.question.SearchOptions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Listens to a search and holds each of its dead ends against the list of all packings, which the plain sums have found:
 * none of them may have what the decisions have laid and lack what was excluded. What a search forces is checked too,
 * since only decisions count: a placement forced wrongly ends in a dead end that is none.
 */
final class PruningAudit implements DeadEndLog {
    private final PlacementTable table;
    private final CoverState state;
    private final List<BitSet> packings;
    private final TreeMap<Integer, Integer> decisions = new TreeMap<>();
    private int deadEnds;
    private int lookAheads;
    private int regions;

    PruningAudit(PlacementTable table, CoverState state) {
        this.table = table;
        this.state = state;
        this.packings = packings(table);
    }

    private static List<BitSet> packings(PlacementTable table) {
        Map<List<Integer>, Integer> numbers = PuzzleSymmetry.numbers(table);
        List<BitSet> packings = new ArrayList<>();
        SearchOptions bySums =
                SearchOptions.FIND_ALL.withFormulation(Formulation.SUMS).withoutSymmetry();
        PackingSearch.solve(table.puzzle(), bySums, new SearchListener() {
            @Override
            public void found(Packing packing) {
                BitSet placements = new BitSet(table.size());
                packing.pieces().forEach(piece -> placements.set(numbers.get(key(table, piece))));
                packings.add(placements);
            }
        });
        return packings;
    }

    private static List<Integer> key(PlacementTable table, Placement piece) {
        Region region = table.puzzle().region();
        int[] cells = piece.cells().stream()
                .mapToInt(cell -> region.cellAt(cell.row(), cell.column()))
                .sorted()
                .toArray();
        return PuzzleSymmetry.key(table.puzzle().bag().indexOf(piece.kind()), cells);
    }

    @Override
    public void decided(int depth, int placement) {
        decisions.tailMap(depth, true).clear();
        decisions.put(depth, placement);
    }

    @Override
    public void failed() {
        deadEnds++;
        check(decided());
    }

    @Override
    public void failedWith(int placement) {
        lookAheads++;
        BitSet laid = decided();
        laid.set(placement);
        check(laid);
    }

    @Override
    public void hopelessRegion(CoverState now) {
        regions++;
    }

    /** Decisions that are in force. */
    private BitSet decided() {
        BitSet laid = new BitSet();
        decisions.values().stream().filter(state::isLaid).forEach(laid::set);
        return laid;
    }

    private void check(BitSet laid) {
        BitSet excluded = new BitSet();
        for (int change = 0; change < state.mark(); change++) {
            if (state.laidBy(change) < 0) {
                excluded.set(~state.laidBy(change));
            }
        }
        int[] must = laid.stream().toArray();
        for (BitSet packing : packings) {
            if (IntStream.of(must).allMatch(packing::get) && !packing.intersects(excluded)) {
                fail("%s: %s was pruned with %s laid", table.puzzle(), packing, laid);
            }
        }
    }

    int packings() {
        return packings.size();
    }

    int deadEnds() {
        return deadEnds;
    }

    int lookAheads() {
        return lookAheads;
    }

    int regions() {
        return regions;
    }
}
