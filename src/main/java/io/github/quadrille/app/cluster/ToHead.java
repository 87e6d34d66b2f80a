package io.github.quadrille.app.cluster;

import io.github.quadrille.engine.parts.TaskAnswer;
import java.util.List;
import java.util.Map;

/** What workers say. */
sealed interface ToHead {
    /** Who says it: a name that no other worker has. */
    String worker();

    /**
     * I am here; said when I come and every second after.
     *
     * @param threads how many parts I can work on at once
     * @param version of the messages that I understand
     * @param parts that I have, at work or waiting
     */
    record Here(String worker, int threads, int version, List<String> parts) implements ToHead {
        public Here {
            parts = List.copyOf(parts);
        }
    }

    /**
     * Answers.
     *
     * @param answers by the ids of the parts
     */
    record Answers(String worker, Map<String, TaskAnswer> answers) implements ToHead {
        public Answers {
            answers = Map.copyOf(answers);
        }
    }

    /** I cannot answer this one. */
    record Failed(String worker, String part, String reason) implements ToHead {}

    /** I go, and leave what I have. */
    record Leave(String worker) implements ToHead {}
}
