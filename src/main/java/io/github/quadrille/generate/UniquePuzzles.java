package io.github.quadrille.generate;

import io.github.quadrille.geometry.Region;
import io.github.quadrille.geometry.Wrap;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Puzzles with exactly one packing, equal pieces being interchangeable. Random fillings of the rectangle are tried one
 * after the other; where one is not the only packing of its bag, whole pieces are punched out as holes until it is, as
 * {@link Uniqueness} does. Without holes, free pieces and a symmetric board rarely have a unique packing: its mirror
 * images are packings, too.
 *
 * @param mostHoles how many cells may be punched out
 */
public record UniquePuzzles(int rows, int columns, Wrap wrap, Pieces pieces, int mostHoles) implements PuzzleSource {

    @Override
    public Optional<GeneratedPuzzle> generate(String name, RandomGenerator random, Patience patience) {
        Region rectangle = new Region(Region.rectangle(rows, columns).picture(), wrap);
        Optional<GeneratedPuzzle> found = Optional.empty();
        while (found.isEmpty() && !patience.isOver()) {
            found = new RandomFilling(rows, columns, wrap, pieces, random, patience)
                    .find()
                    .flatMap(packing -> new Uniqueness(name, rectangle, pieces, patience).punch(packing, mostHoles));
        }
        return found;
    }
}
