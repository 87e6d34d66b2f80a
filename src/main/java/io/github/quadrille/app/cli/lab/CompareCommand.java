package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.LargeTargetAdvice;
import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.SvgPicture;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.RecordFields;
import io.github.quadrille.io.text.PendingFile;
import io.github.quadrille.lab.compare.Comparison;
import io.github.quadrille.lab.compare.ComparisonSummary;
import io.github.quadrille.lab.compare.HtmlReport;
import io.github.quadrille.lab.compare.MeanCharts;
import io.github.quadrille.lab.compare.PuzzleComparison;
import io.github.quadrille.lab.compare.RunTable;
import io.github.quadrille.lab.compare.Scoreboard;
import io.github.quadrille.lab.local.Method;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Compares local searches with each other and with the proven answer for each puzzle. With {@code --index}, it compares
 * the answers of exact programs with a table of known answers.
 */
public final class CompareCommand extends Command {
    private static final Set<String> WITH_INDEX =
            Set.of("--index", "--results", "--time-limit", "--csv", "--html", "--format");

    private final List<Method> known;

    private final Positional<List<String>> puzzles =
            arguments("PUZZLE", "0..*", "Puzzle files, matrices of 0 and 1, or sizes such as 8x10.");

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final ComparisonFlags flags = with(new ComparisonFlags());

    private final ComparisonFiles files = with(new ComparisonFiles());

    private final Flag<String> index = text(
                    "--index",
                    "FILE",
                    "A table of instances and their answers, such as instances/index.csv, in place of puzzles. The exact answers of --results (instance, answer, seconds) are compared with this table; an answer is in time up to --time-limit (here default: 60s).")
            .under(Heading.QUESTIONS);

    private final Flag<Boolean> summary = flag(
                    "--summary", "Print one table for all puzzles together, in place of one for each puzzle.")
            .under(Heading.OUTPUT);

    private final Flag<Boolean> statistics = flag(
                    "--statistics",
                    "Print intervals, tests and their corrections below each table also when there are fewer than ten runs, as"
                            + " --against does. JSON and HTML always have them.")
            .under(Heading.OUTPUT);

    private final Flag<OutputFormat> format = choice(
                    "--format", OutputFormat.class, "text, or json: one line per puzzle (default: ${DEFAULT-VALUE}).")
            .usually("text");

    public CompareCommand(Terminal terminal, List<Method> known) {
        super(terminal, "compare", """
                Runs local searches many times and compares them with each other and with the proven answer.

                Each run has its own seed, made from --seed, the puzzle's name, the method and the number of the run. With \
                --steps and without --time-limit everything except the seconds repeats exactly, on any number of \
                threads. Runs at the same time slow each other down: to measure times, use --threads 1.

                Every claim of a run is checked again. Exit codes: 0 all was compared, 1 a claim of this program is \
                refuted, 20 a claim of --results is refuted, 3 interrupted, 2 unusable arguments or input.

                Examples:
                  quadrille compare 4x10 --time-limit 1s --html report.html
                  quadrille compare 4x10 --methods genetic genetic:adoption=0 --steps 50
                  quadrille compare 4x10 --methods repair --results mine.csv --html r.html
                  quadrille compare --index instances/index.csv --results mine.csv""");
        this.known = List.copyOf(known);
        excludes(
                statistics,
                "--summary always prints its interval and never prints tests, so --statistics has no use. Leave it out.",
                summary);
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        if (index.isSaid()) {
            return scoreboard();
        }
        if (puzzles.value().isEmpty()) {
            throw invalid("Missing required parameter: 'PUZZLE...'. Give a size such as 8x10, a file, or --index.");
        }
        flags.check(known);
        files.check(puzzles.value(), flags.results());
        Map<String, Puzzle> read = new PuzzleList(board, terminal).read(puzzles.value());
        Comparison asked = flags.comparison(read, known, TaskRunner.isElsewhere(), terminal);
        files.warmUp(asked);
        ProgressLine progress = new ProgressLine(terminal, "compare");
        List<PuzzleComparison> comparisons;
        try (TaskRunner runner = TaskRunner.of(Limits.NONE.withThreads(asked.threads()), "comparison")) {
            comparisons = asked.run(progress, runner);
        }
        progress.clear();
        ExitStatus exit = exitOf(comparisons);
        report(asked, comparisons, exit);
        Iterator<String> arguments = read.keySet().iterator();
        for (PuzzleComparison comparison : comparisons) {
            String argument = arguments.next();
            if (comparison.proven().isReached() && !comparison.proven().isCertain()) {
                LargeTargetAdvice.advise(terminal, argument, comparison.puzzle());
            }
        }
        return exit;
    }

    private ExitStatus scoreboard() throws IOException, UnusableInput {
        Stream<String> others = given().matchedOptions().stream()
                .map(OptionSpec::longestName)
                .filter(name -> !WITH_INDEX.contains(name));
        Stream.concat(others, puzzles.value().stream()).findFirst().ifPresent(other -> {
            throw invalid("'%s' does not go with --index. Leave one of them out.".formatted(other));
        });
        files.check(List.of(index.value()), flags.results());
        Scoreboard board = ScoreboardFiles.read(index.value(), flags.results(), flags.secondsOfExact());
        ExitStatus exit = board.wrong().isEmpty() ? ExitStatus.YES : ExitStatus.NO;
        Answer answer = new Answer(word(exit), new RecordFields.Named(RecordFields.of(board)), board.wrong());
        format.value().say(terminal, () -> answer, () -> text().print(board, word(exit)));
        OutputFiles.write(files.csv, board::csv);
        OutputFiles.write(files.html, board::html);
        return exit;
    }

    private record Answer(String status, RecordFields.Named board, List<String> wrong) {}

    private void report(Comparison asked, List<PuzzleComparison> comparisons, ExitStatus exit)
            throws IOException, UnusableInput {
        if (summary.isSaid()) {
            ComparisonSummary all = ComparisonSummary.of(comparisons);
            format.value()
                    .say(
                            terminal,
                            () -> CompareJson.summary(asked, all, word(exit)),
                            () -> text().print(asked, all, word(exit)));
        } else if (format.value() == OutputFormat.JSON) {
            for (PuzzleComparison comparison : comparisons) {
                String status = word(exitOf(List.of(comparison)));
                JsonLine.write(CompareJson.line(asked, comparison, status), terminal.out());
            }
        } else {
            text().print(asked, comparisons, word(exit));
        }
        terminal.out().flush();
        files.write(asked, comparisons);
    }

    private CompareText text() {
        return new CompareText(terminal, statistics.isSaid() || flags.isAgainst());
    }

    private ExitStatus exitOf(List<PuzzleComparison> comparisons) {
        if (comparisons.stream().anyMatch(PuzzleComparison::refutesOurs)) {
            return ExitStatus.DEFECT;
        }
        if (comparisons.stream().anyMatch(PuzzleComparison::isRefuted)) {
            return ExitStatus.NO;
        }
        return terminal.isInterrupted() ? ExitStatus.UNDECIDED : ExitStatus.YES;
    }

    private static String word(ExitStatus exit) {
        return switch (exit) {
            case YES -> "compared";
            case DEFECT, NO -> "refuted";
            default -> "undecided";
        };
    }

    /** Declares the options for the files to which a comparison is written. */
    private static final class ComparisonFiles extends Flags {
        private final Flag<Path> html = file(
                        "--html", "FILE", "Write a page with boards, tables and charts.", ".html", ".htm")
                .under(Heading.OUTPUT);

        private final Flag<Path> csv = file("--csv", "FILE", "Write a table with a line per run.", ".csv")
                .under(Heading.OUTPUT);

        private final Flag<Path> curves = file(
                        "--curves",
                        "FILE",
                        "Draw the average of the lowest cost, or of the best fitness, from step to step, as SVG.",
                        ".svg")
                .under(Heading.OUTPUT);

        /**
         * Checks the output files before the runs. Otherwise, hours of runs would be lost if a file cannot be written.
         */
        void check(List<String> puzzles, List<String> results) throws IOException, UnusableInput {
            List<Flag<Path>> files = List.of(html, csv, curves);
            Stream.concat(puzzles.stream(), results.stream()).forEach(input -> checkPlaces(input, files));
            checkEndings(files);
            for (Flag<Path> file : files) {
                if (file.isSaid()) {
                    PendingFile.of(file.value()).close();
                }
            }
        }

        /**
         * Makes a page without results before the runs begin, because the first page of a process takes longest. The
         * page with results is then made faster. This matters because a command has to end within a second after
         * Ctrl-C.
         */
        void warmUp(Comparison asked) {
            if (html.isSaid()) {
                page(asked, asked.notRun());
            }
        }

        void write(Comparison asked, List<PuzzleComparison> comparisons) throws IOException, UnusableInput {
            OutputFiles.write(csv, () -> RunTable.of(asked, comparisons));
            OutputFiles.write(html, () -> page(asked, comparisons));
            OutputFiles.write(curves, () -> MeanCharts.of(comparisons));
        }

        private static String page(Comparison asked, List<PuzzleComparison> comparisons) {
            return new HtmlReport(asked, comparisons, (puzzle, packing) -> SvgPicture.of(Picture.of(puzzle, packing)))
                    .html();
        }
    }
}
