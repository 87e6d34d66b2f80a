package io.github.quadrille.puzzle;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.PieceSymmetry;
import io.github.quadrille.geometry.Region;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Checks packings against their puzzle from first principles: it knows nothing of placement tables or engines, turns
 * shapes itself, and reads the board's picture only. Linear in the packing, after a little preparation per kind.
 */
public final class PackingChecker {
    private static final int CELLS_NAMED = 8;

    private final Puzzle puzzle;
    private final Region region;
    private final List<Set<List<Cell>>> legalOffsets;

    /** For all packings of one puzzle. */
    public PackingChecker(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.region = puzzle.region();
        this.legalOffsets = puzzle.bag().supplies().stream()
                .map(supply -> legalOffsets(supply.kind().shape().cells()))
                .toList();
    }

    /** Everything that is wrong with it as a whole packing; empty when it is one. */
    public List<Fault> faults(Packing packing) {
        List<Fault> faults = new ArrayList<>();
        check(packing, true, faults);
        return faults;
    }

    /** Everything that is wrong with it as a part of a packing: cells may be open and pieces left over. */
    public List<Fault> faultsOfPart(Packing packing) {
        List<Fault> faults = new ArrayList<>();
        check(packing, false, faults);
        return faults;
    }

    private void check(Packing packing, boolean whole, List<Fault> faults) {
        int[] used = new int[puzzle.bag().size()];
        Map<Cell, String> coveredBy = new HashMap<>();
        for (Placement piece : packing.pieces()) {
            checkShape(piece, used, faults);
            for (Cell cell : piece.cells()) {
                checkCell(cell, piece, coveredBy, faults);
            }
        }
        if (whole && puzzle.goal() instanceof Goal.Pack) {
            checkCover(coveredBy.keySet(), faults);
        }
        for (int kind = 0; kind < used.length; kind++) {
            checkCount(kind, used[kind], whole, faults);
        }
    }

    private void checkShape(Placement piece, int[] used, List<Fault> faults) {
        int kind = puzzle.bag().indexOf(BuiltInKinds.canonicalName(piece.kind()));
        if (kind < 0) {
            String message = "The bag has no kind '%s'; it has %s.".formatted(piece.kind(), kindNames());
            faults.add(new Fault(Fault.Type.UNKNOWN_KIND, message, piece.cells()));
            return;
        }
        used[kind]++;
        if (piece.cells().isEmpty() || !legalOffsets.get(kind).contains(offsets(piece.cells(), firstOf(piece)))) {
            String message = "%s is not a legal orientation of %s (pieces are %s)."
                    .formatted(
                            name(piece.cells()), piece.kind(), puzzle.symmetry().word());
            faults.add(new Fault(Fault.Type.NOT_AN_ORIENTATION, message, piece.cells()));
        }
    }

    private void checkCell(Cell cell, Placement piece, Map<Cell, String> coveredBy, List<Fault> faults) {
        if (cell.row() < 0
                || cell.row() >= region.rows()
                || cell.column() < 0
                || cell.column() >= region.columns()
                || region.markAt(cell.row(), cell.column()) == Region.HOLE) {
            String message = "%s lies on %s, which is no cell of the board.".formatted(piece.kind(), cell);
            faults.add(new Fault(Fault.Type.OUTSIDE, message, List.of(cell)));
            return;
        }
        String other = coveredBy.putIfAbsent(cell, piece.kind());
        if (other != null) {
            String message = "Overlap at %s: %s lies on %s.".formatted(cell, piece.kind(), other);
            faults.add(new Fault(Fault.Type.OVERLAP, message, List.of(cell)));
        }
    }

    private void checkCover(Set<Cell> covered, List<Fault> faults) {
        List<Cell> open = new ArrayList<>();
        for (int row = 0; row < region.rows(); row++) {
            for (int column = 0; column < region.columns(); column++) {
                Cell cell = new Cell(row, column);
                if (region.markAt(row, column) == Region.MANDATORY && !covered.contains(cell)) {
                    open.add(cell);
                }
            }
        }
        if (!open.isEmpty()) {
            String message = open.size() == 1
                    ? "The cell %s is uncovered.".formatted(open.get(0))
                    : "%d cells are uncovered: %s.".formatted(open.size(), name(open));
            faults.add(new Fault(Fault.Type.UNCOVERED, message, open));
        }
    }

    private void checkCount(int kind, int used, boolean whole, List<Fault> faults) {
        CountRange range = puzzle.bag().count(kind);
        boolean tooMany = used > range.max();
        if (tooMany || (whole && used < range.min())) {
            String message = "%s is used %d %s, but the puzzle says %s."
                    .formatted(puzzle.bag().kind(kind).name(), used, used == 1 ? "time" : "times", range.words());
            faults.add(new Fault(tooMany ? Fault.Type.TOO_MANY : Fault.Type.TOO_FEW, message, List.of()));
        }
    }

    private String kindNames() {
        return puzzle.bag().supplies().stream()
                .map(supply -> supply.kind().name())
                .collect(Collectors.joining(", "));
    }

    private static String name(List<Cell> cells) {
        StringBuilder text = new StringBuilder();
        for (Cell cell : cells.subList(0, Math.min(CELLS_NAMED, cells.size()))) {
            text.append(text.isEmpty() ? "" : ", ").append(cell);
        }
        int more = cells.size() - CELLS_NAMED;
        return text.append(more > 0 ? " and %,d more".formatted(more) : "").toString();
    }

    /**
     * What a legal piece may look like from any one of its cells: the offsets of its cells from that cell, sorted. On a
     * board that wraps no cell of a piece is first, so each is tried.
     */
    private Set<List<Cell>> legalOffsets(List<Cell> shape) {
        Set<List<Cell>> legal = new HashSet<>();
        int images =
                puzzle.symmetry() == PieceSymmetry.FIXED ? 1 : puzzle.symmetry() == PieceSymmetry.ONE_SIDED ? 4 : 8;
        for (int image = 0; image < images; image++) {
            List<Cell> turned = new ArrayList<>();
            for (Cell cell : shape) {
                turned.add(turned(cell, image));
            }
            for (Cell anchor : turned) {
                legal.add(offsets(turned, anchor));
            }
        }
        return legal;
    }

    private static Cell turned(Cell cell, int image) {
        int row = cell.row();
        int column = image >= 4 ? -cell.column() : cell.column();
        return switch (image % 4) {
            case 0 -> new Cell(row, column);
            case 1 -> new Cell(column, -row);
            case 2 -> new Cell(-row, -column);
            default -> new Cell(-column, row);
        };
    }

    private List<Cell> offsets(List<Cell> cells, Cell anchor) {
        List<Cell> offsets = new ArrayList<>(cells.size());
        for (Cell cell : cells) {
            int rows = cell.row() - anchor.row();
            int columns = cell.column() - anchor.column();
            offsets.add(new Cell(
                    region.wrap().topMeetsBottom() ? Math.floorMod(rows, region.rows()) : rows,
                    region.wrap().leftMeetsRight() ? Math.floorMod(columns, region.columns()) : columns));
        }
        Collections.sort(offsets);
        return offsets;
    }

    private static Cell firstOf(Placement piece) {
        return piece.cells().get(0);
    }
}
