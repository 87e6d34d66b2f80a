package io.github.quadrille.bench;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The table of a family in Markdown: a row per instance, a column per engine, winners in bold. */
final class EngineTables {
    private EngineTables() {}

    static String of(List<ContestResult> results) {
        StringBuilder text = new StringBuilder();
        List<String> names = results.get(0).measurements().stream()
                .map(measurement -> measurement.engine().name())
                .toList();
        text.append("| instance | answer | ").append(String.join(" | ", names)).append(" |\n");
        text.append("|---|---|").append("---|".repeat(names.size())).append('\n');
        for (ContestResult result : results) {
            String cells = result.measurements().stream()
                    .map(measurement -> isWinner(measurement, result) ? "**" + measurement + "**" : "" + measurement)
                    .collect(Collectors.joining(" | "));
            String answer = result.answer().map(Answer::toString).orElse("unknown");
            text.append("| %s | %s | %s |\n".formatted(result.instance().name(), answer, cells));
        }
        return text.append('\n').append(peersThatWin(results)).append('\n').toString();
    }

    private static boolean isWinner(Measurement measurement, ContestResult result) {
        return result.winner().filter(measurement::equals).isPresent();
    }

    private static String peersThatWin(List<ContestResult> results) {
        String peers = results.stream()
                .filter(result -> result.winner()
                        .filter(winner -> !winner.engine().isOurs())
                        .isPresent())
                .map(EngineTables::howMuch)
                .collect(Collectors.joining("; "));
        return peers.isEmpty() ? "No peer is faster than the fastest of ours." : "A peer wins: " + peers + ".";
    }

    private static String howMuch(ContestResult result) {
        Measurement winner = result.winner().orElseThrow();
        double factor = result.ours() / winner.median();
        String words = Double.isInfinite(factor)
                ? "ours has no answer"
                : String.format(
                        Locale.ROOT, factor < 10 ? "%.1f times as fast as ours" : "%.0f times as fast as ours", factor);
        return "%s on %s (%s)"
                .formatted(winner.engine().name(), result.instance().name(), words);
    }
}
