package io.github.quadrille.bench;

import io.github.quadrille.app.parts.MachineFigures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Measures how long our program and others take, and writes pages of {@code src/site/markdown}. Most figures are times
 * of whole processes, which run by turns on the same machine, with one search thread each. The arguments are:
 *
 * <ul>
 *   <li>{@code [TIMES]}: writes all pages, and runs each command this many times (default 3)
 *   <li>{@code certificates [SECONDS]}: writes only {@code certificates.md}; making the certificate of an instance may
 *       take this many seconds (default 60)
 *   <li>{@code engines [TIMES [SECONDS]]}: writes only {@code engines.md}, which compares our engines with other solvers;
 *       each engine runs this many times (default 3) and is killed after this many seconds (default 10)
 *   <li>{@code family TITLE [TIMES [SECONDS [ENGINES]]]}: prints the table of one family of {@code engines.md}, or of the
 *       family {@code Sixty problems}, and the sum of its times. ENGINES are names with commas between; only these
 *       engines run. Without names, all engines run
 *   <li>{@code machines}: prints the table of {@code many-machines.md}, which simulates many cores
 *   <li>{@code stages [SECONDS]}: writes only {@code choco-figures.md}, which says which stage of our solver decides each
 *       instance within this many seconds (default 3)
 *   <li>{@code page [TIMES]}: writes only {@code benchmark.md}
 *   <li>{@code scaling [TIMES [SECONDS]]}: writes only {@code scaling.md}, time and memory against the size of the board;
 *       each command runs this many times (default 3) and is killed after this many seconds (default 10)
 *   <li>{@code start [JAR]}: prints how long a start takes, compared with {@code java -jar} of this jar (default: our jar)
 * </ul>
 *
 * The page {@code benchmark.md} compares our program with two others: dancing links in C, which is the yardstick, and
 * {@link BitboardFill}.
 */
public final class Benchmark {
    private static final Path PAGE = Path.of("src/site/markdown/benchmark.md");
    private static final String JAR = "target/quadrille.jar";
    private static final int YARDSTICK_PATIENCE = 20;
    private static final int TIMES = 3;
    private static final int LIMIT = 10;
    private static final int CERTIFY = 60;
    private static final int DECIDE = 3;

    private final int times;
    private final Path folder;
    private final Yardstick yardstick;
    private final StringBuilder page = new StringBuilder();

    private Benchmark(int times, Path folder) throws IOException, InterruptedException {
        this.times = times;
        this.folder = folder;
        this.yardstick = new Yardstick(folder);
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Locale.setDefault(Locale.ROOT);
        Path folder = Files.createTempDirectory("quadrille-bench");
        switch (arguments.length > 0 ? arguments[0] : "") {
            case "certificates" -> CertificatePage.write(number(arguments, 1, CERTIFY), folder);
            case "engines" ->
                EnginePage.write(number(arguments, 1, TIMES), Duration.ofSeconds(number(arguments, 2, LIMIT)), folder);
            case "family" ->
                System.out.println(EnginePage.table(
                        arguments[1],
                        number(arguments, 2, TIMES),
                        Duration.ofSeconds(number(arguments, 3, LIMIT)),
                        arguments.length > 4 ? List.of(arguments[4].split(", *")) : List.of(),
                        folder));
            case "machines" -> MachineFigures.print();
            case "stages" -> ChocoFigures.write(number(arguments, 1, DECIDE));
            case "scaling" ->
                ScalingPage.write(number(arguments, 1, TIMES), Duration.ofSeconds(number(arguments, 2, LIMIT)), folder);
            case "page" -> writePage(number(arguments, 1, TIMES), folder);
            case "start" ->
                StartTable.of(arguments.length > 1 ? arguments[1] : JAR).forEach(System.out::println);
            default -> {
                int times = number(arguments, 0, TIMES);
                CertificatePage.write(CERTIFY, folder);
                EnginePage.write(times, Duration.ofSeconds(LIMIT), folder);
                ScalingPage.write(times, Duration.ofSeconds(LIMIT), folder);
                ChocoFigures.write(DECIDE);
                writePage(times, folder);
            }
        }
    }

    private static void writePage(int times, Path folder) throws IOException, InterruptedException {
        Benchmark benchmark = new Benchmark(times, folder);
        benchmark.run();
        Files.writeString(PAGE, benchmark.page);
        System.out.println(benchmark.page);
    }

    private static int number(String[] arguments, int index, int otherwise) {
        return index < arguments.length ? Integer.parseInt(arguments[index]) : otherwise;
    }

    private void run() throws IOException, InterruptedException {
        line("# Benchmark");
        line("");
        line(
                "This page compares how fast Quadrille and two other programs solve the same puzzles. *Ours* is Quadrille. The *yardstick* is [dancing links](references.md) in C (`src/bench/c/dlx.c`, `cc -O3 -march=native`). The third program uses bitboards in Java.");
        line("");
        line(
                "`mvn -q -Pbench verify` writes this page. A time is that of a whole process from start to exit, with one search thread. It is the median of %d runs, with the fastest and the slowest in brackets. The programs run in turn, on the same machine."
                        .formatted(times));
        line("Other pages compare [more solvers](engines.md) and [larger boards](scaling.md).");
        line(Conditions.sentence() + " Machines differ and are noisy: compare the ratios.");
        PentominoTables.of(times, yardstick, folder).forEach(this::line);
        onePacking();
        manyPuzzles();
        start();
        Conditions.changed(
                        "On 21 November the ratio to dancing links was 0.44 for all packings, and 0.67 with `--no-symmetry`."
                                + " On 26 November it was 0.23 and 0.30, on a machine on which dancing links took 1.5 times as long."
                                + " The tables with bitboards are new.")
                .forEach(this::line);
    }

    private void start() throws IOException, InterruptedException {
        line("");
        line("## The start");
        line("");
        line(
                "The table has the times of short commands, started by [the launcher](installing.md) and as a jar. Runs go in pairs, one of each. The ratio is the median of the ratios of the pairs.");
        line("");
        StartTable.of(JAR).forEach(this::line);
    }

    private void onePacking() throws IOException, InterruptedException {
        line("");
        line("## One packing of the standard bag");
        line("");
        line(
                "A run of the yardstick is stopped after %d s. The third column has the slowest of five more runs of ours, one with each of `--seed 1` to `--seed 5`."
                        .formatted(YARDSTICK_PATIENCE));
        line("");
        line("| board | ours | seeds 1 to 5, slowest | yardstick |");
        line("|---|---|---|---|");
        for (Board board : Board.STANDARD_BOARDS) {
            Run ours = Quadrille.solve(times, board.file());
            double slowest = 0;
            for (int seed = 1; seed <= 5; seed++) {
                slowest = Math.max(
                        slowest,
                        Quadrille.solve(1, board.file(), "--seed", Integer.toString(seed))
                                .median());
            }
            Run theirs = yardstick.find(board.forYardstick(), board.bagForYardstick(), YARDSTICK_PATIENCE);
            String text = Yardstick.gaveUp(theirs) ? "none in %d s".formatted(YARDSTICK_PATIENCE) : theirs.text();
            line("| %s | %s | %.2f s | %s |".formatted(board.name(), ours.text(), slowest, text));
        }
    }

    private void manyPuzzles() throws IOException, InterruptedException {
        List<String> sigils = new ArrayList<>();
        try (Stream<Path> files = Files.list(Path.of("instances/sigils"))) {
            files.map(Path::toString)
                    .filter(name -> name.endsWith(".yaml"))
                    .sorted()
                    .forEach(sigils::add);
        }
        Run together = Quadrille.solve(times, sigils.toArray(String[]::new));
        line("");
        line("## Many small ones");
        line("");
        line("| task | ours |");
        line("|---|---|");
        line("| all %d boards of `instances/sigils` in one process | %s |".formatted(sigils.size(), together.text()));
    }

    private void line(String text) {
        page.append(text).append('\n');
    }
}
