package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.ask.PackQuestion;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.QuestionFlags;
import io.github.quadrille.app.cli.shared.Said;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import java.util.List;

/** The options that say what to search for, and how long. */
final class SearchFlags extends Flags {
    private final QuestionFlags flags = with(new QuestionFlags(PackQuestion.QUESTION));
    private final Flag<Boolean> all = flag("--all", "Find all packings, symmetric ones included.");
    private final Flag<Boolean> plain = flag("--plain", "Like --model sums --no-arguments: Choco alone.");
    private final Flag<Long> limit = flags.flag(PackQuestion.PACKINGS);

    SearchFlags() {
        flags.flag(Parameter.TIME_LIMIT).described("Stop after this time per puzzle: 30s (or 30), 500ms, 2m, 1h.");
        Flag<Long> threads = flags.flag(Parameter.THREADS)
                .described("How many threads may work where several can (default: one per core). Whether there is a"
                        + " packing, and what the best covering is worth, is the same on any number of them; which"
                        + " packing a long search finds is the same on 1 only.");
        Flag<Formulation> model = flags.flag(PackQuestion.MODEL);
        rule(() -> {
            if (plain.isSaid() && model.value() != Formulation.SUMS) {
                refuse("--plain is --model sums --no-arguments. Maybe leave %s out.", List.of("--model"));
            }
            boolean isAlone =
                    plain.isSaid() || flags.flag(PackQuestion.NO_ARGUMENTS).isSaid();
            if (isAlone && threads.isSaid() && threads.value() > 1) {
                throw invalid("Choco alone searches on one thread, so --threads %d has no use. Maybe leave it out."
                        .formatted(threads.value()));
            }
        });
        atLeast(flags.flag(Parameter.NODES), 1, "%d is no limit of nodes. Maybe use 1 or more.");
    }

    /** That more than one packing may be wanted. */
    Said several() {
        return () -> all.isSaid() || limit.value() > 1;
    }

    SearchOptions options() {
        if (all.isSaid() && limit.isSaid()) {
            throw invalid("--all and --limit %d contradict each other. Maybe leave one out.".formatted(limit.value()));
        }
        SearchOptions asked = flags.asked(PackQuestion.QUESTION).options();
        SearchOptions options = all.isSaid() ? asked.withPackings(Long.MAX_VALUE) : asked;
        return plain.isSaid() ? options.withFormulation(Formulation.SUMS).byChocoAlone() : options;
    }
}
