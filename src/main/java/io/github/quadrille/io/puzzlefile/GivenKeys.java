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
 * Holds the values of keys that are given as parameters, in addition to the keys of a puzzle file. A key that is given
 * both in the file and as a parameter is refused.
 *
 * @param pieces the names of kinds and sets with their counts, see {@link PiecesText}
 * @param goal {@code pack} or {@code cover}
 * @param lattice the lattice of the cells
 * @param matrixGoal the goal for a matrix when neither a goal nor pieces are given
 * @param option the parameter or argument with which the user gives the pieces
 * @param shapes the shapes that are drawn in parameters
 * @param rules the rules in YAML, written like the value of {@code rules} in a puzzle file
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
     * Describes the parameter or argument with which the user gives the pieces.
     *
     * @param name the name of the parameter, or the name of the argument in capital letters
     * @param usualCount the count of a kind or a set for which no count is written
     * @param isNeeded whether a board without pieces is refused
     */
    public record PiecesOption(String name, String usualCount, boolean isNeeded) {
        /** With this option each kind is used once, unless a count is given. A board without pieces is refused. */
        public static final PiecesOption PIECES = new PiecesOption("pieces", "1", true);
        /** With this option each kind is used once, unless a count is given. A board without pieces is accepted. */
        public static final PiecesOption IF_ANY = new PiecesOption("pieces", "1", false);

        /** Returns an option where any number of a kind can be used, unless a count is written for the kind. */
        public static PiecesOption endless(String name) {
            return new PiecesOption(name, CountRange.ANY.toString(), true);
        }

        /**
         * Returns the option {@code from}, which names a set to choose pieces from. Each kind of the set has the given
         * range of counts, unless a count is written for the kind.
         */
        public static PiecesOption from(CountRange each) {
            return new PiecesOption("from", each.toString(), true);
        }

        /** Returns the option {@code kinds}. Any number of each named kind can be used. */
        public static PiecesOption kinds() {
            return new PiecesOption("kinds", CountRange.ANY.toString(), true);
        }

        /** Returns examples of this option, for the message that pieces are missing. */
        String example() {
            return equals(PIECES)
                    ? "%s, or %s".formatted(shown("pentominoes"), shown("\"T: 2, I: 1..3\""))
                    : "%s, or %s".formatted(shown("pentominoes"), shown("T,I,O"));
        }

        /** Returns the name that messages use for the option. */
        String shown() {
            return isArgument() ? name : ParameterName.of(name);
        }

        /** Returns the text that messages use for the option with a value. */
        String shown(String value) {
            return isArgument() ? name + " " + value : ParameterName.of(name, value);
        }

        private boolean isArgument() {
            return name.equals(name.toUpperCase(Locale.ROOT));
        }
    }

    /**
     * Creates keys without a lattice, drawn shapes and rules. With these keys, a matrix for which no pieces are given
     * is covered as far as possible.
     */
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

    /** Returns a copy of these keys with the given lattice, or without a lattice when the argument is empty. */
    public GivenKeys on(Optional<Lattice> cells) {
        return new GivenKeys(pieces, symmetry, wrap, goal, cells, matrixGoal, option, shapes, rules);
    }

    /** Returns a copy of these keys with the given symmetry of pieces. */
    public GivenKeys turning(PieceSymmetry moves) {
        return new GivenKeys(pieces, Optional.of(moves), wrap, goal, lattice, matrixGoal, option, shapes, rules);
    }

    /** Returns a copy of these keys whose pieces are given by another option. */
    public GivenKeys by(PiecesOption other) {
        return new GivenKeys(pieces, symmetry, wrap, goal, lattice, matrixGoal, other, shapes, rules);
    }

    /** Returns a copy of these keys whose goal for a matrix is to pack, unless another goal is given. */
    public GivenKeys forPackings() {
        return new GivenKeys(pieces, symmetry, wrap, goal, lattice, "pack", option, shapes, rules);
    }

    /**
     * Returns a copy of these keys with the given pieces.
     *
     * @param named the names of the pieces
     * @param drawn the shapes of the pieces that are drawn
     */
    public GivenKeys with(String named, DrawnShapes drawn) {
        return new GivenKeys(
                Optional.of(named), symmetry, wrap, goal, lattice, matrixGoal, option, Optional.of(drawn), rules);
    }

    /** Returns a copy of these keys with the given rules, or without rules when the argument is empty. */
    public GivenKeys with(Optional<String> text) {
        return new GivenKeys(pieces, symmetry, wrap, goal, lattice, matrixGoal, option, shapes, text);
    }

    /** Returns whether the key with this name is given. */
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

    /**
     * Returns whether no key is given. Every command asks this at its start. Linking the generated equals method of the
     * record at its first call would take a tenth of the time of a short command, so the fields are compared here.
     */
    boolean isNone() {
        return pieces.isEmpty()
                && symmetry.isEmpty()
                && wrap.isEmpty()
                && goal.isEmpty()
                && lattice.isEmpty()
                && rules.isEmpty();
    }

    /** Returns whether a lattice other than that of squares is given. */
    boolean isOfOtherLattice() {
        return lattice.isPresent() && lattice.get() != Lattices.SQUARE;
    }
}
