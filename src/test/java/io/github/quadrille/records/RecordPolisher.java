package io.github.quadrille.records;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Placement;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.solve.Solver;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Makes a covering better, window by window: what lies in a window is laid anew, as well as that can be, and of all best
 * ways one that has its gaps near some other gap, so that they meet. The same seed and number of rounds repeat exactly.
 */
final class RecordPolisher {
    /** More than all the ways that gaps in a window may be shorter or longer. */
    private static final int CELL = 1000;

    private static final int SMALLEST = 6;
    private static final int LARGEST = 9;
    private static final long NODES = 40_000;

    private final Puzzle puzzle;
    private final int side;
    private final Random random;
    private List<Placement> pieces;

    RecordPolisher(Puzzle puzzle, Packing covering, long seed) {
        this.puzzle = puzzle;
        this.side = puzzle.region().rows();
        this.random = new Random(seed);
        this.pieces = covering.pieces();
    }

    /** Arguments: {@code SERIES SIDE SEED ROUNDS}; {@link RecordMaker} takes what is better afterwards. */
    public static void main(String[] arguments) throws IOException {
        Series series = Series.named(arguments[0]);
        int side = Integer.parseInt(arguments[1]);
        int bound = RecordTable.read(RecordTable.FILE)
                .at(series, side)
                .orElseThrow()
                .bound();
        Packing known = CoveringFile.packing(series, side);
        RecordPolisher polisher = new RecordPolisher(series.puzzle(side), known, Long.parseLong(arguments[2]));
        int most = known.pieces().size();
        for (int round = 0; round < Integer.parseInt(arguments[3]) && most < bound; round++) {
            List<Placement> pieces = polisher.next().pieces();
            if (pieces.size() > most) {
                most = pieces.size();
                System.out.printf("%s in %d: %d pieces after %d rounds%n", series, side, most, round);
                String text = CoveringFile.text(
                        series, side, pieces.stream().map(Placement::cells).toList());
                Files.writeString(CoveringFile.path(series, side), text);
            }
        }
    }

    private record Window(Cell from, Cell to, Cell meeting) {
        boolean has(Cell cell) {
            return cell.row() >= from.row()
                    && cell.column() >= from.column()
                    && cell.row() < to.row()
                    && cell.column() < to.column();
        }

        int distance(Cell cell) {
            return Math.abs(cell.row() - meeting.row()) + Math.abs(cell.column() - meeting.column());
        }
    }

    /** The covering after another window, with no fewer pieces. */
    Packing next() {
        Set<Cell> open = cells(new Window(new Cell(0, 0), new Cell(side, side), new Cell(0, 0)));
        pieces.forEach(piece -> piece.cells().forEach(open::remove));
        if (!open.isEmpty()) {
            Window window = window(open.stream().sorted().toList());
            List<Placement> stay = new ArrayList<>(pieces);
            stay.removeIf(piece -> piece.cells().stream().allMatch(window::has));
            stay.addAll(best(window, stay));
            pieces = stay.size() < pieces.size() ? pieces : stay;
        }
        return new Packing(pieces);
    }

    private static Set<Cell> cells(Window window) {
        Set<Cell> cells = new HashSet<>();
        for (int row = window.from().row(); row < window.to().row(); row++) {
            for (int column = window.from().column(); column < window.to().column(); column++) {
                cells.add(new Cell(row, column));
            }
        }
        return cells;
    }

    /** Around a gap; the gaps in it are to go where another one is. */
    private Window window(List<Cell> gaps) {
        Cell gap = gaps.get(random.nextInt(gaps.size()));
        Cell other = gaps.get(random.nextInt(gaps.size()));
        int rows = Math.min(side, SMALLEST + random.nextInt(LARGEST - SMALLEST + 1));
        int columns = Math.min(side, SMALLEST + random.nextInt(LARGEST - SMALLEST + 1));
        int row = Math.max(0, Math.min(side - rows, gap.row() - random.nextInt(rows)));
        int column = Math.max(0, Math.min(side - columns, gap.column() - random.nextInt(columns)));
        return new Window(new Cell(row, column), new Cell(row + rows, column + columns), other);
    }

    /** What to lay in a window beside what stays. */
    private List<Placement> best(Window window, List<Placement> stay) {
        Set<Cell> free = cells(window);
        stay.forEach(piece -> piece.cells().forEach(free::remove));
        List<String> picture = new ArrayList<>();
        for (int row = window.from().row(); row < window.to().row(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = window.from().column(); column < window.to().column(); column++) {
                line.append(free.contains(new Cell(row, column)) ? Region.MANDATORY : Region.HOLE);
            }
            picture.add(line.toString());
        }
        List<Integer> worth =
                free.stream().sorted().map(cell -> CELL + window.distance(cell)).toList();
        Puzzle part = new Puzzle(
                "window",
                new Region(picture, puzzle.region().wrap()),
                puzzle.symmetry(),
                puzzle.bag(),
                new Goal.Cells(worth));
        return Solver.of(part).within(Limits.nodes(NODES)).solve().bestSeen().orElseThrow().pieces().stream()
                .map(piece -> new Placement(
                        piece.kind(),
                        piece.cells().stream()
                                .map(cell -> cell.shifted(
                                        window.from().row(), window.from().column()))
                                .toList()))
                .toList();
    }
}
