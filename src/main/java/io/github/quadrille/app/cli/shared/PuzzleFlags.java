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

/** What may be said beside a size or the picture of a board, instead of writing a puzzle file. */
public final class PuzzleFlags extends Flags {

    private final QuestionFlags keys = with(new QuestionFlags(PuzzleKeys.ALL));

    private final ShapeFlags shapes = with(new ShapeFlags());

    private final Flag<String> board = boardOption("PUZZLE");

    private final Flag<String> lying = text(
                    "--given",
                    "FILE",
                    "Pieces that lie already, beside those of the puzzle file: a part of a packing, in any form that 'verify' reads, or as 'given:' has them; a picture with a symbol for each piece will do.")
            .under(Heading.BOARD);

    private final ImageFlags image = with(new ImageFlags());

    public PuzzleFlags() {
        keys.flag(PuzzleKeys.PIECES)
                .described(PuzzleKeys.PIECES
                        .help()
                        .replaceFirst("\\.$", "; or a file of drawings, as for --shapes, each once."));
    }

    /** The puzzle that an argument names: a file, {@code -}, or a size. */
    public Puzzle read(String argument) throws UnusableInput {
        if (lying.isSaid() && lying.value().equals("-") && argument.equals("-")) {
            throw invalid("Standard input can be read only once. Maybe name a file for the puzzle or for --given.");
        }
        return withLying(image.read(argument, keys()));
    }

    /** The puzzle that an argument names, to be drawn: a board needs no pieces, unless some lie. */
    public Puzzle readDrawn(String argument) throws UnusableInput {
        return !lying.isSaid() ? image.read(argument, keys().by(GivenKeys.PiecesOption.IF_ANY)) : read(argument);
    }

    private Puzzle withLying(Puzzle puzzle) throws UnusableInput {
        return !lying.isSaid() ? puzzle : GivenFile.added(lying.value(), puzzle, new PictureReading(puzzle)::read);
    }

    /**
     * What is left of the puzzle that an argument names beside given pieces: for those who know nothing of them.
     *
     * @throws UnusableInput also when nothing is left
     */
    public Puzzle readRest(String argument) throws UnusableInput {
        return UsablePuzzle.rest(argument, read(argument));
    }

    /** The puzzle that a line of a stream holds. */
    public Puzzle read(PuzzleLine line) throws UnusableInput {
        return withLying(line.puzzle(keys()));
    }

    /**
     * The puzzle that an argument names, if its packings can be counted; a matrix is to be packed.
     *
     * @throws UnusableInput also when the goal is to cover, and not by all pieces
     */
    public Puzzle readPackable(String argument) throws UnusableInput {
        return UsablePuzzle.withPackings(argument, readForPackings(argument), false);
    }

    /** The same of a line of a stream. */
    public Puzzle readPackable(PuzzleLine line) throws UnusableInput {
        Puzzle puzzle = withLying(line.puzzle(keys().forPackings()));
        return UsablePuzzle.withPackings(puzzle.name(), puzzle, false);
    }

    /** The puzzle that an argument names; a matrix is to be packed. */
    public Puzzle readForPackings(String argument) throws UnusableInput {
        return withLying(image.read(argument, keys().forPackings()));
    }

    /** What is said about edges, for boards of the line-clearing game, too. */
    public Optional<Wrap> wrap() {
        return keys.said(PuzzleKeys.WRAP);
    }

    /** Whether the pieces are those of the size, because nothing else is said. */
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

    /** Whether anything is said but what the cells are. */
    public boolean saysMoreThanLattice() {
        return shapes.areSaid()
                || lying.isSaid()
                || PuzzleKeys.ALL.stream().anyMatch(key -> !key.equals(PuzzleKeys.LATTICE) && isSaid(key));
    }

    /** Whether anything is said beside the puzzle. */
    public boolean isSaid() {
        return saysMoreThanLattice() || isSaid(PuzzleKeys.LATTICE) || board.isSaid();
    }

    /**
     * For files that need none of this.
     *
     * @throws ParameterException if anything is said beside the puzzle
     */
    public void refuse(String message) {
        if (isSaid()) {
            throw invalid(message);
        }
    }

    /** Whether a lattice is said, and not that of squares. */
    public boolean isOfOtherLattice() {
        return lattice() != Lattices.SQUARE;
    }

    /** What the cells are, if that is not said elsewhere. */
    public Lattice lattice() {
        return keys.said(PuzzleKeys.LATTICE).orElse(Lattices.SQUARE);
    }

    /** Whether there are pieces for a board without any. */
    public boolean hasPieces() {
        return isSaid(PuzzleKeys.PIECES) || shapes.areSaid();
    }

    private boolean isSaid(Parameter<?> key) {
        return keys.flag(key).isSaid();
    }

    /** The puzzle with this board and the pieces that are said beside it. */
    public Puzzle readBoard(String source, List<String> picture) throws UnusableInput {
        return withLying(PuzzleReader.parse(source, String.join("\n", picture), keys()));
    }

    private GivenKeys keys() throws UnusableInput {
        return shapes.addTo(PuzzleKeys.of(keys));
    }
}
