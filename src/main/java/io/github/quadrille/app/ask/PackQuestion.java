package io.github.quadrille.app.ask;

import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;

/**
 * Asks for a packing, or some, or whether there is none; or for a best covering.
 *
 * @param unique whether it is asked if there is exactly one
 * @param upToSymmetry whether symmetric packings are one
 * @param blocks whether a packing is put together from blocks, and not searched
 * @param crossCheck whether other engines are to confirm the answer
 */
public record PackQuestion(
        SearchOptions options, boolean unique, boolean upToSymmetry, boolean blocks, boolean crossCheck) {
    private static final long MOST_PACKINGS = 10_000;
    /** Says how many packings are wanted. */
    public static final Parameter<Long> PACKINGS = Parameter.whole(
                    "packings", 1, MOST_PACKINGS, SearchOptions.FIND_ONE.packings(), "Stop after N packings.")
            .called("--limit");
    /** Says that all are wanted. */
    public static final Parameter<Boolean> ALL =
            Parameter.flag("all", "Find all packings, symmetric ones included.").ofProgram();
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
    /** Says that Choco is alone. */
    public static final Parameter<Boolean> NO_ARGUMENTS = Parameter.flag(
                    "no-arguments",
                    "Let Choco search the model of --model alone: no argument, frontier, sweep, dive, trial, stripes"
                            + " or bound before it, no endgame in words, and one thread. Slower, for the model's own"
                            + " sake.")
            .ofProgram()
            .under(Heading.SEARCH);
    /** Says that Choco is alone, with the slow baseline. */
    public static final Parameter<Boolean> PLAIN = Parameter.flag(
                    "plain", "Like --model sums --no-arguments: Choco alone.")
            .ofProgram();
    /** Says that two packings are enough to know. */
    public static final Parameter<Boolean> UNIQUE = Parameter.flag(
                    "unique",
                    "Say whether there are 0, 1 or more packings. Exits with 0 when there is exactly one, else 20.")
            .ofProgram();
    /** Says whether symmetric packings are one. */
    public static final Parameter<Boolean> CLASSES = Parameter.CLASSES.ofProgram();
    /** Says that nothing is searched. */
    public static final Parameter<Boolean> BLOCKS = Parameter.flag(
                    "blocks", "Build the packing from blocks instead of searching; for the standard bag on rectangles.")
            .ofProgram()
            .under(Heading.QUESTIONS);
    /** Says that other engines are to confirm the answer. */
    public static final Parameter<Boolean> CROSS_CHECK = Parameter.flag(
                    "cross-check",
                    "Decide again by Choco alone, and compare. Exits with 3 when nothing confirms the answer.")
            .ofProgram();
    /** Declares it, with its parameters. */
    public static final Question<PackQuestion> QUESTION = Question.ofPuzzle(
            "solve",
            "Finds packings, or proves that there is none; or a best covering",
            values -> new PackQuestion(
                    new SearchOptions(
                            values.of(PLAIN) ? Formulation.SUMS : values.of(MODEL),
                            values.of(ALL) ? Long.MAX_VALUE : values.of(PACKINGS),
                            values.limits(Parameter.NODES, Parameter.THREADS),
                            values.of(Parameter.SEED),
                            !values.of(NO_SYMMETRY),
                            values.of(PLAIN) || values.of(NO_ARGUMENTS)),
                    values.of(UNIQUE),
                    values.of(CLASSES),
                    values.of(BLOCKS),
                    values.of(CROSS_CHECK)));
}
