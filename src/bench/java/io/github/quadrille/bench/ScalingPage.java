package io.github.quadrille.bench;

import io.github.quadrille.core.text.TextTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes a page about time and memory against the size of the board: pictures, fitted laws, and a table with every
 * board.
 */
final class ScalingPage {
    private static final Path PAGE = Path.of("src/site/markdown/scaling.md");
    private static final Path TABLE = Path.of("src/site/markdown/tables/scaling.csv");
    private static final Path IMAGES = Path.of("src/site/markdown/images");

    private final int times;
    private final Duration limit;
    private final Path folder;
    private final List<String> lines = new ArrayList<>();
    private final List<String> rows = new ArrayList<>(List.of("section,what,n,board,whole_s,answering_s,peak_mib"));

    private ScalingPage(int times, Duration limit, Path folder) {
        this.times = times;
        this.limit = limit;
        this.folder = folder;
    }

    /**
     * Measures everything, and writes the page and the pictures.
     *
     * @param times the number of runs of each board
     * @param limit the time after which a run is killed and larger boards of its curve are left out
     * @param folder the folder for intermediate files
     */
    static void write(int times, Duration limit, Path folder) throws IOException, InterruptedException {
        ScalingPage page = new ScalingPage(times, limit, folder);
        page.beginning();
        for (GrowthFamily family : GrowthFamily.all(folder)) {
            page.family(family);
        }
        // The page is first written without the slowest part, so that its other figures are kept if that part fails.
        Files.write(TABLE, page.rows);
        Files.write(PAGE, page.lines);
        page.lines.addAll(ThreadTable.lines(times));
        page.lines.addAll(
                Conditions.changed(
                        "On the 26th, every program took about twice as long as on the 23rd: the machine was slower. The largest boards were the same, and their memory was within 7 %.",
                        "Laws that came from few boards differ, such as those of two rows and of odd standard bags. All other shapes are as before."));
        Files.write(PAGE, page.lines);
    }

    private void beginning() {
        lines.addAll(List.of(
                "# How it scales",
                "",
                "This page shows how time and memory grow with the board. The pictures show every board, and [the table of all boards](tables/scaling.csv) has its numbers.",
                "",
                "Made by `mvn -q -Pbench verify -Dbench.args=scaling`: whole processes, one after the other, small boards first, medians of %d."
                        .formatted(times),
                "A run of more than %d s is killed, and larger boards of its curve are left out. One search thread, except in the last table."
                        .formatted(limit.toSeconds()),
                Conditions.sentence() + " Machines differ and are noisy: compare the shapes of the curves.",
                "",
                "*Whole* is the time from start to exit of the process. *Answering* is the time in the answer, which the pictures show. Memory is the peak in RAM (`VmHWM`), which is more than needed,",
                "because Java frees memory late.",
                "",
                "A law is a formula for a curve, fitted by least squares to logarithms: *n^1.20* grows with that power of the size, *2^(n/5.0)* doubles with each 5 more. The table has the law that fits better.",
                "Behind them is the share of the variance that they explain, at least %.1f, or there is no law. They need three boards that take at least %.1f times the least of their curve;"
                        .formatted(GrowthFit.LEAST_EXPLAINED, GrowthFit.ABOVE),
                "for shorter times, the start and the warm-up of Java count most."));
    }

    private void family(GrowthFamily family) throws IOException, InterruptedException {
        Map<Growth, List<GrowthPoint>> points = measure(family);
        Files.writeString(IMAGES.resolve(family.image() + ".svg"), GrowthChart.of(family, points));
        lines.addAll(List.of(
                "",
                "## " + family.title(),
                "",
                family.note(),
                "",
                "![Time and memory over the %s of the board](images/%s.svg)".formatted(family.unit(), family.image()),
                "",
                "| what | time grows as, by %s | memory grows as | largest board | whole | answering | peak memory |"
                        .formatted(family.unit()),
                "|---|---|---|---|---|---|---|"));
        points.forEach((growth, curve) -> {
            curve.forEach(point -> rows.add(csv(family, growth, point)));
            lines.add("| %s | %s | %s | %s |"
                    .formatted(
                            growth.name(),
                            law(GrowthPoint.seconds(curve)),
                            law(GrowthPoint.memory(curve)),
                            curve.isEmpty() ? "none in time | | |" : cells(curve.get(curve.size() - 1))));
        });
    }

    private static String cells(GrowthPoint point) {
        return "%s | %.2f s | %.2f s | %s"
                .formatted(
                        point.step().board(),
                        point.whole(),
                        point.answering(),
                        point.mebibytes().isPresent()
                                ? "%,.0f MiB".formatted(point.mebibytes().getAsDouble())
                                : "not told");
    }

    private static String csv(GrowthFamily family, Growth growth, GrowthPoint point) {
        return "%s,%s,%d,%s,%.2f,%.2f,%s"
                .formatted(
                        family.title(),
                        TextTable.field(growth.name()),
                        point.step().size(),
                        point.step().board(),
                        point.whole(),
                        point.answering(),
                        point.mebibytes().isPresent()
                                ? "%.0f".formatted(point.mebibytes().getAsDouble())
                                : "");
    }

    private static String law(List<GrowthFit.Point> points) {
        return GrowthFit.best(points).map(GrowthFit::toString).orElse("no law");
    }

    private Map<Growth, List<GrowthPoint>> measure(GrowthFamily family) throws IOException, InterruptedException {
        Map<Growth, List<GrowthPoint>> points = new LinkedHashMap<>();
        for (Growth growth : family.curves()) {
            List<GrowthPoint> curve = new ArrayList<>();
            for (Growth.Step step : growth.steps()) {
                System.err.println(family.title() + ": " + growth.name() + ", " + step.board());
                Optional<GrowthPoint> point = measure(step);
                if (point.isEmpty()) {
                    break;
                }
                curve.add(point.get());
            }
            points.put(growth, curve);
        }
        return points;
    }

    /** Returns the medians of a board, or empty when a run was killed. */
    private Optional<GrowthPoint> measure(Growth.Step step) throws IOException, InterruptedException {
        List<GrowthPoint> runs = new ArrayList<>();
        for (int time = 0; time < times; time++) {
            TimedRun run = TimedRun.of(Quadrille.command(step.words().toArray(String[]::new)), limit, folder);
            if (run.output().isEmpty()) {
                System.err.println("        " + run.none());
                return Optional.empty();
            }
            runs.add(new GrowthPoint(step, run.seconds(), seconds(run.output().get()), run.mebibytes()));
        }
        return Optional.of(GrowthPoint.median(step, runs));
    }

    private static double seconds(String output) {
        return output.lines()
                .filter(line -> line.startsWith("seconds: "))
                .mapToDouble(line -> Double.parseDouble(line.replaceAll("[^0-9.]", "")))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("No seconds in: " + output));
    }
}
