package io.github.quadrille.engine.parts;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.question.PackingCount;
import java.util.List;
import java.util.Optional;

/** What comes of a task. */
public sealed interface TaskAnswer permits TaskAnswer.PartAnswer, TaskAnswer.LinesAnswer {
    /** How long the worker took. */
    double seconds();

    /**
     * The answer to an errand: lines, which its caller can read.
     *
     * @param lines without line feeds
     */
    record LinesAnswer(List<String> lines, double seconds) implements TaskAnswer {
        /**
         * Keeps a copy.
         *
         * @throws IllegalArgumentException when a line is more than one
         */
        public LinesAnswer {
            lines = List.copyOf(lines);
            if (lines.stream().anyMatch(line -> line.indexOf('\n') >= 0)) {
                throw new IllegalArgumentException("A line is more than one.");
            }
        }

        /** Characters, with the ends of lines. */
        public long length() {
            return lines.stream().mapToLong(line -> line.length() + 1L).sum();
        }
    }

    /**
     * The answer to a part.
     *
     * @param count how many packings it has; when only asked whether there is any, 0 for none and 1 for at least one
     * @param packing one of the part's packings, when asked whether there is any and there is
     */
    record PartAnswer(PackingCount count, Optional<Packing> packing) implements TaskAnswer {
        @Override
        public double seconds() {
            return count.work().seconds();
        }
    }
}
