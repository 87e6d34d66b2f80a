package io.github.quadrille.proof.checker.puzzle;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** A picture in the notation of a lattice: what stands where, blanks left out. */
final class DrawnMarks {
    private DrawnMarks() {}

    /**
     * Reads a picture: a character for each square or triangle; of cubes an empty line between layers, of more
     * dimensions two where the coordinate before goes on, and so on; hexagons a blank apart, each
     * row half a cell further, so that columns lean.
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
                // The more empty lines, the earlier is the coordinate that goes on, and those behind it begin anew.
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
     * The cells that a list in lists has by its numbers, two or three each, if one is above 1; where none is, numbers that may be
     * coordinates are refused.
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
                areMarks && fromZero && !cells.isEmpty(),
                node.line(),
                "%s may be rows or coordinates. Maybe draw it.",
                what);
        return areMarks ? Optional.empty() : Optional.of(cells);
    }

    /** How many dimensions a picture has, by its empty lines. */
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

    /** Two characters to a cell; each row begins one further right than the one above, so that the least column is 0. */
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
            UnreadablePuzzle.when(halves % 2 != 0, node.line(), "%s has hexagons half a cell off each other.", what);
            marks.put(new PicturePosition(0, picturePosition.row(), halves / 2), each.getValue());
        }
        return marks;
    }
}
