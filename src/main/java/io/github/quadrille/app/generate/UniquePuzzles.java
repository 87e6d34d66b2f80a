package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.TaskRunner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * Puzzles with exactly one packing, equal pieces being interchangeable, on connected boards. Random fillings of the
 * rectangle are tried one after the other; where one is not the only packing of its bag, whole pieces are punched out as
 * holes until it is, as {@link Punching} does. Where the area of the rectangle does not suit the pieces, single cells
 * of its rim go first. Without holes, free pieces and a symmetric board rarely have a unique packing: its mirror images
 * are packings, too.
 *
 * @param mostHoles how many cells may be punched out
 * @param scout makes attempts ahead of their turn, if there is one
 */
public record UniquePuzzles(
        int rows, int columns, Wrap wrap, PieceChoice pieces, int mostHoles, Optional<TaskRunner> scout)
        implements PuzzleSource.Together {
    /** Cells of boards that may have so few fillings that all are soon tried. */
    private static final int SMALL = 64;
    /** After so many tries without a new one there are hardly any left. */
    private static final int MOST_REPEATS = 1000;

    /** All attempts are made here. */
    public UniquePuzzles(int rows, int columns, Wrap wrap, PieceChoice pieces, int mostHoles) {
        this(rows, columns, wrap, pieces, mostHoles, Optional.empty());
    }

    /** Fewer also before patience ends, on boards with so few fillings that a long row of tries brings no new one. */
    @Override
    public List<GeneratedPuzzle> several(
            int wanted, String name, RandomGenerator random, GenerationClock generationClock) {
        Supplier<Optional<Punching>> draws = draws(spareCells(), random, generationClock);
        List<GeneratedPuzzle> made = new ArrayList<>();
        try (FilteredAttempts<Punching> attempts = new FilteredAttempts<>(draws, scout, generationClock)) {
            Optional<Punching> next = attempts.next();
            while (next.isPresent()) {
                next.get()
                        .make(name, generationClock)
                        .filter(puzzle -> made.stream().noneMatch(puzzle::isSamePuzzle))
                        .ifPresent(made::add);
                next = made.size() < wanted ? attempts.next() : Optional.empty();
            }
        }
        return made;
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

    /** A board and how it was filled, if it was. */
    private record Draw(List<String> board, Optional<Packing> packing) {}

    /**
     * Draws fillings of the rectangle without some cells of its rim, on small ones each of them once; none when patience has
     * ended, or a long row of tries has brought no new one.
     *
     * @param spare how many cells are to be missing from the rim
     */
    private Supplier<Optional<Punching>> draws(int spare, RandomGenerator random, GenerationClock patience) {
        Region rectangle = new Region(Region.rectangle(rows, columns).picture(), wrap);
        Set<Draw> seen = new HashSet<>();
        AtomicInteger repeats = new AtomicInteger();
        return () -> {
            while (!patience.isOver() && repeats.get() < MOST_REPEATS) {
                Region board = trimmed(rectangle, spare, random);
                Optional<Packing> packing = filled(board, spare, random, patience);
                // What was punched before leads to the same.
                if (rectangle.size() <= SMALL && !seen.add(new Draw(board.picture(), packing))) {
                    repeats.incrementAndGet();
                    continue;
                }
                repeats.set(0);
                if (packing.isPresent()) {
                    Puzzle puzzle = new Puzzle("filled board", board, pieces.symmetry(), pieces.unlimited());
                    return Optional.of(new Punching(puzzle, packing.get(), mostHoles - spare));
                }
            }
            return Optional.empty();
        };
    }

    /** A board without its spare cells may be the wrong choice of them, and then another is tried. */
    private Optional<Packing> filled(Region board, int spare, RandomGenerator random, GenerationClock patience) {
        try {
            return new RandomFilling(board, pieces, random, patience).find();
        } catch (ImpossibleRequest impossible) {
            if (spare > 0) {
                return Optional.empty();
            }
            throw impossible;
        }
    }

    /**
     * The board without some single cells, each drawn among those with the fewest neighbours left: corners first, so that it
     * looks cut rather than bitten, and stays connected where any choice among them lets it.
     */
    private static Region trimmed(Region board, int cells, RandomGenerator random) {
        BitSet gone = new BitSet();
        for (int taken = 0; taken < cells; taken++) {
            List<Integer> loosest = new ArrayList<>();
            long fewest = Long.MAX_VALUE;
            for (int cell = gone.nextClearBit(0); cell < board.size(); cell = gone.nextClearBit(cell + 1)) {
                long neighbours = Arrays.stream(board.neighbours(cell))
                        .filter(other -> !gone.get(other))
                        .count();
                if (neighbours < fewest) {
                    loosest.clear();
                    fewest = neighbours;
                }
                if (neighbours == fewest) {
                    loosest.add(cell);
                }
            }
            gone.set(loosest.get(random.nextInt(loosest.size())));
        }
        return board.without(gone);
    }
}
