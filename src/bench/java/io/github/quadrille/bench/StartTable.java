package io.github.quadrille.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Times short commands, started by the launcher and as a jar, in pairs of runs. A ratio in the table is the median of
 * the ratios of the pairs.
 */
final class StartTable {
    private static final int PAIRS = 15;
    private static final List<String> COMMANDS = List.of("--version", "solve 4x10", "solve 4x5", "count 4x10");

    private StartTable() {}

    /** Returns the lines of the table. */
    static List<String> of(String jar) throws IOException, InterruptedException {
        List<String> lines = new ArrayList<>();
        lines.add("| command | `bin/quadrille` | `java -jar` | ratio |");
        lines.add("|---|---|---|---|");
        for (String words : COMMANDS) {
            lines.add(row(words, jar));
        }
        return lines;
    }

    private static String row(String words, String jar) throws IOException, InterruptedException {
        List<Double> launched = new ArrayList<>();
        List<Double> plain = new ArrayList<>();
        List<Double> ratios = new ArrayList<>();
        // The times of the first pair are not used, because this pair still reads files from the disk.
        for (int pair = 0; pair <= PAIRS; pair++) {
            double ours = seconds(List.of(Quadrille.LAUNCHER), words);
            double other = seconds(List.of("java", "-jar", jar), words);
            if (pair > 0) {
                launched.add(ours);
                plain.add(other);
                ratios.add(ours / other);
            }
        }
        return "| `%s` | %s | %s | **%.2f** |"
                .formatted(
                        words,
                        run(launched).text(),
                        run(plain).text(),
                        run(ratios).median());
    }

    private static double seconds(List<String> program, String words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(program);
        command.addAll(List.of(words.split(" ")));
        return Run.of(1, command).median();
    }

    private static Run run(List<Double> seconds) {
        seconds.sort(Comparator.naturalOrder());
        return new Run(seconds, "");
    }
}
