package io.github.quadrille.lab.tiling;

/**
 * Where the rows of a table stand.
 *
 * @param cells the bits of its bag
 * @param from the first row
 * @param to the row behind the last one
 */
record RowRange(long cells, int from, int to) {
    int size() {
        return to - from;
    }
}
