package io.github.quadrille.io.json;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;

/**
 * A piece in an answer.
 *
 * @param cells each as row and column, or layer, row and column of cubes
 */
public record PieceAnswer(String kind, List<List<Integer>> cells) {
    /** A piece. */
    public static PieceAnswer of(Puzzle puzzle, Placement piece) {
        return new PieceAnswer(piece.kind(), cells(puzzle, piece.cells()));
    }

    /** Several pieces. */
    public static List<PieceAnswer> of(Puzzle puzzle, List<Placement> pieces) {
        List<PieceAnswer> answers = new ArrayList<>();
        for (Placement piece : pieces) {
            answers.add(of(puzzle, piece));
        }
        return answers;
    }

    /** Several cells. */
    public static List<List<Integer>> cells(Puzzle puzzle, List<Cell> cells) {
        return cells(puzzle.region().lattice(), cells);
    }

    /** Several cells, of a lattice. */
    public static List<List<Integer>> cells(Lattice lattice, List<Cell> cells) {
        List<List<Integer>> answers = new ArrayList<>();
        for (Cell cell : cells) {
            answers.add(cell(lattice, cell));
        }
        return answers;
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
