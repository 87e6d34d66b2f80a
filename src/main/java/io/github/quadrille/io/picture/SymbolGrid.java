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
 * Collects the symbols of the cells of a picture whose pieces have no outlines. A cell is open if no piece lies on it.
 * Such a cell has {@code .}, {@code -1}, {@code null}, a mark of a board or no symbol. If the picture has one of these
 * signs for open cells, {@code 0} stands for a piece, like other symbols. In a picture of numbers from 0, {@code X} can
 * be such a sign, too. In any other picture, a cell with {@code 0} is open, unless a reader who knows the board finds a
 * piece there.
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

    /** Creates a grid without cells. The symbols will come in the order of their first cells. */
    public SymbolGrid() {
        this(new LinkedHashMap<>(), false);
    }

    /** Returns a grid that has the given symbol for each square. */
    public static SymbolGrid of(List<List<String>> rows) {
        return new SymbolGrid().with(rows);
    }

    /**
     * Returns a grid that has a character for each square. Each character is a symbol of a piece, except marks of a
     * board and blanks. The symbols come in alphabetical order.
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

    /** Returns whether a symbol says in every picture that no piece lies on the cell. */
    static boolean isMark(String symbol) {
        return symbol.isEmpty() || OPEN.contains(symbol);
    }

    /** Adds a cell with its symbol. */
    public void add(String symbol, Cell cell) {
        if (OPEN.contains(symbol)) {
            zeroIsPiece = true;
        } else if (!symbol.isEmpty()) {
            cells.computeIfAbsent(symbol, first -> new ArrayList<>()).add(cell);
        }
    }

    /** Returns the cells of each symbol, as if they were one piece. */
    public PictureSymbols symbols() {
        List<Placement> pieces = cells.entrySet().stream()
                .map(entry -> new Placement(entry.getKey(), entry.getValue()))
                .toList();
        Optional<Placement> zero = pieces.stream().filter(SymbolGrid::isZero).findFirst();
        if (zeroIsPiece || zero.isEmpty()) {
            return new PictureSymbols(new Packing(pieces));
        }
        PictureSymbols whole = new PictureSymbols(new Packing(pieces));
        // If the cells with X are not connected, they are holes, because a piece is connected.
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
