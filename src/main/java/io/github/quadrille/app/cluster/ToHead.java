package io.github.quadrille.app.cluster;

import io.github.quadrille.engine.parts.TaskAnswer;
import io.github.quadrille.engine.parts.TaskAnswer.PartAnswer;
import java.util.LinkedHashMap;
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
            checkName(worker);
            parts.forEach(ToHead::checkName);
            parts = List.copyOf(parts);
        }
    }

    /**
     * Answers, with what the head need know of them.
     *
     * @param answers by the ids of the parts
     */
    record Answers(String worker, Map<String, TaskAnswer> answers) implements ToHead {
        public Answers {
            checkName(worker);
            Map<String, TaskAnswer> told = new LinkedHashMap<>(answers);
            told.replaceAll((part, answer) -> {
                checkName(part);
                return answer instanceof PartAnswer counted ? counted.elsewhere() : answer;
            });
            answers = Map.copyOf(told);
        }
    }

    /** I cannot answer this one. */
    record Failed(String worker, String part, String reason) implements ToHead {
        public Failed {
            checkName(worker);
            checkName(part);
            reason = reason.replace('\n', ' ');
        }
    }

    /** I go, and leave what I have. */
    record Leave(String worker) implements ToHead {
        public Leave {
            checkName(worker);
        }
    }

    /** Workers and parts have names of letters, digits and hyphens. */
    static void checkName(String name) {
        if (!name.matches("[A-Za-z0-9-]{1,64}")) {
            throw new IllegalArgumentException("A name is empty or too long.");
        }
    }
}
