package io.github.quadrille.app.ask;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Declares a row of the table of questions.
 *
 * @param name a word, as in an address
 * @param summary a sentence without its full stop
 * @param parameters all that may be said beside what it is about
 * @param reading makes the question of what is said
 */
public record Question<Q>(String name, String summary, List<Parameter<?>> parameters, Function<Values, Q> reading) {
    /** Keeps a copy. */
    public Question {
        parameters = List.copyOf(parameters);
    }

    /** Declares a question about a puzzle, beside which its keys may be said. */
    public static <Q> Question<Q> ofPuzzle(
            String name, String summary, List<Parameter<?>> own, Function<Values, Q> reading) {
        return new Question<>(
                name,
                summary,
                Stream.concat(PuzzleKeys.ALL.stream(), own.stream()).toList(),
                reading);
    }

    /** Returns the parameters that a server has, too. */
    public List<Parameter<?>> shared() {
        return parameters.stream().filter(parameter -> !parameter.isOfProgram()).toList();
    }
}
