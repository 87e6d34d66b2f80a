package io.github.quadrille.bench;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Measures long searches on one thread and on two, by turns. */
final class ThreadTable {
    /** Each search takes some seconds on one thread. */
    private static final List<List<String>> SEARCHES = List.of(
            List.of("solve", "--all", "--quiet", "instances/lattices/solid-pentominoes-3x4x5.yaml"),
            List.of("count", "--method", "search", "instances/lattices/bedlam-4x4x4.yaml"),
            List.of("count", "8x80", "--pieces", "T: any, I: any, O: any, L: any, S: any"));

    private ThreadTable() {}

    /**
     * Returns the lines of the page's section about threads.
     *
     * @throws IllegalStateException when two threads give a different answer than one thread
     */
    static List<String> lines(int times) throws IOException, InterruptedException {
        List<String> lines = new ArrayList<>(List.of(
                "",
                "## Threads",
                "",
                "The table has searches of some seconds. Whole processes with `--threads 1` and `--threads 2` run in turn. A time is the median, with the fastest and the slowest in brackets. The ratio is the time with one thread divided by the time with two. The answers are the same.",
                "",
                "| command | one thread | two threads | ratio |",
                "|---|---|---|---|"));
        for (List<String> search : SEARCHES) {
            System.err.println("Threads: " + String.join(" ", search));
            List<Run> runs = Run.byTurns(times, List.of(command(search, "1"), command(search, "2")));
            if (!packings(runs.get(0)).equals(packings(runs.get(1)))) {
                throw new IllegalStateException("Different answers to " + search);
            }
            lines.add("| `%s` | %s | %s | **%.2f** |"
                    .formatted(
                            String.join(" ", search).replaceAll("instances/\\w+/|\\.yaml", ""),
                            runs.get(0).text(),
                            runs.get(1).text(),
                            runs.get(0).median() / runs.get(1).median()));
        }
        return lines;
    }

    private static BigInteger packings(Run run) {
        return run.number("packings");
    }

    private static List<String> command(List<String> search, String threads) {
        List<String> command = new ArrayList<>(Quadrille.command(search.toArray(String[]::new)));
        command.addAll(List.of("--threads", threads));
        return command;
    }
}
