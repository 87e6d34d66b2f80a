package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Draws fillings of a rectangle without some cells of its rim; on small ones each of them once. */
final class PunchingDraws implements Supplier<Optional<Punching>> {
    /** Cells of boards that may have so few fillings that all are soon tried. */
    private static final int SMALL = 64;
    /** After so many tries without a new one there are hardly any left. */
    private static final int MOST_REPEATS = 1000;

    /** A board and how it was filled, if it was. */
    private record Draw(List<String> board, Optional<Packing> packing) {}

    private final Region rectangle;
    private final PieceChoice pieces;
    private final int spare;
    private final int mostHoles;
    private final RandomGenerator random;
    private final GenerationClock patience;
    private final Set<Draw> seen = new HashSet<>();
    private int repeats;

    /**
     * @param spare how many cells are to be missing from the rim
     * @param mostHoles how many others may be punched out
     */
    PunchingDraws(
            Region rectangle, PieceChoice pieces, int spare, int mostHoles, RandomGenerator random, GenerationClock generationClock) {
        this.rectangle = rectangle;
        this.pieces = pieces;
        this.spare = spare;
        this.mostHoles = mostHoles;
        this.random = random;
        this.patience = generationClock;
    }

    /** Empty when patience has ended, or a long row of tries has brought no new one. */
    @Override
    public Optional<Punching> get() {
        while (!patience.isOver() && repeats < MOST_REPEATS) {
            Region board = Trimming.of(rectangle, spare, random);
            Optional<Packing> packing = filled(board);
            // What was punched before leads to the same.
            if (rectangle.size() <= SMALL && !seen.add(new Draw(board.picture(), packing))) {
                repeats++;
                continue;
            }
            repeats = 0;
            if (packing.isPresent()) {
                Puzzle puzzle = new Puzzle("filled board", board, pieces.symmetry(), pieces.unlimited());
                return Optional.of(new Punching(puzzle, packing.get(), mostHoles));
            }
        }
        return Optional.empty();
    }

    /** A board without its spare cells may be the wrong choice of them, and then another is tried. */
    private Optional<Packing> filled(Region board) {
        try {
            return new RandomFilling(board, pieces, random, patience).find();
        } catch (ImpossibleRequest impossible) {
            if (spare > 0) {
                return Optional.empty();
            }
            throw impossible;
        }
    }
}
