package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.KindCatalogue.PieceSet;
import io.github.quadrille.io.text.Indentation;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.YamlNode;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads pieces that are written in one line. The entries are those of {@code pieces} in a puzzle file, with commas
 * between them: {@code T: 2, I: 1..3}, or {@code pentominoes}. Each option of the command line has a default count,
 * such as 1, for a kind or a set without a count.
 */
final class PiecesText {
    private static final TextPosition START = new TextPosition(1, 1);

    private PiecesText() {}

    /** Returns the texts between the commas with their positions. Blanks before and after each text are removed. */
    static List<YamlNode.Scalar> words(String text) {
        YamlNode.Scalar all = YamlNode.word(START, text);
        List<YamlNode.Scalar> words = new ArrayList<>();
        int begin = 0;
        for (String part : text.split(",", -1)) {
            words.add(part(all, begin, begin + part.length()));
            begin += part.length() + 1;
        }
        return words;
    }

    /** Converts a text into entries of {@code pieces}, and reports a problem where a kind is missing. */
    static YamlNode.Mapping entries(String text, GivenKeys.PiecesOption option, Problems problems) {
        List<YamlNode.Entry> entries = new ArrayList<>();
        for (YamlNode.Scalar word : words(text)) {
            int end = word.value().length();
            int colon = word.value().indexOf(':');
            YamlNode.Scalar name = part(word, 0, colon < 0 ? end : colon);
            YamlNode.Scalar count =
                    colon < 0 ? YamlNode.word(name.position(), option.usualCount()) : part(word, colon + 1, end);
            if (name.value().isEmpty()) {
                String advice =
                        end == 0 && entries.size() > 0 ? "Delete the comma" : "Write pentominoes, or T: 2, I: 1..3";
                problems.add(name.position(), "A kind is missing here. %s.".formatted(advice));
            } else {
                entries.add(new YamlNode.Entry(name.value(), name.position(), count));
            }
        }
        return new YamlNode.Mapping(START, entries);
    }

    /**
     * Returns the default symmetry of pieces: the symmetry of the first set, or that of the lattice if there is no set.
     */
    static PieceSymmetry symmetry(YamlNode.Mapping entries, Lattice lattice) {
        return entries.entries().stream()
                .flatMap(entry -> BuiltInKinds.of(lattice).findSet(entry.key()).stream())
                .map(PieceSet::symmetry)
                .findFirst()
                .orElse(lattice.usualSymmetry());
    }

    private static YamlNode.Scalar part(YamlNode.Scalar whole, int from, int to) {
        String part = whole.value().substring(from, to);
        int begin = part.isBlank() ? from : from + Indentation.of(part);
        TextPosition position = whole.position().right(whole.value().codePointCount(0, begin));
        return YamlNode.word(position, part.strip());
    }
}
