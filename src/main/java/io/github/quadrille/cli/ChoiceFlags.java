package io.github.quadrille.cli;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.BoardSize;
import io.github.quadrille.format.file.GivenKeys;
import io.github.quadrille.format.file.GivenKeys.PiecesOption;
import io.github.quadrille.format.file.PuzzleReader;
import io.github.quadrille.geometry.Lattice;
import io.github.quadrille.geometry.PieceSymmetry;
import io.github.quadrille.geometry.Wrap;
import io.github.quadrille.puzzle.CountRange;
import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.Puzzle;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say from what pieces may be chosen for a board. */
final class ChoiceFlags {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--from",
            paramLabel = "KINDS",
            description = "What to choose from, as in a puzzle file, with commas between: pentominoes, T,I,O, or with a"
                    + " count \"T: 2, I: 0..3\". Not for a file that has pieces.")
    private String from;

    @Option(
            names = "--each-at-most",
            paramLabel = "N",
            description = "How often each kind may be chosen that has no count of its own (default: 1).")
    private Integer most;

    @Option(names = "--pieces", paramLabel = "K", description = "How many pieces (default: as many as fit).")
    private Integer pieces;

    @Option(
            names = "--symmetry",
            converter = GenerateFlags.SymmetryWord.class,
            description = "free (turn and flip), one-sided (turn only) or fixed (default: as the set is, or free).")
    private PieceSymmetry symmetry;

    @Option(
            names = "--wrap",
            converter = GenerateFlags.WrapWord.class,
            description = "Edges that meet: none, horizontal, vertical or both.")
    private Wrap wrap;

    @Option(
            names = "--lattice",
            converter = GenerateFlags.LatticeWord.class,
            description = "What the cells of a size or a picture are: square, cubic, hexagonal or triangular.")
    private Lattice lattice;

    /**
     * The board that an argument names, and how often each kind may be chosen as its bag.
     *
     * @throws UnusableInput when it cannot be read
     */
    Puzzle read(String argument) throws UnusableInput {
        if (most != null && (most < 1 || from == null)) {
            throw new Misuse(
                    spec,
                    most < 1
                            ? "%d of each kind are none. Maybe --each-at-most 1.".formatted(most)
                            : "--each-at-most is for --from; a file with pieces has counts of its own. Maybe leave it out.");
        }
        if (pieces != null && pieces < 1) {
            throw new Misuse(spec, "%d pieces fill nothing. Maybe --pieces 7.".formatted(pieces));
        }
        if (from == null && BoardSize.isSize(argument)) {
            throw new Misuse(
                    spec, "A size has no pieces to choose from. Maybe add --from pentominoes, or --from T,I,O,L,S.");
        }
        GivenKeys given = new GivenKeys(
                        Optional.ofNullable(from),
                        Optional.ofNullable(symmetry),
                        Optional.ofNullable(wrap),
                        Optional.empty())
                .on(Optional.ofNullable(lattice))
                .by(PiecesOption.from(new CountRange(0, most == null ? 1 : most)))
                .forPackings();
        Puzzle puzzle = PuzzleReader.read(argument, given);
        if (puzzle.goal() instanceof Goal.Cover) {
            throw new UnusableInput(
                    argument,
                    "Pieces are chosen to fill the board, but the goal here is to cover as much as possible."
                            + " Maybe leave out 'goal'.");
        }
        return puzzle;
    }

    OptionalInt pieces() {
        return pieces == null ? OptionalInt.empty() : OptionalInt.of(pieces);
    }
}
