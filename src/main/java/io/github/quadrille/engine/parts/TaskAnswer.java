package io.github.quadrille.engine.parts;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.PackingCount;
import java.util.Optional;

/** What comes of a task. */
public sealed interface TaskAnswer permits TaskAnswer.PartAnswer, TaskAnswer.TextAnswer {
    /** How long the worker took. */
    double seconds();

    /** The answer to an errand: a text, which its caller can read. */
    record TextAnswer(String text, double seconds) implements TaskAnswer {
        /** @throws IllegalArgumentException when it took less than no time */
        public TextAnswer {
            if (seconds < 0) {
                throw new IllegalArgumentException("A time is negative or no number.");
            }
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

        /**
         * What is known of it in another process.
         *
         * @throws IllegalArgumentException when a number is below 0
         */
        public PartAnswer elsewhere() {
            long nodes = count.work().nodes();
            if (count.total().signum() < 0 || nodes < 0 || seconds() < 0) {
                throw new IllegalArgumentException("A number is negative.");
            }
            Work work = new Work(0, nodes, 0, 0, 0, seconds());
            return new PartAnswer(
                    new PackingCount(count.total(), Optional.empty(), count.method(), "counted elsewhere", work),
                    packing);
        }
    }
}
