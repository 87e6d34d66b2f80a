package io.github.quadrille.core.exactcover;

import java.util.Arrays;
import java.util.List;

/**
 * An exact cover with multiplicities (Knuth, <i>The Art of Computer Programming</i> 7.2.2.1): choose options such that
 * every item is in as many of them as its range says. Items are numbered cells first, then kinds, then rows. A mandatory cell
 * is in one option, an optional one in one at most, and kinds and rows in as many as their ranges say; an option is in one or
 * more cells (or in none, where there are rows), one kind, and any number of rows. Few engines read rows: the others refuse a
 * cover that has some, see {@link #withoutRows}.
 *
 * <p>Options are numbered kind by kind. Both ways, from an option to its cells and from an item to its options, lead
 * through flat arrays; memory is two numbers for each option and two for each of its cells, or twice that. It never changes.
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
    /** By row, this holds its options, ascending. */
    private final int[][] inRow;

    /** Makes a cover without rows. */
    public ExactCover(CellGraph graph, List<KindItem> kinds, OptionList options, Runnable pause) {
        this(graph, kinds, options, List.of(), pause);
    }

    /**
     * Takes linear time.
     *
     * @param options kind by kind, the cells of each ascending; it is empty afterwards, for its memory is taken over
     * @param pause called now and then, so that it may give up by throwing
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
                throw new IllegalArgumentException("Options of kind " + kindOf[option] + " come too late.");
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

    /** Returns a cover of the same cells, kinds and options, which shares their memory, with these rows and no others. */
    public ExactCover withRows(List<RowItem> others) {
        return new ExactCover(this, others);
    }

    /** The cells, and which of them are neighbours. */
    public CellGraph graph() {
        return graph;
    }

    /** The kinds, in their order. */
    public List<KindItem> kinds() {
        return kinds;
    }

    /** How often options of a kind are chosen. */
    public KindItem kindItem(int kind) {
        return kinds.get(kind);
    }

    /** How many options there are. */
    public int options() {
        return size;
    }

    /** How many cells there are. */
    public int cells() {
        return graph.size();
    }

    /** Whether a cell must be covered. */
    public boolean isMandatory(int cell) {
        return graph.isMandatory(cell);
    }

    /** The kind of an option. */
    public int kind(int option) {
        return kindOf[option];
    }

    /** How many cells an option covers. */
    public int area(int option) {
        return begin[option + 1] - begin[option];
    }

    /** The i-th smallest cell that an option covers. */
    public int cell(int option, int i) {
        return cellOf[begin[option] + i];
    }

    /** The cells that an option covers, ascending; a copy. */
    public int[] cellsOf(int option) {
        return Arrays.copyOfRange(cellOf, begin[option], begin[option + 1]);
    }

    /** What an option weighs. */
    public int weight(int option, int[] cellWeights) {
        int weight = 0;
        for (int i = begin[option]; i < begin[option + 1]; i++) {
            weight += cellWeights[cellOf[i]];
        }
        return weight;
    }

    /** Whether an option covers these cells, ascending, and no others. */
    public boolean isOn(int option, int[] cells) {
        return Arrays.equals(cellOf, begin[option], begin[option + 1], cells, 0, cells.length);
    }

    /** Whether an option covers a cell; logarithmic in the cells of the option. */
    public boolean covers(int option, int cell) {
        return Arrays.binarySearch(cellOf, begin[option], begin[option + 1], cell) >= 0;
    }

    /** Where the cells of an option would begin if those of all options stood in a row; behind the last one they end. */
    public int begin(int option) {
        return begin[option];
    }

    /** How many options are on a cell. */
    public int onCell(int cell) {
        return beginOn[cell + 1] - beginOn[cell];
    }

    /** The i-th smallest option on a cell. */
    public int onCell(int cell, int i) {
        return onCell[beginOn[cell] + i];
    }

    /** The first option of a kind; they end where those of the next kind begin, which may be at once. */
    public int firstOf(int kind) {
        return firstOf[kind];
    }

    /** How many items there are: the cells, then the kinds, then the rows. */
    public int items() {
        return firstRow() + rows.size();
    }

    /** Says whether there are rows. */
    public boolean hasRows() {
        return !rows.isEmpty();
    }

    /** Returns the item that is the first row, if there are any. */
    public int firstRow() {
        return cells() + kinds.size();
    }

    /** Returns the rows, in their order. */
    public List<RowItem> rows() {
        return rows;
    }

    /** Lists by option the rows that it is in, ascending, as numbers from 0. Linear in the options of all rows. */
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
     * This cover, for an engine that reads cells and kinds only.
     *
     * @throws IllegalArgumentException when it has rows: its answers would be those to another question
     */
    public ExactCover withoutRows() {
        if (hasRows()) {
            throw new IllegalArgumentException("This engine reads no rows, and there are %d.".formatted(rows.size()));
        }
        return this;
    }

    /** How many options with an item are to be chosen at least. */
    public int min(int item) {
        return item >= firstRow()
                ? rows.get(item - firstRow()).min()
                : item >= cells() ? kindItem(item - cells()).min() : isMandatory(item) ? 1 : 0;
    }

    /** How many options with an item are to be chosen at most, or {@link KindItem#UNBOUNDED}. */
    public int max(int item) {
        return item >= firstRow()
                ? rows.get(item - firstRow()).max()
                : item >= cells() ? kindItem(item - cells()).max() : 1;
    }

    /** Whether these options are a solution, by counting them on every item; linear, for each row. */
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

    /** How many options an item is in. */
    public int on(int item) {
        return item < cells()
                ? onCell(item)
                : item < firstRow()
                        ? firstOf[item - cells() + 1] - firstOf[item - cells()]
                        : inRow[item - firstRow()].length;
    }

    /** The options that an item is in, ascending; a copy. */
    public int[] optionsOn(int item) {
        int[] options = new int[on(item)];
        for (int i = 0; i < options.length; i++) {
            options[i] = on(item, i);
        }
        return options;
    }

    /** The i-th smallest option that an item is in. */
    public int on(int item, int i) {
        return item < cells()
                ? onCell(item, i)
                : item < firstRow() ? firstOf[item - cells()] + i : inRow[item - firstRow()][i];
    }
}
