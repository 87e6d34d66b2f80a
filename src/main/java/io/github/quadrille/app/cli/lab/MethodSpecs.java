package io.github.quadrille.app.cli.lab;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.MethodFamily;
import io.github.quadrille.lab.local.MethodParameter;
import io.github.quadrille.lab.local.Methods;
import io.github.quadrille.lab.tune.Tunable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Reads a list of methods such as {@code greedy,beam,beam:corner=both,draws=distinct}. Methods have commas between
 * them. The name of a method may be followed by a colon and options of the method. These are options of the command
 * {@code local}, without the method's name in front.
 *
 * <p>A method with options has its whole text as its name, so its name differs from that of the published method. An
 * option {@code label=} gives the method another name.
 */
public final class MethodSpecs {
    private static final String LABEL = "label=";

    private final List<Method> known;

    /**
     * Makes a reader of methods.
     *
     * @param known the published methods; a method that is not in {@link Methods} has no options
     */
    public MethodSpecs(List<Method> known) {
        this.known = known;
    }

    /**
     * Runs a method under another name.
     *
     * @param spec the method and its options, without a label
     */
    private record Named(String word, String spec, Method method) implements Method {
        @Override
        public String costWords() {
            return method.costWords();
        }

        @Override
        public Optional<String> refusal(Puzzle puzzle) {
            return method.refusal(puzzle);
        }

        @Override
        public OptionalDouble fitnessOfPacking(Puzzle puzzle) {
            return method.fitnessOfPacking(puzzle);
        }

        @Override
        public LocalSearch search(Puzzle puzzle, RandomGenerator random) {
            return method.search(puzzle, random);
        }
    }

    /** Returns whether a word, up to its first colon or comma, is the name of a method. */
    static boolean isMethod(String word) {
        return Methods.named(word.split("[:,]", 2)[0]).isPresent();
    }

    /**
     * Returns the methods that the words name. The word {@code all} names all known methods. The word {@code none}, if
     * it is alone, names no method.
     *
     * @throws IllegalArgumentException when there is no such method or option, a value makes no sense, or two methods
     *     have the same name
     * @throws CommandLine.ParameterException when a value cannot be read
     */
    List<Method> read(List<String> words) {
        if (words.equals(List.of("none"))) {
            return List.of();
        }
        List<Method> methods = words.stream().flatMap(this::methods).toList();
        Set<String> names = new HashSet<>();
        for (Method method : methods) {
            if (!names.add(method.word())) {
                throw new IllegalArgumentException(
                        "Two methods have the label '%s'. Leave out one, or give it another label."
                                .formatted(method.word()));
            }
        }
        return methods;
    }

    private Stream<Method> methods(String text) {
        List<String> specs = new ArrayList<>();
        for (String piece : text.split(",", -1)) {
            int last = specs.size() - 1;
            boolean goesOn = last >= 0
                    && specs.get(last).contains(":")
                    && known(piece.strip()).isEmpty();
            if (goesOn && !piece.contains(":")) {
                specs.set(last, specs.get(last) + "," + piece.strip());
            } else {
                specs.add(piece.strip());
            }
        }
        return specs.stream().flatMap(spec -> spec.equals("all") ? known.stream() : Stream.of(method(spec)));
    }

    private Optional<Method> known(String word) {
        return known.stream().filter(method -> method.word().equals(word)).findFirst();
    }

    /**
     * Returns the method that one text names.
     *
     * @throws IllegalArgumentException when there is no such method or option, or a value makes no sense
     * @throws CommandLine.ParameterException when a value cannot be read
     */
    public Method method(String spec) {
        if (spec.equals("none")) {
            throw new IllegalArgumentException("'none' cannot be combined with other methods. Leave it out.");
        }
        int colon = spec.indexOf(':');
        String word = colon < 0 ? spec : spec.substring(0, colon).strip();
        Method published = known(word)
                .orElseThrow(() -> new IllegalArgumentException("There is no method '%s'. Use 'all', or some of %s."
                        .formatted(word, known.stream().map(Method::word).collect(Collectors.joining(", ")))));
        if (colon < 0) {
            return published;
        }
        Map<Boolean, List<String>> given = Stream.of(spec.substring(colon + 1).split(",", -1))
                .map(String::strip)
                .collect(Collectors.partitioningBy(option -> option.startsWith(LABEL)));
        List<String> labels = given.get(true);
        List<String> options = given.get(false);
        if (labels.size() > 1) {
            throw new IllegalArgumentException(
                    "The method '%s' has two labels. Leave one of them out.".formatted(word));
        }
        String name = labels.isEmpty() ? spec : label(labels.get(0).substring(LABEL.length()));
        String unlabelled = options.isEmpty() ? word : word + ":" + String.join(",", options);
        return new Named(name, unlabelled, options.isEmpty() ? published : withOptions(word, options));
    }

    /**
     * Returns the family as a method whose parameters a tuner can change. Each method that the tuner makes keeps the
     * text of its options, from which other machines can make the method again.
     */
    static Tunable tunable(MethodFamily family) {
        MethodSpecs all = new MethodSpecs(Methods.published());
        return new Tunable(
                family.word(),
                family.parameters(),
                words -> words.isEmpty()
                        ? family.published()
                        : all.method(family.word() + ":" + String.join(",", words)));
    }

    /** Returns the words that {@link #method(String)} reads as this method, without its label. */
    static String spec(Method method) {
        return method instanceof Named named ? named.spec() : method.word();
    }

    /** Returns the words that {@link #method(String)} reads as this method, with its label. */
    public static String words(Method method) {
        String spec = spec(method);
        return spec.equals(method.word()) ? spec : spec + (spec.contains(":") ? "," : ":") + LABEL + method.word();
    }

    private static String label(String words) {
        if (words.isBlank() || words.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("'label=%s' cannot be a label. Write one such as label=ours."
                    .formatted(words.replaceAll("\\p{Cntrl}", "?")));
        }
        return words.strip();
    }

    /**
     * Returns the method of this name with the given options.
     *
     * @param options the options, such as {@code adoption=0.5}
     * @throws IllegalArgumentException when there is no such option, or a value makes no sense
     */
    static Method withOptions(String word, List<String> options) {
        MethodFamily family = Methods.named(word)
                .orElseThrow(() -> new IllegalArgumentException(
                        "'%s' has no options. Leave out ':%s'.".formatted(word, String.join(",", options))));
        List<String> known =
                family.parameters().stream().map(MethodParameter::name).sorted().toList();
        for (String option : options) {
            String name = option.split("=", 2)[0].strip();
            if (!known.contains(name)) {
                throw new IllegalArgumentException(
                        "'%s' has no option '%s'. Use one of %s.".formatted(word, name, String.join(", ", known)));
            }
        }
        CommandSpec spec = CommandSpec.create().name("quadrille compare");
        MethodFlags.options(family).forEach(spec::addOption);
        CommandLine parser = new CommandLine(spec).setCaseInsensitiveEnumValuesAllowed(true);
        String[] arguments = options.stream().map(family::option).toArray(String[]::new);
        return family.with(MethodFlags.given(family, parser.parseArgs(arguments)));
    }
}
