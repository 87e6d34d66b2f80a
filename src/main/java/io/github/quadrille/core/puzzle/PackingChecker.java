package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Checks packings against their puzzle from first principles. It uses no engine and no table of placements. It turns
 * shapes itself, and reads the board from its picture. Without rules the time is linear in the packing and the board,
 * after a little preparation for each kind.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("two", "{board: 2x4, pieces: {O: 2}}");
 * Packing half = new Packing(List.of(Placement.on(puzzle, 0, 0, 1, 4, 5)));
 * List<Fault> faults = new PackingChecker(puzzle).faults(half);
 * System.out.println(Fault.sentences(faults)); // 4 cells are uncovered: (0, 2), (0, 3), (1, 2), (1, 3). O is used 1 time, but the puzzle says 2.
 * System.out.println(new PackingChecker(puzzle).faultsOfPart(half)); // []
 * }</pre>
 */
public final class PackingChecker {
    private final Puzzle puzzle;
    private final Region region;
    private final LegalOrientations looks;
    private final List<Set<List<Cell>>> legalOffsets;
    private final Optional<RuleCheck> rules;

    /** Makes a checker for all packings of one puzzle. */
    public PackingChecker(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.region = puzzle.region();
        this.looks = new LegalOrientations(region);
        this.legalOffsets = puzzle.bag().supplies().stream()
                .map(supply -> looks.of(supply.kind().shape().cells(), puzzle.symmetry()))
                .toList();
        this.rules = puzzle.rules().isEmpty() ? Optional.empty() : Optional.of(new RuleCheck(puzzle));
    }

    /** Returns everything that is wrong with a packing as a whole. The list is empty if the packing is right. */
    public List<Fault> faults(Packing packing) {
        return faults(packing, true);
    }

    /**
     * Returns everything that is wrong with a part of a packing. In such a part, cells may be uncovered and pieces may
     * be missing.
     */
    public List<Fault> faultsOfPart(Packing packing) {
        return faults(packing, false);
    }

    /**
     * Returns whether some cells have a shape that a piece of a kind may have. It does not matter where these cells
     * are.
     *
     * @param kind the index of the kind in the bag
     */
    public boolean looksLike(int kind, List<Cell> cells) {
        return !cells.isEmpty() && legalOffsets.get(kind).contains(looks.offsets(cells, cells.get(0)));
    }

    private List<Fault> faults(Packing packing, boolean whole) {
        List<Fault> faults = new ArrayList<>();
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
        if (whole) {
            checkGiven(packing, faults);
        }
        for (int kind = 0; kind < used.length; kind++) {
            checkCount(kind, used[kind], whole, faults);
        }
        // Rules are checked only if nothing is wrong so far, except for uncovered cells. The check of rules relies on
        // pieces that are placed legally.
        if (faults.stream().allMatch(fault -> fault.type() == Fault.Type.UNCOVERED)) {
            rules.ifPresent(check -> faults.addAll(check.faults(packing, whole)));
        }
        return faults;
    }

    private void checkShape(Placement piece, int[] used, List<Fault> faults) {
        int kind = puzzle.bag().indexOfKind(piece.kind());
        if (kind < 0) {
            String message = "The bag has no kind '%s'; it has %s.%s"
                    .formatted(
                            piece.kind(),
                            kindNames(),
                            piece.cells().isEmpty() ? "" : " It lies on " + name(piece.cells()) + ".");
            faults.add(new Fault(Fault.Type.UNKNOWN_KIND, message, piece.cells()));
            return;
        }
        used[kind]++;
        if (!looksLike(kind, piece.cells())) {
            String message = "%s is not a legal orientation of %s (pieces are %s)."
                    .formatted(
                            name(piece.cells()), piece.kind(), puzzle.symmetry().word());
            faults.add(new Fault(Fault.Type.NOT_AN_ORIENTATION, message, piece.cells()));
        }
    }

    private void checkCell(Cell cell, Placement piece, Map<Cell, String> coveredBy, List<Fault> faults) {
        if (!region.contains(cell) || region.markAt(cell) == Region.HOLE) {
            String message = "%s lies on %s, which is not a cell of the board.".formatted(piece.kind(), name(cell));
            faults.add(new Fault(Fault.Type.OUTSIDE, message, List.of(cell)));
            return;
        }
        String other = coveredBy.putIfAbsent(cell, piece.kind());
        if (other != null) {
            String message = "Overlap at %s: %s lies on %s.".formatted(name(cell), piece.kind(), other);
            faults.add(new Fault(Fault.Type.OVERLAP, message, List.of(cell)));
        }
    }

    private void checkCover(Set<Cell> covered, List<Fault> faults) {
        List<Cell> open = new ArrayList<>();
        for (int square = 0; square < region.layers() * region.rows() * region.columns(); square++) {
            int line = square / region.columns();
            Cell cell = new Cell(line / region.rows(), line % region.rows(), square % region.columns());
            if (region.markAt(cell) == Region.MANDATORY && !covered.contains(cell)) {
                open.add(cell);
            }
        }
        if (!open.isEmpty()) {
            String message = open.size() == 1
                    ? "The cell %s is uncovered.".formatted(name(open.get(0)))
                    : "%d cells are uncovered: %s.".formatted(open.size(), name(open));
            faults.add(new Fault(Fault.Type.UNCOVERED, message, open));
        }
    }

    private void checkGiven(Packing packing, List<Fault> faults) {
        if (puzzle.given().isEmpty()) {
            return;
        }
        Set<Lies> laid = packing.pieces().stream().map(this::lies).collect(Collectors.toSet());
        for (Placement piece : puzzle.given()) {
            if (!laid.contains(lies(piece))) {
                String message =
                        "%s is given on %s, but is not placed there.".formatted(piece.kind(), name(piece.cells()));
                faults.add(new Fault(Fault.Type.NOT_AS_GIVEN, message, piece.cells()));
            }
        }
    }

    /**
     * Identifies a piece by its kind and its cells. Neither an alias of the kind's name nor the order of the cells
     * matters.
     */
    private record Lies(int kind, Set<Cell> cells) {}

    private Lies lies(Placement piece) {
        return new Lies(puzzle.bag().indexOfKind(piece.kind()), Set.copyOf(piece.cells()));
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
        return puzzle.bag().kinds().stream().map(Kind::name).collect(Collectors.joining(", "));
    }

    private String name(Cell cell) {
        return region.lattice().name(cell);
    }

    private String name(List<Cell> cells) {
        return region.lattice().names(cells);
    }
}
