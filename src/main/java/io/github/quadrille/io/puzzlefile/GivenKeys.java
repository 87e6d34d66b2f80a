package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.text.ParameterName;
import java.util.Locale;
import java.util.Optional;

/**
 * Keys of a puzzle file that are given beside it, as parameters of the same names. A key
 * that is given twice is refused.
 *
 * @param pieces names of kinds and sets with their counts, see {@link PiecesText}
 * @param goal {@code pack} or {@code cover}
 * @param lattice what cells are
 * @param matrixGoal the goal for a matrix when neither it nor pieces are given
 * @param option what gives the pieces
 * @param shapes that are drawn beside the puzzle
 * @param rules in YAML, as {@code rules} of a puzzle file has them
 */
public record GivenKeys(
        Optional<String> pieces,
        Optional<PieceSymmetry> symmetry,
        Optional<Wrap> wrap,
        Optional<String> goal,
        Optional<Lattice> lattice,
        String matrixGoal,
        PiecesOption option,
        Optional<DrawnShapes> shapes,
        Optional<String> rules) {

    public static final GivenKeys NONE =
            new GivenKeys(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    /**
     * The option that gives the pieces.
     *
     * @param name of the parameter, or in capitals that of an argument
     * @param usualCount of a kind or a set without a count
     * @param isNeeded whether a board without pieces is refused
     */
    public record PiecesOption(String name, String usualCount, boolean isNeeded) {
        /** Each kind once. */
        public static final PiecesOption PIECES = new PiecesOption("pieces", "1", true);
        /** The same, but the board alone is enough. */
        public static final PiecesOption IF_ANY = new PiecesOption("pieces", "1", false);

        /** As many of each as one likes, where no count is said. */
        public static PiecesOption endless(String name) {
            return new PiecesOption(name, CountRange.ANY.toString(), true);
        }

        /** A set to choose from, at most so many of each kind. */
        public static PiecesOption from(CountRange each) {
            return new PiecesOption("from", each.toString(), true);
        }

        /** Kinds of which any number may be used. */
        public static PiecesOption kinds() {
            return new PiecesOption("kinds", CountRange.ANY.toString(), true);
        }

        /** What may be meant where none is given. */
        String example() {
            return equals(PIECES)
                    ? "%s, or %s".formatted(shown("pentominoes"), shown("\"T: 2, I: 1..3\""))
                    : "%s, or %s".formatted(shown("pentominoes"), shown("T,I,O"));
        }

        /** What messages call it. */
        String shown() {
            return isArgument() ? name : ParameterName.of(name);
        }

        /** The same with a value. */
        String shown(String value) {
            return isArgument() ? name + " " + value : ParameterName.of(name, value);
        }

        private boolean isArgument() {
            return name.equals(name.toUpperCase(Locale.ROOT));
        }
    }

    /** To cover as much of a matrix without pieces as can be. */
    public GivenKeys(
            Optional<String> pieces, Optional<PieceSymmetry> symmetry, Optional<Wrap> wrap, Optional<String> goal) {
        this(
                pieces,
                symmetry,
                wrap,
                goal,
                Optional.empty(),
                "cover",
                PiecesOption.PIECES,
                Optional.empty(),
                Optional.empty());
    }

    /** The same, with a lattice or none. */
    public GivenKeys on(Optional<Lattice> cells) {
        return new GivenKeys(pieces, symmetry, wrap, goal, cells, matrixGoal, option, shapes, rules);
    }

    /** Returns the same for pieces of this symmetry. */
    public GivenKeys turning(PieceSymmetry moves) {
        return new GivenKeys(pieces, Optional.of(moves), wrap, goal, lattice, matrixGoal, option, shapes, rules);
    }

    /** The same, where pieces are given by another option. */
    public GivenKeys by(PiecesOption other) {
        return new GivenKeys(pieces, symmetry, wrap, goal, lattice, matrixGoal, other, shapes, rules);
    }

    /** The same, but a matrix is to be packed, unless another goal is said. */
    public GivenKeys forPackings() {
        return new GivenKeys(pieces, symmetry, wrap, goal, lattice, "pack", option, shapes, rules);
    }

    /** The same with these pieces, of which some are drawn. */
    public GivenKeys with(String named, DrawnShapes drawn) {
        return new GivenKeys(
                Optional.of(named), symmetry, wrap, goal, lattice, matrixGoal, option, Optional.of(drawn), rules);
    }

    /** The same with rules or without. */
    public GivenKeys with(Optional<String> text) {
        return new GivenKeys(pieces, symmetry, wrap, goal, lattice, matrixGoal, option, shapes, text);
    }

    /** Whether the value of a key is given. */
    boolean has(String key) {
        return switch (key) {
            case "pieces" -> pieces.isPresent();
            case "symmetry" -> symmetry.isPresent();
            case "wrap" -> wrap.isPresent();
            case "goal" -> goal.isPresent();
            case "lattice" -> lattice.isPresent();
            case "rules" -> rules.isPresent();
            default -> false;
        };
    }

    /** Asked at the start of every command, and linking a record's own equals takes a tenth of a short one's time. */
    boolean isNone() {
        return pieces.isEmpty()
                && symmetry.isEmpty()
                && wrap.isEmpty()
                && goal.isEmpty()
                && lattice.isEmpty()
                && rules.isEmpty();
    }

    /** Whether a lattice is given of which cells are no squares. */
    boolean isOfOtherLattice() {
        return lattice.isPresent() && lattice.get() != Lattices.SQUARE;
    }
}
