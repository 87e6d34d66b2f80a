package io.github.quadrille.io.packing;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.target.Covering;
import io.github.quadrille.core.target.Target;
import io.github.quadrille.core.target.TetrominoShape;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.picture.PictureSymbols;
import io.github.quadrille.io.target.CoveringReader;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.Problems;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Converts coverings to packings of tetrominoes, and packings to coverings. All cells of a covering that have the same
 * shape and the same number are one piece. The kind of the piece is given by the shape. This class does not check
 * whether the cells form that shape.
 */
public final class CoveringPieces {
    private record Piece(int shape, int number) {}

    private CoveringPieces() {}

    /**
     * Returns the pieces of a covering.
     *
     * @param puzzle the puzzle whose names of kinds are used; if it is empty, the names of the free tetrominoes are
     *     used
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

    /**
     * Returns the covering that the pieces of a packing make. Pieces are numbered in their order, from 1. The result is
     * empty if a piece is not a tetromino, or is not within the given numbers of rows and columns.
     */
    public static Optional<Covering> covering(Packing packing, int rows, int columns) {
        Covering covering = new Covering(rows, columns);
        int number = 0;
        for (Placement piece : packing.pieces()) {
            Optional<TetrominoShape> shape = TetrominoShape.all().stream()
                    .filter(one -> one.shape().equals(new Polyform(piece.cells())))
                    .findFirst();
            if (shape.isEmpty()
                    || piece.cells().stream()
                            .anyMatch(cell -> Math.min(cell.row(), cell.column()) < 0
                                    || cell.row() >= rows
                                    || cell.column() >= columns
                                    || cell.layer() != 0)) {
                return Optional.empty();
            }
            number++;
            for (Cell cell : piece.cells()) {
                covering.set(cell.row(), cell.column(), shape.get().id(), number);
            }
        }
        return Optional.of(covering);
    }

    /**
     * Reads a covering from a text, as {@link CoveringReader} does, or from an answer in JSON. If the answer has only
     * pieces, these pieces make the covering.
     *
     * @param argument the name of a file, or {@code -} for standard input
     */
    public static Covering read(String argument, Target target) throws UnusableInput {
        Problems problems = new Problems(InputFile.label(argument));
        String text = InputFile.text(argument, CoveringReader.MOST_BYTES, "covering");
        if (!text.stripLeading().startsWith("{")) {
            return CoveringReader.parse(problems.source(), text);
        }
        List<Covering> coverings = new ArrayList<>();
        List<Packing> packings = new ArrayList<>();
        PackingRecords.readGood(
                problems.source(),
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
                Optional.empty(),
                PictureSymbols::letters,
                record -> {
                    if (record instanceof PackingRecord.WrittenCovering written) {
                        coverings.add(written.covering());
                    } else if (record instanceof PackingRecord.FoundPacking found) {
                        packings.add(found.packing());
                    } else if (record instanceof PackingRecord.BestPart best) {
                        packings.add(best.part().packing());
                    }
                });
        int count = coverings.isEmpty() ? packings.size() : coverings.size();
        if (count != 1) {
            throw problems.refusal(
                    "This file has %,d coverings, but %s takes one. Use the answer of 'local', or a file that 'cover -o' writes."
                            .formatted(count, ParameterName.of("check")));
        }
        if (!coverings.isEmpty()) {
            return coverings.get(0);
        }
        return covering(packings.get(0), target.rows(), target.columns())
                .orElseThrow(() -> problems.refusal(
                        "Some pieces are not tetrominoes, or are not within the %d x %d cells of the target. Use 'quadrille verify' for these."
                                .formatted(target.rows(), target.columns())));
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
