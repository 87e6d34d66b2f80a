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

/** The options that say from what pieces may be chosen for a board. */
public final class ChoiceFlags extends Flags {
    /** No board has room for more, and a number of ten digits is a slip. */
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
                    "How often each kind of --from may be chosen that has no count of its own.")
            .under(Heading.BOARD));

    private final Flag<String> pieces = text("--pieces", "K", "How many pieces (default: as many as fit).");

    private final Flag<Lattice> lattice = option(PuzzleKeys.LATTICE);

    private final Flag<String> rules = option(PuzzleKeys.RULES);

    private final ImageFlags image = with(new ImageFlags());

    public ChoiceFlags() {
        boardOption("BOARD");
        needs(
                most,
                "--each-at-most is for --from; a file with pieces has counts of its own. Maybe leave it out.",
                from);
        rule(() -> {
            if (pieces().orElse(1) < 1) {
                throw invalid("%s is no number of pieces. Maybe --pieces 7.".formatted(pieces.value()));
            }
        });
    }

    /** Whether anything is said here. */
    public boolean areGiven() {
        return from.isSaid() || most.isSaid() || pieces.isSaid() || lattice.isSaid() || rules.isSaid();
    }

    /**
     * The board that an argument names, and how often each kind may be chosen as its bag.
     *
     * @param otherwise the kinds, when there is no {@code --from}, as often as one likes
     * @throws UnusableInput when it cannot be read
     */
    public Puzzle read(
            String argument, Optional<String> otherwise, Optional<PieceSymmetry> symmetry, Optional<Wrap> wrap)
            throws UnusableInput {
        check(otherwise);
        Optional<String> kinds = kinds(otherwise);
        if (kinds.isEmpty() && BoardSize.isSize(argument)) {
            throw invalid("A size has no pieces to choose from. Maybe add --from pentominoes, or --from T,I,O,L,S.");
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

    /** The name that the board's file gives itself, and not the one that it gets from its path and pieces. */
    public Optional<String> ownName(String argument, Puzzle puzzle, Optional<String> otherwise) {
        GivenKeys given = new GivenKeys(kinds(otherwise), Optional.empty(), Optional.empty(), Optional.empty());
        return Optional.of(puzzle.name()).filter(name -> !name.equals(PuzzleReader.usualName(argument, given)));
    }

    private boolean isList() {
        return pieces.isSaid() && !isNumber();
    }

    private void check(Optional<String> otherwise) {
        if (from.isSaid() && otherwise.isPresent()) {
            throw invalid("--from and --kinds both say what to choose from. Maybe leave one out.");
        }
        if (isList() && (from.isSaid() || otherwise.isPresent())) {
            throw invalid(
                    "--pieces lists the pieces, so no choice is left. Maybe leave out --from, or use" + " --pieces 7.");
        }
    }

    /** Whether it is said how many pieces there are to be, and not which. */
    private boolean isNumber() {
        return pieces.value().strip().matches("-?[0-9]{1,%d}".formatted(MOST_DIGITS));
    }

    /** For commands that choose the pieces, so that a list of them is none. */
    public void refuseList() {
        if (isList()) {
            throw invalid("'%s' is no number of pieces. Maybe --pieces 7, and what to choose from by --from."
                    .formatted(pieces.value()));
        }
    }

    public OptionalInt pieces() {
        return !pieces.isSaid() || !isNumber()
                ? OptionalInt.empty()
                : OptionalInt.of(Integer.parseInt(pieces.value().strip()));
    }

    /** The options, as words of a command line. */
    public String words() {
        return image.words() + from.typed() + most.typed() + pieces.typed() + lattice.typed() + rules.typed();
    }
}
