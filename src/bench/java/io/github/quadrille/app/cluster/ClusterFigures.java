package io.github.quadrille.app.cluster;

import io.github.quadrille.app.worker.PartTask;
import io.github.quadrille.bench.Conditions;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.engine.parts.ClusterAddress;
import io.github.quadrille.engine.parts.ClusterAddress.ClusterUnreachable;
import io.github.quadrille.engine.parts.LocalThreads;
import io.github.quadrille.engine.parts.Part;
import io.github.quadrille.engine.parts.PartExecutor;
import io.github.quadrille.engine.parts.PartTable;
import io.github.quadrille.engine.parts.PartTable.PartListener;
import io.github.quadrille.engine.parts.PuzzleCut;
import io.github.quadrille.engine.parts.TaskQuestion;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.FreePort;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes {@code cluster-figures.md}: what a cluster costs, measured and simulated. */
public final class ClusterFigures {
    private static final Path PAGE = Path.of("src/site/markdown/cluster-figures.md");
    private static final String LARGE = "instances/pentominoes/one-sided-pentominoes-9x10.yaml";
    private static final String SMALL = "instances/pentominoes/one-sided-pentominoes-5x18.yaml";
    private static final int PARTS = 8192;
    private static final int EVERY = 20;
    private static final int SAMPLE = 120;
    private static final int TINY_PARTS = 4096;
    private static final int ROUNDS = 3;

    private final StringBuilder page = new StringBuilder();
    private final Path folder;

    private ClusterFigures(Path folder) {
        this.folder = folder;
    }

    /** Measures, and writes the page. */
    public static void write(Path folder) throws IOException {
        System.setProperty("quadrille.cluster.jar", "target/quadrille-cluster.jar");
        ClusterFigures figures = new ClusterFigures(folder);
        try {
            figures.run();
        } catch (ClusterUnreachable | UnusableInput e) {
            throw new IllegalStateException(e);
        }
        Files.writeString(PAGE, figures.page);
        System.out.println(figures.page);
    }

    private void run() throws IOException, ClusterUnreachable, UnusableInput {
        line("# Figures of the cluster");
        line("");
        line(
                "This page shows how fast workers are beside threads of one process, and how many of them a coordinator keeps busy.");
        line("");
        line("Made by `mvn -q -Pbench verify -Dbench.args=cluster`. " + Conditions.sentence()
                + " Machines are noisy: read the ratios.");
        overhead();
        scale();
    }

    private void overhead() throws IOException, ClusterUnreachable, UnusableInput {
        Puzzle small = PuzzleReader.read(SMALL);
        List<Part> some = new ArrayList<>();
        List<Part> all = PuzzleCut.into(1024, small, true, () -> {});
        for (int part = EVERY / 2; part < all.size(); part += EVERY) {
            some.add(all.get(part));
        }
        List<Part> tiny = PuzzleCut.into(TINY_PARTS, Puzzle.standard(5, 8), true, () -> {});
        line("");
        line("## Overhead");
        line("");
        line(
                "Two threads of one process, and two workers of one thread each in processes of their own, by turns, with the same parts.");
        line(
                "The large parts are %d of the %,d of `one-sided-pentominoes-5x18`; the tiny ones are what is left of 5x8, cut into %,d."
                        .formatted(some.size(), all.size(), tiny.size()));
        line("The clock runs from the first part to the last; workers are there already.");
        line("");
        line("| parts | round | two threads | two workers | rate of the workers, threads = 1 |");
        line("|---|---|---|---|---|");
        ClusterAddress clusterAddress =
                new ClusterAddress("127.0.0.1", FreePort.find(), Optional.empty(), "figures", "");
        try (Jvm one = worker(clusterAddress);
                Jvm two = worker(clusterAddress);
                ClusterHead head = (ClusterHead) new HazelcastCluster().open(clusterAddress, words -> {})) {
            seconds(head, PuzzleCut.into(64, Puzzle.standard(4, 10), true, () -> {}));
            for (List<Part> parts : List.of(some, tiny)) {
                for (int round = 1; round <= ROUNDS; round++) {
                    double local = seconds(new LocalThreads(PartTask::answer), parts);
                    double remote = seconds(head, parts);
                    line("| %s | %d | %.2f s | %.2f s, %,.0f parts/s | **%.2f** |"
                            .formatted(
                                    parts == some ? "large" : "tiny",
                                    round,
                                    local,
                                    remote,
                                    parts.size() / remote,
                                    local / remote));
                }
            }
            if (!one.isAlive() || !two.isAlive()) {
                throw new IllegalStateException("A worker has died.");
            }
        }
    }

    private Jvm worker(ClusterAddress clusterAddress) throws IOException {
        return Jvm.startFast(
                folder, "worker", "--join", clusterAddress.toString(), "--threads", "1", "--cluster-name", "figures");
    }

    private static double seconds(PartExecutor executor, List<Part> parts) {
        PartTable partTable = new PartTable(
                parts, new TaskQuestion.HowMany(CountMethod.SEARCH), Optional.empty(), PartListener.SILENT);
        long begin = System.nanoTime();
        executor.answer(partTable, Limits.NONE.withThreads(2), Listener.SILENT);
        if (!partTable.isDecided()) {
            throw new IllegalStateException("Not all parts were answered.");
        }
        return (System.nanoTime() - begin) / 1e9;
    }

    private void scale() throws UnusableInput {
        List<Part> parts = PuzzleCut.into(PARTS, PuzzleReader.read(LARGE), true, () -> {});
        PartTimes times = PartTimes.measure(parts, SAMPLE, 1);
        line("");
        line("## Scale, simulated");
        line("");
        line(
                "`one-sided-pentominoes-9x10` is cut into %,d parts. The search of %d of them, drawn at random, took from %.3f to %.1f s:"
                        .formatted(parts.size(), SAMPLE, times.quantile(0), times.quantile(1)));
        line(
                "half of them less than %.2f s, nine of ten less than %.1f s, %.2f s on average, so that all take about %.1f h."
                        .formatted(
                                times.quantile(0.5),
                                times.quantile(0.9),
                                times.mean(),
                                times.mean() * parts.size() / 3600));
        line(
                "Workers that do not exist, of one thread each, take times drawn from those; messages take a millisecond. The coordinator is");
        line(
                "the real one, and its work takes as long as it does. A part that is cut shares its time among its pieces in proportion to other such times.");
        line("");
        line(
                "| workers | all done after | speed-up | of the workers' time used | parts, after cuts | the coordinator worked | parts per second of it |");
        line("|---|---|---|---|---|---|---|");
        for (int workers : new int[] {1, 10, 100, 1000, 4000}) {
            Scale.Outcome outcome = new Scale(parts, times).run(workers);
            double speedUp = outcome.total() / outcome.seconds();
            line("| %,d | %,.1f s | %,.0f | %.0f %% | %,d | %.2f s | %,.0f |"
                    .formatted(
                            workers,
                            outcome.seconds(),
                            speedUp,
                            100 * speedUp / workers,
                            outcome.parts(),
                            outcome.busy(),
                            outcome.parts() / outcome.busy()));
        }
    }

    private void line(String text) {
        page.append(text).append('\n');
    }
}
