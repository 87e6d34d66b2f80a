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
 * All candidate placements of a puzzle's pieces on its board, numbered from 0 by kind, orientation, layer, row and column, and the
 * exact cover that they make: placement 0 is its option 0, and so on. Engines read {@link #cover}; what they have chosen gets
 * its names back here.
 *
 * <p>Orientations that look the same, and wrapped placements with the same cells, count once; wrapped placements that
 * overlap themselves do not count. A kind with a maximum of 0 has none. Rules leave placements out, and add rows to the cover. Memory is linear in placements times piece size.
 */
public final class PlacementTable {
    private final Puzzle puzzle;
    private final ExactCover cover;
    private final List<RuleRow> rows;

    /** Lists all placements, however many there are. */
    public PlacementTable(Puzzle puzzle) {
        this(puzzle, () -> {});
    }

    /**
     * Those of a puzzle's rest are what is left beside given pieces.
     *
     * @param pause called about once per row of the board and orientation, so that it may give up by throwing
     */
    public PlacementTable(Puzzle puzzle, Runnable pause) {
        if (!puzzle.given().isEmpty()) {
            throw new IllegalArgumentException(
                    "In '%s' pieces are given. Maybe list the placements of its rest.".formatted(puzzle.name()));
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

    /** Returns the same placements, of which the cover has these rows and no others. */
    PlacementTable withRows(List<RowItem> rows) {
        return new PlacementTable(puzzle, cover.withRows(rows));
    }

    /** An upper bound on how many placements a puzzle has, without listing them. */
    public static long bound(Puzzle puzzle) {
        return bound(puzzle, kind -> 1);
    }

    /** An upper bound on how many cells all placements have together, not counting a few of each. */
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

    /** Whose placements these are. */
    public Puzzle puzzle() {
        return puzzle;
    }

    /** The instance that engines read; where the goal is to cover, all its cells are optional. */
    public ExactCover cover() {
        return cover;
    }

    /** Says where a row of the cover comes from, by its number from 0. */
    public RuleRow row(int row) {
        return rows.get(row);
    }

    /** How many placements there are. */
    public int size() {
        return cover.options();
    }

    /** The index in the bag of a placement's kind. */
    public int kind(int placement) {
        return cover.kind(placement);
    }

    /** How many cells a placement covers. */
    public int area(int placement) {
        return cover.area(placement);
    }

    /** The i-th smallest cell number that a placement covers. */
    public int cell(int placement, int i) {
        return cover.cell(placement, i);
    }

    /** The cell numbers of a placement, ascending. */
    public int[] cells(int placement) {
        return cover.cellsOf(placement);
    }

    /** The placement with this number, by the name of its kind and its cells. */
    public Placement placement(int placement) {
        List<Cell> covered =
                Arrays.stream(cells(placement)).mapToObj(puzzle.region()::cell).toList();
        return new Placement(puzzle.bag().kind(kind(placement)).name(), covered);
    }

    /**
     * The number of a placement, if it is one of these. Linear in the placements on its first cell.
     *
     * @param piece on the board
     */
    public OptionalInt number(Placement piece) {
        int kind = puzzle.bag().indexOf(piece.kind());
        int[] covered = piece.cells().stream()
                .mapToInt(puzzle.region()::cellAt)
                .sorted()
                .toArray();
        return number(kind, covered);
    }

    /**
     * The number of a placement of a kind on these cells, if it is one of these. Linear in the placements on its first cell.
     *
     * @param cells ascending
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

    /** The numbers of the placements of a packing, piece by piece; all are among these. */
    public int[] numbers(Packing packing) {
        return packing.pieces().stream()
                .mapToInt(piece -> number(piece).orElseThrow())
                .toArray();
    }

    /** The placements with these numbers, in the order of their numbers. */
    public Packing packing(int[] placements) {
        return new Packing(
                Arrays.stream(placements).sorted().mapToObj(this::placement).toList());
    }

    /** Where a symmetry takes a placement. Linear in the placements on one cell. */
    public int image(PuzzleSymmetry symmetry, int placement) {
        return number(symmetry.kind(kind(placement)), symmetry.cells(cells(placement)))
                .orElseThrow();
    }

    /** Where a symmetry takes each placement. */
    public int[] images(PuzzleSymmetry symmetry) {
        return IntStream.range(0, size())
                .map(placement -> image(symmetry, placement))
                .toArray();
    }
}
