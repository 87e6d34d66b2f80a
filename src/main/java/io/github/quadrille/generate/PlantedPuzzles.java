package io.github.quadrille.generate;

import io.github.quadrille.geometry.Region;
import io.github.quadrille.geometry.Wrap;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Placement;
import io.github.quadrille.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Puzzles whose packing was there first. Below density 1 the board is what a {@link PlantedTarget} covers; at density 1
 * it is the whole rectangle, filled as {@link RandomFilling} does. The bag has the planted counts.
 *
 * @param density above 0 and at most 1
 */
public record PlantedPuzzles(int rows, int columns, Wrap wrap, double density, PieceChoice pieces)
        implements PuzzleSource {

    @Override
    public Optional<GeneratedPuzzle> generate(String name, RandomGenerator random, Patience patience) {
        if (density == 1) {
            RandomFilling.misfit(rows, columns, pieces).ifPresent(sentence -> {
                throw new ImpossibleRequest(sentence + " Maybe another size, or a density below 1.");
            });
            Region rectangle = new Region(Region.rectangle(rows, columns).picture(), wrap);
            return new RandomFilling(rectangle, pieces, random, patience)
                    .find()
                    .map(packing -> puzzle(name, Region.rectangle(rows, columns).picture(), Known.PACKED, packing));
        }
        List<PieceChoice.FixedShape> shapes = pieces.fixedShapes();
        PlantedTarget target = PlantedTarget.plant(
                rows,
                columns,
                wrap,
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
        Region region = new Region(picture, wrap);
        Puzzle puzzle = new Puzzle(name, region, pieces.symmetry(), pieces.countedIn(packing));
        return GeneratedPuzzle.packed(puzzle, known, packing, pieces);
    }
}
