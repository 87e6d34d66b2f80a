package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.engine.parts.TaskThreads;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Makes inputs of the generators for tests. */
final class Making {
    static final PieceChoice TETROMINOES = PieceChoice.of(BuiltInKinds.set("tetrominoes"));
    static final PieceChoice ONE_SIDED = PieceChoice.of(BuiltInKinds.set("one-sided-tetrominoes"));
    static final PieceChoice FIXED = PieceChoice.of(BuiltInKinds.set("fixed-tetrominoes"));
    static final PieceChoice PENTOMINOES = PieceChoice.of(BuiltInKinds.set("pentominoes"));

    static final PieceChoice X5 =
            new PieceChoice(PieceSymmetry.FREE, List.of(BuiltInKinds.find("X5").orElseThrow()));

    private Making() {}

    /** Returns a runner with two threads, on which a generator makes attempts ahead of time. */
    static Optional<TaskRunner> scout() {
        return Optional.of(new TaskThreads(Limits.NONE.withThreads(2), "scout"));
    }

    /** Returns a generator of planted puzzles on a rectangle of squares. */
    static PlantedPuzzles planted(int rows, int columns, Wrap wrap, double density, PieceChoice pieces) {
        Region board = new Region(Region.rectangle(rows, columns).picture(), wrap);
        return new PlantedPuzzles(board, density, pieces);
    }

    static Optional<GeneratedPuzzle> of(PuzzleSource source, long seed) {
        return source.generate(
                "test", new SplittableRandom(seed), new GenerationClock(Duration.ofSeconds(20), () -> false));
    }
}
