package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Placement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Lays pieces at random without overlap on a board of any lattice, by the rule of {@link PlantedTarget}: an area of floor(cells *
 * density) is spent piece by piece, each with up to 1000 tries, a try being a random orientation that still fits into the
 * area, with its first cell on a random cell. Memory is linear in the board; time is linear in the tries.
 */
final class LatticePlanting {
    private static final int TRIES = 1000;

    private final Region board;
    /** Smaller ones first: what still fits into the area that is left is then always a prefix. */
    private final List<PieceChoice.FixedShape> shapes;

    private final RandomGenerator random;
    private final boolean[] covered;
    private final List<Placement> laid = new ArrayList<>();

    private LatticePlanting(Region board, PieceChoice pieces, RandomGenerator random) {
        this.board = board;
        this.random = random;
        this.shapes = pieces.fixedShapes().stream()
                .sorted(Comparator.comparingInt(one -> one.shape().size()))
                .toList();
        this.covered = new boolean[board.size()];
    }

    /**
     * What is laid.
     *
     * @param density the share of the board to cover, above 0 and at most 1
     * @throws ImpossibleRequest when the density is none, or the area has no room for a piece
     */
    static List<Placement> plant(Region board, PieceChoice pieces, double density, RandomGenerator random) {
        if (!(density > 0 && density <= 1)) {
            throw new ImpossibleRequest(
                    "The density %s is no share of the board. Maybe 0.8, or 1 for all of it.".formatted(density));
        }
        LatticePlanting planting = new LatticePlanting(board, pieces, random);
        planting.spend((int) Math.floor(board.size() * density));
        if (planting.laid.isEmpty()) {
            throw new ImpossibleRequest("No piece was laid on %s. Maybe use smaller pieces, a larger board or density."
                    .formatted(RandomFilling.words(board)));
        }
        return planting.laid;
    }

    private void spend(int area) {
        int left = area;
        int choice = shapes.size();
        while (true) {
            while (choice > 0 && shapes.get(choice - 1).shape().size() > left) {
                choice--;
            }
            if (choice == 0) {
                return;
            }
            PieceChoice.FixedShape piece = shapes.get(random.nextInt(choice));
            boolean isLaid = tryToLay(piece);
            for (int tries = 1; tries < TRIES && !isLaid; tries++) {
                piece = shapes.get(random.nextInt(choice));
                isLaid = tryToLay(piece);
            }
            left -= piece.shape().size();
        }
    }

    private boolean tryToLay(PieceChoice.FixedShape piece) {
        Polyform shape = piece.shape();
        Cell move = board.cell(random.nextInt(board.size())).minus(shape.cells().get(0));
        int[] cells = shape.cells().stream()
                .mapToInt(cell -> board.cellAt(cell.shifted(move)))
                .sorted()
                .distinct()
                .toArray();
        // Edges that meet may lead a piece to itself.
        if (!board.lattice().canMove(move)
                || cells.length < shape.size()
                || cells[0] < 0
                || Arrays.stream(cells).anyMatch(cell -> covered[cell])) {
            return false;
        }
        Arrays.stream(cells).forEach(cell -> covered[cell] = true);
        laid.add(new Placement(
                piece.kind().name(), Arrays.stream(cells).mapToObj(board::cell).toList()));
        return true;
    }
}
