package io.github.quadrille.engine.parts;

import io.github.quadrille.core.question.CountMethod;

/** What is asked of a puzzle; of all but errands, then, of each of its parts. */
public sealed interface TaskQuestion {
    /** A word that tells questions with different answers apart. */
    String word();

    /** How many packings there are. */
    record HowMany(CountMethod method) implements TaskQuestion {
        @Override
        public String word() {
            return "how-many";
        }
    }

    /**
     * Something else; its answer is a {@link TaskAnswer.TextAnswer}.
     *
     * @param what in one line, which the worker reads as carefully as a file from a stranger
     */
    record Errand(String what) implements TaskQuestion {
        /** @throws IllegalArgumentException when it is more than one line, or none */
        public Errand {
            if (what.isBlank() || what.indexOf('\n') >= 0) {
                throw new IllegalArgumentException("An errand is not told in one line.");
            }
        }

        @Override
        public String word() {
            return "errand";
        }
    }

    /** Whether there is any: the first part that has one answers for the whole. */
    record WhetherAny() implements TaskQuestion {
        @Override
        public String word() {
            return "whether-any";
        }
    }
}
