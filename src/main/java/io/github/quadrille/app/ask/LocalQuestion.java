package io.github.quadrille.app.ask;

import io.github.quadrille.app.ask.ParameterType.OneOf;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.Methods;
import io.github.quadrille.lab.local.repair.Repair;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Asks for one run of a local search, with its published parameters.
 *
 * @param noArguments whether it searches even where a short argument shows that there is no packing
 * @param exact what exact methods may take afterwards, to say whether there is a packing or how much can be covered
 */
public record LocalQuestion(Method method, LocalLimits limits, boolean noArguments, Optional<SearchOptions> exact) {
    /** Exact methods have this time for each question, unless the run itself has less. */
    private static final Duration EXACT = Duration.ofSeconds(1);

    private static final Parameter<Method> METHOD = Parameter.of(
                    "method", OneOf.of(Methods.published(), Method::word), "Which local search.")
            .usually(Repair.DEFAULT);
    private static final Parameter<Boolean> NO_ARGUMENTS =
            Parameter.flag("no-arguments", "Search even where a short argument shows that there is no packing.");

    private static final Parameter<Boolean> NO_EXACT = Parameter.flag(
            "no-exact",
            "After a run without a packing, do not ask exact methods for a second whether there is one, and if not, how many cells can be covered.");
    /** Declares it, with its parameters. */
    public static final Question<LocalQuestion> QUESTION = Question.ofPuzzle(
            "local",
            "Runs a local search, and tells its way",
            List.of(METHOD, Parameter.SEED, Parameter.TIME_LIMIT, NO_ARGUMENTS, NO_EXACT),
            values -> new LocalQuestion(
                    values.of(METHOD),
                    LocalLimits.NONE
                            .withSeed(values.of(Parameter.SEED))
                            .withTimeLimit(values.limits().time().orElseThrow()),
                    values.of(NO_ARGUMENTS),
                    values.of(NO_EXACT)
                            ? Optional.empty()
                            : Optional.of(SearchOptions.FIND_ONE.within(exactly(values.limits())))));

    private static Limits exactly(Limits limits) {
        return limits.withTime(
                limits.time().filter(time -> time.compareTo(EXACT) < 0).orElse(EXACT));
    }
}
