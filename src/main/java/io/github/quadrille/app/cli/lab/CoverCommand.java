package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.PictureFile;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.QuestionFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.render.CoveringPicture;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.target.Covering;
import io.github.quadrille.core.target.CoveringCheck;
import io.github.quadrille.core.target.ShapeLimits;
import io.github.quadrille.core.target.Target;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.CoveringPieces;
import io.github.quadrille.io.puzzlefile.TargetReader;
import io.github.quadrille.io.target.CoveringWriter;
import io.github.quadrille.io.target.LimitsReader;
import io.github.quadrille.io.text.AtomicFile;
import io.github.quadrille.lab.tiling.TargetSolver;
import io.github.quadrille.lab.tiling.TargetSolver.TargetAnswer;
import io.github.quadrille.lab.tiling.TargetSolver.TargetOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Covers targets of up to 4,000,000 cells by tetrominoes, as well as it can. It can also check a covering that the user
 * gives.
 */
public final class CoverCommand extends Command {
    /** An SVG has at most this many cells. A larger drawing has tens of megabytes, which is too much for viewers. */
    private static final int MOST_SVG_CELLS = 250_000;

    private static final Set<String> OTHER_PICTURES = Set.of("gif", "jpg", "jpeg", "pdf", "bmp", "webp", "eps");
    private static final int MOST_PNG_SIDE = 4_000;

    private final Positional<String> argument = argument(
            "TARGET",
            "The target: a matrix of 0 and 1 (text, CSV, JSON or PBM), a puzzle file or a picture of '.', '?' and '#',"
                    + " whose cells '.' are to be covered, a size such as 100x100 for a whole rectangle, or '-' for"
                    + " standard input.");

    private final Flag<Path> output = file(
            "-o,--output",
            "FILE",
            "Where to write the covering: .json, rows of [shape, piece]; .png or .svg, a picture; .csv or any other"
                    + " ending, text with shape/piece for each cell.");

    private final Flag<String> given = text(
            "--check",
            "COVERING",
            "Check this covering instead of searching, and count its cells and faults: rows of shape/piece or lists"
                    + " of [shape, piece], as -o writes them, or what 'local' says.");

    private final Flag<String> limitsFile =
            text("--limits", "FILE", "A file that says how often shapes may be used: lines ID: COUNT or KIND: COUNT.");

    private final Flag<String> forbidden =
            text("--forbid", "IDS", "Do not use these shapes: ids or kinds, as in 1,2,3.");

    private final Flag<Boolean> allowExcess = flag(
            "--allow-excess",
            "Allow pieces to cover cells outside of the target where that is better. A cell outside costs as much as a"
                    + " missing one.");

    private final Flag<Long> seed = seedOption(
            "The seed of random choices (default: ${DEFAULT-VALUE}). With the same seed and number of threads the covering is the same, unless time runs out.");

    private final QuestionFlags limits = with(new QuestionFlags(List.of(Parameter.TIME_LIMIT, Parameter.THREADS)));

    private final Flag<OutputFormat> format = formatOption();

    private final Flag<Boolean> quiet = flag("-q,--quiet", "Print no counts of shapes.");

    /**
     * The best covering so far has this many missing and excess cells. A missing cell is an uncovered cell of the
     * target, and an excess cell is a covered cell outside of the target. The number is negative before the first
     * covering.
     */
    private volatile long bestWrong = -1;

    public CoverCommand(Terminal terminal) {
        super(terminal, "cover", """
                Covers a target of up to 4,000,000 cells by tetrominoes, any number of each, as well as it can. It \
                prints the quality, and a bound that no covering exceeds.

                Shape ids: 1 O; 2, 3 I; 4-7 L; 8-11 J; 12-15 T; 16, 17 S; 18, 19 Z.

                Examples:
                  quadrille cover target.txt -o covering.txt     shape/piece for each cell
                  quadrille cover target.pbm -o covering.png     a picture
                  quadrille cover target.csv --limits caps.yaml  lines such as 'T: 40'
                  quadrille cover 1000x1000 --forbid 1,2,3
                  quadrille cover target.txt --check theirs.txt  counts; 20: no covering""");
        limits.flag(Parameter.TIME_LIMIT)
                .described("Stop after this time: 30s (or 30), 500ms, 2m, 1h (default: ${DEFAULT-VALUE}).")
                .usually("60s");
        int most = TargetOptions.MOST_THREADS;
        range(
                limits.flag(Parameter.THREADS),
                1,
                most,
                "The search cannot use %d threads. Use a number from 1 to " + most + ".");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        for (String input : Stream.of(argument.value(), given.value(), limitsFile.value())
                .filter(Objects::nonNull)
                .toList()) {
            checkOutputs(input, List.of(output));
        }
        if (given.isSaid() && given.value().equals("-") && argument.value().equals("-")) {
            throw invalid("Standard input can be read only once. Name a file for the target or for --check.");
        }
        ShapeLimits limits = limits();
        CoverReport report = new CoverReport(terminal, limits, quiet.isSaid());
        terminal.interruption().otherwise(() -> report.printLastWords(format.value(), bestWrong));
        TargetReader.Named named = TargetReader.read(argument.value());
        Target target = named.target();
        if (named.ofPuzzle()) {
            terminal.tell(
                    "'cover' uses only the board of '%1$s', and covers it by any tetrominoes. Use 'quadrille solve"
                            + " %1$s --goal cover' to cover it by the pieces of the puzzle.",
                    argument.value());
        }
        if (given.isSaid()) {
            return check(target, limits, report);
        }
        refuseImpossible(target, limits);
        checkOutput(target);
        TargetAnswer answer = cover(target, limits);
        write(target, answer.covering());
        report.print(format.value(), answer, output.optional());
        return answer.isOptimal() ? ExitStatus.YES : ExitStatus.UNDECIDED;
    }

    /**
     * Checks a covering that the user gives, and prints how good it is. If it is valid, it is also written to the
     * output file.
     */
    private ExitStatus check(Target target, ShapeLimits limits, CoverReport report) throws IOException, UnusableInput {
        Covering covering = CoveringPieces.read(given.value(), target);
        checkOutput(target);
        CoveringCheck check = CoveringCheck.of(target, covering, limits);
        report.print(format.value(), check, output.optional());
        if (check.isLegal()) {
            write(target, covering);
        }
        return check.isLegal() ? ExitStatus.YES : ExitStatus.NO;
    }

    private ShapeLimits limits() throws UnusableInput {
        ShapeLimits limits = !limitsFile.isSaid() ? ShapeLimits.NONE : LimitsReader.read(limitsFile.value());
        return !forbidden.isSaid() ? limits : LimitsReader.forbid("--forbid", forbidden.value(), limits);
    }

    private void refuseImpossible(Target target, ShapeLimits limits) throws UnusableInput {
        if (limits.area() < target.size()) {
            throw new UnusableInput(
                    limitsFile.value(),
                    "All pieces that the limits allow cover %,d cells, but the target has %,d: at least %,d stay uncovered. Raise a limit, or leave one out."
                            .formatted(limits.area(), target.size(), target.size() - limits.area()));
        }
    }

    private TargetAnswer cover(Target target, ShapeLimits caps) {
        TargetOptions options = new TargetOptions(caps, allowExcess.isSaid(), seed.value(), limits.limits());
        ProgressLine line = new ProgressLine(terminal, argument.value()) {
            @Override
            public synchronized void progress(Progress now) {
                if (now instanceof Progress.Target target) {
                    bestWrong = target.wrong();
                }
                super.progress(now);
            }
        };
        TargetAnswer answer = TargetSolver.solve(target, options, line);
        line.clear();
        return answer;
    }

    /**
     * Refuses an output file before the search begins, if its format cannot be written or if the target is too large
     * for this format.
     */
    private void checkOutput(Target target) throws UnusableInput {
        int rows = target.rows();
        int columns = target.columns();
        String refusal = "";
        if (OTHER_PICTURES.contains(ending())) {
            refusal = "The ending does not name a kind of picture that can be drawn. Use .png or .svg.";
        } else if (ending().equals("svg") && (long) rows * columns > MOST_SVG_CELLS) {
            refusal = "An SVG picture of %,d x %,d cells would be too large: at most %,d cells. Use .png."
                    .formatted(rows, columns, MOST_SVG_CELLS);
        } else if (ending().equals("png") && Math.max(rows, columns) > MOST_PNG_SIDE) {
            refusal = "A PNG picture has room for %,d rows and columns, but the target has %,d x %,d. Use .txt."
                    .formatted(MOST_PNG_SIDE, rows, columns);
        }
        if (!refusal.isEmpty()) {
            throw new UnusableInput(output.value().toString(), refusal);
        }
    }

    /** Returns the ending of the output file in lower case. The ending says in which format the covering is written. */
    private String ending() {
        String name = output.optional().map(Path::toString).orElse("").toLowerCase(Locale.ROOT);
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private void write(Target target, Covering covering) throws IOException, UnusableInput {
        Path file = output.value();
        if (file == null) {
            return;
        }
        switch (ending()) {
            case "svg", "png" -> PictureFile.write(CoveringPicture.of(argument.value(), target, covering), file);
            case "json" -> AtomicFile.write(file, out -> CoveringWriter.writeJson(covering, out));
            case "csv" -> AtomicFile.write(file, out -> CoveringWriter.writeCsv(covering, out));
            default -> AtomicFile.write(file, out -> CoveringWriter.writeText(covering, out));
        }
    }
}
