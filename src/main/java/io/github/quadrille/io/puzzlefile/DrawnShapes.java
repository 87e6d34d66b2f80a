package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.SourceLines;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.YamlNode;
import io.github.quadrille.io.text.YamlTree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Collects shapes that the user gives in addition to a puzzle, in arguments such as {@code hook=XX/.X} or in a file. If
 * a shape that is drawn in rows of a file has no name, the letter in which it is drawn becomes its name. If that letter
 * is {@code X}, or if another shape or a built-in kind has this name, the shape gets the first letter that is still
 * free. So does a shape without a name that is drawn in one line, with slashes between its rows.
 */
public final class DrawnShapes {
    private final Lattice lattice;
    private final List<Drawn> shapes = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    /**
     * Holds a drawn shape.
     *
     * @param source the name of the text with the shape, for messages
     */
    record Drawn(String source, YamlNode.Entry entry) {}

    public DrawnShapes(Lattice lattice) {
        this.lattice = lattice;
    }

    /** Returns the shapes in the order in which they were drawn. */
    List<Drawn> shapes() {
        return List.copyOf(shapes);
    }

    /** Returns the names of all shapes, as a text that lists pieces. */
    public String pieces() {
        return String.join(
                ", ", shapes.stream().map(shape -> shape.entry().key()).toList());
    }

    /** Adds a shape drawn in one argument such as {@code hook=XX/.X}, with slashes between its rows. */
    public void add(String source, String word) {
        addLine(source, word, 1, new SourceLines(word));
    }

    /**
     * Adds all shapes of a file. The file can be a puzzle file, or have names with drawings below them, as {@code
     * shapes} in a puzzle file has. It can also have drawings without names, with empty lines between them, or one
     * drawing such as {@code hook=XX/.X} in each line.
     *
     * @throws UnusableInput when there is no shape, or when a file with colons is not YAML
     */
    public void addFile(String source, String text) throws UnusableInput {
        if (text.indexOf(':') >= 0) {
            YamlNode root = YamlTree.parse(source, text);
            YamlNode shapes =
                    root instanceof YamlNode.Mapping keys ? keys.get("shapes").orElse(keys) : root;
            if (shapes instanceof YamlNode.Mapping drawn) {
                drawn.entries().forEach(entry -> add(source, entry.key(), entry.position(), entry.value()));
            }
        } else {
            addDrawings(source, text.lines().map(String::stripTrailing).toList(), new SourceLines(text));
        }
        if (shapes.stream().noneMatch(shape -> shape.source().equals(source))) {
            throw new UnusableInput(source, "This file has no drawing. Write 'hook=XX/.X', or a picture of X and '.'.");
        }
    }

    private void addDrawings(String source, List<String> lines, SourceLines text) {
        List<String> rows = new ArrayList<>();
        for (int line = 0; line <= lines.size(); line++) {
            String row = line < lines.size() ? lines.get(line) : "";
            boolean isWord = row.indexOf('=') >= 0 || row.indexOf('/') >= 0;
            boolean isOther = !rows.isEmpty() && !row.isBlank() && !sign(row).equals(sign(rows.get(rows.size() - 1)));
            if ((isWord || row.isBlank() || isOther) && !rows.isEmpty()) {
                TextPosition above = new TextPosition(line - rows.size(), 1);
                YamlNode.Style style = YamlNode.Style.LITERAL;
                String letter = rows.stream().map(DrawnShapes::sign).reduce("", (before, sign) -> sign);
                boolean isFree =
                        !names.contains(letter) && !BuiltInKinds.of(lattice).reserves(letter);
                add(
                        source,
                        isFree ? letter : "",
                        above,
                        new YamlNode.Scalar(above, String.join("\n", rows), style, text));
                rows.clear();
            }
            if (isWord) {
                addLine(source, row, line + 1, text);
            } else if (!row.isBlank()) {
                rows.add(row);
            }
        }
    }

    /**
     * Returns the letter in which a row is drawn. The result is empty if this letter is {@code X}, or if the row is not
     * drawn in one letter.
     */
    private static String sign(String row) {
        String marks = row.replaceAll("[. 0]", "");
        boolean isLetter = !marks.isEmpty()
                && Character.isLetter(marks.charAt(0))
                && marks.chars().allMatch(mark -> mark == marks.charAt(0));
        return isLetter && !marks.startsWith("X") ? marks.substring(0, 1) : "";
    }

    private void addLine(String source, String word, int line, SourceLines text) {
        int equals = word.indexOf('=');
        TextPosition start = new TextPosition(line, equals + 2);
        String rows = word.substring(equals + 1).replace('|', '/').replace('/', '\n');
        String name = equals < 0 ? "" : word.substring(0, equals).strip();
        add(source, name, start, new YamlNode.Scalar(start, rows, YamlNode.Style.PLAIN, text));
    }

    private void add(String source, String name, TextPosition position, YamlNode drawing) {
        String key = name.isEmpty() ? letter() : name;
        names.add(key);
        shapes.add(new Drawn(source, new YamlNode.Entry(key, position, drawing)));
    }

    /** Returns the next free name. It is a letter, or a letter with a number after all letters are used. */
    private String letter() {
        for (int number = 0; ; number++) {
            String name = (char) ('A' + number % 26) + (number < 26 ? "" : "-" + (number / 26 + 1));
            if (!names.contains(name) && !BuiltInKinds.of(lattice).reserves(name)) {
                return name;
            }
        }
    }
}
