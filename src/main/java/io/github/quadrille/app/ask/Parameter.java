package io.github.quadrille.app.ask;

import io.github.quadrille.core.question.SearchOptions;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A {@code Parameter} is a setting of a question. It is declared once: next to its question, or here if several
 * questions share it.
 *
 * @param name the name in small letters, with hyphens between words
 * @param option the name on the command line, with its hyphens
 * @param usual the default, which holds if the user sets no value; empty if there is no default
 * @param isNeeded whether the user must set a value
 * @param isOfProgram whether only the command line has the parameter, and no server
 * @param help a sentence that says what the parameter is
 * @param heading the heading above the parameter in the long help; empty for common parameters
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
    /** This parameter says how long the answer may take. */
    public static final Parameter<Duration> TIME_LIMIT =
            of("time-limit", ParameterType.span(), "Stop after this time: 30s (or 30), 500ms, 2m, 1h.");
    /** This parameter says how many nodes a search may open. */
    public static final Parameter<Long> NODES = whole("nodes", 0, Long.MAX_VALUE, "Stop after N nodes per puzzle.")
            .called("--node-limit")
            .under(Heading.LIMITS);
    /** This parameter says how many threads may work. A server does not offer it. */
    public static final Parameter<Long> THREADS = whole(
                    "threads", 1, Integer.MAX_VALUE, "How many threads to use (default: one per core).")
            .ofProgram()
            .under(Heading.LIMITS);
    /** This parameter says how much memory tables may take. A server does not offer it. */
    public static final Parameter<Long> MEMORY = of(
                    "memory",
                    ParameterType.bytes(),
                    "How much memory the tables of a search may take: 500M, 2G (default: three quarters of what Java"
                            + " may use).")
            .ofProgram()
            .under(Heading.LIMITS);
    /** This parameter is the seed of all random choices. */
    public static final Parameter<Long> SEED = whole(
                    "seed",
                    Long.MIN_VALUE,
                    Long.MAX_VALUE,
                    SearchOptions.FIND_ONE.seed(),
                    "The seed of random choices. On one thread the same seed gives the same answer.")
            .under(Heading.SEARCH);
    /** This parameter says whether packings count as one if a symmetry of the puzzle maps them to each other. */
    public static final Parameter<Boolean> CLASSES = flag(
                    "classes", "Count packings as one if a symmetry of the puzzle maps them to each other.")
            .called("--up-to-symmetry")
            .under(Heading.QUESTIONS);

    /** Declares a parameter that is either present or absent. */
    public static Parameter<Boolean> flag(String name, String help) {
        return of(name, ParameterType.yesOrNo(), help).usually(false);
    }

    /** Declares a parameter whose value is a whole number, with a default. */
    public static Parameter<Long> whole(String name, long least, long most, long usual, String help) {
        return whole(name, least, most, help).usually(usual);
    }

    /** Declares a parameter whose value is a whole number, without a default. */
    public static Parameter<Long> whole(String name, long least, long most, String help) {
        return of(name, ParameterType.whole(least, most), help);
    }

    /** Declares a parameter whose value is a constant of an enumeration. */
    public static <E extends Enum<E>> Parameter<E> constant(String name, E usual, String help) {
        return of(name, ParameterType.constant(usual.getDeclaringClass()), help).usually(usual);
    }

    /** Declares a parameter of any type, without a default. */
    public static <T> Parameter<T> of(String name, ParameterType<T> type, String help) {
        return new Parameter<>(name, "--" + name, type, Optional.empty(), false, false, help, Optional.empty());
    }

    /** Declares a parameter whose value is a text that is read later. */
    public static Parameter<String> text(String name, String help) {
        return of(name, ParameterType.written(Optional::of, ""), help);
    }

    /** Returns this parameter with another name on the command line. */
    public Parameter<T> called(String other) {
        return new Parameter<>(name, other, type, usual, isNeeded, isOfProgram, help, heading);
    }

    /** Returns this parameter for the command line alone: no server offers it. */
    public Parameter<T> ofProgram() {
        return new Parameter<>(name, option, type, usual, isNeeded, true, help, heading);
    }

    /** Returns this parameter with a default, which holds if the user sets no value. */
    public Parameter<T> usually(T value) {
        return new Parameter<>(name, option, type, Optional.of(value), isNeeded, isOfProgram, help, heading);
    }

    /** Returns this parameter, marked as needed: the user must set a value. */
    public Parameter<T> needed() {
        return new Parameter<>(name, option, type, usual, true, isOfProgram, help, heading);
    }

    /** Returns this parameter under a heading of the help. */
    public Parameter<T> under(Heading above) {
        return new Parameter<>(name, option, type, usual, isNeeded, isOfProgram, help, Optional.of(above));
    }

    /** Returns a sentence that says what is wrong with an unreadable text, and what the user could write instead. */
    public String complaint(String text) {
        String fault = type.fault().apply(text);
        return type.is("integer")
                ? fault
                        + " Use %s=%s."
                                .formatted(name, usual.map(Object::toString).orElse("" + type.least()))
                : fault;
    }

    /** Returns the word that stands for a value in the help. */
    public String label() {
        return type.label().orElse(type.words().isEmpty() ? name.toUpperCase(Locale.ROOT) : '<' + name + '>');
    }

    /** Describes the parameter in the form that OpenAPI defines. */
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

    /**
     * Compares by identity, because each parameter is declared once. Comparing all components would add 30 ms to the
     * start of the program.
     */
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
