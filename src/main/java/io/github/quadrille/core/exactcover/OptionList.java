package io.github.quadrille.core.exactcover;

import java.util.Arrays;

/**
 * Stores options in the order in which they are added. After a call of {@link #index}, it also lists the options on
 * each cell and of each kind. It can be cleared and filled again any number of times, and takes new memory only when it
 * has to hold more than ever before. So a search through millions of small parts of a board needs no {@link ExactCover}
 * for each part. Several threads must not share a list.
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

    /** Makes an empty list, to be filled after {@link #clear}. */
    public OptionList() {
        forget();
    }

    /** Drops the arrays, because another object has taken them over, and starts with small new arrays. */
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

    /**
     * Empties the list. Options that are added afterwards have cells from 0 to {@code ofCells - 1}, and kinds from 0 to
     * {@code ofKinds - 1}.
     */
    public void clear(int ofCells, int ofKinds) {
        cells = ofCells;
        kinds = ofKinds;
        size = 0;
    }

    /**
     * Adds an option that covers the cells {@code on[0..area)}, which are all different. Returns the number of the
     * option; options are numbered 0, 1, and so on.
     */
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

    /**
     * Sorts the options by cell and by kind, with a counting sort in linear time. The options of each cell and of each
     * kind are ascending.
     */
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

    /** Sorts the options by cell, but not by kind. */
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

    /** Returns the number of cells. */
    public int cells() {
        return cells;
    }

    /** Returns the number of kinds. */
    public int kinds() {
        return kinds;
    }

    /** Returns the number of options. */
    public int size() {
        return size;
    }

    /** Returns the kind of an option. */
    public int kind(int option) {
        return kindOf[option];
    }

    /** Returns the number of cells that an option covers. */
    public int area(int option) {
        return begin[option + 1] - begin[option];
    }

    /**
     * Returns the index at which the cells of an option begin, in the array that lists the cells of all options. The
     * cells of an option end where the cells of the next option begin. {@link #cellAt} reads that array.
     */
    public int begin(int option) {
        return begin[option];
    }

    /** Returns the cell at an index of the array that lists the cells of all options. */
    public int cellAt(int index) {
        return cellOf[index];
    }

    /**
     * Returns the index at which the options on a cell begin, in the array that lists the options on all cells. The
     * options on a cell end where the options on the next cell begin. {@link #optionOn} reads that array.
     */
    public int beginOn(int cell) {
        return beginOn[cell];
    }

    /** Returns the option at an index of the array that lists the options on all cells. */
    public int optionOn(int index) {
        return onCell[index];
    }

    /**
     * Returns the index at which the options of a kind begin, in the array that lists the options of all kinds. The
     * options of a kind end where the options of the next kind begin. {@link #optionOf} reads that array.
     */
    public int beginOf(int kind) {
        return beginOf[kind];
    }

    /** Returns the option at an index of the array that lists the options of all kinds. */
    public int optionOf(int index) {
        return ofKind[index];
    }
}
