package io.github.quadrille.format.file;

import io.github.quadrille.geometry.PieceSymmetry;
import io.github.quadrille.geometry.Wrap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Keys of a puzzle file that are given beside it, as options of the same names: {@code --pieces "T: 2, I: 1..3"}. A key
 * that is given twice is refused.
 *
 * @param pieces names of kinds and sets with their counts, see {@link PiecesText}
 * @param goal {@code pack} or {@code cover}
 */
public record GivenKeys(
        Optional<String> pieces, Optional<PieceSymmetry> symmetry, Optional<Wrap> wrap, Optional<String> goal) {
    public static final GivenKeys NONE =
            new GivenKeys(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    /** What messages call the pieces. */
    static final String PIECES = "--pieces";

    /** Asked at the start of every command, and linking a record's own equals takes a tenth of a short one's time. */
    boolean isNone() {
        return pieces.isEmpty() && symmetry.isEmpty() && wrap.isEmpty() && goal.isEmpty();
    }

    /** A file with these keys in it, except the pieces, whose problems have places of their own. */
    YamlNode.Mapping addedTo(YamlNode.Mapping file, Problems problems) {
        List<YamlNode.Entry> entries = new ArrayList<>(file.entries());
        symmetry.map(PieceSymmetry::word).ifPresent(word -> entries.add(entry("symmetry", word)));
        wrap.map(Wrap::word).ifPresent(word -> entries.add(entry("wrap", word)));
        goal.ifPresent(word -> entries.add(entry("goal", word)));
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
