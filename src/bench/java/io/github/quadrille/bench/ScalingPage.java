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
 * Writes {@code scaling.md}, which shows with pictures and fitted laws how time and memory grow with the size of the
 * board. Also writes a table of all boards.
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
     * Measures everything, and writes the page, the pictures and the table.
     *
     * @param times the number of runs of each board
     * @param limit the time after which a run is killed; larger boards of the same curve are then left out
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
                        "On 26 November every program took about twice as long as on 23 November, because the machine was slower. The largest boards were the same, and their memory differed by at most 7 %.",
                        "Laws that come from few boards are different, such as those of two rows and of odd standard bags. All other curves have the same shape as before."));
        Files.write(PAGE, page.lines);
    }

    private void beginning() {
        lines.addAll(List.of(
                "# How it scales",
                "",
                "This page shows how the time and the memory that Quadrille needs grow with the board. The pictures show every board, and [the table of all boards](tables/scaling.csv) has its numbers.",
                "",
                "`mvn -q -Pbench verify -Dbench.args=scaling` writes this page. The command runs whole processes, one after the other, small boards first. A time is the median of %d runs."
                        .formatted(times),
                "A run of more than %d s is killed, and larger boards of its curve are left out. All runs have one search thread, except in the last table."
                        .formatted(limit.toSeconds()),
                Conditions.sentence() + " Machines differ and are noisy: compare the shapes of the curves.",
                "",
                "The last four columns of a table are about the largest board. *Whole* is the time from start to exit of the process. *Answering* is the time that the answer prints as `seconds`. The pictures show this time. Memory is the peak in RAM (`VmHWM`), which is more than needed,",
                "because Java frees memory late.",
                "",
                "The tables also have a *law* for each curve: a formula that is fitted by least squares to logarithms. By the law *n^1.20*, the value grows with this power of the size n. By the law *2^(n/5.0)*, it doubles with each increase of n by 5. The table has the law that fits better.",
                "The number after it is the share of the variance that the law explains. If the share is less than %.1f, there is *no law*. A law is fitted only to boards whose value is at least %.1f times the smallest value of their curve, and there must be three such boards."
                        .formatted(GrowthFit.LEAST_EXPLAINED, GrowthFit.ABOVE),
                "On the other boards, the start and the warm-up of Java take most of the time."));
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

    /** Returns the median time and memory for a board, or empty if a run was killed or failed. */
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
