package io.github.quadrille.window;

import java.util.Arrays;

/** The candidate placements of a window: their kinds and cells, and the placements on each cell and of each kind. */
final class Candidates {
    private int cells;
    private int kinds;
    private int size;
    private int[] kindOf = new int[256];
    private int[] start = new int[257];
    private int[] cellOf = new int[1024];
    private int[] onCellStart = new int[65];
    private int[] onCell = new int[1024];
    private int[] ofKindStart = new int[17];
    private int[] ofKind = new int[256];

    void clear(int ofCells, int ofKinds) {
        cells = ofCells;
        kinds = ofKinds;
        size = 0;
    }

    /** Adds a placement on {@code into[0..area)} and returns its number. */
    int add(int kind, int[] on, int area) {
        int from = start[size];
        if (size == kindOf.length) {
            kindOf = Arrays.copyOf(kindOf, 2 * size);
            start = Arrays.copyOf(start, 2 * size + 1);
        }
        if (from + area > cellOf.length) {
            cellOf = Arrays.copyOf(cellOf, 2 * (from + area));
        }
        System.arraycopy(on, 0, cellOf, from, area);
        kindOf[size] = kind;
        start[size + 1] = from + area;
        return size++;
    }

    /** Sorts them by cell and by kind (counting sort, linear). */
    void index() {
        onCellStart = cleared(onCellStart, cells + 1);
        ofKindStart = cleared(ofKindStart, kinds + 1);
        onCell = grown(onCell, start[size]);
        ofKind = grown(ofKind, size);
        for (int i = 0; i < start[size]; i++) {
            onCellStart[cellOf[i]]++;
        }
        for (int p = 0; p < size; p++) {
            ofKindStart[kindOf[p]]++;
        }
        sum(onCellStart, cells);
        sum(ofKindStart, kinds);
        for (int p = size - 1; p >= 0; p--) {
            for (int i = start[p]; i < start[p + 1]; i++) {
                onCell[--onCellStart[cellOf[i]]] = p;
            }
            ofKind[--ofKindStart[kindOf[p]]] = p;
        }
    }

    private static int[] cleared(int[] array, int length) {
        int[] enough = grown(array, length);
        Arrays.fill(enough, 0, length, 0);
        return enough;
    }

    private static int[] grown(int[] array, int length) {
        return array.length < length ? new int[2 * length] : array;
    }

    private static void sum(int[] counts, int length) {
        for (int i = 1; i <= length; i++) {
            counts[i] += counts[i - 1];
        }
    }

    int cells() {
        return cells;
    }

    int kinds() {
        return kinds;
    }

    int size() {
        return size;
    }

    int kind(int placement) {
        return kindOf[placement];
    }

    int area(int placement) {
        return start[placement + 1] - start[placement];
    }

    /** Where the cells of a placement begin; they end where those of the next begin. */
    int begin(int placement) {
        return start[placement];
    }

    int cellAt(int index) {
        return cellOf[index];
    }

    /** Where the placements on a cell begin; they end where those on the next begin. */
    int beginOn(int cell) {
        return onCellStart[cell];
    }

    int placementOn(int index) {
        return onCell[index];
    }

    int beginOf(int kind) {
        return ofKindStart[kind];
    }

    int placementOf(int index) {
        return ofKind[index];
    }
}
