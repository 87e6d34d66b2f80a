package io.github.quadrille.app.cluster;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.json.PuzzleWriter;
import io.github.quadrille.engine.parts.Lines;
import io.github.quadrille.engine.parts.Malformed;
import io.github.quadrille.engine.parts.Question;
import io.github.quadrille.core.puzzle.Puzzle;

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
final class WorkerWire {
    private WorkerWire() {}

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

    private static String words(Question question) {
        if (question instanceof Question.Errand errand) {
            return errand.word() + " " + errand.what();
        }
        return question instanceof Question.HowMany howMany
                ? "how-many " + howMany.method().name().toLowerCase(Locale.ROOT)
                : "whether-any search";
    }

    static ToWorker read(String text) throws Malformed {
        String first = text.split("[ \n]", 2)[0];
        return switch (first) {
            case "work" -> work(new Lines(text));
            case "drop" ->
                new ToWorker.Drop(List.copyOf(Arrays.asList(text.strip().split(" ", -1))
                        .subList(1, text.strip().split(" ", -1).length)));
            case "refused" ->
                new ToWorker.Refused(text.substring(first.length()).strip());
            case "end" -> new ToWorker.End();
            default -> throw new Malformed("No head says '" + first + "'.");
        };
    }

    private static Question errand(String what) throws Malformed {
        if (what.isBlank()) {
            throw new Malformed("An errand says nothing.");
        }
        return new Question.Errand(what);
    }

    private static ToWorker work(Lines lines) throws Malformed {
        String[] words = lines.words("work", 3);
        Question question = switch (words[1]) {
            case "how-many" -> new Question.HowMany(HeadWire.method(words[2]));
            case "whether-any" -> new Question.WhetherAny();
            case "errand" -> errand(words[2]);
            default -> throw new Malformed("Nobody asks '" + words[1] + "'.");
        };
        Map<String, Puzzle> parts = new LinkedHashMap<>();
        while (lines.hasNext()) {
            String[] part = lines.words("part", 3);
            String id = Lines.word(part[1]);
            try {
                parts.put(id, PuzzleReader.parse(id, lines.text(Lines.number(part[2]))));
            } catch (UnusableInput e) {
                throw new Malformed("A part is no puzzle: " + e.getMessage());
            }
        }
        return new ToWorker.Work(question, parts);
    }
}
