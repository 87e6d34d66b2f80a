package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.Limits;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A {@code Question} declares one question that users can ask, on the command line or to a server.
 *
 * @param name one word, which also ends the address of the question on a server
 * @param summary a short description, without a full stop
 * @param parameters all parameters of the question
 * @param reading the function that makes the question from the values of its parameters
 */
public record Question<Q>(String name, String summary, List<Parameter<?>> parameters, Function<Values, Q> reading) {
    /**
     * Declares a question. To find its parameters, the function is called once with an object that has no values, and
     * that records which parameters the function reads.
     */
    public static <Q> Question<Q> of(String name, String summary, Function<Values, Q> reading) {
        return of(List.of(), name, summary, reading);
    }

    /**
     * Declares a question about a puzzle. Its parameters are the keys of a puzzle, and those that the function reads.
     */
    public static <Q> Question<Q> ofPuzzle(String name, String summary, Function<Values, Q> reading) {
        return of(PuzzleKeys.ALL, name, summary, reading);
    }

    private static <Q> Question<Q> of(
            List<Parameter<?>> keys, String name, String summary, Function<Values, Q> reading) {
        Unsaid unsaid = new Unsaid(new LinkedHashSet<>(keys));
        Objects.requireNonNull(reading.apply(unsaid));
        return new Question<>(name, summary, List.copyOf(unsaid.parameters()), reading);
    }

    /** Returns the parameters that both the command line and a server offer. */
    public List<Parameter<?>> shared() {
        return parameters.stream().filter(parameter -> !parameter.isOfProgram()).toList();
    }

    /** Holds no value, and records which parameters a question reads. */
    private record Unsaid(Set<Parameter<?>> parameters) implements Values {
        @Override
        public <T> Optional<T> said(Parameter<T> parameter) {
            parameters.add(parameter);
            return Optional.empty();
        }

        @Override
        public Limits limits(Optional<Duration> usual, Parameter<?>... others) {
            parameters.add(Parameter.TIME_LIMIT);
            parameters.addAll(List.of(others));
            return Limits.time(usual.orElse(Duration.ZERO));
        }
    }
}
