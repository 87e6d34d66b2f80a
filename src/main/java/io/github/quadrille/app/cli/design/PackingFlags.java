package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.text.CountedNoun;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.PackingRecord.FoundPacking;
import io.github.quadrille.io.packing.PackingRecords;
import io.github.quadrille.io.picture.PictureReading;
import io.github.quadrille.io.puzzlefile.PuzzleCode;
import io.github.quadrille.io.text.BoardSize;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Declares the options that say which packing of a file is meant, or which puzzle is meant instead. */
final class PackingFlags extends Flags {
    private final Positional<String> packings;

    private final Flag<Long> number = option(
                    "--number",
                    "N",
                    Long.class,
                    "The number of the packing in the file, counted from 1 (default: ${DEFAULT-VALUE}).")
            .usually("1");

    private final Flag<String> puzzleArgument = text(
            "--puzzle",
            "PUZZLE",
            "The puzzle of the packings, where the file does not name it. The picture then shows the whole board, and"
                    + " tells pieces with the same letter apart.");

    private final PuzzleFlags flags = with(new PuzzleFlags());

    /**
     * Declares the options.
     *
     * @param words the words that say what the argument may name
     */
    PackingFlags(String words) {
        packings = argument("PACKING", words);
        atLeast(number, 1, "There is no packing number %d. Use 1.");
    }

    /** Returns the argument that names the packings or the puzzle. */
    String source() {
        return packings.value();
    }

    /**
     * Holds the picture to draw.
     *
     * @param words the words that say which of several packings is drawn, or that only a part of a packing is drawn
     */
    record Drawn(Picture picture, Optional<String> words) {}

    /** Returns whether a puzzle is named in place of packings. */
    boolean isPuzzle() {
        return !puzzleArgument.isSaid()
                && (flags.isSaid()
                        || BoardSize.isSize(packings.value())
                        || PuzzleCode.isCode(packings.value())
                        || packings.value().matches("(?i).*\\.(ya?ml|png|jpe?g)"));
    }

    /** Returns the puzzle with all its pieces. */
    Puzzle puzzle() throws UnusableInput {
        return flags.read(packings.value());
    }

    /** Returns a puzzle of which only the board is needed. */
    Puzzle board() throws UnusableInput {
        Puzzle board = flags.readDrawn(packings.value());
        if (number.value() > 1) {
            throw invalid("The file has a board but no packing, so there is no packing number %d. Use 'solve' first."
                    .formatted(number.value()));
        }
        return board;
    }

    /**
     * Returns the picture of the packing that the user chose. If the file has only undecided answers, the user chooses
     * one of them. Then the picture shows the best partial packing of this answer, which covers the most cells.
     */
    Drawn drawn() throws UnusableInput {
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
        String words = "none; this is the part that covers most cells: %,d cells by %s"
                .formatted(best.coveredCells(), CountedNoun.of(best.pieces().size(), "piece"));
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
                        : "The file has %s, so there is no packing number %,d. Use a smaller --number."
                                .formatted(CountedNoun.of(found, "packing"), wanted);
                throw new UnusableInput(source, message);
            }
            try {
                return puzzle.or(packing::puzzle)
                        .map(known -> Picture.of(known, withGiven(known, packing.packing())))
                        .orElseGet(() -> Picture.of(packing.packing()));
            } catch (IllegalArgumentException e) {
                throw new UnusableInput(source, e.getMessage() + " Use 'quadrille verify', which lists all faults.");
            }
        }

        /**
         * Returns the packing together with the given pieces that it lacks, because a part of a packing need not repeat
         * given pieces.
         */
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
