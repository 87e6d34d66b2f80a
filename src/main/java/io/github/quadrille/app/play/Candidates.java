package io.github.quadrille.app.play;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.exactcover.LiveOptions;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.placement.RuleRow;
import io.github.quadrille.core.puzzle.ReachableSums;
import io.github.quadrille.core.puzzle.RuleWords;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Knows what may still lie where: the placements of a puzzle that fit beside those laid so far, and what that means for a person. */
final class Candidates {
    private static final int NONE = -1;

    private final PlacementTable table;
    private final ExactCover cover;
    private final LiveOptions live;

    Candidates(PlacementTable table) {
        this.table = table;
        this.cover = table.cover();
        this.live = new LiveOptions(cover);
    }

    /** Lays a live placement. Returns what {@link #takeBack} takes. */
    int lay(int placement) {
        return live.choose(placement);
    }

    /** Takes back the placement that was laid last. */
    void takeBack(int placement, int before) {
        live.takeBack(placement, before);
    }

    /** How many live placements a cell, a kind or a row of a rule has. */
    int count(int item) {
        return live.count(item);
    }

    /** The live placements of a cell, a kind or a row of a rule. */
    List<Integer> on(int item) {
        return Arrays.stream(live.on(item)).boxed().toList();
    }

    /** The cells, kinds and rows of rules on which a placement still has to lie, those with the fewest first. */
    IntStream tightest() {
        return live.wanting()
                .boxed()
                .sorted(Comparator.comparingInt(this::count))
                .mapToInt(item -> item);
    }

    /** The cell that an item is, if it is one. */
    Optional<Cell> cellOf(int item) {
        return item < cover.cells() ? Optional.of(cell(item)) : Optional.empty();
    }

    /** The name of the kind that an item is, if it is one. */
    Optional<String> kindOf(int item) {
        return item < cover.cells() || item >= cover.firstRow()
                ? Optional.empty()
                : Optional.of(kindName(item - cover.cells()));
    }

    /** Returns what the rule asks that an item comes from, if it comes from one. */
    Optional<String> ruleOf(int item) {
        return item < cover.firstRow() ? Optional.empty() : Optional.of(words(table.row(item - cover.firstRow())));
    }

    /** Returns the sentence of a rule without its full stop. */
    private String words(RuleRow row) {
        return RuleWords.of(row.rule(), table.puzzle().region().lattice()).replaceFirst("\\.$", "");
    }

    private String kindName(int kind) {
        return table.puzzle().bag().kind(kind).name();
    }

    /** Whether everything that must be covered is, and enough pieces are laid. */
    boolean isFinished() {
        return live.tightest(cover.items()) < 0;
    }

    /** A placement without which some cell or kind would have none: the first such, by cells and then by kinds. */
    OptionalInt forced() {
        return live.wanting()
                .filter(item -> count(item) == 1)
                .map(item -> live.on(item)[0])
                .findFirst();
    }

    /** What shows at a glance that there is no way on: a cell, a part of the board or a kind without hope. */
    Optional<Contradiction> contradiction() {
        for (int cell = 0; cell < cover.cells(); cell++) {
            if (count(cell) == 0 && live.isWanting(cell)) {
                // What is cut off says more than that nothing covers it.
                Cell open = cell(cell);
                return closedIn()
                        .or(() -> Optional.of(Contradiction.onBoard(Contradiction.Type.UNCOVERABLE, List.of(open))));
            }
        }
        for (int kind = 0; kind < cover.kinds().size(); kind++) {
            int needed = cover.kindItem(kind).min() - laid(kind);
            if (count(cover.cells() + kind) < needed) {
                return Optional.of(new Contradiction(Contradiction.Type.NO_ROOM, List.of(), kindName(kind), needed));
            }
        }
        for (int item = cover.firstRow(); item < cover.items(); item++) {
            if (count(item) < cover.min(item) - live.times(item)) {
                RuleRow row = table.row(item - cover.firstRow());
                return Optional.of(new Contradiction(Contradiction.Type.RULE, row.cells(), words(row), 0));
            }
        }
        return closedIn();
    }

    private int laid(int kind) {
        return live.times(cover.cells() + kind);
    }

    private boolean isOpen(int cell) {
        return live.times(cell) == 0;
    }

    private Cell cell(int cell) {
        return table.puzzle().region().cell(cell);
    }

    /** An open part of which no pieces that are left can cover all that must be covered; the smallest. */
    private Optional<Contradiction> closedIn() {
        if (!cover.kinds().stream().allMatch(KindItem::connected)) {
            return Optional.empty();
        }
        ReachableSums sums = sums();
        int[] part = new int[cover.cells()];
        Arrays.fill(part, NONE);
        List<Integer> smallest = List.of();
        for (int first = 0; first < part.length; first++) {
            if (isOpen(first) && part[first] == NONE) {
                List<Integer> cells = flooded(first, part);
                int mandatory = (int) cells.stream().filter(cover::isMandatory).count();
                if (!sums.anyBetween(mandatory, cells.size())
                        && (smallest.isEmpty() || cells.size() < smallest.size())) {
                    smallest = cells;
                }
            }
        }
        return smallest.isEmpty()
                ? Optional.empty()
                : Optional.of(Contradiction.onBoard(
                        Contradiction.Type.CLOSED_IN,
                        smallest.stream().sorted().map(this::cell).toList()));
    }

    /** How many cells pieces that are left may have together. */
    private ReachableSums sums() {
        ReachableSums sums = new ReachableSums(cover.cells());
        for (int kind = 0; kind < cover.kinds().size(); kind++) {
            KindItem item = cover.kindItem(kind);
            sums.add(
                    item.size(),
                    item.max() == KindItem.UNBOUNDED ? cover.cells() : Math.max(0, item.max() - laid(kind)));
        }
        return sums;
    }

    private List<Integer> flooded(int first, int[] part) {
        List<Integer> cells = new ArrayList<>(List.of(first));
        part[first] = first;
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.get(i);
            for (int j = cover.graph().begin(cell); j < cover.graph().begin(cell + 1); j++) {
                int next = cover.graph().neighbour(j);
                if (isOpen(next) && part[next] == NONE) {
                    part[next] = first;
                    cells.add(next);
                }
            }
        }
        return cells;
    }
}
