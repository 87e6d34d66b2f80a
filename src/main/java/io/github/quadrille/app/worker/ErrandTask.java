package io.github.quadrille.app.worker;

import io.github.quadrille.app.generate.AttemptFilter.GenerationAttempt;
import io.github.quadrille.app.generate.CarvingRules;
import io.github.quadrille.app.generate.DesignRound;
import io.github.quadrille.app.generate.Punching;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.TaskQuestion.Errand;
import io.github.quadrille.io.wire.RecordMessage;
import io.github.quadrille.io.wire.RecordMessage.MalformedMessage;
import io.github.quadrille.lab.local.LocalLimits;
import java.time.Duration;
import java.util.OptionalInt;

/** What an errand is about, beside its puzzle; its answer is a message, too. */
public sealed interface ErrandTask {
    /** As the worker reads it. */
    default Errand errand() {
        return new Errand(RecordMessage.write(this, ErrandTask.class));
    }

    /**
     * Reads an errand that may come from a stranger.
     *
     * @throws MalformedMessage when it orders nothing that a worker does
     */
    static ErrandTask of(Errand errand) throws MalformedMessage {
        return RecordMessage.read(errand.what(), ErrandTask.class);
    }

    /**
     * A run of a local search, which is answered by a {@link RunAnswer}.
     *
     * @param method as {@code compare --methods} has it: its name, and perhaps a colon and options
     * @param limits with the seed of this run
     */
    record RunTask(String method, LocalLimits limits) implements ErrandTask {
        private static final int LONGEST_METHOD = 1000;

        /** @throws IllegalArgumentException when the method has no name or a long one, or a limit is none */
        public RunTask {
            check(!method.isBlank() && method.length() <= LONGEST_METHOD, "A method has no name, or a long one.");
            check(
                    limits.timeLimit()
                            .filter(time -> time.compareTo(Duration.ZERO) <= 0)
                            .isEmpty(),
                    "A time is negative or no number.");
            long least = Math.min(
                    Math.min(limits.maxIterations(), limits.maxMoves()),
                    Math.min(limits.maxRestarts(), limits.target()));
            check(least >= 0, "A limit is negative.");
        }
    }

    /** An attempt to find a puzzle, which is answered by whether it succeeds. */
    sealed interface AttemptTask extends ErrandTask {
        /** To be made again from its puzzle by {@link #attempt}. */
        static AttemptTask of(GenerationAttempt attempt) {
            if (attempt instanceof Punching punching) {
                return new PunchTask(punching.filling(), punching.mostHoles());
            }
            DesignRound round = (DesignRound) attempt;
            return new DesignTask(round.pieces(), round.rules(), round.holes(), round.seed());
        }

        /** @throws IllegalArgumentException when it cannot be made on this puzzle */
        GenerationAttempt attempt(Puzzle puzzle);
    }

    /** A {@link Punching}. */
    record PunchTask(Packing filling, int mostHoles) implements AttemptTask {
        /** @throws IllegalArgumentException when the number is below 0 */
        public PunchTask {
            check(mostHoles >= 0, "A number is negative.");
        }

        @Override
        public GenerationAttempt attempt(Puzzle puzzle) {
            check(new PackingChecker(puzzle).faults(filling).isEmpty(), "A filling is no packing.");
            return new Punching(puzzle, filling, mostHoles);
        }
    }

    /** A {@link DesignRound}. */
    record DesignTask(OptionalInt pieces, CarvingRules rules, int holes, long seed) implements AttemptTask {
        /** @throws IllegalArgumentException when a number is below 0, or none where it has to be some */
        public DesignTask {
            check(holes >= 0 && pieces.orElse(1) > 0 && rules.mostHoles().orElse(0) >= 0, "A number is negative.");
        }

        @Override
        public GenerationAttempt attempt(Puzzle puzzle) {
            return new DesignRound(puzzle, pieces, rules, holes, seed);
        }
    }

    private static void check(boolean isSo, String otherwise) {
        if (!isSo) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
