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
    private final Region board;
    /** Smaller ones first. */
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
        LatticePlanting planting = new LatticePlanting(board, pieces, random);
        int[] sizes =
                planting.shapes.stream().mapToInt(one -> one.shape().size()).toArray();
        PlantedTarget.spend(
                PlantedTarget.area(board.size(), density),
                sizes,
                random,
                choice -> planting.tryToLay(planting.shapes.get(choice)));
        if (planting.laid.isEmpty()) {
            throw new ImpossibleRequest("No piece was laid on %s. Maybe use smaller pieces, a larger board or density."
                    .formatted(RandomFilling.words(board)));
        }
        return planting.laid;
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
