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
import io.github.quadrille.io.burrtools.BurrToolsReader.ImportedPuzzle;
import io.github.quadrille.io.foreign.ForeignPuzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.PackingRecord.FoundPacking;
import io.github.quadrille.io.packing.PackingRecords;
import io.github.quadrille.io.picture.PictureSymbols;
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
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/**
 * Makes a puzzle from a packing, unless the file of the packing also has the puzzle. The board has the cells that the
 * pieces cover, and the bag has the pieces. In a picture of letters, cells with the same letter that touch are one
 * piece.
 */
final class PicturePuzzle {
    /** The picture without symbols stands for packings in JSON, which have no picture. */
    private static final PictureSymbols NONE = new PictureSymbols(new Packing(List.of()));

    private final String source;
    private final List<FoundPacking> found = new ArrayList<>();
    private long count;
    /** Holds the symbols of the picture that was read last. */
    private PictureSymbols last = NONE;

    private PictureSymbols symbols = NONE;
    /**
     * Says why a picture of the file is not read as a packing; empty if each picture so far can be a packing. If one
     * picture is not a packing, other pictures of the file may not be packings either.
     */
    private Optional<String> otherText = Optional.empty();

    private PicturePuzzle(String source) {
        this.source = source;
    }

    /**
     * Returns the puzzle of one of the packings in a file.
     *
     * @param source the name of the file, for messages and for the puzzle
     * @param number the number of the packing, from 1; without a number, the file must have only one packing
     * @param withPieces whether the pieces matter, and not only the board
     */
    static ImportedPuzzle read(String source, byte[] bytes, OptionalInt number, boolean withPieces)
            throws UnusableInput {
        PicturePuzzle puzzle = new PicturePuzzle(source);
        PackingRecords.readAlone(source, bytes, puzzle::divided, packing -> {
            puzzle.count++;
            puzzle.otherText = puzzle.otherText.or(() -> otherText(packing.packing(), puzzle.last));
            if (puzzle.count == number.orElse(1)) {
                puzzle.symbols = puzzle.last;
                puzzle.found.add(packing);
            }
        });
        if (withPieces && puzzle.otherText.isPresent()) {
            throw new UnusableInput(source, puzzle.otherText.get());
        }
        if (number.isEmpty() && puzzle.count > 1) {
            throw new UnusableInput(
                    source, "The file has %,d packings. Add --problem 1 to choose one.".formatted(puzzle.count));
        }
        if (puzzle.found.isEmpty()) {
            throw new UnusableInput(
                    source,
                    "The file has no packing number %d, but only %,d. Use a smaller --problem."
                            .formatted(number.orElse(1), puzzle.count));
        }
        FoundPacking one = puzzle.found.get(0);
        if (one.puzzle().isPresent()) {
            return new ImportedPuzzle(one.puzzle().get(), List.of());
        }
        return new ImportedPuzzle(puzzle.of(one.packing()), puzzle.zeros());
    }

    /**
     * Returns one of the puzzles that another program's file lists.
     *
     * @param number the number of the puzzle, from 1; without a number, the file must have only one puzzle
     */
    static Puzzle of(String source, List<ForeignPuzzle> puzzles, OptionalInt number) throws UnusableInput {
        if (number.isEmpty() && puzzles.size() > 1) {
            throw new UnusableInput(
                    source, "The file has %,d puzzles. Add --problem 1 to choose one.".formatted(puzzles.size()));
        }
        int chosen = number.orElse(1);
        if (chosen < 1 || chosen > puzzles.size()) {
            throw new UnusableInput(
                    source,
                    "The file has no puzzle number %d, but only %,d. Use another --problem."
                            .formatted(chosen, puzzles.size()));
        }
        ForeignPuzzle puzzle = puzzles.get(chosen - 1);
        if (puzzle.pieces().isEmpty()
                || puzzle.mandatory().size() + puzzle.optional().size() == 0) {
            throw new UnusableInput(
                    source,
                    "This puzzle has no pieces, or its board has no cells. Check whether the file was cut off.");
        }
        Region region = DrawnRegion.of(Lattices.SQUARE, puzzle.mandatory(), puzzle.optional());
        PieceSymmetry symmetry = Lattices.SQUARE.usualSymmetry();
        Bag bag = bag(new Packing(puzzle.pieces()), Lattices.SQUARE, symmetry);
        return new Puzzle(InputFile.stem(source), region, symmetry, bag);
    }

    /**
     * Returns a remark on the cells with 0, which are left out. A picture alone does not tell whether 0 is a piece or
     * no cell.
     */
    private List<String> zeros() {
        return symbols.zero().stream()
                .map(zero ->
                        "the cells with 0 (%,d), which are read as no cells; if 0 is a piece, write '.' or '#' for no cell"
                                .formatted(zero.cells().size()))
                .toList();
    }

    /**
     * Returns the reason why a picture is not read as a packing. It is empty if the picture can be a packing. Text and
     * tables of numbers look like many pieces of one cell. The picture of a board looks like one piece.
     */
    private static Optional<String> otherText(Packing packing, PictureSymbols symbols) {
        long single = packing.pieces().stream()
                .filter(piece -> piece.cells().size() == 1)
                .count();
        int all = packing.pieces().size();
        int signs = symbols.letters().pieces().size();
        if (signs == 1) {
            return Optional.of(
                    "All cells of this picture have the same sign. It may be a board, one piece or a matrix. Add"
                            + " --pieces pentominoes to read it as a board, or use 'quadrille exact-cover' for a"
                            + " matrix.");
        }
        return signs > 1 && 2 * single > all
                ? Optional.of(
                        "Read as a picture, this file has %,d pieces of one cell among %,d, which looks like a text or a table. Check that it is a packing, and write it as JSON."
                                .formatted(single, all))
                : Optional.empty();
    }

    private Packing divided(PictureSymbols picture) {
        Packing letters = picture.letters();
        last = picture;
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
                            source,
                            "Two pieces cover %s. Use 'quadrille verify', which lists all faults.".formatted(cell));
                }
            }
        }
        if (cells.isEmpty()) {
            throw new UnusableInput(
                    source,
                    "The picture has no letters, so no cell is covered. Write a letter for each cell of a piece.");
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
                        "The pieces are too far apart for a board, which has at most %,d cells a side. Give one packing at a time."
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
