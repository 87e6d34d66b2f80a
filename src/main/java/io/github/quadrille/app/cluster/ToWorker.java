package io.github.quadrille.app.cluster;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.TaskQuestion;
import java.util.List;
import java.util.Map;

/** What the head says. */
sealed interface ToWorker {
    /**
     * Answer these.
     *
     * @param parts by their ids
     */
    record Work(TaskQuestion question, Map<String, Puzzle> parts) implements ToWorker {
        public Work {
            parts.keySet().forEach(ToHead::checkName);
        }
    }

    /** Forget these: they are answered, or cut. */
    record Drop(List<String> parts) implements ToWorker {
        public Drop {
            parts = List.copyOf(parts);
        }
    }

    /** We do not understand each other. */
    record Refused(String reason) implements ToWorker {}

    /** Everything is answered, or given up. */
    record End() implements ToWorker {}
}
