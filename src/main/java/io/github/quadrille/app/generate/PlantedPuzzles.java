package io.github.quadrille.app.generate;

import io.github.quadrille.app.generate.GeneratedPuzzle.Known;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * Puzzles whose packing was there first. Below density 1 the board is what a {@link PlantedTarget} covers, or on other
 * lattices a {@link LatticePlanting}; at density 1 it is the whole, filled as {@link RandomFilling} does. The bag has the
 * planted counts.
 *
 * @param board without optional cells, a rectangle if it is of squares
 * @param density above 0 and at most 1
 */
public record PlantedPuzzles(Region board, double density, PieceChoice pieces) implements PuzzleSource {

    /** On a rectangle of squares. */
    public PlantedPuzzles(int rows, int columns, Wrap wrap, double density, PieceChoice pieces) {
        this(new Region(Region.rectangle(rows, columns).picture(), wrap), density, pieces);
    }

    @Override
    public Optional<GeneratedPuzzle> generate(String name, RandomGenerator random, GenerationClock generationClock) {
        if (density == 1) {
            RandomFilling.misfit(board, pieces).ifPresent(sentence -> {
                throw new ImpossibleRequest(sentence + " Maybe another size, or a density below 1.");
            });
            return new RandomFilling(board, pieces, random, generationClock)
                    .find()
                    .map(packing -> puzzle(name, board.picture(), Known.PACKED, packing));
        }
        if (board.lattice() != Lattices.SQUARE) {
            List<Placement> laid = LatticePlanting.plant(board, pieces, density, random);
            Set<Cell> covered =
                    laid.stream().flatMap(piece -> piece.cells().stream()).collect(Collectors.toSet());
            List<String> picture =
                    board.picture(cell -> covered.contains(board.cell(cell)) ? Region.MANDATORY : Region.HOLE);
            return Optional.of(puzzle(name, picture, Known.PLANTED, new Packing(laid)));
        }
        List<PieceChoice.FixedShape> shapes = pieces.fixedShapes();
        PlantedTarget target = PlantedTarget.plant(
                board.rows(),
                board.columns(),
                board.wrap(),
                density,
                shapes.stream().map(PieceChoice.FixedShape::shape).toList(),
                random);
        List<Placement> laid = new ArrayList<>(target.pieces());
        for (int piece = 0; piece < target.pieces(); piece++) {
            laid.add(new Placement(shapes.get(target.shape(piece)).kind().name(), target.cells(piece)));
        }
        return Optional.of(puzzle(name, target.picture(), Known.PLANTED, new Packing(laid)));
    }

    private GeneratedPuzzle puzzle(String name, List<String> picture, Known known, Packing packing) {
        Puzzle puzzle = new Puzzle(name, board.drawnAs(picture), pieces.symmetry(), pieces.countedIn(packing));
        return GeneratedPuzzle.packed(puzzle, known, packing, pieces);
    }
}
