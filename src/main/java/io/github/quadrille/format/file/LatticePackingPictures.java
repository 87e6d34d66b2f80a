package io.github.quadrille.format.file;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.LatticeNotation;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Reads pictures of packings of cubes, hexagons and triangles, as answers show them, among other lines. Layers of cubes
 * stand side by side, or below each other.
 */
final class LatticePackingPictures {
    private static final Pattern ROW = Pattern.compile(" *[\\p{L}.?#](?: *[\\p{L}.?#])*");
    private static final Pattern WORD = Pattern.compile(" *\\p{L}{2,}");
    private static final String NOTHING = "" + Region.MANDATORY + Region.OPTIONAL + Region.HOLE;

    private final List<String> lines;
    private final Region region;
    private final int linesBefore;
    private final Problems problems;
    private final PackingReceiver receiver;
    private final List<String> layers = new ArrayList<>();

    LatticePackingPictures(
            List<String> lines, Region region, int linesBefore, Problems problems, PackingReceiver receiver) {
        this.lines = lines;
        this.region = region;
        this.linesBefore = linesBefore;
        this.problems = problems;
        this.receiver = receiver;
    }

    /** Hands them on. */
    void read() {
        int line = 0;
        while (line < lines.size()) {
            if (!isRow(lines.get(line))) {
                line++;
                continue;
            }
            int from = line;
            while (line < lines.size() && isRow(lines.get(line))) {
                line++;
            }
            block(from, lines.subList(from, line));
        }
        if (!layers.isEmpty()) {
            complain(lines.size() - 1, "A picture ends before its last layer.");
        }
    }

    /** Words above pictures are no rows, where rows have blanks or more letters than they. */
    private boolean isRow(String line) {
        return ROW.matcher(line).matches()
                && (!region.lattice().isSolid() || letters(line).length() % region.columns() == 0)
                && (!WORD.matcher(line).matches() || line.strip().length() <= region.columns());
    }

    private static String letters(String line) {
        return line.replace(" ", "");
    }

    private void block(int first, List<String> rows) {
        if (rows.size() % region.rows() != 0) {
            complain(first, "Here are %d rows, and the board has %d.".formatted(rows.size(), region.rows()));
            return;
        }
        for (int from = 0; from < rows.size(); from += region.rows()) {
            List<String> picture = rows.subList(from, from + region.rows());
            if (region.lattice().isSolid()) {
                band(first + from, picture);
            } else {
                receiver.picture(packing(LatticeNotation.marks(
                        region.lattice(), Indentation.without(Indentation.common(picture), picture))));
            }
        }
    }

    /** Some layers side by side. */
    private void band(int line, List<String> rows) {
        int length = letters(rows.get(0)).length();
        if (rows.stream().anyMatch(row -> letters(row).length() != length)
                || layers.size() / region.rows() + length / region.columns() > region.layers()) {
            layers.clear();
            complain(line, "These rows are no layers of %d x %d.".formatted(region.rows(), region.columns()));
            return;
        }
        for (int from = 0; from < length; from += region.columns()) {
            for (String row : rows) {
                layers.add(letters(row).substring(from, from + region.columns()));
            }
            layers.add("");
        }
        if (layers.size() == region.layers() * (region.rows() + 1)) {
            receiver.picture(packing(LatticeNotation.marks(region.lattice(), layers)));
            layers.clear();
        }
    }

    /** For every letter all its cells, as if they were one piece. */
    private Packing packing(List<LatticeNotation.Mark> marks) {
        int left = region.lattice().isSolid() || !LatticeNotation.leans(region.lattice()) ? 0 : leftmost();
        Map<String, List<Cell>> cells = new TreeMap<>();
        for (LatticeNotation.Mark mark : marks) {
            if (NOTHING.indexOf(mark.character()) < 0) {
                cells.computeIfAbsent(String.valueOf(mark.character()), letter -> new ArrayList<>())
                        .add(mark.cell().shifted(0, left));
            }
        }
        return new Packing(cells.entrySet().stream()
                .map(entry -> new Placement(entry.getKey(), entry.getValue()))
                .toList());
    }

    private int leftmost() {
        int least = Integer.MAX_VALUE;
        for (int cell = 0; cell < region.size(); cell++) {
            least = Math.min(least, region.column(cell));
        }
        return least;
    }

    private void complain(int line, String what) {
        problems.add(
                new TextPosition(linesBefore + line + 1, 1),
                what + " Maybe it is of another puzzle, or JSON is better, as --format json writes it.");
        receiver.unreadable(problems.take());
    }
}
