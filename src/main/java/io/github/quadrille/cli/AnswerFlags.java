package io.github.quadrille.cli;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.puzzle.Work;
import io.github.quadrille.render.Picture;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say how an answer is shown. */
final class AnswerFlags {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = {"-q", "--quiet"},
            description = "No pictures, only the status and the numbers.")
    private boolean quiet;

    @Option(
            names = "--format",
            defaultValue = "text",
            description = "text, or json: one line per puzzle (default: ${DEFAULT-VALUE}).")
    private OutputFormat format;

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Draw the first packing, or the fullest part seen, as SVG.")
    private Path svg;

    @Option(
            names = "--png",
            paramLabel = "FILE",
            description = "Draw the first packing, or the fullest part seen, as PNG.")
    private Path png;

    OutputFormat format() {
        return format;
    }

    boolean hasPictures() {
        return svg != null || png != null;
    }

    AnswerReport report(Terminal terminal, Puzzle puzzle, boolean stats, boolean explain) {
        return format == OutputFormat.JSON
                ? new JsonReport(terminal, puzzle)
                : new TextReport(terminal, puzzle, quiet, stats, explain);
    }

    /** What is said when Ctrl-C comes before the search has begun, and nothing is printed yet. */
    Runnable lastWords(Terminal terminal, Puzzle puzzle) {
        return () -> {
            if (format == OutputFormat.JSON) {
                writeUndecided(terminal, puzzle);
            } else {
                terminal.out().println("status: undecided");
                terminal.out().println("reason: interrupted before the search began");
            }
            terminal.out().flush();
        };
    }

    private static void writeUndecided(Terminal terminal, Puzzle puzzle) {
        try (JsonReport report = new JsonReport(terminal, puzzle)) {
            report.end(
                    new Verdict.Undecided(Limit.INTERRUPTED, new Packing(List.of()), Work.NONE), Map.of("nodes", 0L));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Pictures, and other outputs, must not replace the puzzle or each other, and say by their endings what they are. */
    void checkOutputs(String puzzle, Path... others) {
        OutputFiles files = new OutputFiles(spec);
        if (svg != null) {
            files.checkEnding(svg, "--svg", ".svg");
        }
        if (png != null) {
            files.checkEnding(png, "--png", ".png");
        }
        files.check(
                puzzle, Stream.concat(Stream.of(svg, png), Stream.of(others)).filter(Objects::nonNull));
    }

    /** The first packing, the fullest part of one, or at least the board. */
    void draw(Terminal terminal, Puzzle puzzle, Verdict verdict) throws IOException, UnusableInput {
        Packing packing = new Packing(List.of());
        if (verdict instanceof Verdict.Packed packed) {
            packing = packed.first();
        } else if (verdict instanceof Verdict.Optimal optimal) {
            packing = optimal.best();
        } else if (verdict instanceof Verdict.Undecided undecided) {
            packing = undecided.best();
        } else if (hasPictures()) {
            terminal.err().println("There is no packing to draw, so the picture shows the board.");
        }
        Picture picture = Picture.of(puzzle, packing);
        if (svg != null) {
            PictureFile.writeSvg(picture, svg);
        }
        if (png != null) {
            PictureFile.writePng(picture, png);
        }
    }
}
