package io.github.quadrille.app.cli.solve;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.DrawnRegion;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.TouchingCells;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.PackingRecord.FoundPacking;
import io.github.quadrille.io.packing.PackingRecords;
import io.github.quadrille.io.puzzlefile.PieceNames;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.InputFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/**
 * Makes a puzzle of a packing: its board is what the pieces cover, and its bag what they are. In a picture of letters, cells
 * with the same letter that touch are a piece.
 */
final class PicturePuzzle {
    private final String source;
    private final List<FoundPacking> found = new ArrayList<>();
    private long count;

    private PicturePuzzle(String source) {
        this.source = source;
    }

    /**
     * The puzzle of one of the packings in a file.
     *
     * @param source what messages call it, and after whom the puzzle is named
     * @param number of the packing, from 1; without it there must be only one
     */
    static Puzzle read(String source, byte[] bytes, OptionalInt number) throws UnusableInput {
        PicturePuzzle puzzle = new PicturePuzzle(source);
        PackingRecords.readAlone(source, bytes, PicturePuzzle::divided, packing -> {
            puzzle.count++;
            if (puzzle.count == number.orElse(1)) {
                puzzle.found.add(packing);
            }
        });
        if (number.isEmpty() && puzzle.count > 1) {
            throw new UnusableInput(source, "It has %,d packings. Maybe add --problem 1.".formatted(puzzle.count));
        }
        if (puzzle.found.isEmpty()) {
            throw new UnusableInput(
                    source,
                    "There is no packing number %d, but %,d. Maybe a smaller --problem."
                            .formatted(number.orElse(1), puzzle.count));
        }
        FoundPacking one = puzzle.found.get(0);
        return one.puzzle().isPresent() ? one.puzzle().get() : puzzle.of(one.packing());
    }

    private static Packing divided(Packing letters) {
        return new Packing(letters.pieces().stream()
                .flatMap(part -> TouchingCells.parts(Lattices.SQUARE, part.cells(), UnaryOperator.identity()).stream()
                        .map(cells -> new Placement(part.kind(), cells)))
                .toList());
    }

    private Puzzle of(Packing packing) throws UnusableInput {
        Set<Cell> cells = new HashSet<>();
        for (Placement piece : packing.pieces()) {
            for (Cell cell : piece.cells()) {
                if (!cells.add(cell)) {
                    throw new UnusableInput(
                            source, "Two pieces lie on %s. Maybe 'quadrille verify' says more.".formatted(cell));
                }
            }
        }
        if (cells.isEmpty()) {
            throw new UnusableInput(
                    source, "No cell is covered in the picture. Maybe a letter for each cell of a piece.");
        }
        checkSize(cells);
        boolean solid = cells.stream().anyMatch(cell -> cell.layer() != 0);
        Lattice lattice = solid ? Lattices.CUBIC : Lattices.SQUARE;
        Region region = DrawnRegion.of(lattice, List.copyOf(cells), List.of());
        PieceSymmetry symmetry = lattice.usualSymmetry();
        return new Puzzle(InputFile.stem(source), region, symmetry, bag(packing, lattice, symmetry));
    }

    private void checkSize(Set<Cell> cells) throws UnusableInput {
        long volume = 1;
        for (ToIntFunction<Cell> along : List.<ToIntFunction<Cell>>of(Cell::layer, Cell::row, Cell::column)) {
            IntSummaryStatistics span = cells.stream().mapToInt(along).summaryStatistics();
            long side = span.getMax() - (long) span.getMin() + 1;
            volume = side > BoardSize.MAX_SIDE ? Long.MAX_VALUE : Math.min(BoardSize.MAX_SQUARES + 1L, volume * side);
            if (volume > BoardSize.MAX_SQUARES) {
                throw new UnusableInput(
                        source,
                        "Its pieces lie too far apart for a board: at most %,d a side. Maybe it is several packings."
                                .formatted(BoardSize.MAX_SIDE));
            }
        }
    }

    private static Bag bag(Packing packing, Lattice lattice, PieceSymmetry symmetry) {
        PieceNames names = new PieceNames(lattice, symmetry);
        Map<Polyform, Kind> kinds = new HashMap<>();
        Map<Kind, Integer> counts = new LinkedHashMap<>();
        for (Placement piece : packing.pieces()) {
            Polyform shape = new Polyform(lattice, piece.cells());
            Kind kind = kinds.get(shape);
            if (kind == null) {
                kind = names.kind("", shape, "piece-" + (counts.size() + 1));
                for (Polyform orientation : shape.orientations(symmetry)) {
                    kinds.put(orientation, kind);
                }
            }
            counts.merge(kind, 1, Integer::sum);
        }
        return new Bag(counts.entrySet().stream()
                .map(entry -> new Supply(entry.getKey(), CountRange.exactly(entry.getValue())))
                .toList());
    }
}
