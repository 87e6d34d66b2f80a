package io.github.quadrille.generate;

import io.github.quadrille.geometry.Region;
import io.github.quadrille.geometry.Wrap;
import io.github.quadrille.puzzle.Packing;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Puzzles with exactly one packing, equal pieces being interchangeable, on connected boards. Random fillings of the
 * rectangle are tried one after the other; where one is not the only packing of its bag, whole pieces are punched out as
 * holes until it is, as {@link HolePunching} does. Where the area of the rectangle does not suit the pieces, single cells
 * of its rim go first. Without holes, free pieces and a symmetric board rarely have a unique packing: its mirror images
 * are packings, too.
 *
 * @param mostHoles how many cells may be punched out
 */
public record UniquePuzzles(int rows, int columns, Wrap wrap, PieceChoice pieces, int mostHoles)
        implements PuzzleSource {
    /** Cells of boards that may have so few fillings that all are soon tried. */
    private static final int SMALL = 64;
    /** After so many tries without a new one there are hardly any left. */
    private static final int MOST_REPEATS = 1000;

    /** A board and how it was filled, if it was. */
    private record Attempt(List<String> board, Optional<Packing> packing) {}

    /** Empty also before patience ends, on boards with so few fillings that a long row of tries brings no new one. */
    @Override
    public Optional<GeneratedPuzzle> generate(String name, RandomGenerator random, Patience patience) {
        int spare = spareCells();
        Region rectangle = new Region(Region.rectangle(rows, columns).picture(), wrap);
        Optional<GeneratedPuzzle> found = Optional.empty();
        Set<Attempt> seen = new HashSet<>();
        int repeats = 0;
        while (found.isEmpty() && !patience.isOver() && repeats < MOST_REPEATS) {
            Region board = Trimming.of(rectangle, spare, random);
            Optional<Packing> packing = filled(board, spare > 0, random, patience);
            // What was punched before leads to the same.
            if (rows * columns <= SMALL && !seen.add(new Attempt(board.picture(), packing))) {
                repeats++;
                continue;
            }
            repeats = 0;
            found = packing.flatMap(
                    filling -> new HolePunching(name, board, pieces, patience).punch(filling, mostHoles - spare));
        }
        return found;
    }

    /** How many cells no number of pieces can cover. */
    private int spareCells() {
        long cells = (long) rows * columns;
        int spare = (int) (cells % pieces.commonDivisor());
        if (spare > mostHoles || spare == cells) {
            String sentence = RandomFilling.misfit(Region.rectangle(rows, columns), pieces)
                    .orElseThrow();
            boolean holesHelp = spare < cells;
            throw new ImpossibleRequest(sentence
                    + (holesHelp
                            ? " Maybe --holes %d or more.".formatted(spare)
                            : " Maybe another size or other kinds."));
        }
        return spare;
    }

    /** A board without its spare cells may be the wrong choice of them, and then another is tried. */
    private Optional<Packing> filled(Region board, boolean isTrimmed, RandomGenerator random, Patience patience) {
        try {
            return new RandomFilling(board, pieces, random, patience).find();
        } catch (ImpossibleRequest impossible) {
            if (isTrimmed) {
                return Optional.empty();
            }
            throw impossible;
        }
    }
}
