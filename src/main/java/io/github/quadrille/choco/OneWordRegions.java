package io.github.quadrille.choco;

import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.PlacementTable;
import java.util.BitSet;

/** Open regions of a board of at most 64 squares: one word, flooded by shifts along and across the short side. */
final class OneWordRegions implements OpenRegions {
    private final PieceAreas areas;
    private final int[] cellAt = new int[Long.SIZE];
    private final long[] squares;
    private final long mandatory;
    private final int side;
    private final int around;
    private final long notFirst;
    private final long notLast;
    private final boolean sideWraps;
    private final boolean lengthWraps;
    private long open;
    private long hopeless;

    OneWordRegions(PlacementTable table, PieceAreas areas) {
        Region region = table.puzzle().region();
        boolean byColumn = region.rows() <= region.columns();
        side = Math.min(region.rows(), region.columns());
        int length = Math.max(region.rows(), region.columns());
        around = side * (length - 1);
        sideWraps = byColumn ? region.wrap().topMeetsBottom() : region.wrap().leftMeetsRight();
        lengthWraps = byColumn ? region.wrap().leftMeetsRight() : region.wrap().topMeetsBottom();
        this.areas = areas;
        long[] square = new long[region.size()];
        long must = 0;
        for (int cell = 0; cell < square.length; cell++) {
            int row = region.row(cell);
            int column = region.column(cell);
            square[cell] = 1L << (byColumn ? (column * side) + row : (row * side) + column);
            cellAt[Long.numberOfTrailingZeros(square[cell])] = cell;
            must |= region.isMandatory(cell) ? square[cell] : 0;
            open |= square[cell];
        }
        mandatory = must;
        squares = new long[table.size()];
        for (int p = 0; p < squares.length; p++) {
            for (int i = 0; i < table.area(p); i++) {
                squares[p] |= square[table.cell(p, i)];
            }
        }
        long first = 0;
        for (int line = 0; line < length; line++) {
            first |= 1L << (line * side);
        }
        notFirst = ~first;
        notLast = ~(first << (side - 1));
    }

    @Override
    public void covered(int placement) {
        open ^= squares[placement];
    }

    @Override
    public void opened(int placement) {
        open ^= squares[placement];
    }

    @Override
    public boolean anyHopeless() {
        areas.refresh();
        long rest = open;
        while (rest != 0) {
            long region = flood(rest & -rest, rest);
            if (areas.isHopeless(Long.bitCount(region & mandatory), Long.bitCount(region))) {
                hopeless = region;
                return true;
            }
            rest &= ~region;
        }
        return false;
    }

    @Override
    public BitSet hopeless() {
        BitSet cells = new BitSet();
        BitSet.valueOf(new long[] {hopeless}).stream().forEach(square -> cells.set(cellAt[square]));
        return cells;
    }

    private long flood(long seed, long within) {
        long region = seed;
        long before;
        do {
            before = region;
            region |= (((region & notLast) << 1) | ((region & notFirst) >>> 1)) & within;
            region |= (((region & notLast) << 1) | ((region & notFirst) >>> 1)) & within;
            region |= ((region << side) | (region >>> side)) & within;
            if (sideWraps) {
                region |= (((region & ~notFirst) << (side - 1)) | ((region & ~notLast) >>> (side - 1))) & within;
            }
            if (lengthWraps) {
                region |= ((region << around) | (region >>> around)) & within;
            }
        } while (region != before);
        return region;
    }
}
