package io.github.quadrille.bench;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes the table of a family in Markdown. It has a row for each instance and a column for each engine. The fastest
 * time of each row is bold. If another solver is the fastest in a row, the reason follows the table.
 */
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
                    .map(measurement ->
                            isWinner(measurement, result) ? "**" + measurement + "**" + lead(result) : "" + measurement)
                    .collect(Collectors.joining(" | "));
            String answer = result.answer().map(Answer::toString).orElse("unknown");
            text.append("| %s | %s | %s |\n".formatted(result.instance().name(), answer, cells));
        }
        return text.append('\n').append(why(results, reason)).append('\n').toString();
    }

    /**
     * Returns a line with the total time of each engine for all instances. It also has the ratio of this time to the
     * total time of the first engine. A missing answer counts as the time limit.
     */
    static String together(List<ContestResult> results, Duration limit) {
        double[] sums = new double[results.get(0).measurements().size()];
        for (ContestResult result : results) {
            for (int i = 0; i < sums.length; i++) {
                Measurement measurement = result.measurements().get(i);
                sums[i] += measurement.isAnswered() ? measurement.median() : limit.toSeconds();
            }
        }
        return IntStream.range(0, sums.length)
                .mapToObj(i -> String.format(
                        Locale.ROOT,
                        "%s %.2f s (%.2f)",
                        results.get(0).measurements().get(i).engine().name(),
                        sums[i],
                        sums[i] / sums[0]))
                .collect(Collectors.joining(
                        ", ", "All %d, no answer counted as %d s: ".formatted(results.size(), limit.toSeconds()), "."));
    }

    /**
     * Returns the engines that have a column: those that can answer at least one instance, and those that are missing
     * on this machine. A missing engine is thus named on the page.
     */
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

    /**
     * Returns a text that says how many times as fast as our best engine the winning solver is. The text is empty if
     * one of our engines wins, or if none of our engines has an answer.
     */
    private static String lead(ContestResult result) {
        double factor = result.ours() / result.winner().orElseThrow().median();
        return !isPeers(result) || Double.isInfinite(factor)
                ? ""
                : String.format(Locale.ROOT, factor < 10 ? ", %.1fx" : ", %.0fx", factor);
    }

    /** Returns whether the fastest engine is another solver, not one of our engines. */
    private static boolean isPeers(ContestResult result) {
        return result.winner().filter(winner -> !winner.engine().isOurs()).isPresent();
    }

    private static String why(List<ContestResult> results, String reason) {
        return results.stream().anyMatch(EngineTables::isPeers)
                ? "Why peers are faster: " + reason
                : "No peer is faster than the fastest column of *ours*.";
    }
}
