package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.Said;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import java.time.Duration;
import java.util.List;

/** The options that say what to search for, and how long. */
final class SearchFlags extends Flags {

    private final Flag<Long> limit = option("--limit", "N", Long.class, "Stop after N packings (default: 1).");

    private final Flag<Boolean> all = flag("--all", "Find all packings, symmetric ones included.");

    private final Flag<Duration> timeLimit =
            timeLimitOption("Stop after this time per puzzle: 30s (or 30), 500ms, 2m, 1h.");

    private final Flag<Long> nodeLimit = option("--node-limit", "N", Long.class, "Stop after N nodes per puzzle.")
            .under(Heading.LIMITS);

    private final Flag<Integer> threads =
            threadsOption("How many threads may work where several can (default: one per core). Whether there is a"
                    + " packing, and what the best covering is worth, is the same on any number of them; which"
                    + " packing a long search finds is the same on 1 only.");

    private final Flag<Long> seed = seedOption(
            "Seed of random choices; on one thread the same seed gives the same packing (default: ${DEFAULT-VALUE}).");

    private final Flag<Formulation> formulation = option(
                    "--model",
                    "<formulation>",
                    Formulation.class,
                    "The model of the puzzle for Choco: propagator, one global constraint, fast; sums, one sum per"
                            + " cell and kind, the slow baseline; implied, the sums with the propagator on the"
                            + " same variables; or learning, sums with lazy clause generation"
                            + " (default: ${DEFAULT-VALUE}).")
            .under(Heading.SEARCH)
            .usually("propagator");

    private final Flag<Boolean> noSymmetry = flag(
                    "--no-symmetry", "Search every packing itself, instead of one of each class of symmetric ones.")
            .under(Heading.SEARCH);

    private final Flag<Boolean> noArguments = flag(
                    "--no-arguments",
                    "Let Choco search the model of --model alone: no argument, frontier, sweep, dive, trial, stripes or bound"
                            + " before it, no endgame in words, and one thread. Slower, for the model's own sake.")
            .under(Heading.SEARCH);

    private final Flag<Boolean> plain = flag("--plain", "Like --model sums --no-arguments: Choco alone.");

    SearchFlags() {
        rule(() -> {
            if (plain.isSaid() && formulation.value() != Formulation.SUMS) {
                refuse("--plain is --model sums --no-arguments. Maybe leave %s out.", List.of("--model"));
            }
            if (isAlone() && threads.isSaid() && threads.value() > 1) {
                throw invalid("Choco alone searches on one thread, so --threads %d has no use. Maybe leave it out."
                        .formatted(threads.value()));
            }
        });
        atLeast(limit, 1, "A limit of %d leaves nothing to do. Maybe use 1 or more.");
        atLeast(nodeLimit, 1, "%d is no limit of nodes. Maybe use 1 or more.");
    }

    /** That more than one packing may be wanted. */
    Said several() {
        return () -> all.isSaid() || (limit.isSaid() && limit.value() > 1);
    }

    SearchOptions options() {
        if (all.isSaid() && limit.isSaid()) {
            throw invalid("--all and --limit %d contradict each other. Maybe leave one out.".formatted(limit.value()));
        }
        long packings = all.isSaid() ? Long.MAX_VALUE : limit.optional().orElse(1L);
        return new SearchOptions(
                plain.isSaid() ? Formulation.SUMS : formulation.value(),
                packings,
                Limits.NONE
                        .withTime(timeLimit.optional())
                        .withNodes(nodeLimit.optional().orElse(Long.MAX_VALUE))
                        .withThreads(threads.optional().orElse(Limits.NONE.threads())),
                seed.value(),
                !noSymmetry.isSaid(),
                isAlone());
    }

    private boolean isAlone() {
        return noArguments.isSaid() || plain.isSaid();
    }
}
