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
 * A piece in an answer.
 *
 * @param cells each as row and column, of cubes with the layer before, of more dimensions with all coordinates
 */
public record PieceAnswer(String kind, List<List<Integer>> cells) {
    /** A piece. */
    public static PieceAnswer of(Puzzle puzzle, Placement piece) {
        return new PieceAnswer(piece.kind(), cells(puzzle, piece.cells()));
    }

    /** Several pieces. */
    public static List<PieceAnswer> of(Puzzle puzzle, List<Placement> pieces) {
        return pieces.stream().map(piece -> of(puzzle, piece)).toList();
    }

    /** Several cells. */
    public static List<List<Integer>> cells(Puzzle puzzle, List<Cell> cells) {
        return cells(puzzle.region().lattice(), cells);
    }

    /** Several cells, of a lattice. */
    public static List<List<Integer>> cells(Lattice lattice, List<Cell> cells) {
        return new CellNumbers(lattice, cells);
    }

    /** One cell. */
    public static List<Integer> cell(Puzzle puzzle, Cell cell) {
        return cells(puzzle, List.of(cell)).get(0);
    }

    /** The numbers of cells, which are written without the lists that they look like: answers have millions of them. */
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
