package io.github.quadrille.io.text;

import io.github.quadrille.io.text.DrawnRows.PictureRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A {@code YamlNode} is a node of a YAML text with its position. Each scalar is kept as text and is not converted to a
 * number or a date.
 */
public sealed interface YamlNode {
    TextPosition position();

    /** Returns a description of the node for messages. */
    String description();

    /** Returns the text of a scalar, or an empty text for any other node. */
    default String text() {
        return "";
    }

    /** Returns a node for a word that does not come from a file. The source of the node is the word alone. */
    static Scalar word(TextPosition position, String word) {
        return new Scalar(position, word, Style.PLAIN, new SourceLines(word));
    }

    /** Holds a list. */
    record Sequence(TextPosition position, List<YamlNode> items) implements YamlNode {
        @Override
        public String description() {
            return "a list";
        }
    }

    /** Holds keys, each given once, with their values in the order of the file. */
    record Mapping(TextPosition position, List<Entry> entries) implements YamlNode {
        @Override
        public String description() {
            return "a mapping";
        }

        public Optional<YamlNode> get(String key) {
            return entries.stream()
                    .filter(entry -> entry.key().equals(key))
                    .map(Entry::value)
                    .findFirst();
        }
    }

    /** Holds a key, its position, and its value. */
    record Entry(String key, TextPosition position, YamlNode value) {}

    /** Lists the ways in which a scalar can be written. */
    enum Style {
        /** The scalar is written as a block of lines below a bar, {@code |}. The line breaks are part of its text. */
        LITERAL,
        /** The scalar can stand on several lines of the file, which are joined into one line. */
        FOLDED,
        QUOTED,
        PLAIN
    }

    /** Holds a scalar: a word, a number or a longer text, which is kept as text. */
    record Scalar(TextPosition position, String value, Style style, SourceLines source) implements YamlNode {
        @Override
        public String description() {
            return value.isEmpty() ? "nothing" : Quote.of(value);
        }

        @Override
        public String text() {
            return value;
        }

        /** Returns the lines of the text, without the empty lines at its end. */
        public List<PictureRow> rows() {
            List<PictureRow> rows = new ArrayList<>();
            for (String text : value.replaceFirst("\n+$", "").split("\n", -1)) {
                // The lines of a literal scalar begin below the bar. The same indentation is removed from each of them.
                TextPosition start = style == Style.LITERAL
                        ? source.atEnd(text, position.line() + 1 + rows.size())
                        : position.right(style == Style.QUOTED ? 1 : 0);
                boolean exact = start.column() > 0 && source.holds(text, start);
                rows.add(new PictureRow(text, exact ? start : position, exact));
            }
            return rows;
        }
    }
}
