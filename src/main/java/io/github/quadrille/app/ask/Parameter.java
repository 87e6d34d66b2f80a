package io.github.quadrille.app.ask;

import io.github.quadrille.app.ask.ParameterType.OneOf;
import io.github.quadrille.app.ask.ParameterType.Span;
import io.github.quadrille.app.ask.ParameterType.Whole;
import io.github.quadrille.app.ask.ParameterType.Written;
import io.github.quadrille.app.ask.ParameterType.YesOrNo;
import io.github.quadrille.core.question.SearchOptions;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Declares a parameter of a question, once, beside it.
 *
 * @param name in small letters, with hyphens between words
 * @param usual what it is where it is not said; nothing where the answer goes without
 * @param isNeeded whether there is no answer without it
 * @param help a sentence that says what it is
 * @param heading above it in a help that shows all; common ones have none
 */
public record Parameter<T>(
        String name,
        ParameterType<T> type,
        Optional<T> usual,
        boolean isNeeded,
        String help,
        Optional<Heading> heading) {
    /** Says how long the answer may take. */
    public static final Parameter<Duration> TIME_LIMIT = new Parameter<>(
            "time-limit",
            new Span(),
            Optional.empty(),
            false,
            "How long the answer may take: 30s (or 30), 500ms, 2m.",
            Optional.empty());
    /** Begins random choices. */
    public static final Parameter<Long> SEED = whole(
                    "seed",
                    Long.MIN_VALUE,
                    Long.MAX_VALUE,
                    SearchOptions.FIND_ONE.seed(),
                    "Of random choices: the same seed gives the same answer.")
            .under(Heading.SEARCH);
    /** Says whether symmetric packings are one. */
    public static final Parameter<Boolean> CLASSES =
            flag("classes", "Whether packings that a symmetry of the puzzle maps to each other are one.");

    /** Declares one that is said or not. */
    public static Parameter<Boolean> flag(String name, String help) {
        return new Parameter<>(name, new YesOrNo(), Optional.of(false), false, help, Optional.empty());
    }

    /** Declares a number with a usual value. */
    public static Parameter<Long> whole(String name, long least, long most, long usual, String help) {
        return new Parameter<>(name, new Whole(least, most), Optional.of(usual), false, help, Optional.empty());
    }

    /** Declares a number without one. */
    public static Parameter<Long> whole(String name, long least, long most, String help) {
        return new Parameter<>(name, new Whole(least, most), Optional.empty(), false, help, Optional.empty());
    }

    /** Declares a constant of an enumeration. */
    public static <E extends Enum<E>> Parameter<E> constant(String name, E usual, String help) {
        return new Parameter<>(
                name, OneOf.constants(usual.getDeclaringClass()), Optional.of(usual), false, help, Optional.empty());
    }

    /** Declares something without a usual value. */
    public static <T> Parameter<T> of(String name, ParameterType<T> type, String help) {
        return new Parameter<>(name, type, Optional.empty(), false, help, Optional.empty());
    }

    /** Declares a text that is read later. */
    public static Parameter<String> text(String name, String help) {
        return of(name, Written.text(), help);
    }

    /** Gives it a usual value. */
    public Parameter<T> usually(T value) {
        return new Parameter<>(name, type, Optional.of(value), isNeeded, help, heading);
    }

    /** Says that there is no answer without it. */
    public Parameter<T> needed() {
        return new Parameter<>(name, type, usual, true, help, heading);
    }

    /** Puts it under a heading. */
    public Parameter<T> under(Heading above) {
        return new Parameter<>(name, type, usual, isNeeded, help, Optional.of(above));
    }

    /** Describes it as OpenAPI does. */
    public Map<String, Object> described() {
        Map<String, Object> schema = new LinkedHashMap<>(type.schema());
        usual.ifPresent(value -> schema.put("default", type.inSchema(value)));
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("name", name);
        described.put("in", "query");
        if (isNeeded) {
            described.put("required", true);
        }
        described.put("description", help);
        described.put("schema", schema);
        return described;
    }
}
