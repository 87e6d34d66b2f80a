package io.github.quadrille.lab.tiling;

import io.github.quadrille.lab.window.WindowSearch;

/**
 * Holds a region of a board, and all placements that cover at least one square of the region. The squares of the region
 * are called the own squares. The placements also cover other squares, and this class holds these, too. All these
 * squares are numbered from 0, the own squares first.
 */
final class RegionPlacements {
    private final BoardAnalysis analysis;
    private final PaddedMatrix lattice;
    private final NumberedSquares squares;
    private final IntList placements = new IntList(512);
    private final int[] cells = new int[4];
    private int own;

    RegionPlacements(BoardAnalysis boardAnalysis) {
        this.analysis = boardAnalysis;
        this.lattice = boardAnalysis.lattice();
        this.squares = new NumberedSquares(lattice);
    }

    /**
     * Forgets the old region. The first {@code count} squares of the array become the own squares of a new region. They
     * must belong to the target.
     */
    void enclose(int[] set, int count) {
        squares.clear();
        for (int i = 0; i < count; i++) {
            squares.add(set[i]);
        }
        own = count;
        placements.clear();
        for (int i = 0; i < own; i++) {
            findFirstOn(i);
        }
        for (int p = 0; p < placements.size(); p++) {
            for (int step : lattice.steps(placements.get(p) & 31)) {
                int square = (placements.get(p) >> 5) + step;
                if (squares.number(square) < 0) {
                    squares.add(square);
                }
            }
        }
    }

    /**
     * Adds each placement whose first covered square, among the squares that this region owns, is the i-th. So each
     * placement is added only once.
     */
    private void findFirstOn(int i) {
        for (int k = 0; k < lattice.anchors(); k++) {
            int anchor = squares.square(i) - lattice.back(k);
            for (int rest = analysis.fitting(anchor, lattice.through(k)); rest != 0; rest &= rest - 1) {
                int shape = Integer.numberOfTrailingZeros(rest);
                if (isFirstOwn(anchor, shape, i)) {
                    placements.add(anchor << 5 | shape);
                }
            }
        }
    }

    private boolean isFirstOwn(int anchor, int shape, int i) {
        for (int step : lattice.steps(shape)) {
            int at = squares.number(anchor + step);
            if (at >= 0 && at < i) {
                return false;
            }
        }
        return true;
    }

    /**
     * Prepares a search that covers the region. An own square that stays open counts as a gap. Any other square can
     * stay open without being a gap.
     */
    void offerTo(WindowSearch search) {
        search.begin(squares.size(), 1);
        for (int i = 0; i < squares.size(); i++) {
            if (i < own) {
                search.mayBeGap(i);
            } else {
                search.mayStayOpen(i);
            }
        }
        squares.joinIn(search);
        for (int p = 0; p < placements.size(); p++) {
            squares.find(placements.get(p), cells);
            search.add(0, cells, 4);
        }
    }

    /** Removes all pieces that lie on own squares, and lays the placements that a search has chosen instead. */
    void lay(WindowSearch search, Tiling tiling) {
        tiling.clear(squares.first(own));
        for (int i = 0; i < search.size(); i++) {
            tiling.lay(placements.get(search.chosen(i)));
        }
    }

    /**
     * Returns all squares and placements as a graph. An own square that stays open counts as a gap. Any other square
     * can stay open without being a gap.
     */
    PieceGraph graph() {
        PieceGraph graph = new PieceGraph(squares.size());
        for (int p = 0; p < placements.size(); p++) {
            squares.find(placements.get(p), cells);
            graph.add(placements.get(p), cells);
        }
        return graph.complete(own);
    }
}
