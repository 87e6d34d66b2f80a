package io.github.quadrille.app.play;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Pieces and cells as trees of maps and lists for JSON; cells are [row, column], of cubes [layer, row, column]. */
public final class PieceTree {
    private PieceTree() {}

    /** A piece: its kind and its cells. */
    public static Map<String, Object> of(Puzzle puzzle, Placement piece) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("kind", piece.kind());
        tree.put("cells", cells(puzzle, piece.cells()));
        return tree;
    }

    /** Several pieces. */
    public static List<Map<String, Object>> of(Puzzle puzzle, List<Placement> pieces) {
        return pieces.stream().map(piece -> of(puzzle, piece)).toList();
    }

    /** Several cells. */
    public static List<List<Integer>> cells(Puzzle puzzle, List<Cell> cells) {
        return cells(puzzle.region().lattice(), cells);
    }

    /** Several cells, of a lattice. */
    public static List<List<Integer>> cells(Lattice lattice, List<Cell> cells) {
        return cells.stream().map(each -> cell(lattice, each)).toList();
    }

    /** One cell. */
    public static List<Integer> cell(Puzzle puzzle, Cell cell) {
        return cell(puzzle.region().lattice(), cell);
    }

    private static List<Integer> cell(Lattice lattice, Cell cell) {
        return lattice.isSolid()
                ? List.of(cell.layer(), cell.row(), cell.column())
                : List.of(cell.row(), cell.column());
    }
}
