package io.github.quadrille.io.foreign;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.TextPosition;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a board of iqpuzzle. The file has sections such as {@code [Board]}, {@code [Block1]} and {@code [Barrier1]}.
 * Each of these sections has a polygon of corners {@code x,y}. A barrier covers part of the board, so it also has a
 * place. Only polygons along the lines between squares are read.
 */
final class Polygons {
    private static final Pattern SECTION = Pattern.compile("\\s*\\[([A-Za-z]+)\\d*]");
    private static final Pattern VALUE = Pattern.compile("\\s*(Polygon|StartPos)\\s*=\\s*\"?([^\"]*)\"?");
    private static final Pattern CORNER =
            Pattern.compile("\\s*(-?\\d{1,4})(?:\\.0+)?\\s*,\\s*(-?\\d{1,4})(?:\\.0+)?\\s*");

    private final Problems problems;
    private final Set<Cell> board = new LinkedHashSet<>();
    private final Set<Cell> barriers = new LinkedHashSet<>();
    private final List<Placement> pieces = new ArrayList<>();

    /** A {@code Corner} is a corner of squares. The numbers x and y count squares to the right and downwards. */
    private record Corner(int x, int y) {}

    private Polygons(Problems problems) {
        this.problems = problems;
    }

    static boolean isMeant(List<String> lines) {
        return lines.stream().anyMatch(line -> line.strip().equals("[Board]"))
                && lines.stream().anyMatch(line -> line.strip().startsWith("Polygon="));
    }

    static List<ForeignPuzzle> read(List<String> lines, Problems problems) {
        Polygons file = new Polygons(problems);
        String section = "";
        List<Cell> shape = List.of();
        for (int line = 0; line < lines.size(); line++) {
            Matcher begin = SECTION.matcher(lines.get(line));
            Matcher value = VALUE.matcher(lines.get(line));
            TextPosition position = new TextPosition(line + 1, 1);
            if (begin.matches()) {
                file.add(section, shape);
                section = begin.group(1);
                shape = List.of();
            } else if (value.matches() && value.group(1).equals("Polygon")) {
                shape = file.cells(value.group(2), position);
            } else if (value.matches() && section.equals("Barrier")) {
                List<Corner> start = file.corners(value.group(2), position);
                shape = start.isEmpty()
                        ? shape
                        : shape.stream()
                                .map(cell -> cell.shifted(
                                        start.get(0).y(), start.get(0).x()))
                                .toList();
            }
        }
        file.add(section, shape);
        file.board.removeAll(file.barriers);
        int area = file.pieces.stream().mapToInt(piece -> piece.cells().size()).sum();
        if (problems.isEmpty() && area != file.board.size()) {
            problems.add(
                    "The board has %,d squares, but the blocks have %,d. Write a puzzle file, if some blocks may be left over."
                            .formatted(file.board.size(), area));
        }
        return List.of(new ForeignPuzzle(List.copyOf(file.board), List.of(), file.pieces));
    }

    private void add(String section, List<Cell> cells) {
        switch (section) {
            case "Board" -> board.addAll(cells);
            case "Barrier" -> barriers.addAll(cells);
            case "Block" -> {
                if (!cells.isEmpty()) {
                    pieces.add(new Placement("block " + (pieces.size() + 1), cells));
                }
            }
            default -> {
                // All other sections only say how the puzzle looks.
            }
        }
    }

    private List<Corner> corners(String text, TextPosition position) {
        List<Corner> corners = new ArrayList<>();
        for (String word : text.split("\\|", -1)) {
            Matcher corner = CORNER.matcher(word);
            if (!corner.matches()) {
                problems.add(
                        position,
                        "%s is not a corner of a square, because corners have whole numbers, as in '2,0'. Check that the shapes are polyominoes."
                                .formatted(Quote.of(word.strip())));
                return List.of();
            }
            corners.add(new Corner(Integer.parseInt(corner.group(1)), Integer.parseInt(corner.group(2))));
        }
        return corners;
    }

    /** Returns the squares inside a polygon. A square is inside if the number of upright edges to its left is odd. */
    private List<Cell> cells(String text, TextPosition position) {
        List<Corner> corners = corners(text, position);
        List<Cell> cells = new ArrayList<>();
        if (corners.isEmpty()) {
            return cells;
        }
        List<Corner> ends = new ArrayList<>(corners.subList(1, corners.size()));
        ends.add(corners.get(0));
        int left = corners.stream().mapToInt(Corner::x).min().orElseThrow();
        int right = corners.stream().mapToInt(Corner::x).max().orElseThrow();
        int top = corners.stream().mapToInt(Corner::y).min().orElseThrow();
        int bottom = corners.stream().mapToInt(Corner::y).max().orElseThrow();
        boolean slants = false;
        for (int i = 0; i < ends.size(); i++) {
            slants |= corners.get(i).x() != ends.get(i).x()
                    && corners.get(i).y() != ends.get(i).y();
        }
        if (slants
                || new BoardSize(bottom - top, right - left).complaintOfGrid().isPresent()) {
            problems.add(
                    position,
                    "The polygon %s does not consist of squares, or of too many. Check that the shapes are polyominoes."
                            .formatted(Quote.of(text)));
            return cells;
        }
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                boolean inside = false;
                for (int i = 0; i < ends.size(); i++) {
                    Corner from = corners.get(i);
                    Corner to = ends.get(i);
                    inside ^= from.x() <= x
                            && from.x() == to.x()
                            && Math.min(from.y(), to.y()) <= y
                            && y < Math.max(from.y(), to.y());
                }
                if (inside) {
                    cells.add(new Cell(y, x));
                }
            }
        }
        return cells;
    }
}
