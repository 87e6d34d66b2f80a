package io.github.quadrille.app.ask;

import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import java.util.List;

/** Asks for a packing, or some, or whether there is none; or for a best covering. */
public record PackQuestion(SearchOptions options) {
    private static final long MOST_PACKINGS = 10_000;
    /** Says how many packings are wanted. */
    public static final Parameter<Long> PACKINGS = Parameter.whole(
                    "packings", 1, MOST_PACKINGS, SearchOptions.FIND_ONE.packings(), "Stop after N packings.")
            .called("--limit");
    /** Says which model is searched. */
    public static final Parameter<Formulation> MODEL = Parameter.constant(
                    "model",
                    SearchOptions.FIND_ONE.formulation(),
                    "The model of the puzzle for Choco: propagator, one global constraint, fast; sums, one sum per"
                            + " cell and kind, the slow baseline; implied, the sums with the propagator on the"
                            + " same variables; or learning, sums with lazy clause generation.")
            .ofProgram()
            .under(Heading.SEARCH);

    private static final Parameter<Boolean> NO_SYMMETRY = Parameter.flag(
                    "no-symmetry", "Search every packing itself, instead of one of each class of symmetric ones.")
            .ofProgram()
            .under(Heading.SEARCH);
    /** Says whether Choco has no help. */
    public static final Parameter<Boolean> NO_ARGUMENTS = Parameter.flag(
                    "no-arguments",
                    "Let Choco search the model of --model alone: no argument, frontier, sweep, dive, trial, stripes"
                            + " or bound before it, no endgame in words, and one thread. Slower, for the model's own"
                            + " sake.")
            .ofProgram()
            .under(Heading.SEARCH);
    /** Declares it, with its parameters. */
    public static final Question<PackQuestion> QUESTION = Question.ofPuzzle(
            "solve",
            "Finds packings, or proves that there is none; or a best covering",
            List.of(
                    Parameter.TIME_LIMIT,
                    Parameter.NODES,
                    Parameter.THREADS,
                    PACKINGS,
                    Parameter.SEED,
                    MODEL,
                    NO_SYMMETRY,
                    NO_ARGUMENTS),
            values -> new PackQuestion(new SearchOptions(
                    values.of(MODEL),
                    values.of(PACKINGS),
                    values.limits(),
                    values.of(Parameter.SEED),
                    !values.of(NO_SYMMETRY),
                    values.of(NO_ARGUMENTS))));
}
