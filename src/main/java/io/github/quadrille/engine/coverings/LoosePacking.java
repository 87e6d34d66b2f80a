package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.exactcover.CellGraph;
import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.CheckedPlacements;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Looks for a packing of a board with cells that may stay open. It improves a covering window by window, as {@link
 * WindowImprovement} does. A window is an open cell with the open cells and pieces around it. The search covers the
 * window anew, so that the open cells in the window cost no more than before. An open cell that must be covered costs
 * more than an optional one. For each window, the search also draws a second open cell of the board. An open cell costs
 * less if it is near that cell. So open cells come together until a piece fits on them.
 *
 * <p>If there is no packing, the search never ends by itself. The same seed gives the same result.
 */
public final class LoosePacking {
    /**
     * This search suits a puzzle if the optional cells, times this number, are at least as many as all cells of the
     * board.
     */
    private static final int CELLS_AN_OPTIONAL_ONE = 16;
    /** Looking at this many options takes about as long as one node of a search, and counts as one node. */
    private static final int LOOKS_A_NODE = 32;

    /**
     * The search of a window ends after about this many looks at places and options. With 100,000 looks, and windows of
     * 30 to 60 cells, the search took three times as long on six puzzles of 576 to 1,296 cells.
     */
    private static final long LOOKS_OF_WINDOW = 10_000;

    private static final int SMALLEST_WINDOW = 20;
    private static final int LARGEST_WINDOW = 45;
    /**
     * An open cell costs at least this much, plus its distance to an open cell that is drawn at random. This number is
     * greater than the sum of these distances in a window.
     */
    private static final long GAP = 1 << 20;
    /** An open cell that must be covered costs this many times as much as an optional one. */
    private static final int MANDATORY = 3;

    private final PlacementTable table;
    private final ExactCover cover;
    private final SolveListener listener;
    private final Clock clock;
    private final long mostNodes;
    private final Random random;
    private final CheckedPlacements checked;
    private final OneWordWindow window;
    /**
     * The options are sorted by their smallest cell. The array {@code beginOfFirst} has, for each cell, the index in
     * this array where the options of the cell begin.
     */
    private final int[] byFirst;

    private final int[] beginOfFirst;
    private final Cell[] cells;
    /** The entry for each cell is the option that is laid on it, or -1. */
    private final int[] laidOn;
    /** The entry for each kind is the number of pieces that may still be laid. */
    private final int[] left;
    /**
     * All cells are listed here, the open cells first. The array {@code standsAt} has the position of each cell in this
     * list.
     */
    private final int[] openFirst;

    private final int[] standsAt;
    private int open;
    private int openMandatory;
    /** The entry for each cell is its place in the window, or -1 if it is outside the window. */
    private final int[] placeOf;
    /** The first {@code size} entries are the cells of the window. */
    private final int[] inWindow = new int[OneWordWindow.MOST_CELLS];

    private int size;
    /**
     * This working memory holds the cells around an open cell, nearest first, while a window is gathered. Later it
     * holds the positions of the window's cells in the order of a sweep, while these positions are sorted.
     */
    private final int[] queue;

    private final int[] queuedIn;
    private int windows;
    private long looks;
    private int fewestOpen;

    /**
     * Makes a first covering.
     *
     * @param options the options of the search; windows are drawn at random with its seed
     * @param listener the listener, which gets the progress and partial packings, and may interrupt the search
     * @throws Stopped at a limit
     */
    public LoosePacking(PlacementTable table, SearchOptions options, SolveListener listener) {
        this.table = table;
        this.cover = table.cover();
        this.listener = listener;
        this.clock = new Clock(options.limits(), listener);
        this.mostNodes = options.limits().nodes();
        this.random = new Random(options.seed());
        this.checked = new CheckedPlacements(table);
        this.window = new OneWordWindow(cover, random);
        Region region = table.puzzle().region();
        int number = cover.cells();
        this.cells = IntStream.range(0, number).mapToObj(region::cell).toArray(Cell[]::new);
        this.beginOfFirst = new int[number + 1];
        for (int option = 0; option < cover.options(); option++) {
            beginOfFirst[cover.cell(option, 0) + 1]++;
        }
        for (int cell = 0; cell < number; cell++) {
            beginOfFirst[cell + 1] += beginOfFirst[cell];
        }
        this.byFirst = new int[cover.options()];
        int[] next = beginOfFirst.clone();
        for (int option = 0; option < cover.options(); option++) {
            byFirst[next[cover.cell(option, 0)]++] = option;
        }
        this.laidOn = new int[number];
        Arrays.fill(laidOn, -1);
        this.left = cover.kinds().stream().mapToInt(this::most).toArray();
        this.openFirst = IntStream.range(0, number).toArray();
        this.standsAt = openFirst.clone();
        this.open = number;
        this.fewestOpen = number;
        this.openMandatory = table.puzzle().mandatoryCells();
        this.placeOf = new int[number];
        Arrays.fill(placeOf, -1);
        this.queue = new int[number];
        this.queuedIn = new int[number];
        begin();
    }

    /**
     * Returns whether enough cells may stay open to make this search promising. Puzzles with rules about several pieces
     * are not suitable.
     */
    public static boolean suits(PlacementTable table) {
        if (table.cover().hasRows()) {
            return false;
        }
        int optional = table.cover().cells() - table.puzzle().mandatoryCells();
        return optional > 0 && optional * CELLS_AN_OPTIONAL_ONE >= table.cover().cells();
    }

    /**
     * Returns the greatest number of pieces of a kind that this search lays. If no cell must be covered, it is the
     * minimum, because more pieces would be in the way.
     */
    private int most(KindItem kind) {
        return table.puzzle().mandatoryCells() > 0 ? kind.max() : kind.min();
    }

    /** Lays at each cell in turn a random piece that begins there and fits. */
    private void begin() {
        for (int cell = 0; cell < cells.length; cell++) {
            clock.check();
            int size = beginOfFirst[cell + 1] - beginOfFirst[cell];
            int from = size == 0 ? 0 : random.nextInt(size);
            for (int i = 0; i < size && laidOn[cell] < 0; i++) {
                int option = byFirst[beginOfFirst[cell] + (from + i) % size];
                if (left[cover.kind(option)] > 0 && isFree(option)) {
                    lay(option);
                }
            }
            looks += size;
        }
    }

    /**
     * Continues for about this many nodes. A node takes about as long as a node in a search over placements.
     *
     * @return the packing; empty when the nodes were not enough
     * @throws Stopped at a limit
     */
    public Optional<Packing> go(long nodes) {
        long end = (nodes() + Math.min(nodes, Long.MAX_VALUE / LOOKS_A_NODE - nodes())) * LOOKS_A_NODE;
        while (!isWhole()) {
            look();
            if (looks >= end) {
                return Optional.empty();
            }
            improve();
        }
        return Optional.of(checked.checkedPacking(laid()));
    }

    /** Returns the work so far. Its times are 0, because the caller measures them. */
    public Work work() {
        return new Work(table.size(), nodes(), 0, 0, 0, 0);
    }

    /** Returns the number of nodes so far. */
    public long nodes() {
        return looks / LOOKS_A_NODE;
    }

    private void look() {
        clock.check();
        if (nodes() >= mostNodes) {
            throw new Stopped(Limit.NODES);
        }
        if (clock.isTimeToReport()) {
            int mandatory = table.puzzle().mandatoryCells();
            clock.report(new Progress.Search(
                    nodes(), 0, mandatory - openMandatory, mandatory, clock.elapsed(), clock.left()));
            if (open < fewestOpen && listener.wantsParts()) {
                fewestOpen = open;
                listener.part(checked.checkedPart(laid()));
            }
        }
    }

    private boolean isWhole() {
        for (int kind = 0; kind < left.length; kind++) {
            KindItem item = cover.kindItem(kind);
            if (most(item) - left[kind] < item.min()) {
                return false;
            }
        }
        return openMandatory == 0;
    }

    private int[] laid() {
        return IntStream.of(laidOn)
                .filter(option -> option >= 0)
                .distinct()
                .sorted()
                .toArray();
    }

    private void improve() {
        int gap = gap();
        Cell meeting = cells[gap()];
        gather(gap, SMALLEST_WINDOW + random.nextInt(LARGEST_WINDOW - SMALLEST_WINDOW + 1));
        putInOrder();
        long known = 0;
        for (int place = 0; place < size; place++) {
            int cell = inWindow[place];
            long cost = (cover.isMandatory(cell) ? MANDATORY : 1) * GAP + distance(cells[cell], meeting);
            window.setCost(place, cost);
            known += laidOn[cell] < 0 ? cost : 0;
        }
        int[] before = IntStream.range(0, size)
                .map(place -> laidOn[inWindow[place]])
                .filter(option -> option >= 0)
                .distinct()
                .toArray();
        for (int option : before) {
            take(option);
        }
        list();
        int[] after = window.lay(size, left, known, LOOKS_OF_WINDOW).orElse(before);
        looks += window.looks();
        for (int option : after) {
            lay(option);
        }
        for (int place = 0; place < size; place++) {
            placeOf[inWindow[place]] = -1;
        }
    }

    /**
     * Returns a random open cell. If no cell is open, and only pieces of some kinds are missing, it returns a random
     * cell of the board.
     */
    private int gap() {
        return openFirst[random.nextInt(open > 0 ? open : openFirst.length)];
    }

    /** Gathers open cells and pieces outwards from an open cell, until the window has the wanted number of cells. */
    private void gather(int gap, int wanted) {
        CellGraph graph = cover.graph();
        windows++;
        size = 0;
        queue[0] = gap;
        queuedIn[gap] = windows;
        int queued = 1;
        for (int next = 0; next < queued && size < wanted; next++) {
            int cell = queue[next];
            looks++;
            if (placeOf[cell] < 0) {
                gather(cell);
            }
            for (int i = graph.begin(cell); i < graph.begin(cell + 1); i++) {
                int neighbour = graph.neighbour(i);
                if (queuedIn[neighbour] != windows) {
                    queuedIn[neighbour] = windows;
                    queue[queued++] = neighbour;
                }
            }
        }
    }

    private void gather(int cell) {
        int option = laidOn[cell];
        int area = option < 0 ? 1 : cover.area(option);
        if (size + area <= inWindow.length) {
            for (int i = 0; i < area; i++) {
                int covered = option < 0 ? cell : cover.cell(option, i);
                placeOf[covered] = size;
                inWindow[size++] = covered;
            }
        }
    }

    /**
     * Puts the cells of the window into an order in which the board can be swept, or into the reverse of such an order.
     */
    private void putInOrder() {
        List<CellOrder> sweeps = cover.graph().hints().sweeps();
        // The second half of the list has folded orders, which are for boards with joined opposite edges.
        CellOrder sweep = sweeps.get(random.nextInt((sweeps.size() + 1) / 2));
        int last = random.nextBoolean() ? sweep.size() - 1 : 0;
        for (int place = 0; place < size; place++) {
            queue[place] = Math.abs(last - sweep.positionOf(inWindow[place]));
        }
        Arrays.sort(queue, 0, size);
        for (int place = 0; place < size; place++) {
            int cell = sweep.cellAt(Math.abs(last - queue[place]));
            inWindow[place] = cell;
            placeOf[cell] = place;
        }
    }

    /** Lists the options whose cells are all in the window and whose kinds have pieces left. */
    private void list() {
        window.clear();
        for (int place = 0; place < size; place++) {
            int cell = inWindow[place];
            for (int i = beginOfFirst[cell]; i < beginOfFirst[cell + 1]; i++) {
                long places = left[cover.kind(byFirst[i])] > 0 ? places(byFirst[i]) : 0;
                if (places != 0) {
                    window.add(byFirst[i], places);
                }
            }
            looks += beginOfFirst[cell + 1] - beginOfFirst[cell];
        }
    }

    /**
     * Returns the places of an option's cells in the window, as bits. It returns 0 if a cell of the option is outside
     * the window.
     */
    private long places(int option) {
        long places = 0;
        for (int i = 0; i < cover.area(option); i++) {
            int place = placeOf[cover.cell(option, i)];
            if (place < 0) {
                return 0;
            }
            places |= 1L << place;
        }
        return places;
    }

    private boolean isFree(int option) {
        return IntStream.range(0, cover.area(option)).allMatch(i -> laidOn[cover.cell(option, i)] < 0);
    }

    private void lay(int option) {
        left[cover.kind(option)]--;
        for (int i = 0; i < cover.area(option); i++) {
            int cell = cover.cell(option, i);
            laidOn[cell] = option;
            openMandatory -= cover.isMandatory(cell) ? 1 : 0;
            open--;
            exchange(cell, openFirst[open]);
        }
    }

    private void take(int option) {
        left[cover.kind(option)]++;
        for (int i = 0; i < cover.area(option); i++) {
            int cell = cover.cell(option, i);
            laidOn[cell] = -1;
            openMandatory += cover.isMandatory(cell) ? 1 : 0;
            exchange(cell, openFirst[open]);
            open++;
        }
    }

    private void exchange(int cell, int other) {
        int at = standsAt[cell];
        openFirst[standsAt[other]] = cell;
        openFirst[at] = other;
        standsAt[cell] = standsAt[other];
        standsAt[other] = at;
    }

    private static int distance(Cell one, Cell other) {
        Cell by = one.minus(other);
        return Math.abs(by.layer()) + Math.abs(by.row()) + Math.abs(by.column());
    }
}
