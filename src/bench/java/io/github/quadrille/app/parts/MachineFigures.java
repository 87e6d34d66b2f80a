package io.github.quadrille.app.parts;

import io.github.quadrille.bench.Conditions;
import io.github.quadrille.engine.parts.Part;
import io.github.quadrille.engine.parts.PuzzleCut;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Prints the table of {@code many-machines.md}: what many cores would do, simulated from measured times of parts. */
public final class MachineFigures {
    private static final Path LARGE = Path.of("instances/pentominoes/one-sided-pentominoes-9x10.yaml");
    private static final int PARTS = 8192;
    private static final int SAMPLE = 120;
    private static final double MOST_SECONDS = 30;
    /** What Spark's driver took here for a task. */
    private static final double HANDING = 0.002;

    private MachineFigures() {}

    /** Measures, and prints. */
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
                "| parts | a part is cut after | cores | all done after | speed-up | of the cores' time used | tasks | cut |");
        System.out.println("|---|---|---|---|---|---|---|---|");
        for (int number : new int[] {parts.size(), 8 * parts.size()}) {
            for (double most : new double[] {MOST_SECONDS, MOST_SECONDS / 10}) {
                for (int cores : new int[] {40, 400, 4000}) {
                    PartTimes scaled = new PartTimes(times.seconds().stream()
                            .map(seconds -> seconds * parts.size() / number)
                            .toList());
                    SimulatedCores.Outcome outcome = new SimulatedCores(scaled, most, HANDING).run(number, cores, 1);
                    double speedUp = outcome.work() / outcome.seconds();
                    System.out.printf(
                            "| %,d | %.0f s | %,d | %,.1f s | %,.0f | %.0f %% | %,d | %,d |%n",
                            number,
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
    }
}
