package io.github.quadrille.lab.tiling;

import io.github.quadrille.lab.window.WindowSearch;

/**
 * Holds some squares of a board, called its own, and all placements that touch them. It also holds the other squares
 * that such placements cover. Squares are numbered from 0, its own first.
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

    /** Begins anew with the first squares of an array, which belong to the target. */
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

    /** Adds the placements on a square that touch no own square with a smaller number, so that each is added once. */
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

    /** Prepares a search in which its own squares may be gaps, and the others may stay open without being gaps. */
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

    /** Lays the candidates that a search has chosen, in place of the pieces on its own squares. */
    void lay(WindowSearch search, Tiling tiling) {
        tiling.clear(squares.first(own));
        for (int i = 0; i < search.size(); i++) {
            tiling.lay(placements.get(search.chosen(i)));
        }
    }

    /** Returns all squares and placements as a graph, in which the squares around may stay open without being gaps. */
    PieceGraph graph() {
        PieceGraph graph = new PieceGraph(squares.size());
        for (int p = 0; p < placements.size(); p++) {
            squares.find(placements.get(p), cells);
            graph.add(placements.get(p), cells);
        }
        return graph.complete(own);
    }
}
