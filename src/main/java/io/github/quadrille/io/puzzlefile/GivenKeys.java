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
 * Holds the values of keys that are given as parameters, in addition to a puzzle file with keys of the same names. A
 * key that is given both in the file and as a parameter is refused.
 *
 * @param pieces the names of kinds and sets with their counts, see {@link PiecesText}
 * @param goal {@code pack} or {@code cover}
 * @param lattice the lattice of the cells
 * @param matrixGoal the goal for a matrix when neither a goal nor pieces are given
 * @param option the option that gives the pieces
 * @param shapes the shapes that are drawn in parameters
 * @param rules the rules in YAML, as {@code rules} of a puzzle file has them
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
     * Describes the option that gives the pieces.
     *
     * @param name the name of the parameter, or in capitals that of an argument
     * @param usualCount the count of a kind or a set without a count
     * @param isNeeded whether a board without pieces is refused
     */
    public record PiecesOption(String name, String usualCount, boolean isNeeded) {
        /** With this option each kind is used once, unless a count is given. A board without pieces is refused. */
        public static final PiecesOption PIECES = new PiecesOption("pieces", "1", true);
        /** With this option each kind is used once, unless a count is given. A board without pieces is accepted. */
        public static final PiecesOption IF_ANY = new PiecesOption("pieces", "1", false);

        /** Returns an option that allows any number of each kind, where no count is given. */
        public static PiecesOption endless(String name) {
            return new PiecesOption(name, CountRange.ANY.toString(), true);
        }

        /**
         * Returns the option {@code from}, which names a set to choose pieces from, with these counts for each kind.
         */
        public static PiecesOption from(CountRange each) {
            return new PiecesOption("from", each.toString(), true);
        }

        /** Returns the option {@code kinds}, which names kinds of which any number may be used. */
        public static PiecesOption kinds() {
            return new PiecesOption("kinds", CountRange.ANY.toString(), true);
        }

        /** Returns examples for a message where no pieces are given. */
        String example() {
            return equals(PIECES)
                    ? "%s, or %s".formatted(shown("pentominoes"), shown("\"T: 2, I: 1..3\""))
                    : "%s, or %s".formatted(shown("pentominoes"), shown("T,I,O"));
        }

        /** Returns the name of the option in messages. */
        String shown() {
            return isArgument() ? name : ParameterName.of(name);
        }

        /** Returns the name of the option with a value, in messages. */
        String shown(String value) {
            return isArgument() ? name + " " + value : ParameterName.of(name, value);
        }

        private boolean isArgument() {
            return name.equals(name.toUpperCase(Locale.ROOT));
        }
    }

    /** Creates keys with which a matrix without pieces is covered as far as possible. */
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

    /** Returns the same keys with a lattice, or without one. */
    public GivenKeys on(Optional<Lattice> cells) {
        return new GivenKeys(pieces, symmetry, wrap, goal, cells, matrixGoal, option, shapes, rules);
    }

    /** Returns the same keys for pieces of this symmetry. */
    public GivenKeys turning(PieceSymmetry moves) {
        return new GivenKeys(pieces, Optional.of(moves), wrap, goal, lattice, matrixGoal, option, shapes, rules);
    }

    /** Returns the same keys, where pieces are given by another option. */
    public GivenKeys by(PiecesOption other) {
        return new GivenKeys(pieces, symmetry, wrap, goal, lattice, matrixGoal, other, shapes, rules);
    }

    /** Returns the same keys, but a matrix is to be packed unless another goal is given. */
    public GivenKeys forPackings() {
        return new GivenKeys(pieces, symmetry, wrap, goal, lattice, "pack", option, shapes, rules);
    }

    /** Returns the same keys with these pieces, of which some are drawn. */
    public GivenKeys with(String named, DrawnShapes drawn) {
        return new GivenKeys(
                Optional.of(named), symmetry, wrap, goal, lattice, matrixGoal, option, Optional.of(drawn), rules);
    }

    /** Returns the same keys with rules, or without any. */
    public GivenKeys with(Optional<String> text) {
        return new GivenKeys(pieces, symmetry, wrap, goal, lattice, matrixGoal, option, shapes, text);
    }

    /** Returns whether the value of a key is given. */
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
     * Returns whether no key is given. Every command asks this at its start. The generated equals of a record would
     * take a tenth of the time of a short command, just to be linked.
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
