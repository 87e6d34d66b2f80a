package io.github.quadrille.app.cli.lab;

import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.constructive.EmptyBoard;
import io.github.quadrille.lab.local.constructive.HillClimbing;
import picocli.CommandLine.Option;

/** The parameters of hill climbing. */
final class HillClimbingFlags implements MethodOptions {
    @Option(
            names = "--hill-climbing-border",
            paramLabel = "WORD",
            description =
                    "Where the first piece goes, by the distance of its cells to the border: to the nearest row and"
                            + " column of it, one too many at the bottom and on the right: published; without this slip:"
                            + " intended; or to its nearest cell, holes included: nearest (default: published).")
    private EmptyBoard border = HillClimbing.PUBLISHED.emptyBoard();

    @Override
    public Method method() {
        return new HillClimbing(border);
    }
}
