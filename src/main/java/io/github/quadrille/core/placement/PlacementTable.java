package io.github.quadrille.core.placement;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.exactcover.OptionList;
import io.github.quadrille.core.exactcover.RowItem;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Orientation;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/**
 * Lists all candidate placements of a puzzle's pieces on its board, and holds the exact cover that they make.
 * Placements are numbered from 0 by kind, orientation, layer, row and column. Placement 0 is option 0 of the cover, and
 * so on. Engines read {@link #cover}. This table turns the options that they choose back into pieces.
 *
 * <p>Orientations that look the same count once. If opposite edges of the board are joined, placements with the same
 * cells count once, and a placement that overlaps itself does not count. A kind with a maximum of 0 has no placements.
 * Rules drop placements, and add rows to the cover. A row limits how many of some placements are chosen. Without these
 * rows, memory is linear in the number of cells of all placements.
 */
public final class PlacementTable {
    private final Puzzle puzzle;
    private final ExactCover cover;
    private final List<RuleRow> rows;

    /** Lists all placements of a puzzle, without a limit on their number. */
    public PlacementTable(Puzzle puzzle) {
        this(puzzle, () -> {});
    }

    /**
     * Lists all placements of a puzzle without given pieces. If pieces are given, the caller passes {@link
     * Puzzle#rest}, the puzzle that remains.
     *
     * @param pause an action that runs about once for each orientation and each row of the board; it can end the work
     *     by throwing
     * @throws IllegalArgumentException when the puzzle has given pieces
     */
    public PlacementTable(Puzzle puzzle, Runnable pause) {
        if (!puzzle.given().isEmpty()) {
            throw new IllegalArgumentException(
                    "The puzzle '%s' has given pieces. List the placements of the puzzle that remains, 'rest()'."
                            .formatted(puzzle.name()));
        }
        this.puzzle = puzzle;
        Optional<RuleFilter> filter = puzzle.rules().isEmpty() ? Optional.empty() : Optional.of(new RuleFilter(puzzle));
        OptionList options = new OptionList();
        options.clear(puzzle.region().size(), puzzle.bag().size());
        List<KindItem> kinds = new ArrayList<>();
        for (int kind = 0; kind < puzzle.bag().size(); kind++) {
            CountRange count = puzzle.bag().count(kind);
            Polyform shape = puzzle.bag().kind(kind).shape();
            kinds.add(new KindItem(count.min(), count.max(), shape.size(), shape.isConnected()));
            if (count.max() > 0) {
                KindPlacements placements = new KindPlacements(puzzle.region(), kind, options, filter);
                if (filter.isEmpty()) {
                    for (Polyform orientation : shape.orientations(puzzle.symmetry())) {
                        placements.add(orientation, List.of(), pause);
                    }
                } else {
                    byForm(Orientation.of(puzzle, kind))
                            .forEach((form, colours) -> placements.add(form, colours, pause));
                }
            }
        }
        Map<RowItem, RuleRow> made = filter.isEmpty() ? Map.of() : new RuleRows(puzzle, options, pause).all();
        rows = List.copyOf(made.values());
        cover = new ExactCover(BoardCells.of(puzzle), kinds, options, List.copyOf(made.keySet()), pause);
    }

    private static Map<Polyform, List<List<Character>>> byForm(List<Orientation> orientations) {
        Map<Polyform, List<List<Character>>> colours = new LinkedHashMap<>();
        orientations.forEach(one ->
                colours.computeIfAbsent(one.form(), form -> new ArrayList<>()).add(one.colours()));
        return colours;
    }

    private PlacementTable(Puzzle puzzle, ExactCover cover) {
        this.puzzle = puzzle;
        this.cover = cover;
        this.rows = List.of();
    }

    /**
     * Returns a table with the same placements. Its cover has only the given rows, and {@link #row} does not know their
     * rules.
     */
    PlacementTable withRows(List<RowItem> rows) {
        return new PlacementTable(puzzle, cover.withRows(rows));
    }

    /** Returns an upper bound on the number of placements of a puzzle, without listing them. */
    public static long bound(Puzzle puzzle) {
        return bound(puzzle, kind -> 1);
    }

    /**
     * Returns an upper bound on a sum over all placements, without listing them. Each placement adds the number of its
     * cells minus {@code few}, but at least 0.
     */
    public static long cellBound(Puzzle puzzle, int few) {
        return bound(puzzle, kind -> Math.max(0, kind.size() - few));
    }

    private static long bound(Puzzle puzzle, ToLongFunction<Kind> each) {
        return puzzle.bag().kinds().stream()
                .mapToLong(kind -> each.applyAsLong(kind)
                        * puzzle.region().size()
                        * kind.shape().orientations(puzzle.symmetry()).size())
                .sum();
    }

    /** Returns the puzzle of these placements. */
    public Puzzle puzzle() {
        return puzzle;
    }

    /**
     * Returns the exact cover that engines read. If the goal is to cover, all cells of the exact cover are optional.
     */
    public ExactCover cover() {
        return cover;
    }

    /**
     * Returns the origin of a row of the cover: the rule that made the row, and its cells. Rows are numbered from 0.
     */
    public RuleRow row(int row) {
        return rows.get(row);
    }

    /** Returns the number of placements. */
    public int size() {
        return cover.options();
    }

    /** Returns the index in the bag of a placement's kind. */
    public int kind(int placement) {
        return cover.kind(placement);
    }

    /** Returns the number of cells that a placement covers. */
    public int area(int placement) {
        return cover.area(placement);
    }

    /** Returns the i-th smallest cell number that a placement covers, where i counts from 0. */
    public int cell(int placement, int i) {
        return cover.cell(placement, i);
    }

    /** Returns the cell numbers of a placement, ascending. */
    public int[] cells(int placement) {
        return cover.cellsOf(placement);
    }

    /** Returns the placement with this number, as the name of its kind and its cells. */
    public Placement placement(int placement) {
        List<Cell> covered =
                Arrays.stream(cells(placement)).mapToObj(puzzle.region()::cell).toList();
        return new Placement(puzzle.bag().kind(kind(placement)).name(), covered);
    }

    /**
     * Returns the number of a placement, if it is in the table. The time is linear in the number of placements on its
     * first cell.
     *
     * @param piece a piece on the board
     */
    public OptionalInt number(Placement piece) {
        int kind = puzzle.bag().indexOfKind(piece.kind());
        int[] covered = piece.cells().stream()
                .mapToInt(puzzle.region()::cellAt)
                .sorted()
                .toArray();
        return number(kind, covered);
    }

    /**
     * Returns the number of the placement of a kind on these cells, if it is in the table. The time is linear in the
     * number of placements on its first cell.
     *
     * @param cells the cell numbers, ascending
     */
    public OptionalInt number(int kind, int[] cells) {
        for (int i = 0; i < cover.onCell(cells[0]); i++) {
            int placement = cover.onCell(cells[0], i);
            if (kind(placement) == kind && cover.isOn(placement, cells)) {
                return OptionalInt.of(placement);
            }
        }
        return OptionalInt.empty();
    }

    /** Returns the numbers of the placements of a packing, piece by piece. All its pieces must be in the table. */
    public int[] numbers(Packing packing) {
        return packing.pieces().stream()
                .mapToInt(piece -> number(piece).orElseThrow())
                .toArray();
    }

    /** Returns the packing with these placements, in the order of their numbers. */
    public Packing packing(int[] placements) {
        return new Packing(
                Arrays.stream(placements).sorted().mapToObj(this::placement).toList());
    }

    /**
     * Returns the image of a placement under a symmetry. The time is linear in the number of placements on one cell.
     */
    public int image(PuzzleSymmetry symmetry, int placement) {
        return number(symmetry.kind(kind(placement)), symmetry.cells(cells(placement)))
                .orElseThrow();
    }

    /** Returns the image of each placement under a symmetry. */
    public int[] images(PuzzleSymmetry symmetry) {
        return IntStream.range(0, size())
                .map(placement -> image(symmetry, placement))
                .toArray();
    }
}
