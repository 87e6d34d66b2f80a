package io.github.quadrille.io.answer;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.io.json.Origin;
import java.util.List;
import java.util.Optional;

/**
 * Holds the line for an input that has no answer:
 *
 * <pre>
 * {"input": "bad.yaml", "packings": [], "status": "unusable", "errors": ["bad.yaml:3:1: ..."]}
 * {"line": 3, "packings": [], "status": "unusable", "errors": ["standard input:3:9: ..."]}
 * </pre>
 */
public record NoAnswer(
        Origin origin,
        List<String> packings,
        String status,
        Optional<List<String>> errors,
        Optional<String> reason,
        Optional<Limit> limit) {
    /** Returns the line for an input that cannot be used, with the reasons. */
    public static NoAnswer unusable(Origin origin, List<String> errors) {
        return new NoAnswer(origin, List.of(), "unusable", Optional.of(errors), Optional.empty(), Optional.empty());
    }

    /** Returns the line for an input that the program did not try, because it was interrupted earlier. */
    public static NoAnswer notTried(Origin origin) {
        return new NoAnswer(
                origin,
                List.of(),
                "undecided",
                Optional.empty(),
                Optional.of("interrupted before this puzzle was tried"),
                Optional.of(Limit.INTERRUPTED));
    }
}
