package io.github.quadrille.cli;

import io.github.quadrille.local.Method;
import io.github.quadrille.local.greedy.Greedy;
import picocli.CommandLine.Option;

/** The parameters of the greedy tiling. */
final class GreedyFlags {
    @Option(
            names = "--greedy-passes",
            paramLabel = "N",
            description = "How often the greedy tiling serves the cells with one uncovered neighbour before all others"
                    + " (default: 5).")
    private int passes = Greedy.PUBLISHED.passes();

    Method method() {
        if (passes < 0) {
            throw new IllegalArgumentException(
                    "--greedy-passes %d is less than no pass at all. Maybe use 0 or more.".formatted(passes));
        }
        return new Greedy(passes);
    }
}
