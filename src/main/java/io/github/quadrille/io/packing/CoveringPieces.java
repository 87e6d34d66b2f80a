package io.github.quadrille.io.packing;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.lab.target.Covering;
import io.github.quadrille.lab.target.TetrominoShape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The pieces of a covering as a packing: all cells with the same shape and number are one piece, of the kind that its
 * shape is. Whether its cells have that shape is not looked at here.
 */
final class CoveringPieces {
    private record Piece(int shape, int number) {}

    private CoveringPieces() {}

    /**
     * @param puzzle whose names of kinds are used; without it those of the free tetrominoes
     */
    static Packing of(Covering covering, Optional<Puzzle> puzzle) {
        Map<Piece, List<Cell>> cells = new LinkedHashMap<>();
        for (int row = 0; row < covering.rows(); row++) {
            for (int column = 0; column < covering.columns(); column++) {
                if (covering.shape(row, column) != 0) {
                    Piece piece = new Piece(covering.shape(row, column), covering.piece(row, column));
                    cells.computeIfAbsent(piece, first -> new ArrayList<>(4)).add(new Cell(row, column));
                }
            }
        }
        List<String> names =
                TetrominoShape.all().stream().map(shape -> name(shape, puzzle)).toList();
        return new Packing(cells.entrySet().stream()
                .map(entry -> new Placement(names.get(entry.getKey().shape() - 1), entry.getValue()))
                .toList());
    }

    private static String name(TetrominoShape shape, Optional<Puzzle> puzzle) {
        return puzzle.flatMap(known -> known.bag().supplies().stream()
                        .map(Supply::kind)
                        .filter(kind ->
                                kind.shape().orientations(known.symmetry()).contains(shape.shape()))
                        .map(kind -> kind.name())
                        .findFirst())
                .orElse(shape.free());
    }
}
