package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.LookFlags;
import io.github.quadrille.app.cli.shared.ModelFlags;
import io.github.quadrille.app.cli.shared.PictureFile;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.VerdictLines;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.PackingRecord.FoundPacking;
import io.github.quadrille.io.packing.PackingRecords;
import io.github.quadrille.io.picture.PictureReading;
import io.github.quadrille.io.puzzlefile.PuzzleCode;
import io.github.quadrille.io.text.BoardSize;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws packings. */
public final class RenderCommand extends Command {

    private final Positional<String> packings = argument(
            "PACKING",
            "A file with packings, or '-' for standard input: JSON, rows of letters or numbers, pictures as"
                    + " 'solve' prints them, or coverings as 'cover' writes them; or a puzzle, whose board is drawn.");

    private final Flag<Path> output =
            file("-o,--output", "FILE", "Where to draw it, .svg or .png; without it, in the terminal.", ".svg", ".png");

    private final Flag<Long> number = option(
                    "--number",
                    "N",
                    Long.class,
                    "Which of the packings in the file, from 1 (default: ${DEFAULT-VALUE}).")
            .usually("1");

    private final Flag<String> puzzleArgument = text(
            "--puzzle",
            "PUZZLE",
            "What it packs, where the file does not say so: shows the whole board, and tells pieces with the"
                    + " same letter apart.");

    private final PuzzleFlags flags = with(new PuzzleFlags());

    private final LookFlags look = with(new LookFlags());

    private final ModelFlags models = with(new ModelFlags());

    public RenderCommand(Terminal terminal) {
        super(terminal, "render", """
                Draws a packing, or the fullest part of one: in the terminal, as SVG or PNG, or as models in \
                space.

                Examples:
                  quadrille solve 8x10 --format json | quadrille render - -o packing.svg
                  quadrille render letters.txt --puzzle puzzle.yaml
                  quadrille render puzzle.yaml -o board.svg
                  quadrille render 6x10 --pieces pentominoes --given begun.txt
                  quadrille render soma.json -o soma.png --view exploded
                  quadrille render soma.json --stl pieces --x3d soma.x3d""");
        atLeast(number, 1, "There is no packing number %d. Maybe use 1.");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        look.check(output.isSaid(), "-o packing.svg");
        models.checkFolder();
        checkOutputs(packings.value(), List.of(output, models.scene()));
        Drawn drawn = isPuzzle() ? new Drawn(Picture.of(board()), Optional.empty()) : drawn();
        Picture picture = drawn.picture;
        models.check(
                packings.value(), picture.region().lattice(), picture.region().wrap());
        look.check(packings.value(), picture.region().lattice());
        if (output.isSaid()) {
            PictureFile.write(picture, look.look(), output.value());
        }
        List<Path> written = models.write(terminal, picture);
        terminal.say("status: drawn");
        if (!output.isSaid()) {
            terminal.draw(picture);
        } else {
            terminal.say("file: %s", output.value());
        }
        written.forEach(file -> terminal.say("file: %s", file));
        drawn.words.ifPresent(words -> terminal.say("packing: %s", words));
        return ExitStatus.YES;
    }

    /**
     * What is drawn.
     *
     * @param words which packing it is, if there is more to say
     */
    private record Drawn(Picture picture, Optional<String> words) {}

    /** Whether a puzzle is named in place of packings. */
    private boolean isPuzzle() {
        return !puzzleArgument.isSaid()
                && (flags.isSaid()
                        || BoardSize.isSize(packings.value())
                        || PuzzleCode.isCode(packings.value())
                        || packings.value().matches("(?i).*\\.ya?ml"));
    }

    private Puzzle board() throws UnusableInput {
        Puzzle board = flags.readDrawn(packings.value());
        if (number.value() > 1) {
            throw invalid(
                    "A board is drawn, of which there is no number %d. Maybe 'solve' first.".formatted(number.value()));
        }
        return board;
    }

    private Drawn drawn() throws UnusableInput {
        String source = packings.value();
        Optional<Puzzle> puzzle =
                !puzzleArgument.isSaid() ? Optional.empty() : Optional.of(flags.read(puzzleArgument.value()));
        Picked picked = new Picked(number.value(), puzzle);
        Picked part = new Picked(number.value(), puzzle);
        long found = PackingRecords.read(source, puzzle, PictureReading.of(puzzle), picked::offer, part::offer);
        if (found > 0 || part.packing == null) {
            return new Drawn(
                    picked.picture(source, found),
                    found > 1 ? Optional.of("%,d of %,d".formatted(number.value(), found)) : Optional.empty());
        }
        Packing best = part.packing.packing();
        String words = "none, so this is the fullest part seen: %,d cells by %s"
                .formatted(
                        best.coveredCells(), VerdictLines.pieces(best.pieces().size()));
        return new Drawn(part.picture(source, part.seen), Optional.of(words));
    }

    /** Keeps one packing of a stream. */
    private static final class Picked {
        private final long wanted;
        private final Optional<Puzzle> puzzle;
        private long seen;
        private FoundPacking packing;

        private Picked(long wanted, Optional<Puzzle> puzzle) {
            this.wanted = wanted;
            this.puzzle = puzzle;
        }

        private void offer(FoundPacking found) {
            seen++;
            if (seen == wanted) {
                packing = found;
            }
        }

        private Picture picture(String source, long found) throws UnusableInput {
            if (packing == null) {
                String message = found == 0
                        ? PackingRecords.NO_PACKING
                        : "It has %,d %s, so there is no number %,d. Maybe ask for a smaller --number."
                                .formatted(found, found == 1 ? "packing" : "packings", wanted);
                throw new UnusableInput(source, message);
            }
            try {
                return puzzle.or(packing::puzzle)
                        .map(known -> Picture.of(known, withGiven(known, packing.packing())))
                        .orElseGet(() -> Picture.of(packing.packing()));
            } catch (IllegalArgumentException e) {
                throw new UnusableInput(source, e.getMessage() + " Maybe 'quadrille verify' says more.");
            }
        }

        /** A part of a packing need not repeat what is given. */
        private static Packing withGiven(Puzzle puzzle, Packing packing) {
            List<Placement> pieces = new ArrayList<>(packing.pieces());
            puzzle.given().stream()
                    .filter(piece ->
                            pieces.stream().noneMatch(other -> other.cells().containsAll(piece.cells())))
                    .forEach(pieces::add);
            return new Packing(pieces);
        }
    }
}
