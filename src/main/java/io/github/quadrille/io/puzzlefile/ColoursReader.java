package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.io.text.DrawnRows;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.YamlNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Reads the colours of a board or a shape. They are written as a picture of the board or a drawing of the shape, with a
 * letter or a digit for each coloured cell.
 */
record ColoursReader(Lattice lattice, Problems problems) {
    private static final String COLOURS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    /** In the colours of a shape, this character stands for a cell without a colour. */
    static final char UNCOLOURED = '?';
    /** This character stands for a place without a cell in the drawing of a shape. */
    private static final char NO_CELL = '.';

    /** Reads the colours of a board. */
    Map<Cell, Character> board(YamlNode node, Region region) {
        Map<Cell, Character> colours = new HashMap<>();
        DrawnRows.read(node, lattice, "The picture of the colours", problems).ifPresent(picture -> {
            picture.reportUnknown(
                    COLOURS + BoardSigns.MARKS + " ", "Use a letter or a digit for a colour, '.' for any colour.");
            Map<Cell, Character> marks = marks(picture, region);
            boolean lies = marks.keySet().containsAll(region.cells())
                    && marks.entrySet().stream()
                            .allMatch(mark -> mark.getValue() == Region.HOLE || region.contains(mark.getKey()));
            if (!lies) {
                problems.add(
                        picture.start(),
                        "The picture of the colours does not have the shape of the board. Use the picture of the"
                                + " board, with a letter or a digit for each coloured cell.");
                return;
            }
            marks.forEach((cell, mark) -> {
                if (isColour(mark) && region.cellAt(cell) >= 0) {
                    colours.put(cell, mark);
                } else if (isColour(mark)) {
                    problems.add(
                            picture.start(),
                            "%s has the colour %s, but the board has no cell there. Use '#' instead."
                                    .formatted(lattice.name(cell), Quote.of(mark)));
                }
            });
        });
        return colours;
    }

    /**
     * Returns the mark on each cell of a picture. For squares, a blank can mean that there is no cell. For hexagons,
     * the first columns of the board can be left out if they have no cells.
     */
    private Map<Cell, Character> marks(DrawnRows picture, Region region) {
        List<LatticeNotation.Mark> marks = picture.checkedMarks();
        Set<Cell> drawn = marks.stream().map(LatticeNotation.Mark::cell).collect(Collectors.toSet());
        int left = drawn.containsAll(region.cells()) || !LatticeNotation.leans(lattice)
                ? 0
                : region.cells().stream().mapToInt(Cell::column).min().orElseThrow();
        Map<Cell, Character> found = new TreeMap<>();
        marks.forEach(mark -> found.put(mark.cell().shifted(0, left), mark.character()));
        return found;
    }

    private static boolean isColour(char mark) {
        return COLOURS.indexOf(mark) >= 0;
    }

    /** Returns the cells of a shape that is drawn only by its colours. */
    static List<Cell> cells(DrawnRows picture) {
        return picture.marks().stream()
                .filter(mark -> mark.character() != NO_CELL)
                .map(LatticeNotation.Mark::cell)
                .distinct()
                .toList();
    }

    /** Reads the colours of a shape. */
    Map<Cell, Character> shape(String name, YamlNode node, Polyform shape) {
        Map<Cell, Character> colours = new HashMap<>();
        DrawnRows.read(SlashedRows.of(node), lattice, "The colours of the shape " + Quote.of(name), problems)
                .ifPresent(picture -> {
                    picture.reportUnknown(
                            COLOURS + UNCOLOURED + NO_CELL + " ",
                            "Use a letter or a digit for a colour, '?' for a cell without one, '.' for no cell.");
                    List<LatticeNotation.Mark> marks = picture.checkedMarks().stream()
                            .filter(mark -> mark.character() != NO_CELL)
                            .sorted((one, other) -> one.cell().compareTo(other.cell()))
                            .toList();
                    // Shapes are moved to a corner, which does not change the order of their cells.
                    if (marks.size() != shape.size() || !new Polyform(lattice, cells(picture)).equals(shape)) {
                        problems.add(
                                picture.start(),
                                "%s do not fit the cells of the shape, which are drawn %s. Use a letter or a digit for each coloured cell of the shape, '?' for its other cells."
                                        .formatted(picture.what(), Quote.of(String.join("/", shape.picture()))));
                        return;
                    }
                    for (int i = 0; i < marks.size(); i++) {
                        if (isColour(marks.get(i).character())) {
                            colours.put(shape.cells().get(i), marks.get(i).character());
                        }
                    }
                });
        return colours;
    }
}
