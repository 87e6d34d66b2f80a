package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.KindCatalogue.PieceSet;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.SourceLines;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.YamlNode;
import java.util.ArrayList;
import java.util.List;

/**
 * Pieces in one line, as {@code pieces} in a puzzle file would list them, with commas between: {@code T: 2, I: 1..3}, or
 * {@code pentominoes}. A kind or a set without a count
 * is there once, or as often as the option says.
 */
final class PiecesText {
    private PiecesText() {}

    /** The words between the commas, without blanks around them, and where they stand. */
    static List<YamlNode.Scalar> words(String text) {
        List<YamlNode.Scalar> words = new ArrayList<>();
        SourceLines lines = new SourceLines(text);
        int begin = 0;
        for (String part : text.split(",", -1)) {
            words.add(word(text, begin, begin + part.length(), lines));
            begin += part.length() + 1;
        }
        return words;
    }

    /** The entries of {@code pieces}; a problem where there is none. */
    static YamlNode.Mapping entries(String text, GivenKeys.PiecesOption option, Problems problems) {
        List<YamlNode.Entry> entries = new ArrayList<>();
        SourceLines lines = new SourceLines(text);
        int begin = 0;
        for (String part : text.split(",", -1)) {
            int end = begin + part.length();
            int colon = part.indexOf(':') < 0 ? end : begin + part.indexOf(':');
            YamlNode.Scalar name = word(text, begin, colon, lines);
            YamlNode.Scalar count = colon < end
                    ? word(text, colon + 1, end, lines)
                    : new YamlNode.Scalar(name.position(), option.usualCount(), YamlNode.Style.PLAIN, lines);
            if (name.value().isEmpty()) {
                String advice =
                        part.isBlank() && entries.size() > 0 ? "delete the comma" : "pentominoes, or T: 2, I: 1..3";
                problems.add(name.position(), "A kind is missing here. Maybe %s.".formatted(advice));
            } else {
                entries.add(new YamlNode.Entry(name.value(), name.position(), count));
            }
            begin = end + 1;
        }
        return new YamlNode.Mapping(new TextPosition(1, 1), entries);
    }

    /** What pieces may do by default: what the first set is for, or all. */
    static PieceSymmetry symmetry(YamlNode.Mapping entries, Lattice lattice) {
        return entries.entries().stream()
                .flatMap(entry -> BuiltInKinds.of(lattice).findSet(entry.key()).stream())
                .map(PieceSet::symmetry)
                .findFirst()
                .orElse(lattice.usualSymmetry());
    }

    private static YamlNode.Scalar word(String text, int from, int to, SourceLines lines) {
        String part = text.substring(from, to);
        int begin = part.isBlank()
                ? from
                : from + part.length() - part.stripLeading().length();
        TextPosition position = new TextPosition(1, text.codePointCount(0, begin) + 1);
        return new YamlNode.Scalar(position, part.strip(), YamlNode.Style.PLAIN, lines);
    }
}
