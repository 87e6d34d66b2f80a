package io.github.quadrille.app.generate;

import io.github.quadrille.app.generate.PieceChoice.FixedShape;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Placement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Lays pieces of fixed shapes, of any size, at random without overlap. A perfect covering of the cells that they cover
 * is therefore known, as for the targets of the published greedy system. An area of floor(cells * density) is spent
 * piece by piece. Each piece has up to 1000 tries. A try is a random shape that still fits into the area, at a random
 * place. A piece that finds no place is skipped and its area is lost, so dense targets cover less than asked for.
 *
 * <p>On squares, the holes of the board count as cells, and the box of a shape lies on the rectangle of the board. The
 * box crosses the edges of the rectangle only where opposite edges meet. On other lattices, the first cell of the shape
 * lies on a random cell. A try succeeds if all cells of the shape lie on cells of the board that no piece covers yet.
 *
 * <p>Memory is linear in the board and the pieces; time is linear in the tries.
 */
public final class PlantedTarget {
    private static final int TRIES = 1000;

    private final Region board;
    private final boolean isSquare;
    private final RandomGenerator random;
    /**
     * Each entry says whether a position of {@link Region#squareAt} is taken: a piece covers it or, on lattices other
     * than squares, it is no cell.
     */
    private final boolean[] covered;

    private final List<Placement> laid = new ArrayList<>();

    private PlantedTarget(Region board, RandomGenerator random) {
        this.board = board;
        this.isSquare = board.lattice() == Lattices.SQUARE;
        this.random = random;
        this.covered = new boolean[board.layers() * board.rows() * board.columns()];
        for (int square = 0; square < covered.length; square++) {
            covered[square] = !isSquare && board.cellOn(square) < 0;
        }
    }

    /**
     * Returns the pieces that are laid, each with its cells sorted.
     *
     * @param shapes the shapes in all orientations, which are all equally likely
     * @param density the share of the board to cover, above 0 and at most 1
     * @throws ImpossibleRequest when the density is out of range, or when no piece could be laid
     */
    public static List<Placement> plant(Region board, List<FixedShape> shapes, double density, RandomGenerator random) {
        if (!(density > 0 && density <= 1)) {
            throw new ImpossibleRequest(
                    "The density %s is out of range. Use a number above 0, such as 0.8, or 1 for the whole board."
                            .formatted(density));
        }
        PlantedTarget target = new PlantedTarget(board, random);
        long area = (long) Math.floor((target.isSquare ? target.covered.length : board.size()) * density);
        List<FixedShape> usable = shapes.stream()
                .filter(one -> !target.isSquare
                        || (one.shape().height() <= board.rows() && one.shape().width() <= board.columns()))
                .sorted(Comparator.comparingInt(one -> one.shape().size()))
                .toList();
        if (target.isSquare && (usable.isEmpty() || usable.get(0).shape().size() > area)) {
            throw new ImpossibleRequest(
                    "No piece fits into %d %s of a %dx%d board. Use smaller pieces, a larger board or a higher density."
                            .formatted(area, area == 1 ? "cell" : "cells", board.rows(), board.columns()));
        }
        target.spend(area, usable);
        if (target.laid.isEmpty()) {
            throw new ImpossibleRequest(
                    "No piece was laid on %s. Use smaller pieces, a larger board or a higher density."
                            .formatted(RandomFilling.words(board)));
        }
        return target.laid;
    }

    /**
     * Lays random pieces until no shape fits into the area that is left. Each piece has at most 1000 tries, each with a
     * random shape that still fits into this area. The area of a piece is subtracted even if the piece finds no place.
     *
     * @param shapes the shapes, smaller ones first, so that the shapes that fit into the remaining area are a prefix
     */
    private void spend(long area, List<FixedShape> shapes) {
        long left = area;
        int choices = shapes.size();
        while (true) {
            while (choices > 0 && shapes.get(choices - 1).shape().size() > left) {
                choices--;
            }
            if (choices == 0) {
                return;
            }
            FixedShape choice;
            int tries = 0;
            do {
                choice = shapes.get(random.nextInt(choices));
            } while (!tryToLay(choice) && ++tries < TRIES);
            left -= choice.shape().size();
        }
    }

    private boolean tryToLay(FixedShape piece) {
        Polyform shape = piece.shape();
        Cell move = isSquare
                ? new Cell(
                        random.nextInt(
                                board.wrap().topMeetsBottom() ? board.rows() : board.rows() - shape.height() + 1),
                        random.nextInt(
                                board.wrap().leftMeetsRight() ? board.columns() : board.columns() - shape.width() + 1))
                : board.cell(random.nextInt(board.size())).minus(shape.cells().get(0));
        for (Cell cell : shape.cells()) {
            int square =
                    board.squareAt(cell.layer() + move.layer(), cell.row() + move.row(), cell.column() + move.column());
            if (square < 0 || covered[square]) {
                return false;
            }
        }
        List<Cell> cells = shape.cells().stream()
                .map(cell -> board.carried(cell.shifted(move)))
                .sorted()
                .distinct()
                .toList();
        // Where opposite edges of the board meet, a piece can overlap itself.
        if (!board.lattice().canMove(move) || cells.size() < shape.size()) {
            return false;
        }
        cells.forEach(cell -> covered[board.squareAt(cell.layer(), cell.row(), cell.column())] = true);
        laid.add(new Placement(piece.kind().name(), cells));
        return true;
    }
}
