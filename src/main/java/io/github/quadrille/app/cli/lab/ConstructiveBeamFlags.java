package io.github.quadrille.app.cli.lab;

import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.constructive.ConstructiveBeam;
import io.github.quadrille.lab.local.constructive.ConstructiveBeam.SuccessorTies;
import picocli.CommandLine.Option;

/** The parameters of the constructive beam search. */
final class ConstructiveBeamFlags implements MethodOptions {
    @Option(
            names = "--constructive-beam-width",
            paramLabel = "N",
            description = "How many partial packings the constructive beam keeps (default: 5).")
    @TuningRange(from = 1, to = 100, logarithmic = true)
    private int width = ConstructiveBeam.PUBLISHED.width();

    @Option(
            names = "--constructive-beam-distinct",
            description = "Keep only one of the partial packings that fill the same cells with as many pieces of each"
                    + " kind (default: keep all).")
    private boolean distinct = ConstructiveBeam.PUBLISHED.distinct();

    @Option(
            names = "--constructive-beam-ties",
            paramLabel = "WORD",
            description = "Of equal scores those made first are kept, and nothing is left to chance: published; or"
                    + " random ones: random (default: published).")
    private SuccessorTies ties = ConstructiveBeam.PUBLISHED.ties();

    @Override
    public Method method() {
        if (width < 1) {
            throw new IllegalArgumentException(
                    "--constructive-beam-width %d leaves nothing to keep. Maybe use 1 or more.".formatted(width));
        }
        return new ConstructiveBeam(width, distinct, ties);
    }
}
