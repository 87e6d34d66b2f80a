package io.github.quadrille.app.worker;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.engine.parts.MessageReader;
import io.github.quadrille.engine.parts.MessageReader.MalformedMessage;
import io.github.quadrille.engine.parts.PackingWords;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.LocalRun.RunAttempt;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What came of a run, as lines: {@code ran packed|limit iterations moves restarts build-seconds seconds points terms}, a
 * line {@code seconds iteration since-restart restart cost covered} for each point of the trace, a line {@code name number
 * bits} or {@code name text words} for each of the author's terms, and the pieces; or {@code broke why}.
 */
public final class RunAnswer {
    private static final String RAN = "ran";
    private static final String BROKE = "broke";
    private static final String PACKED = "packed";
    private static final String NUMBER = "number";
    private static final String TEXT = "text";
    private static final Pattern NAME = Pattern.compile("[a-z_]{1,64}");

    private RunAnswer() {}

    /** Seconds and costs are written so that they arrive as they are. */
    public static List<String> write(RunAttempt attempt) {
        if (attempt.run().isEmpty()) {
            return List.of(BROKE + " " + encode(attempt.failure()));
        }
        LocalRun run = attempt.run().get();
        Work work = run.verdict().work();
        List<String> lines = new ArrayList<>();
        lines.add("%s %s %d %d %d %s %s %d %d"
                .formatted(
                        RAN,
                        run.verdict() instanceof Verdict.Undecided part ? word(part.stoppedBy()) : PACKED,
                        run.iterations(),
                        run.moves(),
                        run.restarts(),
                        work.buildSeconds(),
                        work.seconds(),
                        run.trace().size(),
                        run.ownTerms().size()));
        run.trace()
                .forEach(point -> lines.add("%s %d %d %d %s %d"
                        .formatted(
                                point.seconds(),
                                point.iteration(),
                                point.sinceRestart(),
                                point.restart(),
                                point.cost(),
                                point.covered())));
        run.ownTerms()
                .forEach((name, value) -> lines.add(
                        value instanceof Long number
                                ? "%s %s %016x".formatted(name, NUMBER, number)
                                : "%s %s %s".formatted(name, TEXT, encode(value.toString()))));
        lines.add(PackingWords.write(run.verdict().bestSeen().orElse(new Packing(List.of()))));
        return lines;
    }

    /**
     * Reads lines that may be mistaken; whether the pieces are a packing, and cover as many cells as it says, is
     * for others to check.
     *
     * @throws MalformedMessage when they tell of no run
     */
    public static RunAttempt read(MessageReader messageReader) throws MalformedMessage {
        String[] words = messageReader.line().split(" ", -1);
        if (words.length == 2 && words[0].equals(BROKE)) {
            return new RunAttempt(Optional.empty(), decode(words[1]));
        }
        if (words.length != 9 || !words[0].equals(RAN)) {
            throw new MalformedMessage("It tells of no run.");
        }
        long iterations = MessageReader.number(words[2]);
        long restarts = MessageReader.number(words[4]);
        Work work = new Work(0, iterations, 0, restarts, MessageReader.real(words[5]), MessageReader.real(words[6]));
        List<TracePoint> trace = trace(messageReader.lines(MessageReader.number(words[7])));
        Map<String, Object> terms = terms(messageReader.lines(MessageReader.number(words[8])));
        Packing pieces = PackingWords.read(messageReader.line());
        Verdict verdict = words[1].equals(PACKED)
                ? new Verdict.Packed(pieces, 1, Optional.of(Limit.PACKINGS), work)
                : new Verdict.Undecided(limit(words[1]), pieces, work);
        return new RunAttempt(
                Optional.of(new LocalRun(verdict, iterations, MessageReader.number(words[3]), restarts, trace, terms)),
                "");
    }

    /** What was best until then never gets worse. */
    private static List<TracePoint> trace(List<String> lines) throws MalformedMessage {
        List<TracePoint> trace = new ArrayList<>();
        for (String line : lines) {
            String[] words = line.split(" ", -1);
            if (words.length != 6) {
                throw new MalformedMessage("A point of a trace lacks words.");
            }
            TracePoint point = new TracePoint(
                    MessageReader.real(words[0]),
                    MessageReader.number(words[1]),
                    MessageReader.number(words[2]),
                    MessageReader.number(words[3]),
                    MessageReader.real(words[4]),
                    (int) Math.min(Integer.MAX_VALUE, MessageReader.number(words[5])));
            if (!trace.isEmpty() && !isAfter(point, trace.get(trace.size() - 1))) {
                throw new MalformedMessage("A trace goes back.");
            }
            trace.add(point);
        }
        if (trace.isEmpty()) {
            throw new MalformedMessage("A run has no trace.");
        }
        return trace;
    }

    private static boolean isAfter(TracePoint later, TracePoint point) {
        return later.seconds() >= point.seconds()
                && later.iteration() >= point.iteration()
                && later.restart() >= point.restart()
                && later.cost() <= point.cost()
                && later.covered() >= point.covered();
    }

    private static Map<String, Object> terms(List<String> lines) throws MalformedMessage {
        Map<String, Object> terms = new LinkedHashMap<>();
        for (String line : lines) {
            String[] words = line.split(" ", -1);
            if (words.length != 3 || !NAME.matcher(words[0]).matches()) {
                throw new MalformedMessage("A term is none.");
            }
            terms.put(
                    words[0],
                    switch (words[1]) {
                        case NUMBER -> (Object) MessageReader.bits(words[2]);
                        case TEXT -> decode(words[2]);
                        default -> throw new MalformedMessage("A term is no number and no text.");
                    });
        }
        return terms;
    }

    private static String word(Limit limit) {
        return limit.name().toLowerCase(Locale.ROOT);
    }

    private static Limit limit(String word) throws MalformedMessage {
        for (Limit limit : Limit.values()) {
            if (word(limit).equals(word)) {
                return limit;
            }
        }
        throw new MalformedMessage("No limit is called so.");
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static String decode(String word) throws MalformedMessage {
        try {
            String text = URLDecoder.decode(word, StandardCharsets.UTF_8);
            if (text.chars().anyMatch(Character::isISOControl)) {
                throw new MalformedMessage("A text would do something to a terminal.");
            }
            return text;
        } catch (IllegalArgumentException e) {
            throw new MalformedMessage("A text cannot be read.");
        }
    }
}
