package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.LatticeSize;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.SourceLines;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.YamlNode;
import io.github.quadrille.lab.target.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Keys of a puzzle file that are given beside it, as options of the same names: {@code --pieces "T: 2, I: 1..3"}. A key
 * that is given twice is refused.
 *
 * @param pieces names of kinds and sets with their counts, see {@link PiecesText}
 * @param goal {@code pack} or {@code cover}
 * @param lattice what cells are
 * @param matrixGoal the goal for a matrix when neither it nor pieces are given
 * @param option what gives the pieces
 */
public record GivenKeys(
        Optional<String> pieces,
        Optional<PieceSymmetry> symmetry,
        Optional<Wrap> wrap,
        Optional<String> goal,
        Optional<Lattice> lattice,
        String matrixGoal,
        PiecesOption option) {
    private static final String PACK = "pack";
    private static final String GOAL = "goal";

    public static final GivenKeys NONE =
            new GivenKeys(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    /**
     * The option that gives the pieces.
     *
     * @param name what messages call it
     * @param usualCount of a kind or a set without a count
     * @param isNeeded whether a board without pieces is refused
     */
    public record PiecesOption(String name, String usualCount, boolean isNeeded) {
        /** Each kind once. */
        public static final PiecesOption PIECES = new PiecesOption("--pieces", "1", true);
        /** The same, but the board alone is enough. */
        public static final PiecesOption IF_ANY = new PiecesOption("--pieces", "1", false);

        /** A set to choose from, at most so many of each kind. */
        public static PiecesOption from(CountRange each) {
            return new PiecesOption("--from", each.toString(), true);
        }

        /** Kinds of which any number may be used. */
        public static PiecesOption kinds() {
            return new PiecesOption("--kinds", CountRange.ANY.toString(), true);
        }

        /** What may be meant by somebody who gives none. */
        String example() {
            return equals(PIECES)
                    ? "--pieces pentominoes, or --pieces \"T: 2, I: 1..3\""
                    : name + " pentominoes, or " + name + " T,I,O";
        }
    }

    /** To cover as much of a matrix without pieces as can be. */
    public GivenKeys(
            Optional<String> pieces, Optional<PieceSymmetry> symmetry, Optional<Wrap> wrap, Optional<String> goal) {
        this(pieces, symmetry, wrap, goal, Optional.empty(), "cover", PiecesOption.PIECES);
    }

    /** The same, with a lattice or none. */
    public GivenKeys on(Optional<Lattice> cells) {
        return new GivenKeys(pieces, symmetry, wrap, goal, cells, matrixGoal, option);
    }

    /** The same, where pieces are given by another option. */
    public GivenKeys by(PiecesOption other) {
        return new GivenKeys(pieces, symmetry, wrap, goal, lattice, matrixGoal, other);
    }

    /** The same, but a matrix is to be packed, unless another goal is said. */
    public GivenKeys forPackings() {
        return new GivenKeys(pieces, symmetry, wrap, goal, lattice, PACK, option);
    }

    /** Asked at the start of every command, and linking a record's own equals takes a tenth of a short one's time. */
    boolean isNone() {
        return pieces.isEmpty() && symmetry.isEmpty() && wrap.isEmpty() && goal.isEmpty() && lattice.isEmpty();
    }

    /** Whether a text is a size, and a lattice is given of which cells are no squares. */
    boolean isSize(String text) {
        return lattice.filter(cells -> cells != Lattices.SQUARE).isPresent() && LatticeSize.isSize(text);
    }

    /**
     * A file with a board of this size; there must be pieces.
     *
     * @throws UnusableInput when there are none
     */
    YamlNode.Mapping fileOf(String size) throws UnusableInput {
        if (pieces.isEmpty()) {
            Lattice cells = lattice.orElse(Lattices.SQUARE);
            String set = cells == Lattices.CUBIC
                    ? "solid-pentominoes"
                    : cells == Lattices.HEXAGONAL ? "tetrahexes" : "hexiamonds";
            throw new UnusableInput(
                    size,
                    "A size of the %s lattice has no pieces of its own. Maybe add %s %s."
                            .formatted(cells.word(), option.name(), set));
        }
        return new YamlNode.Mapping(TextPosition.NONE, List.of(entry("board", size)));
    }

    /** A file with the board of a matrix: as many tetrominoes as one likes, if nothing else is said. */
    YamlNode.Mapping fileOf(Target target) {
        List<YamlNode.Entry> entries = new ArrayList<>(List.of(BarePicture.entry(target)));
        if (pieces.isEmpty()) {
            PieceSymmetry may = symmetry.orElse(PieceSymmetry.FREE);
            String set = may == PieceSymmetry.FREE ? "tetrominoes" : may.word() + "-tetrominoes";
            YamlNode all = PiecesText.entries(set + ": " + CountRange.ANY, option, new Problems(option.name()));
            entries.add(new YamlNode.Entry("pieces", TextPosition.NONE, all));
            if (goal.isEmpty()) {
                entries.add(entry(GOAL, matrixGoal));
            }
        }
        return new YamlNode.Mapping(TextPosition.NONE, entries);
    }

    /** A file with these keys in it, except the pieces, whose problems have places of their own. */
    YamlNode.Mapping addedTo(YamlNode.Mapping file, Problems problems) {
        List<YamlNode.Entry> entries = new ArrayList<>(file.entries());
        lattice.map(Lattice::word).ifPresent(word -> entries.add(entry("lattice", word)));
        symmetry.map(PieceSymmetry::word).ifPresent(word -> entries.add(entry("symmetry", word)));
        wrap.map(Wrap::word).ifPresent(word -> entries.add(entry("wrap", word)));
        goal.ifPresent(word -> entries.add(entry(GOAL, word)));
        entries.subList(file.entries().size(), entries.size())
                .forEach(given -> refuseSecond(file, given.key(), "--" + given.key(), problems));
        pieces.ifPresent(text -> refuseSecond(file, "pieces", option.name(), problems));
        return new YamlNode.Mapping(file.position(), entries);
    }

    private static YamlNode.Entry entry(String key, String word) {
        YamlNode value = new YamlNode.Scalar(TextPosition.NONE, word, YamlNode.Style.PLAIN, new SourceLines(word));
        return new YamlNode.Entry(key, TextPosition.NONE, value);
    }

    private static void refuseSecond(YamlNode.Mapping file, String key, String by, Problems problems) {
        file.entries().stream()
                .filter(entry -> entry.key().equals(key))
                .forEach(entry -> problems.add(
                        entry.position(),
                        "'%s' is given here, and by %s, too. Maybe leave one of them out.".formatted(key, by)));
    }
}
