package io.github.quadrille.app.parts;

import io.github.quadrille.bench.Conditions;
import io.github.quadrille.engine.parts.Part;
import io.github.quadrille.engine.parts.PuzzleCut;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Prints the table of {@code many-machines.md}, which shows how much faster a count is on many cores. The figures come
 * from a simulation. It uses times that were measured for some parts of a count.
 */
public final class MachineFigures {
    private static final Path LARGE = Path.of("instances/pentominoes/one-sided-pentominoes-9x10.yaml");
    private static final int PARTS = 8192;
    private static final int MOST_PARTS = 1 << 16;
    private static final int SAMPLE = 120;
    private static final double MOST_SECONDS = 30;
    /**
     * The driver of Spark, the program that hands out tasks, takes this many seconds to start one task. It was measured
     * to start a thousand tasks a second.
     */
    private static final double HANDING = 0.001;
    /**
     * The count that is measured is too short for thousands of cores. So the table also has rows for an invented count
     * that takes this many times as long.
     */
    private static final int LONGER = 100;

    private MachineFigures() {}

    /** Measures the times of some parts of a count, and prints the table. */
    public static void print() throws IOException {
        List<Part> parts;
        try {
            parts = PuzzleCut.into(PARTS, Puzzles.read(LARGE), true, () -> {});
        } catch (UnusableInput e) {
            throw new IllegalStateException(e);
        }
        PartTimes times = PartTimes.measure(parts, SAMPLE, 1);
        System.out.printf(
                "%s%n%,d parts; %d of them took %.3f to %.1f s: half less than %.2f s, nine of ten less than %.1f s, %.2f s on"
                        + " average; all take about %.1f h.%n%n",
                Conditions.sentence(),
                parts.size(),
                SAMPLE,
                times.quantile(0),
                times.quantile(1),
                times.quantile(0.5),
                times.quantile(0.9),
                times.mean(),
                times.mean() * parts.size() / 3600);
        System.out.println(
                "| count | a part is cut after | cores | time to finish | speed-up | share of the cores' time used | tasks | tasks cut |");
        System.out.println("|---|---|---|---|---|---|---|---|");
        print("this one", parts.size(), times, MOST_SECONDS);
        double factor = (double) LONGER * parts.size() / MOST_PARTS;
        PartTimes longer = new PartTimes(
                times.seconds().stream().map(seconds -> seconds * factor).toList());
        print(LONGER + " times as long", MOST_PARTS, longer, MOST_SECONDS);
        print(LONGER + " times as long", MOST_PARTS, longer, 10 * MOST_SECONDS);
    }

    private static void print(String count, int parts, PartTimes times, double most) {
        for (int cores : new int[] {40, 400, 4000}) {
            SimulatedCores.Outcome outcome = new SimulatedCores(times, most, HANDING).run(parts, cores, 1);
            double speedUp = outcome.work() / outcome.seconds();
            System.out.printf(
                    "| %s, %,d parts, %,.1f h of one core | %.0f s | %,d | %,.1f s | %,.0f | %.0f %% | %,d | %,d |%n",
                    count,
                    parts,
                    outcome.work() / 3600,
                    most,
                    cores,
                    outcome.seconds(),
                    speedUp,
                    100 * speedUp / cores,
                    outcome.tasks(),
                    outcome.cuts());
        }
    }
}
