package io.github.quadrille.core.exactcover;

import java.util.Arrays;
import java.util.List;

/**
 * An {@code ExactCover} is an exact cover problem with multiplicities (Knuth, <i>The Art of Computer Programming</i>
 * 7.2.2.1). A solution is a choice of options in which every item is contained as often as its range allows. Items are
 * numbered cells first, then kinds, then rows. A mandatory cell is in exactly one chosen option, an optional cell in at
 * most one. A row is any other set of options, of which a solution contains a limited number. Each kind and each row
 * has its own range. An option has one or more cells (or none, if there are rows), one kind, and any number of rows.
 * Few engines read rows. All other engines refuse a cover that has rows, see {@link #withoutRows}.
 *
 * <p>Options are numbered kind by kind. Flat arrays lead from an option to its cells and from an item to its options.
 * Memory is two numbers for each option and two for each of its cells, or up to twice that, because arrays grow by
 * doubling. An {@code ExactCover} never changes.
 */
public final class ExactCover {
    private final CellGraph graph;
    private final List<KindItem> kinds;
    private final int size;
    private final int[] kindOf;
    private final int[] begin;
    private final int[] cellOf;
    private final int[] beginOn;
    private final int[] onCell;
    private final int[] firstOf;
    private final List<RowItem> rows;
    /** This array lists for each row the options that it contains, ascending. */
    private final int[][] inRow;

    /** Makes a cover without rows. */
    public ExactCover(CellGraph graph, List<KindItem> kinds, OptionList options, Runnable pause) {
        this(graph, kinds, options, List.of(), pause);
    }

    /**
     * Makes a cover with rows, in linear time.
     *
     * @param options the options kind by kind, the cells of each ascending; the list is empty afterwards, because the
     *     cover takes over its memory
     * @param pause an action that is called between the steps of the work; it can end the work by throwing
     * @throws IllegalArgumentException when the options are not listed kind by kind
     */
    public ExactCover(CellGraph graph, List<KindItem> kinds, OptionList options, List<RowItem> rows, Runnable pause) {
        this.graph = graph;
        this.rows = List.copyOf(rows);
        this.inRow = inRow(rows);
        this.kinds = List.copyOf(kinds);
        this.size = options.size();
        pause.run();
        options.indexCells();
        pause.run();
        kindOf = options.kindOf;
        begin = options.begin;
        cellOf = options.cellOf;
        beginOn = options.beginOn;
        onCell = options.onCell;
        options.forget();
        firstOf = new int[kinds.size() + 1];
        for (int option = 0; option < size; option++) {
            if (option > 0 && kindOf[option] < kindOf[option - 1]) {
                throw new IllegalArgumentException(
                        "The options of kind " + kindOf[option] + " must come before those of later kinds.");
            }
            firstOf[kindOf[option] + 1] = option + 1;
        }
        for (int kind = 1; kind < firstOf.length; kind++) {
            firstOf[kind] = Math.max(firstOf[kind], firstOf[kind - 1]);
        }
    }

    private ExactCover(ExactCover cover, List<RowItem> rows) {
        this.graph = cover.graph;
        this.kinds = cover.kinds;
        this.size = cover.size;
        this.kindOf = cover.kindOf;
        this.begin = cover.begin;
        this.cellOf = cover.cellOf;
        this.beginOn = cover.beginOn;
        this.onCell = cover.onCell;
        this.firstOf = cover.firstOf;
        this.rows = List.copyOf(rows);
        this.inRow = inRow(rows);
    }

    private static int[][] inRow(List<RowItem> rows) {
        return rows.stream().map(RowItem::members).toArray(int[][]::new);
    }

    /**
     * Returns a cover that has these rows in place of the rows of this cover. It has the same cells, kinds and options
     * as this cover, and shares their memory.
     */
    public ExactCover withRows(List<RowItem> others) {
        return new ExactCover(this, others);
    }

    /** Returns the graph of the cells, with their neighbours. */
    public CellGraph graph() {
        return graph;
    }

    /** Returns the kinds, in their order. */
    public List<KindItem> kinds() {
        return kinds;
    }

    /** Returns the item of a kind, with how often options of that kind may be chosen. */
    public KindItem kindItem(int kind) {
        return kinds.get(kind);
    }

    /** Returns the number of options. */
    public int options() {
        return size;
    }

    /** Returns the number of cells. */
    public int cells() {
        return graph.size();
    }

    /** Returns whether a cell must be covered. */
    public boolean isMandatory(int cell) {
        return graph.isMandatory(cell);
    }

    /** Returns the kind of an option. */
    public int kind(int option) {
        return kindOf[option];
    }

    /** Returns the number of cells that an option covers. */
    public int area(int option) {
        return begin[option + 1] - begin[option];
    }

    /** Returns the i-th smallest cell that an option covers, where i counts from 0. */
    public int cell(int option, int i) {
        return cellOf[begin[option] + i];
    }

    /** Returns a copy of the cells that an option covers, ascending. */
    public int[] cellsOf(int option) {
        return Arrays.copyOfRange(cellOf, begin[option], begin[option + 1]);
    }

    /** Returns the sum of the weights of the cells that an option covers. */
    public int weight(int option, int[] cellWeights) {
        int weight = 0;
        for (int i = begin[option]; i < begin[option + 1]; i++) {
            weight += cellWeights[cellOf[i]];
        }
        return weight;
    }

    /** Returns whether an option covers these cells and no others. The cells must be ascending. */
    public boolean isOn(int option, int[] cells) {
        return Arrays.equals(cellOf, begin[option], begin[option + 1], cells, 0, cells.length);
    }

    /** Returns whether an option covers a cell. The time is logarithmic in the number of cells of the option. */
    public boolean covers(int option, int cell) {
        return Arrays.binarySearch(cellOf, begin[option], begin[option + 1], cell) >= 0;
    }

    /**
     * Returns the index at which the cells of an option begin, in the array that lists the cells of all options. If
     * {@code option} is the number of options, returns the end of that array.
     */
    public int begin(int option) {
        return begin[option];
    }

    /** Returns the number of options that cover a cell. */
    public int onCell(int cell) {
        return beginOn[cell + 1] - beginOn[cell];
    }

    /** Returns the i-th smallest option that covers a cell, where i counts from 0. */
    public int onCell(int cell, int i) {
        return onCell[beginOn[cell] + i];
    }

    /**
     * Returns the first option of a kind. The options of a kind end where the options of the next kind begin. So a kind
     * without options has the same first option as the next kind.
     */
    public int firstOf(int kind) {
        return firstOf[kind];
    }

    /** Returns the number of items: cells, kinds and rows together. */
    public int items() {
        return firstRow() + rows.size();
    }

    /** Returns whether there are rows. */
    public boolean hasRows() {
        return !rows.isEmpty();
    }

    /** Returns the item that is the first row, if there are rows. */
    public int firstRow() {
        return cells() + kinds.size();
    }

    /** Returns the rows, in their order. */
    public List<RowItem> rows() {
        return rows;
    }

    /**
     * Lists for each option the rows that contain it, ascending, as numbers from 0. The time is linear in the number of
     * options of all rows.
     */
    public int[][] rowsOfOptions() {
        int[] lengths = new int[size];
        for (int[] row : inRow) {
            for (int option : row) {
                lengths[option]++;
            }
        }
        int[][] rowsOf = new int[size][];
        Arrays.setAll(rowsOf, option -> new int[lengths[option]]);
        for (int row = inRow.length - 1; row >= 0; row--) {
            for (int option : inRow[row]) {
                rowsOf[option][--lengths[option]] = row;
            }
        }
        return rowsOf;
    }

    /**
     * Returns this cover, for an engine that reads cells and kinds only.
     *
     * @throws IllegalArgumentException when it has rows, because the engine would answer another question
     */
    public ExactCover withoutRows() {
        if (hasRows()) {
            throw new IllegalArgumentException("This engine cannot use rows, but there are %d.".formatted(rows.size()));
        }
        return this;
    }

    /** Returns how many of the options that contain an item must be chosen at least. */
    public int min(int item) {
        return item >= firstRow()
                ? rows.get(item - firstRow()).min()
                : item >= cells() ? kindItem(item - cells()).min() : isMandatory(item) ? 1 : 0;
    }

    /** Returns how many of the options that contain an item may be chosen at most, or {@link KindItem#UNBOUNDED}. */
    public int max(int item) {
        return item >= firstRow()
                ? rows.get(item - firstRow()).max()
                : item >= cells() ? kindItem(item - cells()).max() : 1;
    }

    /**
     * Returns whether these options are a solution. For every item, it counts the chosen options that contain the item.
     * The time for a chosen option grows with the number of rows, because the option is looked up in each row.
     */
    public boolean isSolvedBy(int[] chosen) {
        int[] times = new int[items()];
        for (int option : chosen) {
            for (int i = begin[option]; i < begin[option + 1]; i++) {
                times[cellOf[i]]++;
            }
            times[cells() + kindOf[option]]++;
            for (int row = 0; row < inRow.length; row++) {
                times[firstRow() + row] += rows.get(row).has(option) ? 1 : 0;
            }
        }
        for (int item = 0; item < times.length; item++) {
            if (times[item] < min(item) || times[item] > max(item)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the number of options that contain an item. */
    public int on(int item) {
        return item < cells()
                ? onCell(item)
                : item < firstRow()
                        ? firstOf[item - cells() + 1] - firstOf[item - cells()]
                        : inRow[item - firstRow()].length;
    }

    /** Returns a copy of the options that contain an item, ascending. */
    public int[] optionsOn(int item) {
        int[] options = new int[on(item)];
        for (int i = 0; i < options.length; i++) {
            options[i] = on(item, i);
        }
        return options;
    }

    /** Returns the i-th smallest option that contains an item, where i counts from 0. */
    public int on(int item, int i) {
        return item < cells()
                ? onCell(item, i)
                : item < firstRow() ? firstOf[item - cells()] + i : inRow[item - firstRow()][i];
    }
}
