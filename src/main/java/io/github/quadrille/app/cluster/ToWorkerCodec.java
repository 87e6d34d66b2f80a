package io.github.quadrille.app.cluster;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.MessageReader;
import io.github.quadrille.engine.parts.MessageReader.MalformedMessage;
import io.github.quadrille.engine.parts.TaskQuestion;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.PuzzleWriter;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What the head says, as text: {@code work question method}, or {@code work errand what}, and then for each part a line {@code part id lines} and so
 * many lines of a puzzle file, which the worker reads as carefully as one that a user brings; {@code drop part...};
 * {@code refused reason}; {@code end}.
 */
final class ToWorkerCodec {
    private ToWorkerCodec() {}

    static String write(ToWorker message) {
        if (message instanceof ToWorker.Work work) {
            StringBuilder text = new StringBuilder("work " + words(work.question()) + "\n");
            work.parts().forEach((id, puzzle) -> {
                String yaml = PuzzleWriter.toYaml(puzzle);
                text.append("part %s %d\n".formatted(id, yaml.lines().count())).append(yaml);
            });
            return text.toString();
        }
        if (message instanceof ToWorker.Drop drop) {
            return "drop " + String.join(" ", drop.parts()) + "\n";
        }
        return message instanceof ToWorker.Refused refused ? "refused " + refused.reason() + "\n" : "end\n";
    }

    private static String words(TaskQuestion taskQuestion) {
        if (taskQuestion instanceof TaskQuestion.Errand errand) {
            return errand.word() + " " + errand.what();
        }
        return taskQuestion instanceof TaskQuestion.HowMany howMany
                ? "how-many " + howMany.method().name().toLowerCase(Locale.ROOT)
                : "whether-any search";
    }

    static ToWorker read(String text) throws MalformedMessage {
        String first = text.split("[ \n]", 2)[0];
        return switch (first) {
            case "work" -> work(new MessageReader(text));
            case "drop" ->
                new ToWorker.Drop(List.copyOf(Arrays.asList(text.strip().split(" ", -1))
                        .subList(1, text.strip().split(" ", -1).length)));
            case "refused" ->
                new ToWorker.Refused(text.substring(first.length()).strip());
            case "end" -> new ToWorker.End();
            default -> throw new MalformedMessage("No head says '" + first + "'.");
        };
    }

    private static TaskQuestion errand(String what) throws MalformedMessage {
        if (what.isBlank()) {
            throw new MalformedMessage("An errand says nothing.");
        }
        return new TaskQuestion.Errand(what);
    }

    private static ToWorker work(MessageReader messageReader) throws MalformedMessage {
        String[] words = messageReader.words("work", 3);
        TaskQuestion taskQuestion = switch (words[1]) {
            case "how-many" -> new TaskQuestion.HowMany(ToHeadCodec.method(words[2]));
            case "whether-any" -> new TaskQuestion.WhetherAny();
            case "errand" -> errand(words[2]);
            default -> throw new MalformedMessage("Nobody asks '" + words[1] + "'.");
        };
        Map<String, Puzzle> parts = new LinkedHashMap<>();
        while (messageReader.hasNext()) {
            String[] part = messageReader.words("part", 3);
            String id = MessageReader.word(part[1]);
            try {
                parts.put(id, PuzzleReader.parse(id, messageReader.text(MessageReader.number(part[2]))));
            } catch (UnusableInput e) {
                throw new MalformedMessage("A part is no puzzle: " + e.getMessage());
            }
        }
        return new ToWorker.Work(taskQuestion, parts);
    }
}
