package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.ask.PuzzleKeys;
import io.github.quadrille.app.ask.Question;
import io.github.quadrille.app.ask.Values;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.question.PuzzleTooLarge.JavaMemory;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes an option for each parameter of a question, with the name and the help that the parameter declares. A command
 * may then replace the help.
 */
public final class QuestionFlags extends Flags implements Values {
    private static final long LEAST_MEMORY = 1 << 20;

    private final Map<Parameter<?>, Flag<?>> flags = new LinkedHashMap<>();

    /**
     * Makes options for the parameters of some questions. It leaves out the keys of a puzzle, because {@link
     * PuzzleFlags} has them.
     */
    public QuestionFlags(Question<?>... questions) {
        this(Stream.of(questions)
                .flatMap(question -> question.parameters().stream())
                .filter(parameter -> !PuzzleKeys.ALL.contains(parameter))
                .distinct()
                .toList());
    }

    /** Makes options for some parameters. */
    public QuestionFlags(List<Parameter<?>> parameters) {
        parameters.forEach(parameter -> flags.put(parameter, option(parameter)));
        if (parameters.contains(Parameter.MEMORY)) {
            Flag<Long> memory = flag(Parameter.MEMORY);
            atLeast(memory, LEAST_MEMORY, "A memory of %,d bytes is too small for any table. Use --memory 1M or more.");
            rule(() -> {
                if (memory.isSaid() && memory.value() > Runtime.getRuntime().maxMemory()) {
                    throw invalid("Java can use %,d MiB, which is less than --memory. %s"
                            .formatted(JavaMemory.mebibytes(), JavaMemory.advice(memory.value())));
                }
            });
        }
    }

    /** Returns the option for a parameter, so that a command may replace its help. */
    @SuppressWarnings("unchecked") // The option was made for this parameter, so its type is right.
    public <T> Flag<T> flag(Parameter<T> parameter) {
        return (Flag<T>) flags.get(parameter);
    }

    /** Returns these options and their values as they are on the command line. */
    public String typed() {
        return flags.values().stream().map(Flag::typed).collect(Collectors.joining());
    }

    /** Returns a question with the values that the command line gives. */
    public <Q> Q asked(Question<Q> question) {
        return question.reading().apply(this);
    }

    @Override
    public <T> Optional<T> said(Parameter<T> parameter) {
        return Optional.ofNullable(flag(parameter)).flatMap(Flag::optional);
    }

    @Override
    public Limits limits(Optional<Duration> usual, Parameter<?>... others) {
        return new Limits(
                said(Parameter.TIME_LIMIT).or(() -> usual),
                said(Parameter.NODES).orElse(Limits.NONE.nodes()),
                said(Parameter.MEMORY).orElse(Limits.NONE.memory()),
                said(Parameter.THREADS).map(Math::toIntExact).orElse(Limits.NONE.threads()));
    }
}
