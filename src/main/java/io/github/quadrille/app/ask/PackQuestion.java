package io.github.quadrille.app.ask;

import io.github.quadrille.core.question.SearchOptions;
import java.util.List;

/** Asks for a packing, or some, or whether there is none; or for a best covering. */
public record PackQuestion(SearchOptions options) {
    private static final long MOST_PACKINGS = 10_000;
    private static final Parameter<Long> NODES =
            Parameter.whole("nodes", 0, Long.MAX_VALUE, "How many nodes a search may open.");
    private static final Parameter<Long> PACKINGS =
            Parameter.whole("packings", 1, MOST_PACKINGS, 1, "After how many packings to stop.");
    /** Declares it, with its parameters. */
    public static final Question<PackQuestion> QUESTION = Question.ofPuzzle(
            "solve",
            "Finds packings, or proves that there is none; or a best covering",
            List.of(Parameter.TIME_LIMIT, NODES, PACKINGS, Parameter.SEED),
            values -> new PackQuestion(SearchOptions.FIND_ONE
                    .within(values.limits().withNodes(values.said(NODES).orElse(Long.MAX_VALUE)))
                    .withPackings(values.of(PACKINGS))
                    .withSeed(values.of(Parameter.SEED))));
}
