package io.github.quadrille.app.worker;

import io.github.quadrille.engine.parts.MessageReader;
import io.github.quadrille.engine.parts.MessageReader.MalformedMessage;
import io.github.quadrille.engine.parts.TaskQuestion;
import io.github.quadrille.lab.local.LocalLimits;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Which run of a local search is wanted, as an errand: {@code run seed time iterations moves restarts target method},
 * numbers of 64 bits in hexadecimal digits, the time as ISO 8601 has it or {@code none}.
 *
 * @param method as {@code compare --methods} has it: its name, and perhaps a colon and options
 * @param limits with the seed of this run
 */
public record RunTask(String method, LocalLimits limits) {
    private static final String RUN = "run";
    private static final String NONE = "none";
    private static final int WORDS = 8;
    private static final int LONGEST_METHOD = 1000;

    /** In words. */
    public TaskQuestion.Errand errand() {
        HexFormat hex = HexFormat.of();
        return new TaskQuestion.Errand(String.join(
                " ",
                RUN,
                hex.toHexDigits(limits.seed()),
                limits.timeLimit().map(Duration::toString).orElse(NONE),
                hex.toHexDigits(limits.maxIterations()),
                hex.toHexDigits(limits.maxMoves()),
                hex.toHexDigits(limits.maxRestarts()),
                Integer.toString(limits.target()),
                URLEncoder.encode(method, StandardCharsets.UTF_8)));
    }

    /** Whether an errand is meant to be a run. */
    static boolean isRun(TaskQuestion.Errand errand) {
        return errand.what().startsWith(RUN + " ");
    }

    /**
     * Reads words that may come from a stranger.
     *
     * @throws MalformedMessage when they order no run
     */
    public static RunTask of(TaskQuestion.Errand errand) throws MalformedMessage {
        String[] words = errand.what().split(" ", -1);
        if (words.length != WORDS || !words[0].equals(RUN)) {
            throw new MalformedMessage("An errand is no run.");
        }
        return new RunTask(
                method(words[7]),
                new LocalLimits(
                        MessageReader.bits(words[1]),
                        time(words[2]),
                        natural(words[3]),
                        natural(words[4]),
                        natural(words[5]),
                        MessageReader.small(words[6])));
    }

    private static long natural(String word) throws MalformedMessage {
        long number = MessageReader.bits(word);
        if (number < 0) {
            throw new MalformedMessage("A limit is below nothing.");
        }
        return number;
    }

    private static Optional<Duration> time(String word) throws MalformedMessage {
        if (word.equals(NONE)) {
            return Optional.empty();
        }
        try {
            Duration time = Duration.parse(word);
            if (time.isNegative() || time.isZero()) {
                throw new MalformedMessage("A time is no time.");
            }
            return Optional.of(time);
        } catch (DateTimeParseException e) {
            throw new MalformedMessage("A time is no time.");
        }
    }

    private static String method(String word) throws MalformedMessage {
        try {
            String method = URLDecoder.decode(word, StandardCharsets.UTF_8);
            if (method.isBlank() || method.length() > LONGEST_METHOD) {
                throw new MalformedMessage("A method has no name, or a long one.");
            }
            return method;
        } catch (IllegalArgumentException e) {
            throw new MalformedMessage("A method's name cannot be read.");
        }
    }
}
