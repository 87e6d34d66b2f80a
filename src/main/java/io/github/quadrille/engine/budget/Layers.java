package io.github.quadrille.engine.budget;

import java.util.Map;
import java.util.TreeMap;

/**
 * Holds the layers of a sweep in one direction, which are then read in the opposite order. A layer holds the states
 * before one item, and its depth is the number of layers before it. When the layers take too much memory, only every
 * second layer is kept, then every fourth, and so on. A missing layer is made again from the last kept layer before it.
 */
final class Layers {
    /** Makes a layer from the layer before. */
    interface Pass {
        /**
         * Returns the next layer.
         *
         * @param depth the number of layers before the layer that is made
         */
        PricedStates next(int depth, PricedStates before);
    }

    private final Pass pass;
    private final long mostBytes;
    private final TreeMap<Integer, PricedStates> kept = new TreeMap<>();
    private long bytes;
    private int spacing = 1;
    private int depth;

    /**
     * Begins with the first layer.
     *
     * @param mostBytes the memory for the layers that are kept, in bytes
     */
    Layers(PricedStates first, Pass pass, long mostBytes) {
        this.pass = pass;
        this.mostBytes = mostBytes;
        keep(0, first);
    }

    /** Makes all layers up to a depth. */
    void makeTo(int last) {
        PricedStates layer = kept.get(0);
        while (depth < last) {
            layer = pass.next(depth + 1, layer);
            depth++;
            if (depth % spacing == 0) {
                keep(depth, layer);
            }
            while (bytes > mostBytes && spacing < depth) {
                spacing *= 2;
                kept.keySet().stream()
                        .filter(each -> each % spacing != 0)
                        .toList()
                        .forEach(this::forget);
            }
        }
        if (!kept.containsKey(depth)) {
            keep(depth, layer);
        }
    }

    /** Returns the layer at a depth, and drops all deeper layers. */
    PricedStates descend(int to) {
        kept.tailMap(to, false).keySet().stream().toList().forEach(this::forget);
        Map.Entry<Integer, PricedStates> nearest = kept.floorEntry(to);
        PricedStates layer = nearest.getValue();
        for (int next = nearest.getKey() + 1; next <= to; next++) {
            layer = pass.next(next, layer);
            keep(next, layer);
        }
        return layer;
    }

    private void keep(int at, PricedStates layer) {
        kept.put(at, layer);
        bytes += layer.bytes();
    }

    private void forget(int at) {
        bytes -= kept.remove(at).bytes();
    }
}
