package io.github.quadrille.io.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.io.IOException;
import java.util.AbstractList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Holds a piece for an answer.
 *
 * @param cells each cell as its row and column; for cubes the layer comes before them, and for more dimensions there
 *     are all coordinates
 */
public record PieceAnswer(String kind, List<List<Integer>> cells) {
    /** Returns one piece as answers show it. */
    public static PieceAnswer of(Puzzle puzzle, Placement piece) {
        return new PieceAnswer(piece.kind(), cells(puzzle, piece.cells()));
    }

    /** Returns several pieces as answers show them. */
    public static List<PieceAnswer> of(Puzzle puzzle, List<Placement> pieces) {
        return pieces.stream().map(piece -> of(puzzle, piece)).toList();
    }

    /** Returns the coordinates of several cells, as answers show them. */
    public static List<List<Integer>> cells(Puzzle puzzle, List<Cell> cells) {
        return cells(puzzle.region().lattice(), cells);
    }

    /** Returns the coordinates of several cells of a lattice, as answers show them. */
    public static List<List<Integer>> cells(Lattice lattice, List<Cell> cells) {
        return new CellNumbers(lattice, cells);
    }

    /** Returns the coordinates of one cell, as answers show them. */
    public static List<Integer> cell(Puzzle puzzle, Cell cell) {
        return cells(puzzle, List.of(cell)).get(0);
    }

    /**
     * Behaves like a list of lists of coordinates, but can write the coordinates without creating these lists. Answers
     * can have millions of cells.
     */
    static final class CellNumbers extends AbstractList<List<Integer>> {
        private final Lattice lattice;
        private final List<Cell> cells;

        private CellNumbers(Lattice lattice, List<Cell> cells) {
            this.lattice = lattice;
            this.cells = cells;
        }

        @Override
        public List<Integer> get(int index) {
            return IntStream.of(lattice.coordinates(cells.get(index))).boxed().toList();
        }

        @Override
        public int size() {
            return cells.size();
        }

        void write(JsonGenerator json) throws IOException {
            json.writeStartArray();
            for (Cell cell : cells) {
                json.writeStartArray();
                for (int coordinate : lattice.coordinates(cell)) {
                    json.writeNumber(coordinate);
                }
                json.writeEndArray();
            }
            json.writeEndArray();
        }
    }
}
