package io.github.quadrille.choco;

import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.CountRange;
import io.github.quadrille.puzzle.PlacementTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.chocosolver.solver.variables.BoolVar;

/**
 * The baseline: the same relation in Choco's plain constraints, to be read and to be compared with.
 *
 * <pre>
 * for every mandatory cell:  sum of the placements on it  = 1
 * for every optional cell:   sum of the placements on it &lt;= 1
 * for every kind:            min &lt;= sum of its placements &lt;= max
 * </pre>
 */
final class SumsModel extends PackingModel {
    private final FewestRemainingVariables search;

    /**
     * @param learning whether Choco explains its failures and learns clauses from them
     */
    SumsModel(PlacementTable table, boolean learning, Runnable pause) {
        super(table, learning, pause);
        Region region = table.puzzle().region();
        List<List<BoolVar>> onCell = lists(region.size());
        List<List<BoolVar>> ofKind = lists(table.puzzle().bag().size());
        for (int p = 0; p < table.size(); p++) {
            ofKind.get(table.kind(p)).add(variables()[p]);
            for (int cell : table.cells(p)) {
                onCell.get(cell).add(variables()[p]);
            }
        }
        List<BoolVar[]> items = new ArrayList<>();
        for (int cell = 0; cell < region.size(); cell++) {
            BoolVar[] placements = onCell.get(cell).toArray(BoolVar[]::new);
            between(placements, region.isMandatory(cell) ? CountRange.exactly(1) : new CountRange(0, 1));
            if (region.isMandatory(cell)) {
                items.add(placements);
            }
        }
        for (int kind = 0; kind < ofKind.size(); kind++) {
            between(
                    ofKind.get(kind).toArray(BoolVar[]::new),
                    table.puzzle().bag().count(kind));
        }
        search = new FewestRemainingVariables(table, variables(), items);
        solver().setSearch(search.strategy());
    }

    /** Posts a budget as one weighted sum. */
    void keep(CostFilter budget) {
        int[] costs = IntStream.range(0, variables().length)
                .map(placement -> Math.toIntExact(budget.cost(placement)))
                .toArray();
        model().scalar(variables(), costs, "<=", Math.toIntExact(budget.left())).post();
    }

    private static List<List<BoolVar>> lists(int size) {
        List<List<BoolVar>> lists = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            lists.add(new ArrayList<>());
        }
        return lists;
    }

    private void between(BoolVar[] placements, CountRange range) {
        if (placements.length < range.min()) {
            model().falseConstraint().post();
        } else if (range.min() == range.max()) {
            sum(placements, "=", range.min());
        } else {
            if (range.min() > 0) {
                sum(placements, ">=", range.min());
            }
            if (range.max() < placements.length) {
                sum(placements, "<=", range.max());
            }
        }
    }

    private void sum(BoolVar[] placements, String operator, int count) {
        if (placements.length > 0) {
            model().sum(placements, operator, count).post();
        }
    }

    @Override
    int[] fullestPart() {
        return search.fullest();
    }
}
