package io.github.quadrille.lab.tiling;

import java.util.Arrays;

/** Holds a list of numbers that grows as needed. */
final class IntList {
    private int[] items;
    private int size;

    IntList(int capacity) {
        items = new int[capacity];
    }

    void add(int item) {
        if (size == items.length) {
            items = Arrays.copyOf(items, 2 * size);
        }
        items[size++] = item;
    }

    int get(int index) {
        return items[index];
    }

    int removeLast() {
        return items[--size];
    }

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }

    /** Removes an item that occurs once in the list. */
    void remove(int item) {
        int left = 0;
        for (int i = 0; i < size; i++) {
            if (items[i] != item) {
                items[left++] = items[i];
            }
        }
        size = left;
    }

    int[] toArray() {
        return toArray(0, size);
    }

    int[] toArray(int from, int to) {
        return Arrays.copyOfRange(items, from, to);
    }
}
