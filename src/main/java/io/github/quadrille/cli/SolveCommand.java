package io.github.quadrille.cli;

import io.github.quadrille.exact.Formulation;
import io.github.quadrille.exact.PackingSearch;
import io.github.quadrille.exact.PuzzleTooLarge;
import io.github.quadrille.exact.SearchOptions;
import io.github.quadrille.format.PuzzleReader;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.render.Picture;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Finds packings, or proves that there is none. */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = "Finds a packing, or proves that there is none.",
        footer = {
            "",
            "Examples:",
            "  quadrille solve 8x10                         the standard bag on 8 rows, 10 columns",
            "  quadrille solve puzzle.yaml --all            every packing",
            "  quadrille solve puzzle.yaml --svg out.svg    a picture",
            "  quadrille solve instances/sigils/*.yaml      a line for each"
        })
final class SolveCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final Interruption interruption;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "PUZZLE",
            arity = "1..*",
            description = "A puzzle file, '-' for standard input, or a size such as 8x10 (rows x columns) for the"
                    + " standard bag: k each of the free tetrominoes T I O L S, k = rows*columns/20.")
    private List<String> puzzles;

    @Option(names = "--limit", paramLabel = "N", description = "Stop after N packings (default: 1).")
    private Long limit;

    @Option(names = "--all", description = "Find all packings, symmetric ones included.")
    private boolean all;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            description = "Stop after this time per puzzle: 30s, 500ms, 2m, 1h.")
    private Duration timeLimit;

    @Option(names = "--node-limit", paramLabel = "N", description = "Stop after N nodes per puzzle.")
    private Long nodeLimit;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of random choices; the same seed gives the same packing (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--model",
            defaultValue = "propagator",
            description = "How the puzzle is told to Choco: propagator, one global constraint, fast; or sums, one sum"
                    + " per cell and kind, the slow baseline (default: ${DEFAULT-VALUE}).")
    private Formulation formulation;

    @Option(
            names = "--no-symmetry",
            description = "Search every packing itself, instead of one of each class of symmetric ones.")
    private boolean noSymmetry;

    @Option(names = "--stats", description = "Say what the answer cost.")
    private boolean stats;

    @Option(
            names = {"-q", "--quiet"},
            description = "No pictures, only the status and the numbers.")
    private boolean quiet;

    @Option(
            names = "--format",
            defaultValue = "text",
            description = "text, or json: one line per puzzle (default: ${DEFAULT-VALUE}).")
    private OutputFormat format;

    @Option(names = "--svg", paramLabel = "FILE", description = "Draw the first packing as SVG.")
    private Path svg;

    @Option(names = "--png", paramLabel = "FILE", description = "Draw the first packing as PNG.")
    private Path png;

    SolveCommand(Terminal terminal, Interruption interruption) {
        this.terminal = terminal;
        this.interruption = interruption;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        SearchOptions options = options();
        if (puzzles.size() > 1) {
            return solveMany(options).code();
        }
        Puzzle puzzle = PuzzleReader.read(puzzles.get(0));
        Verdict verdict;
        try (AnswerReport report = format == OutputFormat.JSON
                ? new JsonReport(terminal, puzzle)
                : new TextReport(terminal, puzzle, quiet, stats)) {
            verdict = search(puzzle, options, report);
            report.end(verdict);
        }
        draw(puzzle, verdict);
        return exitOf(verdict).code();
    }

    private ExitStatus solveMany(SearchOptions options) throws IOException {
        if (svg != null || png != null) {
            throw misuse("--svg and --png draw one puzzle, but %d are given. Maybe solve them one by one."
                    .formatted(puzzles.size()));
        }
        Summary summary = new Summary(terminal, format, stats);
        for (String argument : puzzles) {
            if (interruption.isRequested()) {
                break;
            }
            try {
                Puzzle puzzle = PuzzleReader.read(argument);
                try (AnswerReport report =
                        format == OutputFormat.JSON ? new JsonReport(terminal, puzzle) : AnswerReport.NOTHING) {
                    Verdict verdict = search(puzzle, options, report);
                    report.end(verdict);
                    summary.add(argument, verdict, exitOf(verdict));
                }
            } catch (UnusableInput | PuzzleTooLarge problem) {
                summary.addUnusable(Failure.report(problem, terminal));
            }
        }
        summary.end(puzzles.size());
        return summary.worst();
    }

    private Verdict search(Puzzle puzzle, SearchOptions options, AnswerReport report) {
        ProgressLine progress = new ProgressLine(terminal, puzzle.name());
        ReportingListener listener = new ReportingListener(terminal, report, progress, interruption);
        Verdict verdict = PackingSearch.solve(puzzle, options, listener);
        progress.clear();
        return verdict;
    }

    private SearchOptions options() {
        if (all && limit != null) {
            throw misuse("--all and --limit %d contradict each other. Maybe leave one out.".formatted(limit));
        }
        if ((limit != null && limit < 1) || (nodeLimit != null && nodeLimit < 0)) {
            throw misuse("A limit of %d leaves nothing to do. Maybe use 1 or more."
                    .formatted(limit != null && limit < 1 ? limit : nodeLimit));
        }
        long packings = all ? Long.MAX_VALUE : Optional.ofNullable(limit).orElse(1L);
        return new SearchOptions(
                formulation,
                packings,
                Optional.ofNullable(timeLimit),
                Optional.ofNullable(nodeLimit).orElse(Long.MAX_VALUE),
                seed,
                !noSymmetry);
    }

    private ParameterException misuse(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** The first packing, the fullest part of one, or at least the board. */
    private void draw(Puzzle puzzle, Verdict verdict) throws IOException, UnusableInput {
        Packing packing = new Packing(List.of());
        if (verdict instanceof Verdict.Packed packed) {
            packing = packed.first();
        } else if (verdict instanceof Verdict.Undecided undecided) {
            packing = undecided.best();
        }
        Picture picture = Picture.of(puzzle, packing);
        if (svg != null) {
            PictureFile.writeSvg(picture, svg);
        }
        if (png != null) {
            PictureFile.writePng(picture, png);
        }
    }

    private static ExitStatus exitOf(Verdict verdict) {
        if (verdict instanceof Verdict.Packed) {
            return ExitStatus.YES;
        }
        return verdict instanceof Verdict.Infeasible ? ExitStatus.NO : ExitStatus.UNDECIDED;
    }
}
