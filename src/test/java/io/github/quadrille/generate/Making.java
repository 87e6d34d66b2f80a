package io.github.quadrille.generate;

import io.github.quadrille.geometry.PieceSymmetry;
import io.github.quadrille.puzzle.BuiltInKinds;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** What tests ask of generators. */
final class Making {
    static final Pieces TETROMINOES = Pieces.of(BuiltInKinds.set("tetrominoes"));
    static final Pieces ONE_SIDED = Pieces.of(BuiltInKinds.set("one-sided-tetrominoes"));
    static final Pieces FIXED = Pieces.of(BuiltInKinds.set("fixed-tetrominoes"));
    static final Pieces PENTOMINOES = Pieces.of(BuiltInKinds.set("pentominoes"));

    static final Pieces X5 =
            new Pieces(PieceSymmetry.FREE, List.of(BuiltInKinds.find("X5").orElseThrow()));

    private Making() {}

    static Optional<GeneratedPuzzle> of(PuzzleSource source, long seed) {
        return source.generate("test", new SplittableRandom(seed), new Patience(Duration.ofSeconds(20), () -> false));
    }
}
