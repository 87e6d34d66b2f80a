package io.github.quadrille.app.web;

import io.github.quadrille.app.web.Rejection.RefusedQuestion;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.TimeText;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Fields;

/**
 * What is said beside a puzzle, after the question mark of the address. Verbs read them by name and kind; whatever is wrong
 * is said at the end, all at once, and so are names that no question has read.
 */
final class Parameters {
    static final String TIME_LIMIT = "time-limit";

    private final Map<String, List<String>> said;
    private final ServerSettings settings;
    private final Set<String> known = new LinkedHashSet<>();
    private final List<String> mistakes = new ArrayList<>();

    /**
     * All that is said there.
     *
     * @throws RefusedQuestion when it cannot be read
     */
    static Fields said(Request request) {
        try {
            return Request.extractQueryParameters(request);
        } catch (RuntimeException e) {
            throw new RefusedQuestion(
                    HttpStatus.BAD_REQUEST_400,
                    "The text after the question mark cannot be read. Maybe write %25 for %.");
        }
    }

    Parameters(Map<String, List<String>> said, ServerSettings settings) {
        this.said = said;
        this.settings = settings;
    }

    /** Those that were asked for, in this order. */
    List<String> known() {
        return List.copyOf(known);
    }

    Optional<String> text(String name) {
        known.add(name);
        List<String> values = said.getOrDefault(name, List.of());
        if (values.size() > 1) {
            mistakes.add("'%s' is given %d times. Maybe once is enough.".formatted(name, values.size()));
        }
        return values.stream().findFirst();
    }

    long whole(String name, long least, long most, long usual) {
        Optional<String> text = text(name);
        if (text.isEmpty()) {
            return usual;
        }
        try {
            long number = Long.parseLong(text.get());
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // It is said below what may be.
        }
        mistakes.add("%s=%s is no number from %d to %d. Maybe %s=%d."
                .formatted(name, shown(text.get()), least, most, name, usual));
        return usual;
    }

    /** Of random choices. */
    long seed() {
        return whole("seed", Long.MIN_VALUE, Long.MAX_VALUE, 1);
    }

    boolean flag(String name) {
        return word(name, List.of("true", "false"), each -> each)
                .orElse("false")
                .equals("true");
    }

    /** One of an enumeration, in small letters. */
    <T extends Enum<T>> T constant(String name, T usual) {
        return word(
                        name,
                        List.of(usual.getDeclaringClass().getEnumConstants()),
                        each -> each.name().toLowerCase(Locale.ROOT))
                .orElse(usual);
    }

    <T> Optional<T> word(String name, Collection<T> all, Function<T, String> word) {
        return read(
                name,
                text -> all.stream()
                        .filter(each -> word.apply(each).equals(text))
                        .findFirst(),
                all.stream().map(word).collect(Collectors.joining(", ")));
    }

    /**
     * Something that is written in its own way.
     *
     * @param hint what it could be
     */
    <T> Optional<T> read(String name, Function<String, Optional<T>> reader, String hint) {
        Optional<String> text = text(name);
        Optional<T> value = text.flatMap(reader);
        if (text.isPresent() && value.isEmpty()) {
            mistakes.add("%s=%s is not known. Maybe one of %s.".formatted(name, shown(text.get()), hint));
        }
        return value;
    }

    /** Where links lead, if not to the server. */
    Optional<URI> site() {
        return settings.site();
    }

    /** What one job may take; the time is what is said, or the usual, and never more than the server gives to anyone. */
    Limits limits(Duration usual) {
        Duration most = settings.timeLimit();
        Optional<String> text = text(TIME_LIMIT);
        Duration time = usual.compareTo(most) < 0 ? usual : most;
        if (text.isPresent()) {
            Optional<Duration> read = TimeText.parse(text.get());
            if (read.isEmpty()) {
                mistakes.add("%s=%s is no span of time. Maybe write 10s, 500ms or 1m."
                        .formatted(TIME_LIMIT, shown(text.get())));
            } else {
                time = read.get().compareTo(most) < 0 ? read.get() : most;
            }
        }
        return Limits.NONE.withTime(time).withMemory(settings.memory()).withThreads(1);
    }

    /** As long as the server allows, if nothing is said. */
    Limits limits() {
        return limits(settings.timeLimit());
    }

    /** Says that one is missing, unless it is there and wrong. */
    void require(String name, String hint) {
        if (!said.containsKey(name)) {
            mistakes.add("'%s' is missing. Maybe %s.".formatted(name, hint));
        }
    }

    /**
     * To be called when all are read.
     *
     * @throws RefusedQuestion with everything that is wrong
     */
    void check() {
        for (String name : said.keySet()) {
            if (!known.contains(name)) {
                mistakes.add("There is no parameter '%s' here. Maybe %s."
                        .formatted(
                                shown(name), known.isEmpty() ? "leave it out" : "one of " + String.join(", ", known)));
            }
        }
        if (!mistakes.isEmpty()) {
            throw new RefusedQuestion(
                    new Rejection(HttpStatus.BAD_REQUEST_400, Rejection.UNUSABLE, List.copyOf(mistakes), List.of()));
        }
    }

    private static String shown(String text) {
        return text.length() > 40 ? text.substring(0, 40) + "..." : text;
    }
}
