package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Where each symbol of a picture stands. Nothing lies where there is {@code .}, {@code -1}, {@code 0}, a mark of a board or
 * nothing; but where {@code .} or {@code -1} says so, {@code 0} is a piece like others.
 */
public final class SymbolCells {
    private static final String ZERO = "0";
    private static final Set<String> MARKS = Set.of("", "?", "#", "null", "None");
    private static final Set<String> OPEN = Set.of(".", "-1");

    private final Map<String, List<Cell>> cells = new LinkedHashMap<>();
    private boolean zeroIsPiece;

    /** Whether a symbol says that nothing lies, whatever else there is. */
    static boolean isMark(String symbol) {
        return MARKS.contains(symbol);
    }

    public void add(String symbol, Cell cell) {
        if (OPEN.contains(symbol)) {
            zeroIsPiece = true;
        } else if (!isMark(symbol)) {
            cells.computeIfAbsent(symbol, first -> new ArrayList<>()).add(cell);
        }
    }

    /** For every symbol all its cells, as if they were one piece. */
    public Packing packing() {
        return new Packing(cells.entrySet().stream()
                .filter(entry -> zeroIsPiece || !entry.getKey().equals(ZERO))
                .map(entry -> new Placement(entry.getKey(), entry.getValue()))
                .toList());
    }
}
