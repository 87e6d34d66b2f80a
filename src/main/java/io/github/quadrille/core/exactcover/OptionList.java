package io.github.quadrille.core.exactcover;

import java.util.Arrays;

/**
 * Options while they are being listed, and once indexed the options on each cell and of each kind. It can be cleared and
 * filled again any number of times, and takes new memory only when it never held as many: who looks at millions of small
 * windows needs no {@link ExactCover} for each. Not for use by several threads.
 */
public final class OptionList {
    private int cells;
    private int kinds;
    private int size;
    int[] kindOf;
    int[] begin;
    int[] cellOf;
    int[] beginOn;
    int[] onCell;
    private int[] beginOf;
    private int[] ofKind;

    /** An empty list, to be filled after {@link #clear}. */
    public OptionList() {
        forget();
    }

    /** Leaves its memory to the list that has taken it over. */
    void forget() {
        size = 0;
        kindOf = new int[256];
        begin = new int[257];
        cellOf = new int[1024];
        beginOn = new int[65];
        onCell = new int[1024];
        beginOf = new int[17];
        ofKind = new int[256];
    }

    /** Begins anew, with cells 0, 1, ... and kinds 0, 1, ... */
    public void clear(int ofCells, int ofKinds) {
        cells = ofCells;
        kinds = ofKinds;
        size = 0;
    }

    /** Adds an option on the different cells {@code on[0..area)} and returns its number: 0, 1, ... */
    public int add(int kind, int[] on, int area) {
        int from = begin[size];
        if (size == kindOf.length) {
            kindOf = Arrays.copyOf(kindOf, 2 * size);
            begin = Arrays.copyOf(begin, 2 * size + 1);
        }
        if (from + area > cellOf.length) {
            cellOf = Arrays.copyOf(cellOf, 2 * (from + area));
        }
        System.arraycopy(on, 0, cellOf, from, area);
        kindOf[size] = kind;
        begin[size + 1] = from + area;
        return size++;
    }

    /** Sorts them by cell and by kind (counting sort, linear); on a cell and of a kind they stand in ascending order. */
    public void index() {
        indexCells();
        beginOf = cleared(beginOf, kinds + 1);
        ofKind = grown(ofKind, size);
        for (int option = 0; option < size; option++) {
            beginOf[kindOf[option]]++;
        }
        sum(beginOf, kinds);
        for (int option = size - 1; option >= 0; option--) {
            ofKind[--beginOf[kindOf[option]]] = option;
        }
    }

    /** Sorts them by cell only. */
    void indexCells() {
        beginOn = cleared(beginOn, cells + 1);
        onCell = grown(onCell, begin[size]);
        for (int i = 0; i < begin[size]; i++) {
            beginOn[cellOf[i]]++;
        }
        sum(beginOn, cells);
        for (int option = size - 1; option >= 0; option--) {
            for (int i = begin[option]; i < begin[option + 1]; i++) {
                onCell[--beginOn[cellOf[i]]] = option;
            }
        }
    }

    private static int[] cleared(int[] array, int length) {
        int[] enough = grown(array, length);
        Arrays.fill(enough, 0, length, 0);
        return enough;
    }

    private static int[] grown(int[] array, int length) {
        return array.length < length ? new int[Math.max(length, 2 * array.length)] : array;
    }

    private static void sum(int[] counts, int length) {
        for (int i = 1; i <= length; i++) {
            counts[i] += counts[i - 1];
        }
    }

    /** How many cells there are. */
    public int cells() {
        return cells;
    }

    /** How many kinds there are. */
    public int kinds() {
        return kinds;
    }

    /** How many options there are. */
    public int size() {
        return size;
    }

    /** The kind that an option is of. */
    public int kind(int option) {
        return kindOf[option];
    }

    /** How many cells an option covers. */
    public int area(int option) {
        return begin[option + 1] - begin[option];
    }

    /** Where the cells of an option begin; they end where those of the next begin. */
    public int begin(int option) {
        return begin[option];
    }

    /** The cell at an index of the array of cells. */
    public int cellAt(int index) {
        return cellOf[index];
    }

    /** Where the options on a cell begin; they end where those on the next begin. */
    public int beginOn(int cell) {
        return beginOn[cell];
    }

    /** The option at an index of the array of options on cells. */
    public int optionOn(int index) {
        return onCell[index];
    }

    /** Where the options of a kind begin; they end where those of the next begin. */
    public int beginOf(int kind) {
        return beginOf[kind];
    }

    /** The option at an index of the array of options of kinds. */
    public int optionOf(int index) {
        return ofKind[index];
    }
}
