package io.github.quadrille.cli;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.AnswerWriter;
import io.github.quadrille.format.file.Origin;
import io.github.quadrille.format.file.PackingLinesWriter;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.puzzle.Work;
import io.github.quadrille.render.Look;
import io.github.quadrille.render.Picture;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say how an answer is shown. */
final class AnswerFlags {
    @Option(
            names = {"-q", "--quiet"},
            description = "No pictures, only the status and the numbers.")
    private boolean quiet;

    @Option(
            names = "--format",
            defaultValue = "text",
            description = "text; json, one line per puzzle; or ndjson, one line per packing and one for the answer"
                    + " (default: ${DEFAULT-VALUE}).")
    private AnswerFormat format;

    @Mixin
    private PictureFlags pictures;

    AnswerFormat format() {
        return format;
    }

    boolean hasPictures() {
        return pictures.isWanted();
    }

    AnswerReport report(Terminal terminal, Puzzle puzzle, boolean stats, boolean explain) {
        return format == AnswerFormat.TEXT
                ? new TextReport(terminal, puzzle, quiet, stats, explain)
                : oneOfSeveral(terminal, puzzle, Origin.NONE);
    }

    /** For one of several puzzles, of which a text has a line, and says no more. */
    AnswerReport oneOfSeveral(Terminal terminal, Puzzle puzzle, Origin origin) {
        return switch (format) {
            case TEXT -> AnswerReport.NOTHING;
            case JSON -> new JsonReport(new AnswerWriter(terminal.out(), puzzle, origin));
            case NDJSON -> new JsonReport(new PackingLinesWriter(terminal.out(), puzzle, origin));
        };
    }

    /** What is said when Ctrl-C comes before the search has begun, and nothing is printed yet. */
    Runnable lastWords(Terminal terminal, Puzzle puzzle) {
        return format != AnswerFormat.TEXT
                ? undecided(terminal, puzzle, Origin.NONE)
                : () -> {
                    terminal.out().println("status: " + Verdict.Status.UNDECIDED.word());
                    terminal.out().println("reason: interrupted before the search began");
                    terminal.out().flush();
                };
    }

    /** The same as a line of JSON. */
    static Runnable undecided(Terminal terminal, Puzzle puzzle, Origin origin) {
        return () -> {
            try (AnswerReport report = new JsonReport(new AnswerWriter(terminal.out(), puzzle, origin))) {
                report.end(
                        new Verdict.Undecided(Limit.INTERRUPTED, new Packing(List.of()), Work.NONE),
                        Map.of("nodes", 0L));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            terminal.out().flush();
        };
    }

    /** Pictures, and other outputs, must not replace the puzzle or each other, and say by their endings what they are. */
    void checkOutputs(String puzzle, Path... others) {
        pictures.check(puzzle, others);
    }

    /** The first packing, the fullest part of one, or at least the board. */
    void draw(Terminal terminal, Puzzle puzzle, Verdict verdict, Look look) throws IOException, UnusableInput {
        if (verdict.bestSeen().isEmpty() && hasPictures()) {
            terminal.err().println("There is no packing to draw, so the picture shows the board.");
        }
        draw(
                terminal,
                verdict.bestSeen().map(best -> Picture.of(puzzle, best)).orElseGet(() -> Picture.of(puzzle)),
                look);
    }

    /** Something else. */
    void draw(Terminal terminal, Picture picture, Look look) throws IOException, UnusableInput {
        pictures.draw(picture, look);
        say(terminal, pictures.files());
    }

    /** Which files were written, where people read it. */
    void say(Terminal terminal, List<Path> written) {
        if (format == AnswerFormat.TEXT) {
            written.forEach(file -> terminal.out().println("file: " + file));
        }
    }
}
