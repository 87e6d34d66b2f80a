package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.json.PuzzleFields;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes puzzle files, in YAML. */
public final class PuzzleWriter {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z]([A-Za-z0-9 _-]*[A-Za-z0-9])?");
    /** Some readers of YAML do not read these words as text, so the writer puts them in quotes. */
    private static final Set<String> RESERVED = Set.of("true", "false", "yes", "no", "on", "off", "y", "n", "null");

    private PuzzleWriter() {}

    /**
     * Returns the text of a puzzle file that begins with comments.
     *
     * @param comments the comments, each one line of printable characters
     */
    public static String toYaml(List<String> comments, Puzzle puzzle) {
        return comments.stream()
                .map(comment -> "# " + comment + "\n")
                .collect(Collectors.joining("", "", toYaml(puzzle)));
    }

    /**
     * Returns the text of a puzzle file. If the board is a whole rectangle of squares that all must be covered, its
     * size is written in place of a picture.
     */
    public static String toYaml(Puzzle puzzle) {
        Region region = puzzle.whole().region();
        Map<String, Object> fields = PuzzleFields.of(puzzle);
        fields.put("name", scalar(puzzle.name()));
        PuzzleFields.said(puzzle.text()).forEach((key, words) -> fields.put(key, scalar(words)));
        if (region.lattice() == Lattices.SQUARE && region.mandatorySize() == region.rows() * region.columns()) {
            fields.put("board", region.rows() + "x" + region.columns());
        }
        StringBuilder yaml = new StringBuilder();
        fields.forEach((key, value) -> append(key, value, "", yaml));
        return yaml.toString();
    }

    /**
     * Appends a key and its value. The value is a word, a number, a picture, a map of further keys, a list of rules, or
     * a list of given pieces.
     */
    private static void append(String key, Object value, String indentation, StringBuilder yaml) {
        yaml.append(indentation).append(key).append(':');
        String deeper = indentation + "  ";
        if (value instanceof Map<?, ?> map) {
            yaml.append('\n');
            map.forEach((name, each) -> append(scalar(name.toString()), each, deeper, yaml));
        } else if (!(value instanceof List<?> list)) {
            yaml.append(' ').append(value).append('\n');
        } else if (list.get(0) instanceof Map<?, ?>) {
            yaml.append('\n');
            for (Object rule : list) {
                ((Map<?, ?>) rule)
                        .forEach((name, each) -> yaml.append("  - ")
                                .append(name)
                                .append(": ")
                                .append(inOneLine(each))
                                .append('\n'));
            }
        } else if (list.get(0) instanceof String first) {
            // YAML takes the indentation of a block from its first row. If that row begins with a blank, the
            // indentation is written explicitly.
            yaml.append(first.startsWith(" ") ? " |2\n" : " |\n");
            list.forEach(
                    row -> yaml.append(row.equals("") ? "" : deeper).append(row).append('\n'));
        } else {
            yaml.append('\n');
            for (Object given : list) {
                List<?> piece = (List<?>) given;
                String kind = scalar(piece.get(0).toString());
                yaml.append("  - [%s, %s]\n".formatted(kind, piece.get(1)));
            }
        }
    }

    /** Returns a value in one line, with brackets around its lists and maps. */
    private static String inOneLine(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(entry -> inOneLine(entry.getKey()) + ": " + inOneLine(entry.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (value instanceof List<?> list) {
            return list.stream().map(PuzzleWriter::inOneLine).collect(Collectors.joining(", ", "[", "]"));
        }
        return value instanceof String text ? scalar(text) : value.toString();
    }

    private static String scalar(String text) {
        if (PLAIN.matcher(text).matches() && !RESERVED.contains(text.toLowerCase(Locale.ROOT))) {
            return text;
        }
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c == '\n') {
                quoted.append("\\n");
            } else if ((c >= ' ' && c <= '~') || Character.isLetter(c)) {
                quoted.append(c);
            } else {
                quoted.append("\\u%04x".formatted((int) c));
            }
        }
        return quoted.append('"').toString();
    }
}
