package io.github.quadrille.io.foreign;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.TextPosition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the input of Advent of Code 2025, day 12. It has numbered drawings made of {@code #} and {@code .}, and each
 * drawing stands below its number, from 0. Then it has boards, here called regions, with a count for each drawing. The
 * line {@code 12x5: 1 0 2} is a region that is 12 wide and 5 high. Cells of a region can stay uncovered.
 */
final class Presents {
    private static final Pattern NUMBER = Pattern.compile("(\\d{1,4}):");
    private static final Pattern ROW = Pattern.compile("[#.]+");
    private static final Pattern REGION = Pattern.compile("(\\d{1,4})x(\\d{1,4}):((?:\\s+\\d{1,6})+)");
    /** A region can have at most this many pieces, because every piece is listed separately. */
    private static final int MOST_PIECES = 100_000;

    private final Problems problems;
    private final List<List<String>> shapes = new ArrayList<>();
    private final List<ForeignPuzzle> puzzles = new ArrayList<>();

    private Presents(Problems problems) {
        this.problems = problems;
    }

    static boolean isMeant(List<String> lines) {
        return lines.stream().anyMatch(line -> REGION.matcher(line).matches())
                && lines.stream().anyMatch(line -> NUMBER.matcher(line).matches());
    }

    static List<ForeignPuzzle> read(List<String> lines, Problems problems) {
        Presents presents = new Presents(problems);
        for (int line = 0; line < lines.size(); line++) {
            presents.line(lines.get(line), new TextPosition(line + 1, 1));
        }
        return presents.puzzles;
    }

    private void line(String line, TextPosition position) {
        Matcher number = NUMBER.matcher(line);
        Matcher region = REGION.matcher(line);
        if (number.matches() && Integer.parseInt(number.group(1)) == shapes.size()) {
            shapes.add(new ArrayList<>());
        } else if (ROW.matcher(line).matches() && !shapes.isEmpty()) {
            shapes.get(shapes.size() - 1).add(line);
        } else if (region.matches()) {
            region(region, position);
        } else if (!line.isBlank()) {
            problems.add(
                    position,
                    "%s is not the number of the next shape, a row of '#' and '.', or a region. Write '4x5: 1 2'."
                            .formatted(Quote.of(line)));
        }
    }

    private void region(Matcher region, TextPosition position) {
        BoardSize size = new BoardSize(Integer.parseInt(region.group(2)), Integer.parseInt(region.group(1)));
        String[] counts = region.group(3).strip().split("\\s+");
        Optional<String> complaint = size.complaintOfGrid();
        if (complaint.isPresent() || counts.length != shapes.size()) {
            problems.add(
                    position,
                    complaint.orElse(
                            "The region has %,d counts, but there are %,d shapes. Check whether one is missing."
                                    .formatted(counts.length, shapes.size())));
            return;
        }
        List<Placement> pieces = new ArrayList<>();
        for (int shape = 0; shape < counts.length; shape++) {
            List<Cell> cells = DrawnCells.of(shapes.get(shape), mark -> mark == '#');
            int count = Integer.parseInt(counts[shape]);
            if (count > 0 && (cells.isEmpty() || pieces.size() + count > MOST_PIECES)) {
                problems.add(
                        position,
                        "There are %,d pieces of shape %d, which has %,d cells. Use fewer, or another shape."
                                .formatted(count, shape, cells.size()));
                return;
            }
            pieces.addAll(Collections.nCopies(count, new Placement(String.valueOf(shape), cells)));
        }
        if (pieces.isEmpty()) {
            problems.add(position, "This region has no pieces. Leave the line out.");
        }
        puzzles.add(new ForeignPuzzle(List.of(), DrawnCells.of(size.picture(), mark -> true), pieces));
    }
}
