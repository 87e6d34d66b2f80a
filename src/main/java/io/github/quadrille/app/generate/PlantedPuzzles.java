package io.github.quadrille.app.generate;

import io.github.quadrille.app.generate.GeneratedPuzzle.Known;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Makes puzzles from a packing. Below density 1 the board is the set of cells that a {@link PlantedTarget} covers. At
 * density 1 it is the whole board, filled by a {@link RandomFilling}. The bag has the pieces of the packing.
 *
 * @param board a board without optional cells; a rectangle if it consists of squares
 * @param density the share of the board to cover, above 0 and at most 1
 */
public record PlantedPuzzles(Region board, double density, PieceChoice pieces) implements PuzzleSource {

    @Override
    public Optional<GeneratedPuzzle> generate(String name, RandomGenerator random, GenerationClock generationClock) {
        if (density == 1) {
            RandomFilling.misfit(board, pieces).ifPresent(sentence -> {
                throw new ImpossibleRequest(sentence + " Use another size, or a density below 1.");
            });
            return new RandomFilling(board, pieces, random, generationClock)
                    .find()
                    .map(packing -> puzzle(name, board.picture(), Known.PACKED, packing));
        }
        List<Placement> laid = PlantedTarget.plant(board, pieces.fixedShapes(), density, random);
        BitSet covered = new BitSet();
        laid.forEach(piece -> piece.cells().forEach(cell -> covered.set(board.cellAt(cell))));
        List<String> picture = board.picture(cell -> covered.get(cell) ? Region.MANDATORY : Region.HOLE);
        return Optional.of(puzzle(name, picture, Known.PLANTED, new Packing(laid)));
    }

    private GeneratedPuzzle puzzle(String name, List<String> picture, Known known, Packing packing) {
        Puzzle puzzle = new Puzzle(name, board.drawnAs(picture), pieces.symmetry(), pieces.countedIn(packing.pieces()));
        return GeneratedPuzzle.packed(puzzle, known, packing, pieces);
    }
}
