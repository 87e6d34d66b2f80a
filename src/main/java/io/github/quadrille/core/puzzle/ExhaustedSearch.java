package io.github.quadrille.core.puzzle;

/** A search that ended by itself without a packing. */
public record ExhaustedSearch(long nodes) implements Evidence {
    @Override
    public String name() {
        return "search";
    }

    @Override
    public String sentence() {
        return nodes == 0
                ? "Whatever is laid first, some cell, kind or region can no longer be served; no search was needed."
                : "The search tried everything: %,d %s, no packing.".formatted(nodes, nodes == 1 ? "node" : "nodes");
    }
}
