package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.KindCatalogue;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.DrawnRows;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.YamlNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the drawings of kinds that are not built in. */
record ShapesReader(Lattice lattice, Problems problems) {
    /** This pattern matches a letter or a mark that a drawing can use for the cells of a shape. */
    private static final Pattern SIGN = Pattern.compile("\\p{L}|[*@\u2588\u25a0]");

    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{Nd}_'-]{1,40}");
    /**
     * This shape replaces a wrong shape, so that the rest of the file can be read. The puzzle is refused at the end
     * because of the reported problem.
     */
    private static final Polyform STAND_IN = Polyform.drawn("X");

    private static final String CELLS = "X#1";

    private static final String NO_CELLS = ".0 ";
    private static final String CELLS_KEY = "cells";
    private static final String COLOURS_KEY = "colours";
    private static final List<String> PARTS = List.of(CELLS_KEY, COLOURS_KEY);

    /** Holds a kind and the position of its name. */
    record Drawing(TextPosition position, Kind kind) {}

    /**
     * Makes a name from a text: blanks become hyphens, and characters that a name cannot have are left out. The result
     * is empty if no valid name remains.
     */
    static String nameLike(String text) {
        String like = text.strip().replaceAll("\\s+", "-").replaceAll("[^\\p{L}\\p{Nd}_'-]", "");
        return NAME.matcher(like).matches() ? like : "";
    }

    /** Reads all drawings, and returns them by name, in the order of the file. */
    Map<String, Drawing> read(YamlNode node) {
        Map<String, Drawing> drawings = new LinkedHashMap<>();
        if (!(node instanceof YamlNode.Mapping mapping)) {
            problems.add(node, "The shapes are %s. Write a name with a drawing below it, as in 'hook: |'.");
            return drawings;
        }
        mapping.entries().stream()
                .filter(entry -> !isBuiltIn(entry))
                .forEach(entry -> drawings.put(entry.key(), drawing(entry)));
        drawings.keySet().removeIf(BuiltInKinds.of(lattice)::reserves);
        return drawings;
    }

    /** Reads one drawing. */
    Drawing drawing(YamlNode.Entry entry) {
        String name = entry.key();
        Polyform shape = shape(entry);
        if (!NAME.matcher(name).matches()) {
            String message = "A shape cannot be called %s. Use up to 40 letters, digits, '-', '_' and primes.";
            problems.add(entry.position(), message.formatted(Quote.of(name)));
        } else if (BuiltInKinds.of(lattice).reserves(name)) {
            String message = "The name %s belongs to a shape that is built in. Use '%s-2' for a shape of your own.";
            problems.add(entry.position(), message.formatted(Quote.of(name), name));
        }
        return new Drawing(entry.position(), new Kind(name, shape));
    }

    private Polyform shape(YamlNode.Entry entry) {
        String what = "The shape " + Quote.of(entry.key());
        if (!(entry.value() instanceof YamlNode.Mapping parts)
                || parts.entries().stream().noneMatch(part -> PARTS.contains(part.key()))) {
            return shape(entry.value(), what);
        }
        parts.entries().stream()
                .filter(part -> !PARTS.contains(part.key()))
                .forEach(part -> problems.add(
                        part.position(),
                        "%s has an unknown key %s. Use 'cells' and 'colours'.".formatted(what, Quote.of(part.key()))));
        if (parts.get(CELLS_KEY).isPresent()) {
            return shape(parts.get(CELLS_KEY).get(), what);
        }
        return parts.get(COLOURS_KEY)
                .flatMap(colours -> DrawnRows.read(SlashedRows.of(colours), lattice, what, problems))
                .map(picture -> shape(picture, ColoursReader.cells(picture)))
                .orElse(STAND_IN);
    }

    private Polyform shape(YamlNode node, String what) {
        return CoordinateList.rows(SlashedRows.of(node), lattice, what, 'X', '.', problems)
                .map(this::shape)
                .orElse(STAND_IN);
    }

    /** Returns the colours of a shape, if it has any. */
    static Optional<YamlNode> colours(YamlNode.Entry entry) {
        return entry.value() instanceof YamlNode.Mapping parts ? parts.get(COLOURS_KEY) : Optional.empty();
    }

    /** Returns whether an entry gives only the colours of a built-in kind, without a drawing. */
    private boolean isBuiltIn(YamlNode.Entry entry) {
        return entry.value() instanceof YamlNode.Mapping parts
                && parts.get(CELLS_KEY).isEmpty()
                && parts.get(COLOURS_KEY).isPresent()
                && BuiltInKinds.of(lattice).find(entry.key()).isPresent();
    }

    /**
     * Returns the letter or mark with which all cells are drawn, as in {@code aaa/a}. The result is empty if the cells
     * are drawn with several letters or marks.
     */
    private static String signOf(DrawnRows picture) {
        List<String> signs = picture.rows().stream()
                .flatMapToInt(row -> row.text().codePoints())
                .filter(mark -> NO_CELLS.indexOf(mark) < 0)
                .distinct()
                .mapToObj(Character::toString)
                .toList();
        return signs.size() == 1 && SIGN.matcher(signs.get(0)).matches() ? signs.get(0) : "";
    }

    /**
     * Returns the shape that a picture shows. Rows can differ in length, because squares after the end of a row are
     * empty.
     */
    private Polyform shape(DrawnRows picture) {
        String cells = CELLS + signOf(picture);
        picture.reportUnknown(cells + NO_CELLS, "Use 'X' for a cell, '.' for no cell.");
        List<LatticeNotation.Mark> marks = picture.checkedMarks();
        List<Cell> drawn = marks.stream()
                .filter(mark -> cells.indexOf(mark.character()) >= 0)
                .map(LatticeNotation.Mark::cell)
                .distinct()
                .toList();
        return shape(picture, drawn);
    }

    private Polyform shape(DrawnRows picture, List<Cell> drawn) {
        if (!picture.fits()) {
            return STAND_IN;
        }
        if (drawn.isEmpty()) {
            problems.add(picture.start(), picture.what() + " has no cells. Write 'X' for a cell.");
            return STAND_IN;
        }
        if (drawn.size() > KindCatalogue.MOST_CELLS
                || picture.rows().size() > BoardSize.MAX_SIDE
                || picture.width() > BoardSize.MAX_SIDE) {
            String message =
                    "%s has %d cells in %d rows and %d columns. At most %,d cells and %d a side are allowed. Put it under 'board', if it is the board.";
            problems.add(
                    picture.start(),
                    message.formatted(
                            picture.what(),
                            drawn.size(),
                            picture.rows().size(),
                            picture.width(),
                            KindCatalogue.MOST_CELLS,
                            BoardSize.MAX_SIDE));
            return STAND_IN;
        }
        return new Polyform(lattice, drawn);
    }
}
