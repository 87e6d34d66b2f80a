package io.github.quadrille.engine.frontier;

import java.math.BigInteger;

/** Hears what a frontier has found, layer by layer. */
public interface LayerListener {
    /** A layer begins: that before an item, or behind the last one. */
    void layer(int item);

    /**
     * One of its boundaries; they come in ascending order.
     *
     * @param mask which items ahead are covered, the next one as the lowest bit
     * @param ways in how many ways it is reached, whatever the counts; not 0
     */
    void boundary(long mask, BigInteger ways);
}
