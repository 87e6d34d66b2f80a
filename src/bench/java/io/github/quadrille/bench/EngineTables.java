package io.github.quadrille.bench;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The table of a family in Markdown: a row per instance, a column per engine, winners in bold, and why a peer wins. */
final class EngineTables {
    private EngineTables() {}

    static String of(List<ContestResult> results, String reason) {
        StringBuilder text = new StringBuilder();
        List<Engine> engines = engines(results);
        List<String> names = engines.stream().map(Engine::name).toList();
        text.append("| instance | answer | ").append(String.join(" | ", names)).append(" |\n");
        text.append("|---|---|").append("---|".repeat(names.size())).append('\n');
        for (ContestResult result : results) {
            String cells = result.measurements().stream()
                    .filter(measurement -> engines.contains(measurement.engine()))
                    .map(measurement -> isWinner(measurement, result) ? "**" + measurement + "**" : "" + measurement)
                    .collect(Collectors.joining(" | "));
            String answer = result.answer().map(Answer::toString).orElse("unknown");
            text.append("| %s | %s | %s |\n".formatted(result.instance().name(), answer, cells));
        }
        return text.append('\n')
                .append(peersThatWin(results, reason))
                .append('\n')
                .toString();
    }

    /** Those that can be asked of at least one instance, and those that are missing here, so that the page says so. */
    private static List<Engine> engines(List<ContestResult> results) {
        return results.get(0).measurements().stream()
                .map(Measurement::engine)
                .filter(engine -> engine instanceof Missing
                        || results.stream()
                                .anyMatch(result ->
                                        engine.refusal(result.instance()).isEmpty()))
                .toList();
    }

    private static boolean isWinner(Measurement measurement, ContestResult result) {
        return result.winner().filter(measurement::equals).isPresent();
    }

    private static String peersThatWin(List<ContestResult> results, String reason) {
        String peers = results.stream()
                .filter(result -> result.winner()
                        .filter(winner -> !winner.engine().isOurs())
                        .isPresent())
                .map(EngineTables::howMuch)
                .collect(Collectors.joining("; "));
        return peers.isEmpty()
                ? "No peer is faster than the fastest of ours."
                : "A peer wins: " + peers + ".\n\nWhy: " + reason;
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
