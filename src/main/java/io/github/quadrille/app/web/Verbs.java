package io.github.quadrille.app.web;

import java.util.List;

/** Everything that can be asked about a puzzle. */
final class Verbs {
    private Verbs() {}

    static List<Verb> all() {
        return List.of(
                new PuzzleVerb(),
                new SolveVerb(),
                new ExplainVerb(),
                new RefuteVerb(),
                new HintVerb(),
                new FinishableVerb(),
                new LinkVerb(),
                new LocalVerb(),
                new ClearVerb(),
                new ClearMovesVerb(),
                new ClearLayVerb(),
                new CountVerb(),
                new EstimateVerb(),
                new UniqueVerb(),
                new PossibleVerb(),
                new PackingsVerb(),
                new PictureVerb(),
                new ProofVerb(),
                new GenerateVerb());
    }
}
