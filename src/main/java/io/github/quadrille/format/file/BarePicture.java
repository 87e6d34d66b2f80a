package io.github.quadrille.format.file;

import io.github.quadrille.geometry.Region;
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
        // As below a bar in the line above the first row.
        TextPosition bar = new TextPosition(above, 1);
        YamlNode board = new YamlNode.Scalar(bar, rows, YamlNode.Style.LITERAL, new SourceLines(text.stripTrailing()));
        return Optional.of(new YamlNode.Mapping(TextPosition.NONE, List.of(new YamlNode.Entry("board", bar, board))));
    }

    /** Nothing else consists of these, except that lines of {@code #} are comments. */
    private static boolean hasOnlyMarks(String text) {
        return text.chars().allMatch(c -> Character.isWhitespace(c) || MARKS.indexOf(c) >= 0)
                && text.chars().anyMatch(c -> c == Region.MANDATORY || c == Region.OPTIONAL);
    }
}
