package io.github.quadrille.proof.checker.puzzle;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Reads the picture of a board or of a piece, as it is drawn for a lattice. The result maps each position to its
 * character; blanks are left out.
 */
final class DrawnMarks {
    private DrawnMarks() {}

    /**
     * Reads a picture, which has a character for each cell. In pictures of cubes or balls, an empty line separates two
     * layers. In four dimensions, two empty lines separate groups of layers, and each further dimension takes one more
     * empty line. In pictures of hexagons, there is a blank between two hexagons of a row. Each row begins half a
     * hexagon further right than the row above, so that columns lean.
     *
     * @param form the lattice
     * @param node the picture
     * @param what the name of the picture in messages
     */
    static Map<PicturePosition, Character> of(LatticeForm form, PuzzleNode node, String what) throws UnreadablePuzzle {
        List<String> rows = node.rows(what);
        Map<PicturePosition, Character> marks = new TreeMap<>();
        int layer = 0;
        int row = 0;
        int blanks = 0;
        for (String text : form == LatticeForm.SQUARE ? rows : withoutBlankEnds(rows)) {
            if ((form.dimensions() > 2) && text.isBlank()) {
                blanks++;
                continue;
            }
            if (blanks > 0) {
                // The more empty lines there are, the earlier is the coordinate that increases by 1. All later
                // coordinates begin at 0 again.
                int whole = form.dimensions() == 3 ? 1 : (int) Math.pow(LatticeForm.BASE, blanks - 1.0);
                layer = (layer / whole + 1) * whole;
                row = 0;
                blanks = 0;
            }
            for (int i = 0; i < text.length(); i++) {
                if (text.charAt(i) != ' ') {
                    marks.put(new PicturePosition(layer, row, i), text.charAt(i));
                }
            }
            row++;
        }
        return form == LatticeForm.HEXAGONAL ? leaning(marks, node, what) : marks;
    }

    /**
     * Returns the cells if the node lists the coordinates of different squares, cubes or balls. Otherwise, the result
     * is empty. Each cell has two or three numbers. If every number is 0 or 1, the node counts as a picture, given as a
     * list of rows, and the result is empty. Such a node is refused if its numbers could also be coordinates.
     *
     * @param form the lattice
     * @param node the list or picture
     * @param what the name of the picture in messages
     */
    static Optional<Set<PicturePosition>> listed(LatticeForm form, PuzzleNode node, String what)
            throws UnreadablePuzzle {
        boolean isBox = form == LatticeForm.SQUARE || form == LatticeForm.CUBIC || form == LatticeForm.FCC;
        if (!(node instanceof PuzzleNode.Items list) || !isBox) {
            return Optional.empty();
        }
        Set<PicturePosition> cells = new TreeSet<>();
        boolean areMarks = true;
        for (PuzzleNode item : list.items()) {
            if (!(item instanceof PuzzleNode.Items numbers) || numbers.items().size() != form.dimensions()) {
                return Optional.empty();
            }
            int[] at = new int[3];
            for (int i = 0; i < form.dimensions(); i++) {
                if (!(numbers.items().get(i) instanceof PuzzleNode.Words words)
                        || !words.text().matches("-?[0-9]{1,6}")) {
                    return Optional.empty();
                }
                at[i + 3 - form.dimensions()] = Integer.parseInt(words.text());
                areMarks &= words.text().matches("[01]");
            }
            if (!cells.add(new PicturePosition(at[0], at[1], at[2]))) {
                return Optional.empty();
            }
        }
        boolean fromZero = cells.stream().anyMatch(cell -> cell.row() == 0)
                && cells.stream().anyMatch(cell -> cell.column() == 0)
                && cells.stream().anyMatch(cell -> cell.layer() == 0);
        UnreadablePuzzle.when(
                areMarks && fromZero && !cells.isEmpty(), node.line(), "%s may be rows or coordinates. Draw it.", what);
        return areMarks ? Optional.empty() : Optional.of(cells);
    }

    /** Returns how many dimensions a picture has, according to its empty lines. */
    static int dimensions(PuzzleNode node, String what) throws UnreadablePuzzle {
        String text = String.join("\n", node.rows(what)).replace(" ", "").strip();
        return 1
                + Arrays.stream(text.split("[^\n]+"))
                        .mapToInt(String::length)
                        .max()
                        .orElse(1);
    }

    private static List<String> withoutBlankEnds(List<String> rows) {
        int from = 0;
        int to = rows.size();
        while (rows.get(from).isBlank()) {
            from++;
        }
        while (rows.get(to - 1).isBlank()) {
            to--;
        }
        return rows.subList(from, to);
    }

    /**
     * Converts columns of characters to columns of hexagons, which are two characters wide. Each row begins one
     * character further right than the row above. The smallest column becomes 0.
     */
    private static Map<PicturePosition, Character> leaning(
            Map<PicturePosition, Character> drawn, PuzzleNode node, String what) throws UnreadablePuzzle {
        int least = Integer.MAX_VALUE;
        for (PicturePosition picturePosition : drawn.keySet()) {
            least = Math.min(least, picturePosition.column() - picturePosition.row());
        }
        Map<PicturePosition, Character> marks = new TreeMap<>();
        for (Map.Entry<PicturePosition, Character> each : drawn.entrySet()) {
            PicturePosition picturePosition = each.getKey();
            int halves = picturePosition.column() - picturePosition.row() - least;
            UnreadablePuzzle.when(
                    halves % 2 != 0, node.line(), "%s has rows of hexagons that are not shifted by half a cell.", what);
            marks.put(new PicturePosition(0, picturePosition.row(), halves / 2), each.getValue());
        }
        return marks;
    }
}
