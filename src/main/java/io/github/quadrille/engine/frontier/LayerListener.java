package io.github.quadrille.engine.frontier;

import java.math.BigInteger;

/** Receives what a frontier has found, layer by layer. */
public interface LayerListener {
    /**
     * Receives the beginning of a layer.
     *
     * @param item the item that comes next; for the last layer, the number of items
     */
    void layer(int item);

    /**
     * Receives one boundary of the layer. Boundaries come in ascending order.
     *
     * @param mask the items ahead that are covered, as bits; the lowest bit is for the next item
     * @param ways the number of ways to reach the boundary with any counts of pieces; at least 1
     */
    void boundary(long mask, BigInteger ways);
}
