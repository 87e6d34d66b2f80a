package io.github.quadrille.parts;

import io.github.quadrille.question.CountMethod;

/** What is asked of a puzzle, and so of each of its parts. */
public sealed interface Question {
    /** A word that tells questions with different answers apart. */
    String word();

    /** How many packings there are. */
    record HowMany(CountMethod method) implements Question {
        @Override
        public String word() {
            return "how-many";
        }
    }

    /** Whether there is any: the first part that has one answers for the whole. */
    record WhetherAny() implements Question {
        @Override
        public String word() {
            return "whether-any";
        }
    }
}
