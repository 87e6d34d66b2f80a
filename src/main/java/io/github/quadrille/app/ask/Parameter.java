package io.github.quadrille.app.ask;

import io.github.quadrille.core.question.SearchOptions;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Declares a parameter of a question, once, beside it.
 *
 * @param name in small letters, with hyphens between words
 * @param option what the command line calls it, with its hyphens
 * @param usual what it is where it is not said; nothing where the answer goes without
 * @param isNeeded whether there is no answer without it
 * @param isOfProgram whether only the command line has it, and no server
 * @param help a sentence that says what it is
 * @param heading above it in a help that shows all; common ones have none
 */
public record Parameter<T>(
        String name,
        String option,
        ParameterType<T> type,
        Optional<T> usual,
        boolean isNeeded,
        boolean isOfProgram,
        String help,
        Optional<Heading> heading) {
    /** Says how long the answer may take. */
    public static final Parameter<Duration> TIME_LIMIT =
            of("time-limit", ParameterType.span(), "Stop after this time: 30s (or 30), 500ms, 2m, 1h.");
    /** Says how many nodes searches may open. */
    public static final Parameter<Long> NODES = whole("nodes", 0, Long.MAX_VALUE, "Stop after N nodes per puzzle.")
            .called("--node-limit")
            .under(Heading.LIMITS);
    /** Says how many threads may work; a server has its own mind. */
    public static final Parameter<Long> THREADS = whole(
                    "threads", 1, Integer.MAX_VALUE, "How many threads may work (default: one per core).")
            .ofProgram()
            .under(Heading.LIMITS);
    /** Says how much memory tables may take; a server has its own mind. */
    public static final Parameter<Long> MEMORY = of(
                    "memory",
                    ParameterType.bytes(),
                    "How much memory tables may take: 500M, 2G (default: three quarters of what Java may use).")
            .ofProgram()
            .under(Heading.LIMITS);
    /** Begins random choices. */
    public static final Parameter<Long> SEED = whole(
                    "seed",
                    Long.MIN_VALUE,
                    Long.MAX_VALUE,
                    SearchOptions.FIND_ONE.seed(),
                    "Seed of random choices; on one thread the same seed gives the same answer.")
            .under(Heading.SEARCH);
    /** Says whether symmetric packings are one. */
    public static final Parameter<Boolean> CLASSES = flag(
                    "classes", "Whether packings that a symmetry of the puzzle maps to each other are one.")
            .called("--up-to-symmetry")
            .under(Heading.QUESTIONS);

    /** Declares one that is said or not. */
    public static Parameter<Boolean> flag(String name, String help) {
        return of(name, ParameterType.yesOrNo(), help).usually(false);
    }

    /** Declares a number with a usual value. */
    public static Parameter<Long> whole(String name, long least, long most, long usual, String help) {
        return whole(name, least, most, help).usually(usual);
    }

    /** Declares a number without one. */
    public static Parameter<Long> whole(String name, long least, long most, String help) {
        return of(name, ParameterType.whole(least, most), help);
    }

    /** Declares a constant of an enumeration. */
    public static <E extends Enum<E>> Parameter<E> constant(String name, E usual, String help) {
        return of(name, ParameterType.constant(usual.getDeclaringClass()), help).usually(usual);
    }

    /** Declares something without a usual value. */
    public static <T> Parameter<T> of(String name, ParameterType<T> type, String help) {
        return new Parameter<>(name, "--" + name, type, Optional.empty(), false, false, help, Optional.empty());
    }

    /** Declares a text that is read later. */
    public static Parameter<String> text(String name, String help) {
        return of(name, ParameterType.written(Optional::of, ""), help);
    }

    /** Gives it another name on the command line. */
    public Parameter<T> called(String other) {
        return new Parameter<>(name, other, type, usual, isNeeded, isOfProgram, help, heading);
    }

    /** Keeps it from servers. */
    public Parameter<T> ofProgram() {
        return new Parameter<>(name, option, type, usual, isNeeded, true, help, heading);
    }

    /** Gives it a usual value. */
    public Parameter<T> usually(T value) {
        return new Parameter<>(name, option, type, Optional.of(value), isNeeded, isOfProgram, help, heading);
    }

    /** Says that there is no answer without it. */
    public Parameter<T> needed() {
        return new Parameter<>(name, option, type, usual, true, isOfProgram, help, heading);
    }

    /** Puts it under a heading. */
    public Parameter<T> under(Heading above) {
        return new Parameter<>(name, option, type, usual, isNeeded, isOfProgram, help, Optional.of(above));
    }

    /** Says what is wrong with a text that cannot be read, and what could be written instead. */
    public String complaint(String text) {
        String fault = type.fault().apply(text);
        return type.is("integer")
                ? fault
                        + " Maybe %s=%s."
                                .formatted(name, usual.map(Object::toString).orElse("" + type.least()))
                : fault;
    }

    /** Stands for a value in a help. */
    public String label() {
        return type.label().orElse(type.words().isEmpty() ? name.toUpperCase(Locale.ROOT) : '<' + name + '>');
    }

    /** Describes it as OpenAPI does. */
    public Map<String, Object> described() {
        Map<String, Object> schema = new LinkedHashMap<>(type.schema());
        usual.ifPresent(value ->
                schema.put("default", type.is("string") ? type.writing().apply(value) : value));
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

    /** Each is declared once. To compare what it consists of would take a start of the program 30 ms. */
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
