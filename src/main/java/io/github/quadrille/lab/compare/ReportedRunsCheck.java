package io.github.quadrille.lab.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Writes how many runs of other programs show their pieces, which were checked. The other runs are believed unless a
 * proof contradicts their claims.
 */
public final class ReportedRunsCheck {
    private ReportedRunsCheck() {}

    /** Returns a sentence for each file with runs of other programs. The result is empty if there is no such file. */
    public static Optional<String> words(PuzzleComparison comparison) {
        Map<String, List<MethodResult>> files = comparison.withRuns().stream()
                .filter(method -> method.source().isPresent())
                .collect(Collectors.groupingBy(
                        method -> method.source().orElseThrow(), LinkedHashMap::new, Collectors.toList()));
        String each = files.entrySet().stream()
                .map(file -> words(file.getKey(), file.getValue()))
                .collect(Collectors.joining(" "));
        return each.isEmpty() ? Optional.empty() : Optional.of(each);
    }

    private static String words(String file, List<MethodResult> methods) {
        int all = methods.stream().mapToInt(method -> method.attempts().size()).sum();
        int shown = methods.stream().mapToInt(MethodResult::checked).sum();
        String trust = "believed unless a proof contradicts it";
        if (shown == 0) {
            return all == 1
                    ? "Reported by %s: its run does not show its pieces; it is %s.".formatted(file, trust)
                    : HtmlText.format("Reported by %s: no run shows its pieces; all %,d are %s.", file, all, trust);
        }
        String others = shown == all ? "" : (all - shown == 1 ? "; the other is " : "; the others are ") + trust;
        return HtmlText.format(
                "Reported by %s: of %,d %s %,d %s pieces, which were checked%s.",
                file, all, all == 1 ? "run" : "runs", shown, shown == 1 ? "shows its" : "show their", others);
    }
}
