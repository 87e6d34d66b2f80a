package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.ask.ParameterType;
import io.github.quadrille.app.ask.PuzzleKeys;
import io.github.quadrille.app.ask.Question;
import io.github.quadrille.app.ask.Values;
import io.github.quadrille.core.limit.Limits;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.TypeConversionException;

/**
 * Makes options of the parameters of a question, each named and described as it is declared in the table. A command may say more of one
 * of them. The keys of a puzzle are not among them: {@link PuzzleFlags} has them, and more.
 */
public final class QuestionFlags<Q> extends Flags implements Values {
    private final Question<Q> question;
    private final Map<Parameter<?>, Flag<?>> flags = new LinkedHashMap<>();

    public QuestionFlags(Question<Q> question) {
        this.question = question;
        question.parameters().stream()
                .filter(parameter -> !PuzzleKeys.ALL.contains(parameter))
                .forEach(parameter -> flags.put(parameter, declared(parameter)));
    }

    @SuppressWarnings("unchecked") // A truth value, a number and a span of time are what their types say.
    private <T> Flag<T> declared(Parameter<T> parameter) {
        String name = "--" + parameter.name();
        ParameterType<T> type = parameter.type();
        if (type instanceof ParameterType.YesOrNo) {
            Flag<T> said = (Flag<T>) flag(name, parameter.help());
            parameter.heading().ifPresent(said::under);
            return said;
        }
        Flag<T> flag = type instanceof ParameterType.Whole
                ? (Flag<T>) option(name, "N", Long.class, parameter.help())
                : type instanceof ParameterType.Span
                        ? (Flag<T>) timeLimitOption(parameter.help())
                        : (Flag<T>) option(
                                name,
                                '<' + parameter.name() + '>',
                                Object.class,
                                text -> read(type, text),
                                parameter.help());
        parameter.usual().map(type::write).ifPresent(flag::usually);
        parameter.heading().ifPresent(flag::under);
        return parameter.isNeeded() ? flag.required() : flag;
    }

    private static <T> T read(ParameterType<T> type, String text) {
        return type.read(text)
                .orElseThrow(() ->
                        new TypeConversionException("'%s' is unknown. Maybe one of %s.".formatted(text, type.hint())));
    }

    /** Returns the option of one of them, so that a command may say more of it. */
    @SuppressWarnings("unchecked") // It was made of this parameter.
    public <T> Flag<T> flag(Parameter<T> parameter) {
        return (Flag<T>) flags.get(parameter);
    }

    /** Returns the question, as the command line says it. */
    public Q question() {
        return question.reading().apply(this);
    }

    @Override
    public <T> Optional<T> said(Parameter<T> parameter) {
        return flag(parameter).optional();
    }

    @Override
    public Limits limits(Optional<Duration> usual) {
        return Limits.NONE.withTime(said(Parameter.TIME_LIMIT).or(() -> usual));
    }
}
