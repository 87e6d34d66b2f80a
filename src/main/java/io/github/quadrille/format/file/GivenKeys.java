package io.github.quadrille.format.file;

import io.github.quadrille.geometry.PieceSymmetry;
import io.github.quadrille.geometry.Wrap;
import io.github.quadrille.puzzle.CountRange;
import io.github.quadrille.target.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Keys of a puzzle file that are given beside it, as options of the same names: {@code --pieces "T: 2, I: 1..3"}. A key
 * that is given twice is refused.
 *
 * @param pieces names of kinds and sets with their counts, see {@link PiecesText}
 * @param goal {@code pack} or {@code cover}
 * @param matrixGoal the goal for a matrix when neither it nor pieces are given
 */
public record GivenKeys(
        Optional<String> pieces,
        Optional<PieceSymmetry> symmetry,
        Optional<Wrap> wrap,
        Optional<String> goal,
        String matrixGoal) {
    private static final String PACK = "pack";
    private static final String GOAL = "goal";

    public static final GivenKeys NONE =
            new GivenKeys(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    /** To cover as much of a matrix without pieces as can be. */
    public GivenKeys(
            Optional<String> pieces, Optional<PieceSymmetry> symmetry, Optional<Wrap> wrap, Optional<String> goal) {
        this(pieces, symmetry, wrap, goal, "cover");
    }

    /** The same, but a matrix is to be packed, unless another goal is said. */
    public GivenKeys forPackings() {
        return new GivenKeys(pieces, symmetry, wrap, goal, PACK);
    }

    /** What messages call the pieces. */
    static final String PIECES = "--pieces";

    /** Asked at the start of every command, and linking a record's own equals takes a tenth of a short one's time. */
    boolean isNone() {
        return pieces.isEmpty() && symmetry.isEmpty() && wrap.isEmpty() && goal.isEmpty();
    }

    /** A file with the board of a matrix: as many tetrominoes as one likes, if nothing else is said. */
    YamlNode.Mapping fileOf(Target target) {
        List<YamlNode.Entry> entries = new ArrayList<>(List.of(BarePicture.entry(target)));
        if (pieces.isEmpty()) {
            PieceSymmetry may = symmetry.orElse(PieceSymmetry.FREE);
            String set = may == PieceSymmetry.FREE ? "tetrominoes" : may.word() + "-tetrominoes";
            YamlNode all = PiecesText.entries(set + ": " + CountRange.ANY, new Problems(PIECES));
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
        symmetry.map(PieceSymmetry::word).ifPresent(word -> entries.add(entry("symmetry", word)));
        wrap.map(Wrap::word).ifPresent(word -> entries.add(entry("wrap", word)));
        goal.ifPresent(word -> entries.add(entry(GOAL, word)));
        entries.subList(file.entries().size(), entries.size())
                .forEach(given -> refuseSecond(file, given.key(), problems));
        pieces.ifPresent(text -> refuseSecond(file, "pieces", problems));
        return new YamlNode.Mapping(file.position(), entries);
    }

    private static YamlNode.Entry entry(String key, String word) {
        YamlNode value = new YamlNode.Scalar(TextPosition.NONE, word, YamlNode.Style.PLAIN, new SourceLines(word));
        return new YamlNode.Entry(key, TextPosition.NONE, value);
    }

    private static void refuseSecond(YamlNode.Mapping file, String key, Problems problems) {
        file.entries().stream()
                .filter(entry -> entry.key().equals(key))
                .forEach(entry -> problems.add(
                        entry.position(),
                        "'%s' is given here, and by --%s, too. Maybe leave one of them out.".formatted(key, key)));
    }
}
