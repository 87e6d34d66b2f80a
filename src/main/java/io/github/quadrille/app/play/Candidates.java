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

/**
 * Holds the placements of a puzzle that still fit next to the pieces laid so far, and finds what a person can conclude
 * from them. A placement covers items. An item is a cell, a kind or a condition of a rule.
 */
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

    /** Lays a placement that still fits. Returns the value that {@link #takeBack} needs to undo this. */
    int lay(int placement) {
        return live.choose(placement);
    }

    /**
     * Takes back the placement that was laid last. The value {@code before} is the value that {@link #lay} returned for
     * this placement.
     */
    void takeBack(int placement, int before) {
        live.takeBack(placement, before);
    }

    /**
     * Returns the number of placements of an item that still fit. An item is a cell, a kind or a condition of a rule.
     */
    int count(int item) {
        return live.count(item);
    }

    /** Returns the placements of an item that still fit. An item is a cell, a kind or a condition of a rule. */
    List<Integer> on(int item) {
        return Arrays.stream(live.on(item)).boxed().toList();
    }

    /**
     * Returns the items that still need a placement. Items with the fewest fitting placements come first. An item is a
     * cell, a kind or a condition of a rule.
     */
    IntStream tightest() {
        return live.wanting()
                .boxed()
                .sorted(Comparator.comparingInt(this::count))
                .mapToInt(item -> item);
    }

    /** Returns the cell that an item stands for; empty if the item is a kind or a condition of a rule. */
    Optional<Cell> cellOf(int item) {
        return item < cover.cells() ? Optional.of(cell(item)) : Optional.empty();
    }

    /** Returns the name of the kind that an item stands for; empty if the item is a cell or a condition of a rule. */
    Optional<String> kindOf(int item) {
        return item < cover.cells() || item >= cover.firstRow()
                ? Optional.empty()
                : Optional.of(kindName(item - cover.cells()));
    }

    /**
     * Returns the sentence of the rule that an item comes from, without its full stop; empty if the item is a cell or a
     * kind.
     */
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

    /** Tells whether everything that must be covered is covered, and enough pieces are laid for all kinds and rules. */
    boolean isFinished() {
        return live.tightest(cover.items()) < 0;
    }

    /**
     * Returns a placement that is the only one left for some item that needs a placement. If there are several such
     * placements, the items are examined in this order: cells, kinds, conditions of rules.
     */
    OptionalInt forced() {
        return live.wanting()
                .filter(item -> count(item) == 1)
                .map(item -> live.on(item)[0])
                .findFirst();
    }

    /**
     * Finds a reason, visible at a glance, why the position cannot be completed: a cell, a part of the board, a kind or
     * a rule.
     */
    Optional<Contradiction> contradiction() {
        for (int cell = 0; cell < cover.cells(); cell++) {
            if (count(cell) == 0 && live.isWanting(cell)) {
                // If a part of the board is cut off, it is a better reason than a single cell that no piece can cover.
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

    /**
     * Finds the smallest open part of the board that the remaining pieces cannot fill. Pieces on such a part have to
     * cover at least its mandatory cells, and at most all its cells. But no sum of sizes of remaining pieces is in this
     * range. The result is empty if a kind is not connected, because its pieces can lie on several parts.
     */
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

    /** Returns all sums of the sizes of some of the remaining pieces. */
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
