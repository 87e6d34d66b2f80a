package io.github.quadrille.app.cluster;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.engine.parts.MessageReader;
import io.github.quadrille.engine.parts.MessageReader.MalformedMessage;
import io.github.quadrille.engine.parts.PackingWords;
import io.github.quadrille.engine.parts.TaskAnswer;
import io.github.quadrille.engine.parts.TaskAnswer.LinesAnswer;
import io.github.quadrille.engine.parts.TaskAnswer.PartAnswer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What workers say, as text: a line {@code here worker threads version part...}, {@code failed worker part reason},
 * {@code leave worker}; or {@code answers worker} and then a line {@code part packings method nodes
 * microseconds [packing]} for each, or a line {@code errand
 * lines microseconds} and so many lines.
 */
final class ToHeadCodec {
    private static final String REMOTE = "counted elsewhere";
    private static final String LINES = "lines";
    private static final double MICROS = 1e6;

    private ToHeadCodec() {}

    static String write(ToHead message) {
        if (message instanceof ToHead.Here here) {
            return "here %s %d %d %s\n"
                    .formatted(here.worker(), here.threads(), here.version(), String.join(" ", here.parts()));
        }
        if (message instanceof ToHead.Failed failed) {
            return "failed %s %s %s\n"
                    .formatted(failed.worker(), failed.part(), failed.reason().replace('\n', ' '));
        }
        if (message instanceof ToHead.Answers answers) {
            StringBuilder text = new StringBuilder("answers " + answers.worker() + "\n");
            answers.answers()
                    .forEach((part, taskAnswer) ->
                            text.append(line(part, taskAnswer)).append('\n'));
            return text.toString();
        }
        return "leave " + message.worker() + "\n";
    }

    private static String line(String task, TaskAnswer taskAnswer) {
        if (taskAnswer instanceof LinesAnswer told) {
            String head = "%s %s %d %d".formatted(task, LINES, told.lines().size(), micros(taskAnswer));
            return String.join(
                    "\n", Stream.concat(Stream.of(head), told.lines().stream()).toList());
        }
        return part(task, (PartAnswer) taskAnswer);
    }

    private static long micros(TaskAnswer taskAnswer) {
        return (long) (taskAnswer.seconds() * MICROS);
    }

    private static String part(String part, PartAnswer answer) {
        return "%s %d %s %d %d%s"
                .formatted(
                        part,
                        answer.count().total(),
                        answer.count().method().name().toLowerCase(Locale.ROOT),
                        answer.count().work().nodes(),
                        micros(answer),
                        answer.packing()
                                .map(packing -> " " + PackingWords.write(packing))
                                .orElse(""));
    }

    static ToHead read(String text) throws MalformedMessage {
        MessageReader messageReader = new MessageReader(text);
        String[] words = messageReader.line().split(" ", -1);
        if (words.length < 2) {
            throw new MalformedMessage("A message from nobody.");
        }
        String worker = MessageReader.word(words[1]);
        return switch (words[0]) {
            case "here" -> here(worker, words);
            case "failed" -> failed(worker, text);
            case "answers" -> new ToHead.Answers(worker, answers(messageReader));
            case "leave" -> new ToHead.Leave(worker);
            default -> throw new MalformedMessage("No worker says '" + words[0] + "'.");
        };
    }

    private static ToHead here(String worker, String[] words) throws MalformedMessage {
        if (words.length < 4) {
            throw new MalformedMessage("'here' lacks words.");
        }
        return new ToHead.Here(worker, MessageReader.small(words[2]), MessageReader.small(words[3]), parts(words));
    }

    private static ToHead failed(String worker, String text) throws MalformedMessage {
        String[] words = text.strip().split(" ", 4);
        if (words.length < 4) {
            throw new MalformedMessage("'failed' has no reason.");
        }
        return new ToHead.Failed(worker, MessageReader.word(words[2]), words[3]);
    }

    private static List<String> parts(String[] words) throws MalformedMessage {
        List<String> parts = new ArrayList<>();
        for (int i = 4; i < words.length; i++) {
            if (!words[i].isEmpty()) {
                parts.add(MessageReader.word(words[i]));
            }
        }
        return parts;
    }

    private static Map<String, TaskAnswer> answers(MessageReader messageReader) throws MalformedMessage {
        Map<String, TaskAnswer> answers = new LinkedHashMap<>();
        while (messageReader.hasNext()) {
            String[] words = messageReader.line().split(" ", 6);
            if (words.length == 4 && words[1].equals(LINES)) {
                double seconds = MessageReader.number(words[3]) / MICROS;
                List<String> told = messageReader.lines(MessageReader.number(words[2]));
                answers.put(MessageReader.word(words[0]), new LinesAnswer(told, seconds));
                continue;
            }
            if (words.length < 5) {
                throw new MalformedMessage("An answer lacks words.");
            }
            Optional<Packing> packing = words.length > 5 ? Optional.of(PackingWords.read(words[5])) : Optional.empty();
            PackingCount count = new PackingCount(
                    MessageReader.longNumber(words[1]),
                    Optional.empty(),
                    method(words[2]),
                    REMOTE,
                    new Work(0, MessageReader.number(words[3]), 0, 0, 0, MessageReader.number(words[4]) / MICROS));
            answers.put(MessageReader.word(words[0]), new PartAnswer(count, packing));
        }
        return answers;
    }

    static CountMethod method(String word) throws MalformedMessage {
        for (CountMethod method : CountMethod.values()) {
            if (method.name().toLowerCase(Locale.ROOT).equals(word)) {
                return method;
            }
        }
        throw new MalformedMessage("No method is called '" + word + "'.");
    }
}
