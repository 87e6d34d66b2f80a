package io.github.quadrille.app.ask;

import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;

/**
 * Asks for a packing, for several packings, or for a proof that there is none. If the goal is to cover, it asks for a
 * best covering.
 *
 * @param unique whether to ask only whether there is exactly one packing
 * @param upToSymmetry whether packings count as one if a symmetry of the puzzle maps them to each other
 * @param blocks whether a packing is put together from blocks instead of searched
 * @param crossCheck whether a second answer has to confirm the first
 */
public record PackQuestion(
        SearchOptions options, boolean unique, boolean upToSymmetry, boolean blocks, boolean crossCheck) {
    private static final long MOST_PACKINGS = 10_000;
    /** This parameter says how many packings are wanted. */
    public static final Parameter<Long> PACKINGS = Parameter.whole(
                    "packings", 1, MOST_PACKINGS, SearchOptions.FIND_ONE.packings(), "Stop after N packings.")
            .called("--limit");
    /** This parameter says that all packings are wanted. */
    public static final Parameter<Boolean> ALL = Parameter.flag(
                    "all", "Find all packings, also turned and mirrored ones.")
            .ofProgram();
    /** This parameter chooses the model that Choco searches. */
    public static final Parameter<Formulation> MODEL = Parameter.constant(
                    "model",
                    SearchOptions.FIND_ONE.formulation(),
                    "The model of the puzzle that Choco searches: propagator (one global constraint, fast), sums (one sum per cell and kind, the slow baseline), implied (the sums with the propagator on the same variables) or learning (sums with lazy clause generation).")
            .ofProgram()
            .under(Heading.SEARCH);

    private static final Parameter<Boolean> NO_SYMMETRY = Parameter.flag(
                    "no-symmetry",
                    "Search for every packing directly. Without this option, a search looks for only one of the packings that a symmetry of the puzzle maps to each other.")
            .ofProgram()
            .under(Heading.SEARCH);
    /** This parameter switches off all methods but Choco. */
    public static final Parameter<Boolean> NO_ARGUMENTS = Parameter.flag(
                    "no-arguments",
                    "Let Choco alone search the model of --model, on one thread. All other methods of Quadrille are left out: arguments, frontier, sweep, dive, trial, stripes, bound and bitset endgame. Slower; meant for studying the model.")
            .ofProgram()
            .under(Heading.SEARCH);
    /** This parameter switches off all methods but Choco, and chooses the slow baseline model. */
    public static final Parameter<Boolean> PLAIN = Parameter.flag(
                    "plain", "Use Choco alone: --model sums --no-arguments.")
            .ofProgram();
    /**
     * This parameter asks whether there is exactly one packing. For this, a search needs to find two packings at most.
     */
    public static final Parameter<Boolean> UNIQUE = Parameter.flag(
                    "unique",
                    "Say whether there are 0, 1 or more packings. Exits with 0 when there is exactly one, else 20.")
            .ofProgram();
    /** This parameter says whether packings count as one if a symmetry of the puzzle maps them to each other. */
    public static final Parameter<Boolean> CLASSES = Parameter.CLASSES.ofProgram();
    /** This parameter says that a packing is built from blocks, without a search. */
    public static final Parameter<Boolean> BLOCKS = Parameter.flag(
                    "blocks",
                    "Build the packing from blocks instead of searching. Only for the standard bag on rectangles.")
            .ofProgram()
            .under(Heading.QUESTIONS);
    /**
     * This parameter says that a second answer has to confirm the first. If the first answer has a short argument, a
     * check of its certificate is enough. Otherwise Choco alone gives the second answer.
     */
    public static final Parameter<Boolean> CROSS_CHECK = Parameter.flag(
                    "cross-check",
                    "Let Choco alone answer again, and compare. Exits with 3 when the answer is not confirmed.")
            .ofProgram();
    /** Declares the question {@code solve} and its parameters. */
    public static final Question<PackQuestion> QUESTION = Question.ofPuzzle(
            "solve",
            "Finds packings, or proves that there is none; or finds a best covering",
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
