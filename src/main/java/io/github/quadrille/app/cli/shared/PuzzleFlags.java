package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.ask.PuzzleKeys;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.GivenFile;
import io.github.quadrille.io.picture.PictureReading;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import io.github.quadrille.io.puzzlefile.PuzzleLine;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.puzzlefile.UsablePuzzle;
import io.github.quadrille.io.text.BoardSize;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParameterException;

/**
 * Declares the options that describe a puzzle, such as its pieces. With these options, a command can take a size or the
 * picture of a board in place of a puzzle file.
 */
public final class PuzzleFlags extends Flags {

    private final QuestionFlags keys = with(new QuestionFlags(PuzzleKeys.ALL));

    private final ShapeFlags shapes = with(new ShapeFlags());

    private final Flag<String> board = boardOption("PUZZLE");

    private final Flag<String> lying = text(
                    "--given",
                    "FILE",
                    "Pieces that are placed already, in addition to those of the puzzle file. The file has a part of a"
                            + " packing, in any form that 'verify' or 'given:' reads, such as a picture with a symbol"
                            + " for each piece.")
            .under(Heading.BOARD);

    private final ImageFlags image = with(new ImageFlags());

    public PuzzleFlags() {
        keys.flag(PuzzleKeys.PIECES)
                .described(PuzzleKeys.PIECES
                        .help()
                        .replaceFirst("\\.$", "; or a file of drawings (see --shapes), each used once."));
    }

    /** Returns the puzzle that an argument names: a file, {@code -}, or a size. */
    public Puzzle read(String argument) throws UnusableInput {
        if (lying.isSaid() && lying.value().equals("-") && argument.equals("-")) {
            throw invalid("Standard input can be read only once. Name a file for the puzzle or for --given.");
        }
        return withLying(image.read(argument, keys()));
    }

    /**
     * Returns the puzzle that an argument names, to be drawn. The puzzle needs no pieces, unless the options give
     * pieces that lie on the board.
     */
    public Puzzle readDrawn(String argument) throws UnusableInput {
        return !lying.isSaid() ? image.read(argument, keys().by(GivenKeys.PiecesOption.IF_ANY)) : read(argument);
    }

    private Puzzle withLying(Puzzle puzzle) throws UnusableInput {
        return !lying.isSaid() ? puzzle : GivenFile.added(lying.value(), puzzle, new PictureReading(puzzle)::read);
    }

    /**
     * Returns what remains of the puzzle that an argument names, without its given pieces and the cells below them.
     * Commands that cannot use given pieces call this.
     *
     * @throws UnusableInput also when nothing remains
     */
    public Puzzle readRest(String argument) throws UnusableInput {
        return UsablePuzzle.rest(argument, read(argument));
    }

    /** Returns the puzzle that a line of a stream holds. */
    public Puzzle read(PuzzleLine line) throws UnusableInput {
        return withLying(line.puzzle(keys()));
    }

    /**
     * Returns the puzzle that an argument names, if its packings can be counted. A matrix is read as a board to pack.
     *
     * @throws UnusableInput also when the goal is a covering, and some kind has no fixed number or cells have different
     *     weights
     */
    public Puzzle readPackable(String argument) throws UnusableInput {
        return UsablePuzzle.withPackings(argument, readForPackings(argument), false);
    }

    /**
     * Returns the puzzle that a line of a stream holds, if its packings can be counted. A matrix is read as a board to
     * pack.
     */
    public Puzzle readPackable(PuzzleLine line) throws UnusableInput {
        Puzzle puzzle = withLying(line.puzzle(keys().forPackings()));
        return UsablePuzzle.withPackings(puzzle.name(), puzzle, false);
    }

    /** Returns the puzzle that an argument names. A matrix is read as a board to pack. */
    public Puzzle readForPackings(String argument) throws UnusableInput {
        return withLying(image.read(argument, keys().forPackings()));
    }

    /**
     * Returns which opposite edges of the board are joined, as on a torus. The result is empty if the option is not
     * given. The option is also for boards of the line-clearing game.
     */
    public Optional<Wrap> wrap() {
        return keys.said(PuzzleKeys.WRAP);
    }

    /** Returns whether the argument is a size and has the standard bag, because the options name no pieces. */
    public boolean isStandardBag(String argument) {
        return !hasPieces() && BoardSize.isSize(argument);
    }

    public boolean isForPieces() {
        return hasPieces()
                || lying.isSaid()
                || isSaid(PuzzleKeys.SYMMETRY)
                || isSaid(PuzzleKeys.GOAL)
                || isSaid(PuzzleKeys.LATTICE);
    }

    /**
     * Returns whether any of these options is given. The options for the lattice, for a drawn board and for images do
     * not count.
     */
    public boolean saysMoreThanLattice() {
        return shapes.areSaid()
                || lying.isSaid()
                || PuzzleKeys.ALL.stream().anyMatch(key -> !key.equals(PuzzleKeys.LATTICE) && isSaid(key));
    }

    /** Returns whether any of these options is given. The options for images do not count. */
    public boolean isSaid() {
        return saysMoreThanLattice() || isSaid(PuzzleKeys.LATTICE) || board.isSaid();
    }

    /**
     * Refuses all of these options, for files that need none of them.
     *
     * @throws ParameterException if any of the options is given
     */
    public void refuse(String message) {
        if (isSaid()) {
            throw invalid(message);
        }
    }

    /** Returns whether the options name a lattice other than the square lattice. */
    public boolean isOfOtherLattice() {
        return lattice() != Lattices.SQUARE;
    }

    /** Returns the lattice that the options name, or else the square lattice. */
    public Lattice lattice() {
        return keys.said(PuzzleKeys.LATTICE).orElse(Lattices.SQUARE);
    }

    /** Returns whether the options name pieces. */
    public boolean hasPieces() {
        return isSaid(PuzzleKeys.PIECES) || shapes.areSaid();
    }

    private boolean isSaid(Parameter<?> key) {
        return keys.flag(key).isSaid();
    }

    /** Returns the puzzle with the board of this picture and with the pieces of the options. */
    public Puzzle readBoard(String source, List<String> picture) throws UnusableInput {
        return withLying(PuzzleReader.parse(source, String.join("\n", picture), keys()));
    }

    private GivenKeys keys() throws UnusableInput {
        return shapes.addTo(PuzzleKeys.of(keys));
    }
}
