package io.github.quadrille.app.play;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.ReachableSums;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What may still lie where: the placements of a puzzle that fit beside those laid so far, counted for each cell and kind.
 * Laying one takes time in proportion to the placements that it rules out, and so does taking it back.
 */
public final class Candidates {
    private static final int NONE = -1;

    private final PlacementTable table;
    private final ExactCover cover;
    private final boolean[] live;
    /** Of live placements, by cell and then by kind. */
    private final int[] count;

    private final boolean[] covered;
    private final int[] laid;
    /** The placements that are not live, in the order in which they were ruled out. */
    private final int[] out;

    private int outs;

    /** Nothing is laid yet. */
    public Candidates(PlacementTable table) {
        this.table = table;
        this.cover = table.cover();
        this.live = new boolean[table.size()];
        Arrays.fill(live, true);
        this.count = new int[cover.items()];
        for (int item = 0; item < count.length; item++) {
            count[item] = cover.on(item);
        }
        this.covered = new boolean[cover.cells()];
        this.laid = new int[cover.kinds().size()];
        this.out = new int[table.size()];
    }

    /** Lays a live placement. Returns what {@link #takeBack} takes. */
    public int lay(int placement) {
        int before = outs;
        for (int i = 0; i < cover.area(placement); i++) {
            int cell = cover.cell(placement, i);
            covered[cell] = true;
            excludeAllOn(cell);
        }
        int kind = cover.kind(placement);
        laid[kind]++;
        if (laid[kind] == cover.kindItem(kind).max()) {
            excludeAllOn(cover.cells() + kind);
        }
        return before;
    }

    /** Takes back the placement that was laid last. */
    public void takeBack(int placement, int before) {
        while (outs > before) {
            int back = out[--outs];
            live[back] = true;
            addToCounts(back, 1);
        }
        for (int i = 0; i < cover.area(placement); i++) {
            covered[cover.cell(placement, i)] = false;
        }
        laid[cover.kind(placement)]--;
    }

    private void excludeAllOn(int item) {
        for (int i = 0; count[item] > 0 && i < cover.on(item); i++) {
            int placement = cover.on(item, i);
            if (live[placement]) {
                live[placement] = false;
                out[outs++] = placement;
                addToCounts(placement, -1);
            }
        }
    }

    private void addToCounts(int placement, int change) {
        for (int i = 0; i < cover.area(placement); i++) {
            count[cover.cell(placement, i)] += change;
        }
        count[cover.cells() + cover.kind(placement)] += change;
    }

    /** How many live placements a cell or kind has. */
    int count(int item) {
        return count[item];
    }

    /** The live placements of a cell or kind. */
    public List<Integer> on(int item) {
        return IntStream.range(0, cover.on(item))
                .map(i -> cover.on(item, i))
                .filter(placement -> live[placement])
                .boxed()
                .toList();
    }

    /** Whether a placement has to lie on it: a cell that must be covered and is not, or a kind that is still to be laid. */
    boolean wants(int item) {
        return item < cover.cells()
                ? cover.isMandatory(item) && !covered[item]
                : laid[item - cover.cells()] < cover.min(item);
    }

    /** The cells and kinds that want a placement, those with the fewest first. */
    IntStream tightest() {
        return wanting(count.length)
                .sorted(Comparator.comparingInt(this::count))
                .mapToInt(item -> item);
    }

    /** Of the cells that want a placement the first with the fewest. */
    public Optional<Integer> tightestCell() {
        return wanting(cover.cells()).min(Comparator.comparingInt(this::count));
    }

    private Stream<Integer> wanting(int items) {
        return IntStream.range(0, items).filter(this::wants).boxed();
    }

    /** The cell that an item is, if it is one. */
    Optional<Cell> cellOf(int item) {
        return item < cover.cells() ? Optional.of(cell(item)) : Optional.empty();
    }

    /** The name of the kind that an item is, if it is one. */
    Optional<String> kindOf(int item) {
        return item < cover.cells() ? Optional.empty() : Optional.of(kindName(item - cover.cells()));
    }

    private String kindName(int kind) {
        return table.puzzle().bag().kind(kind).name();
    }

    /** Whether everything that must be covered is, and enough pieces are laid. */
    public boolean isFinished() {
        return IntStream.range(0, count.length).noneMatch(this::wants);
    }

    /** A placement without which some cell or kind would have none: the first such, by cells and then by kinds. */
    OptionalInt forced() {
        return IntStream.range(0, count.length)
                .filter(item -> count[item] == 1 && wants(item))
                .map(item -> on(item).get(0))
                .findFirst();
    }

    /** What shows at a glance that there is no way on: a cell, a part of the board or a kind without hope. */
    Optional<Contradiction> contradiction() {
        for (int cell = 0; cell < cover.cells(); cell++) {
            if (count[cell] == 0 && wants(cell)) {
                // What is cut off says more than that nothing covers it.
                Cell open = cell(cell);
                return closedIn()
                        .or(() -> Optional.of(Contradiction.onBoard(Contradiction.Type.UNCOVERABLE, List.of(open))));
            }
        }
        for (int kind = 0; kind < laid.length; kind++) {
            int needed = cover.kindItem(kind).min() - laid[kind];
            if (count[cover.cells() + kind] < needed) {
                return Optional.of(new Contradiction(Contradiction.Type.NO_ROOM, List.of(), kindName(kind), needed));
            }
        }
        return closedIn();
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
        int[] part = new int[covered.length];
        Arrays.fill(part, NONE);
        List<Integer> smallest = List.of();
        for (int first = 0; first < part.length; first++) {
            if (!covered[first] && part[first] == NONE) {
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
        ReachableSums sums = new ReachableSums(covered.length);
        for (int kind = 0; kind < laid.length; kind++) {
            KindItem item = cover.kindItem(kind);
            sums.add(
                    item.size(),
                    item.max() == KindItem.UNBOUNDED ? covered.length : Math.max(0, item.max() - laid[kind]));
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
                if (!covered[next] && part[next] == NONE) {
                    part[next] = first;
                    cells.add(next);
                }
            }
        }
        return cells;
    }
}
