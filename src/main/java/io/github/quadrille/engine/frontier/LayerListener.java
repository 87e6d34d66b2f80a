package io.github.quadrille.engine.frontier;

import java.math.BigInteger;

/** Receives what a frontier has found, layer by layer. */
public interface LayerListener {
    /**
     * Receives the beginning of a layer.
     * @param item the item that comes next after the layer; the number of items for the last layer
     */
    void layer(int item);

    /**
     * Receives one boundary of the layer. Boundaries come in ascending order.
     *
     * @param mask which items ahead are covered, the next one as the lowest bit
     * @param ways in how many ways it is reached, whatever the counts; not 0
     */
    void boundary(long mask, BigInteger ways);
}
