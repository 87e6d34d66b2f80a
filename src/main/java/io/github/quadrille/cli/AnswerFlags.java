package io.github.quadrille.cli;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.render.Picture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
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

    @Option(names = "--svg", paramLabel = "FILE", description = "Draw the first packing as SVG.")
    private Path svg;

    @Option(names = "--png", paramLabel = "FILE", description = "Draw the first packing as PNG.")
    private Path png;

    OutputFormat format() {
        return format;
    }

    boolean hasPictures() {
        return svg != null || png != null;
    }

    AnswerReport report(Terminal terminal, Puzzle puzzle, boolean stats, boolean explain) throws IOException {
        return format == OutputFormat.JSON
                ? new JsonReport(terminal, puzzle)
                : new TextReport(terminal, puzzle, quiet, stats, explain);
    }

    /** A picture must not replace the puzzle, or the other picture, and says by its ending what it is. */
    void checkPictureFiles(String puzzle) {
        if (svg != null && svg.equals(png)) {
            throw misuse("--svg and --png name the same file '%s'. Maybe give them different names.".formatted(svg));
        }
        checkEnding(svg, "--svg", ".png");
        checkEnding(png, "--png", ".svg");
        for (Path picture : Stream.of(svg, png).filter(Objects::nonNull).toList()) {
            if (picture.toString().equals(puzzle)) {
                throw misuse(
                        "The picture would replace the puzzle '%s'. Maybe give it another name.".formatted(picture));
            }
            Path folder = picture.toAbsolutePath().getParent();
            if (folder == null || !Files.isDirectory(folder) || Files.isDirectory(picture)) {
                throw misuse("There can be no picture '%s'. Maybe its folder does not exist.".formatted(picture));
            }
        }
    }

    private void checkEnding(Path picture, String option, String other) {
        if (picture != null && picture.toString().toLowerCase(Locale.ROOT).endsWith(other)) {
            throw misuse("%s would write another format into '%s'. Maybe use %s."
                    .formatted(option, picture, "--" + other.substring(1)));
        }
    }

    private ParameterException misuse(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** The first packing, the fullest part of one, or at least the board. */
    void draw(Puzzle puzzle, Verdict verdict) throws IOException, UnusableInput {
        Packing packing = new Packing(List.of());
        if (verdict instanceof Verdict.Packed packed) {
            packing = packed.first();
        } else if (verdict instanceof Verdict.Optimal optimal) {
            packing = optimal.best();
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
}
