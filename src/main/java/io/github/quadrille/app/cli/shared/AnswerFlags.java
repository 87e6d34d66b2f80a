package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.render.Look;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.io.answer.AnswerWriter;
import io.github.quadrille.io.answer.StreamedAnswer;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.Origin;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** Declares the options that say how an answer is shown. */
public final class AnswerFlags extends Flags {
    private static final StreamedAnswer NOTHING = new StreamedAnswer() {
        @Override
        public void packing(Packing packing, OptionalLong images) {}

        @Override
        public void end(Verdict verdict, Map<String, ?> effort) {}
    };

    private final Flag<Boolean> quiet = flag("-q,--quiet", "Draw no pictures: only the status and the numbers.");

    private final ListFlags list = with(new ListFlags());

    private final PictureFlags pictures = with(new PictureFlags());

    public ListFormat format() {
        return list.format();
    }

    public boolean isQuiet() {
        return quiet.isSaid();
    }

    public boolean hasPictures() {
        return pictures.isWanted();
    }

    /**
     * Returns a report that shows the packings of one puzzle, and then the answer.
     *
     * @param numbered whether packings are numbered, because there may be several
     */
    public StreamedAnswer report(Terminal terminal, Puzzle puzzle, boolean stats, boolean explain, boolean numbered)
            throws IOException, UnusableInput {
        return list.report(
                terminal,
                puzzle,
                (where, summary) -> new TextReport(where, puzzle, summary || quiet.isSaid(), stats, explain, numbered));
    }

    /**
     * Returns a report for one of several puzzles. As text it prints nothing, because the caller prints one line for
     * each puzzle.
     */
    public StreamedAnswer oneOfSeveral(Terminal terminal, Puzzle puzzle, Origin origin) {
        return format().report(terminal.out(), puzzle, origin, () -> NOTHING);
    }

    /**
     * Refuses {@code -o} and {@code --format csv}. These options are for the packings of one puzzle, so commands that
     * answer several puzzles refuse them.
     */
    public void refuseLists() {
        if (list.output().isSaid() || format() == ListFormat.CSV) {
            throw invalid("-o and --format csv are for the packings of one puzzle. Use --format ndjson.");
        }
    }

    /**
     * Returns the action that prints an undecided answer when Ctrl-C comes before the search has begun and nothing is
     * printed yet. It prints nothing for CSV.
     */
    public Runnable lastWords(Terminal terminal, Puzzle puzzle) {
        return format() == ListFormat.CSV
                ? () -> {}
                : format() != ListFormat.TEXT
                        ? undecided(terminal, puzzle, Origin.NONE)
                        : () -> {
                            terminal.say("status: undecided%nreason: interrupted before the search began");
                            terminal.out().flush();
                        };
    }

    /**
     * Returns an action that prints an undecided answer as a line of JSON, for a search that is interrupted before it
     * answers.
     */
    public static Runnable undecided(Terminal terminal, Puzzle puzzle, Origin origin) {
        return () -> {
            try (AnswerWriter report = new AnswerWriter(terminal.out(), puzzle, origin)) {
                report.end(
                        new Verdict.Undecided(Limit.INTERRUPTED, new Packing(List.of()), Work.NONE),
                        Map.of("nodes", 0L));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            terminal.out().flush();
        };
    }

    /**
     * Checks the files of pictures and other outputs. They must not replace the puzzle or each other, and must have the
     * right endings.
     */
    public void checkFiles(String puzzle, List<Flag<Path>> others) {
        pictures.check(
                puzzle, Stream.concat(others.stream(), Stream.of(list.output())).toList());
    }

    /**
     * Draws a picture of the first packing into the files that the user named. If there is no packing, the picture
     * shows the part of a packing that covers most cells, or else the board.
     */
    public void draw(Terminal terminal, Puzzle puzzle, Verdict verdict, Look look) throws IOException, UnusableInput {
        if (verdict.bestSeen().isEmpty() && hasPictures()) {
            terminal.tell("There is no packing to draw, so the picture shows the board.");
        }
        draw(
                terminal,
                verdict.bestSeen().map(best -> Picture.of(puzzle, best)).orElseGet(() -> Picture.of(puzzle)),
                look);
    }

    /** Draws a picture into the files that the user named, and prints the names of the files. */
    public void draw(Terminal terminal, Picture picture, Look look) throws IOException, UnusableInput {
        pictures.draw(picture, look);
        say(terminal, pictures.files());
    }

    /** Prints the names of the files that were written, if the answer is text. */
    public void say(Terminal terminal, List<Path> written) {
        if (format() == ListFormat.TEXT) {
            written.forEach(file -> terminal.say("file: %s", file));
        }
    }
}
