package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.io.text.SourceLines;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.YamlNode;
import io.github.quadrille.lab.target.Target;
import java.util.List;
import java.util.Optional;

/** A file that holds just the picture of a board, without any key. */
final class BarePicture {
    private static final String MARKS = "" + Region.MANDATORY + Region.OPTIONAL + Region.HOLE;

    private BarePicture() {}

    /**
     * The file that has this picture as its board; empty when the text is no bare picture.
     *
     * @param expected whether a text without any key must be one, so that other characters are mistakes in it
     */
    static Optional<YamlNode.Mapping> read(String text, boolean expected) {
        boolean picture = expected ? text.indexOf(':') < 0 && !text.isBlank() : hasOnlyMarks(text);
        if (!picture) {
            return Optional.empty();
        }
        List<String> lines = text.lines().map(String::stripTrailing).toList();
        int above = (int) lines.stream().takeWhile(String::isEmpty).count();
        String rows = String.join("\n", lines.subList(above, lines.size())).stripTrailing();
        YamlNode.Entry board = entry(new TextPosition(above, 1), rows, text.stripTrailing());
        return Optional.of(new YamlNode.Mapping(TextPosition.NONE, List.of(board)));
    }

    /** A target as the board of a file, as if it were drawn there. */
    static YamlNode.Entry entry(Target target) {
        StringBuilder rows = new StringBuilder();
        for (int row = 0; row < target.rows(); row++) {
            rows.append(row > 0 ? "\n" : "");
            for (int column = 0; column < target.columns(); column++) {
                rows.append(target.contains(row, column) ? Region.MANDATORY : Region.HOLE);
            }
        }
        return entry(new TextPosition(0, 1), rows.toString(), rows.toString());
    }

    /**
     * @param bar where the bar would be, in the line above the first row
     */
    private static YamlNode.Entry entry(TextPosition bar, String rows, String source) {
        return new YamlNode.Entry(
                "board", bar, new YamlNode.Scalar(bar, rows, YamlNode.Style.LITERAL, new SourceLines(source)));
    }

    /** Nothing else consists of these, except that lines of {@code #} are comments. */
    private static boolean hasOnlyMarks(String text) {
        return text.chars().allMatch(c -> Character.isWhitespace(c) || MARKS.indexOf(c) >= 0)
                && text.chars().anyMatch(c -> c == Region.MANDATORY || c == Region.OPTIONAL);
    }
}
