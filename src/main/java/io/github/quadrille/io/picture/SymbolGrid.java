package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.TouchingCells;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * Collects a symbol, or none, for each cell of a picture whose pieces have no outlines. A cell is open where it has
 * {@code .}, {@code -1}, {@code 0}, a mark of a board or no symbol. But where another sign than {@code 0} marks open
 * cells, {@code 0} is a piece like others. Among numbers from 0, {@code X} may be such a sign.
 */
public final class SymbolGrid {
    private static final String ZERO = "0";
    private static final Set<String> OPEN = Set.of(".", "-1", "?", "#", "null", "None");

    private final Map<String, List<Cell>> cells;
    private boolean zeroIsPiece;

    private SymbolGrid(Map<String, List<Cell>> cells, boolean zeroIsPiece) {
        this.cells = cells;
        this.zeroIsPiece = zeroIsPiece;
    }

    /** Creates a grid without cells. Its pieces come in the order of their first cells. */
    public SymbolGrid() {
        this(new LinkedHashMap<>(), false);
    }

    /** Returns a grid with a symbol for each square. */
    public static SymbolGrid of(List<List<String>> rows) {
        return new SymbolGrid().with(rows);
    }

    /**
     * Returns a grid with a character for each square. Each character except a mark of a board or a blank is a piece;
     * pieces come in the order of letters.
     */
    public static SymbolGrid ofLetters(List<String> rows) {
        return new SymbolGrid(new TreeMap<>(), true)
                .with(rows.stream().map(SymbolRows::characters).toList());
    }

    private SymbolGrid with(List<List<String>> rows) {
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).size(); column++) {
                add(rows.get(row).get(column), new Cell(row, column));
            }
        }
        return this;
    }

    /** Returns whether a symbol always means an open cell, whatever other symbols the picture has. */
    static boolean isMark(String symbol) {
        return symbol.isEmpty() || OPEN.contains(symbol);
    }

    /** Adds the symbol of a cell. */
    public void add(String symbol, Cell cell) {
        if (OPEN.contains(symbol)) {
            zeroIsPiece = true;
        } else if (!symbol.isEmpty()) {
            cells.computeIfAbsent(symbol, first -> new ArrayList<>()).add(cell);
        }
    }

    /** Returns for each symbol all its cells, as if they were one piece. */
    public PictureSymbols symbols() {
        List<Placement> pieces = cells.entrySet().stream()
                .map(entry -> new Placement(entry.getKey(), entry.getValue()))
                .toList();
        Optional<Placement> zero = pieces.stream().filter(SymbolGrid::isZero).findFirst();
        if (zeroIsPiece || zero.isEmpty()) {
            return new PictureSymbols(new Packing(pieces));
        }
        PictureSymbols whole = new PictureSymbols(new Packing(pieces));
        // A cross that falls into several parts marks holes, because a piece is connected.
        PictureSymbols holed =
                whole.withoutCross(cross -> TouchingCells.parts(Lattices.SQUARE, cross, UnaryOperator.identity())
                                .size()
                        > 1);
        return !holed.equals(whole)
                ? holed
                : new PictureSymbols(
                        new Packing(
                                pieces.stream().filter(piece -> !isZero(piece)).toList()),
                        zero);
    }

    private static boolean isZero(Placement piece) {
        return piece.kind().equals(ZERO);
    }
}
