package io.github.quadrille.lab.clear.proof;

import java.util.Arrays;

/** Numbers one after another, as many as are added. */
final class IntList {
    private int[] items = new int[4];
    private int size;

    void add(int item) {
        if (size == items.length) {
            items = Arrays.copyOf(items, 2 * size);
        }
        items[size++] = item;
    }

    int get(int index) {
        return items[index];
    }

    void set(int index, int item) {
        items[index] = item;
    }

    int size() {
        return size;
    }

    /** Forgets all from an index on. */
    void cut(int length) {
        size = length;
    }

    int[] toArray() {
        return Arrays.copyOf(items, size);
    }
}
