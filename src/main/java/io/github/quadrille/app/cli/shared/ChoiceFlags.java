package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.ask.PuzzleKeys;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import io.github.quadrille.io.puzzlefile.GivenKeys.PiecesOption;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.puzzlefile.UsablePuzzle;
import io.github.quadrille.io.text.BoardSize;
import java.util.Optional;
import java.util.OptionalInt;

/** Declares the options that say which pieces may be chosen to fill a board. */
public final class ChoiceFlags extends Flags {
    /**
     * A number of pieces has at most this many digits. A word with more digits is read as a list of pieces, and not as
     * a number.
     */
    private static final int MOST_DIGITS = 6;

    private final Flag<String> from = text(
            "--from",
            "KINDS",
            "The kinds to choose from, as in a puzzle file, with commas between: pentominoes, T,I,O, or with a"
                    + " count \"T: 2, I: 0..3\". Not for a file that has pieces.");

    private final Flag<Long> most = option(Parameter.whole(
                    "each-at-most",
                    1,
                    Integer.MAX_VALUE,
                    1,
                    "How often each kind of --from may be chosen, unless it has a count of its own.")
            .under(Heading.BOARD));

    private final Flag<String> pieces = text("--pieces", "K", "How many pieces are chosen (default: as many as fit).");

    private final Flag<Lattice> lattice = option(PuzzleKeys.LATTICE);

    private final Flag<String> rules = option(PuzzleKeys.RULES);

    private final ImageFlags image = with(new ImageFlags());

    public ChoiceFlags() {
        boardOption("BOARD");
        needs(most, "--each-at-most is for --from, but a file with pieces has its own counts. Leave it out.", from);
        rule(() -> {
            if (pieces().orElse(1) < 1) {
                throw invalid(
                        "%s is not a number of pieces. Use a number such as --pieces 7.".formatted(pieces.value()));
            }
        });
    }

    /** Returns whether the command line has any of these options. Options about a picture of the board do not count. */
    public boolean areGiven() {
        return from.isSaid() || most.isSaid() || pieces.isSaid() || lattice.isSaid() || rules.isSaid();
    }

    /**
     * Returns the puzzle that an argument names. Its bag says how often each kind may be chosen.
     *
     * @param otherwise the kinds to choose from, each in any number, if the user gives no {@code --from}
     * @throws UnusableInput when the argument cannot be read
     */
    public Puzzle read(
            String argument, Optional<String> otherwise, Optional<PieceSymmetry> symmetry, Optional<Wrap> wrap)
            throws UnusableInput {
        check(otherwise);
        Optional<String> kinds = kinds(otherwise);
        if (kinds.isEmpty() && BoardSize.isSize(argument)) {
            throw invalid("A size has no pieces to choose from. Add --from pentominoes, or --from T,I,O,L,S.");
        }
        PiecesOption option = isList()
                ? PiecesOption.PIECES
                : !from.isSaid() && otherwise.isPresent()
                        ? PiecesOption.kinds()
                        : PiecesOption.from(new CountRange(0, most.value().intValue()));
        GivenKeys given = new GivenKeys(kinds, symmetry, wrap, Optional.empty())
                .on(lattice.optional())
                .with(rules.optional())
                .by(option)
                .forPackings();
        return UsablePuzzle.toChooseFrom(argument, image.read(argument, given));
    }

    private Optional<String> kinds(Optional<String> otherwise) {
        return isList() ? Optional.of(pieces.value()) : from.optional().or(() -> otherwise);
    }

    /** Returns the name that the board's file states. It is empty if the name is made from the path and the pieces. */
    public Optional<String> ownName(String argument, Puzzle puzzle, Optional<String> otherwise) {
        GivenKeys given = new GivenKeys(kinds(otherwise), Optional.empty(), Optional.empty(), Optional.empty());
        return Optional.of(puzzle.name()).filter(name -> !name.equals(PuzzleReader.usualName(argument, given)));
    }

    private boolean isList() {
        return pieces.isSaid() && !isNumber();
    }

    private void check(Optional<String> otherwise) {
        if (from.isSaid() && otherwise.isPresent()) {
            throw invalid("--from and --kinds both name the kinds to choose from. Leave one out.");
        }
        if (isList() && (from.isSaid() || otherwise.isPresent())) {
            throw invalid(
                    "--pieces lists all pieces, so there is nothing to choose. Leave out --from, or give --pieces a number such as 7.");
        }
    }

    /** Returns whether {@code --pieces} gives the number of pieces rather than a list of them. */
    private boolean isNumber() {
        return pieces.value().strip().matches("-?[0-9]{1,%d}".formatted(MOST_DIGITS));
    }

    /** Refuses a list of pieces, for commands that choose the pieces themselves. */
    public void refuseList() {
        if (isList()) {
            throw invalid(
                    "'%s' is not a number of pieces. Use a number such as --pieces 7, and name the kinds to choose from with --from."
                            .formatted(pieces.value()));
        }
    }

    public OptionalInt pieces() {
        return !pieces.isSaid() || !isNumber()
                ? OptionalInt.empty()
                : OptionalInt.of(Integer.parseInt(pieces.value().strip()));
    }

    /** Returns these options and their values as they are typed on a command line. */
    public String words() {
        return image.words() + from.typed() + most.typed() + pieces.typed() + lattice.typed() + rules.typed();
    }
}
