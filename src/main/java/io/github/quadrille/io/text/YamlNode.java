package io.github.quadrille.io.text;

import io.github.quadrille.io.text.DrawnRows.PictureRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A node of a YAML text and where it begins. Scalars are text; nothing is taken for a number or a date. */
public sealed interface YamlNode {
    TextPosition position();

    /** Names it in messages. */
    String description();

    /** What a scalar says; nothing of another node. */
    default String text() {
        return "";
    }

    /** A word as it would stand alone. */
    static Scalar word(TextPosition position, String word) {
        return new Scalar(position, word, Style.PLAIN, new SourceLines(word));
    }

    /** A list. */
    record Sequence(TextPosition position, List<YamlNode> items) implements YamlNode {
        @Override
        public String description() {
            return "a list";
        }
    }

    /** Keys, each given once, with their values in the order of the file. */
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

    /** A key, where it stands, and its value. */
    record Entry(String key, TextPosition position, YamlNode value) {}

    /** How a scalar is written. */
    enum Style {
        /** A block scalar with a bar, which keeps its lines. */
        LITERAL,
        /** Several lines of the file joined into one. */
        FOLDED,
        QUOTED,
        PLAIN
    }

    /** Text. */
    record Scalar(TextPosition position, String value, Style style, SourceLines source) implements YamlNode {
        @Override
        public String description() {
            return value.isEmpty() ? "nothing" : Quote.of(value);
        }

        @Override
        public String text() {
            return value;
        }

        /** Its lines, without empty ones at the end. */
        public List<PictureRow> rows() {
            List<PictureRow> rows = new ArrayList<>();
            for (String text : value.replaceFirst("\n+$", "").split("\n", -1)) {
                // The lines of a literal scalar begin below the bar, each with the same indentation removed.
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
