package io.github.quadrille.cli;

import io.github.quadrille.compare.Comparison;
import io.github.quadrille.compare.GoalCheck;
import io.github.quadrille.compare.HtmlReport;
import io.github.quadrille.compare.PuzzleComparison;
import io.github.quadrille.compare.RunTable;
import io.github.quadrille.format.Problem;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.AtomicFile;
import io.github.quadrille.format.file.PendingFile;
import io.github.quadrille.local.LocalLimits;
import io.github.quadrille.local.Method;
import io.github.quadrille.puzzle.Puzzle;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Sets local searches against each other and against the proven answer. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description = "Runs local searches many times and compares them with each other and with the proven answer.",
        footer = {
            "",
            "Each run has a seed of its own, made from --seed, the puzzle's name, the method and the number of the run."
                    + " With --max-iterations and without --time-limit everything but the seconds is the same each"
                    + " time, on any number of threads; with a time limit only the seeds are. Runs at the same time"
                    + " slow each other down: for times to rely on use --threads 1.",
            "",
            "Every claim of a run is checked again. Exit codes: 0 all was compared, 1 a claim is refuted,"
                    + " 3 interrupted, 2 unusable arguments or input.",
            "",
            "Examples:",
            "  quadrille compare 4x10 8x10 --html report.html",
            "  quadrille compare puzzle.yaml --methods beam,greedy --csv runs.csv"
        })
final class CompareCommand implements Callable<Integer> {
    private static final Duration USUAL_TIME_LIMIT = Duration.ofSeconds(10);

    private final Terminal terminal;
    private final Interruption interruption;
    private final List<Method> known;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "PUZZLE", arity = "1..*", description = "Puzzle files, or sizes such as 8x10.")
    private List<String> puzzles;

    @Mixin
    private PuzzleFlags board;

    @Option(
            names = "--methods",
            paramLabel = "NAMES",
            defaultValue = "all",
            description = "Which methods, with commas, each as published; or with options of its own, as in"
                    + " beam,beam:corner=both,draws=distinct; or all (default: ${DEFAULT-VALUE}).")
    private String methods;

    @Option(
            names = "--runs",
            paramLabel = "N",
            defaultValue = "20",
            description = "Runs per method and puzzle (default: ${DEFAULT-VALUE}).")
    private int runs;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            description = "Stop a run after this time (default: 10s, or none with --max-iterations).")
    private Duration timeLimit;

    @Option(names = "--max-iterations", paramLabel = "N", description = "Stop a run after N steps.")
    private Long maxIterations;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "What the seeds of all runs are made from (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--threads", paramLabel = "N", description = "Searches at the same time (default: all processors).")
    private Integer threads;

    @Option(
            names = "--exact-time-limit",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            defaultValue = "60s",
            description = "Stop the exact search of a puzzle after this time (default: ${DEFAULT-VALUE}).")
    private Duration exactTimeLimit;

    @Option(names = "--html", paramLabel = "FILE", description = "Write a page with boards, tables and charts.")
    private Path html;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write a table with a line per run.")
    private Path csv;

    @Option(
            names = "--format",
            defaultValue = "text",
            description = "text, or json: one line per puzzle (default: ${DEFAULT-VALUE}).")
    private OutputFormat format;

    CompareCommand(Terminal terminal, Interruption interruption, List<Method> known) {
        this.terminal = terminal;
        this.interruption = interruption;
        this.known = List.copyOf(known);
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        List<Method> chosen = chosenMethods();
        LocalLimits limits = limits();
        if (runs < 1 || (threads != null && threads < 1)) {
            throw new Misuse(
                    spec,
                    "%d runs on %s threads compare nothing. Maybe use 1 or more."
                            .formatted(runs, Objects.requireNonNullElse(threads, "all")));
        }
        checkFiles();
        int parallel = Objects.requireNonNullElse(threads, Runtime.getRuntime().availableProcessors());
        Comparison asked = new Comparison(readPuzzles(), chosen, runs, limits, exactTimeLimit, parallel);
        if (html != null) {
            // Whoever interrupts waits for no more than a second, and the first page of a process takes longest.
            HtmlReport.of(asked, asked.notRun());
        }
        CompareProgress progress = new CompareProgress(terminal, interruption);
        List<PuzzleComparison> comparisons = asked.run(progress);
        progress.clear();
        ExitStatus exit = exitOf(comparisons);
        report(asked, comparisons, exit);
        return exit.code();
    }

    private void report(Comparison asked, List<PuzzleComparison> comparisons, ExitStatus exit)
            throws IOException, UnusableInput {
        if (format == OutputFormat.JSON) {
            for (PuzzleComparison comparison : comparisons) {
                String status = word(exitOf(List.of(comparison)));
                CompareJson.write(asked, comparison, status, terminal.out());
            }
        } else {
            new CompareText(terminal).print(asked, comparisons, word(exit));
        }
        terminal.out().flush();
        if (csv != null) {
            write(csv, RunTable.of(asked, comparisons));
        }
        if (html != null) {
            write(html, HtmlReport.of(asked, comparisons));
        }
    }

    private List<Method> chosenMethods() {
        try {
            return new MethodSpecs(known).read(methods);
        } catch (IllegalArgumentException problem) {
            throw new Misuse(spec, problem.getMessage());
        }
    }

    private LocalLimits limits() {
        if (maxIterations != null && maxIterations < 1) {
            throw new Misuse(
                    spec,
                    "A limit of %d steps leaves nothing to compare. Maybe use 1 or more.".formatted(maxIterations));
        }
        if (timeLimit != null && timeLimit.isZero()) {
            throw new Misuse(spec, "--time-limit 0s leaves nothing to do. Maybe use 1ms or more.");
        }
        LocalLimits limits = LocalLimits.NONE.withSeed(seed);
        if (maxIterations != null) {
            limits = limits.withMaxIterations(maxIterations);
        }
        if (timeLimit != null || maxIterations == null) {
            limits = limits.withTimeLimit(Objects.requireNonNullElse(timeLimit, USUAL_TIME_LIMIT));
        }
        return limits;
    }

    /** Says now what would spoil the report after hours of running. */
    private void checkFiles() throws IOException, UnusableInput {
        if (html != null && html.equals(csv)) {
            throw new Misuse(
                    spec, "--html and --csv name the same file '%s'. Maybe give them different names.".formatted(html));
        }
        for (Path file : Stream.of(html, csv).filter(Objects::nonNull).toList()) {
            if (puzzles.contains(file.toString())) {
                throw new Misuse(
                        spec, "The report would replace the puzzle '%s'. Maybe give it another name.".formatted(file));
            }
        }
        OutputFiles files = new OutputFiles(spec);
        if (html != null) {
            files.checkEnding(html, "--html", ".html", ".htm");
        }
        if (csv != null) {
            files.checkEnding(csv, "--csv", ".csv");
        }
        for (Path file : Stream.of(html, csv).filter(Objects::nonNull).toList()) {
            PendingFile.of(file).close();
        }
    }

    private List<Puzzle> readPuzzles() throws UnusableInput {
        List<Puzzle> read = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        for (String argument : puzzles) {
            try {
                Puzzle puzzle = board.read(argument);
                GoalCheck.refusal(puzzle).ifPresent(why -> problems.add(new Problem(argument, 0, 0, why)));
                if (read.contains(puzzle)) {
                    terminal.err().println("'%s' is given twice; it is compared once.".formatted(argument));
                } else {
                    read.add(puzzle);
                }
            } catch (UnusableInput e) {
                problems.addAll(e.problems());
            }
        }
        if (!problems.isEmpty()) {
            throw new UnusableInput(problems);
        }
        return read;
    }

    private ExitStatus exitOf(List<PuzzleComparison> comparisons) {
        if (comparisons.stream().anyMatch(PuzzleComparison::isRefuted)) {
            return ExitStatus.DEFECT;
        }
        return interruption.isRequested() ? ExitStatus.UNDECIDED : ExitStatus.YES;
    }

    private static String word(ExitStatus exit) {
        return switch (exit) {
            case YES -> "compared";
            case DEFECT -> "refuted";
            default -> "undecided";
        };
    }

    private static void write(Path file, String text) throws IOException, UnusableInput {
        AtomicFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }
}
