package io.github.quadrille.bench;

import io.github.quadrille.app.cli.lab.MethodSpecs;
import io.github.quadrille.bench.PlainDepthFirst.Order;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.lab.compare.ConfidenceInterval;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalLoop;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.Methods;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Prints a table that shows how many runs of several searches pack a board with the standard bag in the same time. The
 * searches are two plain depth-first searches, the exact search of {@code solve}, and each local search that an
 * argument names. They run by turns, in one process, on one thread. The arguments are the seconds of a run, the number
 * of runs, local searches such as {@code beam:step=1}, and boards such as {@code 8x10}.
 */
public final class BeamReach {
    private static final double MIDDLE = 0.5;

    private BeamReach() {}

    /** Runs one search on one board. */
    private interface Attempt {
        boolean packs(Puzzle puzzle, long seed);
    }

    private record Column(String title, Attempt attempt) {}

    public static void main(String[] arguments) {
        Locale.setDefault(Locale.ROOT);
        double seconds = Double.parseDouble(arguments[0]);
        int runs = Integer.parseInt(arguments[1]);
        List<Column> columns = new ArrayList<>(List.of(
                new Column("depth-first, cell by cell", plain(Order.CELLS, seconds)),
                new Column("depth-first, piece by piece", plain(Order.PIECES, seconds)),
                new Column("`solve`, exact", (puzzle, seed) -> exact(puzzle, seed, seconds))));
        List<Puzzle> puzzles = new ArrayList<>();
        for (String word : List.of(arguments).subList(2, arguments.length)) {
            if (word.matches("\\d+x\\d+")) {
                String[] sides = word.split("x", -1);
                puzzles.add(Puzzle.standard(Integer.parseInt(sides[0]), Integer.parseInt(sides[1])));
            } else {
                Method method = new MethodSpecs(Methods.published()).method(word);
                columns.add(new Column("`" + word + "`", (puzzle, seed) -> local(puzzle, method, seed, seconds)));
            }
        }
        // Each search runs once before it is measured, so that Java compiles the code.
        columns.forEach(column -> column.attempt().packs(Puzzle.standard(4, 10), 0));
        System.out.println("| board | "
                + String.join(" | ", columns.stream().map(Column::title).toList()) + " |");
        System.out.println("|---|" + "---|".repeat(columns.size()));
        for (Puzzle puzzle : puzzles) {
            measure(puzzle, columns, runs);
        }
    }

    private static Attempt plain(Order order, double seconds) {
        return (puzzle, seed) -> PlainDepthFirst.packs(puzzle, order, seed, seconds);
    }

    private static boolean exact(Puzzle puzzle, long seed, double seconds) {
        SearchOptions options = SearchOptions.FIND_ONE
                .within(Limits.time(millis(seconds)).withThreads(1))
                .withSeed(seed);
        return Solver.of(puzzle).with(options).solve() instanceof Verdict.Packed;
    }

    private static boolean local(Puzzle puzzle, Method method, long seed, double seconds) {
        LocalLimits limits = LocalLimits.NONE.withSeed(seed).withTimeLimit(millis(seconds));
        return LocalLoop.run(puzzle, method, limits, LocalListener.SILENT).isPacked();
    }

    private static Duration millis(double seconds) {
        return Duration.ofMillis((long) (seconds * 1000));
    }

    private static void measure(Puzzle puzzle, List<Column> columns, int runs) {
        List<List<Double>> packed = new ArrayList<>();
        columns.forEach(column -> packed.add(new ArrayList<>()));
        for (int run = 1; run <= runs; run++) {
            for (int i = 0; i < columns.size(); i++) {
                long begin = System.nanoTime();
                if (columns.get(i).attempt().packs(puzzle, run)) {
                    packed.get(i).add((System.nanoTime() - begin) / 1e9);
                }
            }
        }
        StringBuilder row = new StringBuilder("| " + puzzle.name() + " |");
        packed.forEach(times -> row.append(" ").append(words(times, runs)).append(" |"));
        System.out.println(row);
    }

    private static String words(List<Double> times, int runs) {
        ConfidenceInterval share =
                ConfidenceInterval.ofShare(times.size(), runs).orElseThrow();
        String middle = times.isEmpty()
                ? ""
                : "; %.3f s".formatted(times.stream().sorted().toList().get((int) (times.size() * MIDDLE)));
        return "%d/%d (%.0f to %.0f %%)%s".formatted(times.size(), runs, 100 * share.low(), 100 * share.high(), middle);
    }
}
