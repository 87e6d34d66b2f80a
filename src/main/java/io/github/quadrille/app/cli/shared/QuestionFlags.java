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

    private <T> Flag<T> declared(Parameter<T> parameter) {
        Flag<T> flag = option(parameter);
        parameter.heading().ifPresent(flag::under);
        if (!(parameter.type() instanceof ParameterType.YesOrNo)) {
            parameter.usual().map(parameter.type()::write).ifPresent(flag::usually);
        }
        return parameter.isNeeded() ? flag.required() : flag;
    }

    @SuppressWarnings("unchecked") // A truth value, a number and a span of time are what their types say.
    private <T> Flag<T> option(Parameter<T> parameter) {
        String name = "--" + parameter.name();
        ParameterType<T> type = parameter.type();
        if (type instanceof ParameterType.YesOrNo) {
            return (Flag<T>) flag(name, parameter.help());
        }
        if (type instanceof ParameterType.Whole) {
            return (Flag<T>) option(name, "N", Long.class, parameter.help());
        }
        if (type instanceof ParameterType.Span) {
            return (Flag<T>) timeLimitOption(parameter.help());
        }
        String label = '<' + parameter.name() + '>';
        return (Flag<T>) option(name, label, Object.class, word -> OptionWords.read(type, word), parameter.help());
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
