package io.github.quadrille.puzzle;

/** A search that ended by itself without a packing. */
public record ExhaustedSearch(long nodes) implements Evidence {
    @Override
    public String name() {
        return "search";
    }

    @Override
    public String sentence() {
        return "The search tried everything: %,d %s, no packing.".formatted(nodes, nodes == 1 ? "node" : "nodes");
    }
}
