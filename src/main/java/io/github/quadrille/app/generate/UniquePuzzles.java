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
 * Makes puzzles that have exactly one packing, on connected boards. Equal pieces are interchangeable. Random fillings
 * of the rectangle are tried one after another. If a filling is not the only packing of its pieces, whole pieces are
 * removed and become holes, until the remaining pieces have only one packing, as {@link Punching} does. If the area of
 * the rectangle does not suit the sizes of the pieces, single cells at the rim of the rectangle are removed first.
 * Holes are needed because a symmetric board rarely has a unique packing with pieces that can be turned and turned
 * over: the mirror image of a packing is a packing, too.
 *
 * @param mostHoles the largest number of cells that may be removed
 * @param scout the runner that makes attempts in advance, if there is one
 */
public record UniquePuzzles(
        int rows, int columns, Wrap wrap, PieceChoice pieces, int mostHoles, Optional<TaskRunner> scout)
        implements PuzzleSource.Together {
    /**
     * On a board with at most this many cells, the source remembers the fillings that it has tried. A small board can
     * have so few fillings that all are soon tried.
     */
    private static final int SMALL = 64;
    /** The source gives up after this many tries without a new filling, because hardly any new fillings can be left. */
    private static final int MOST_REPEATS = 1000;

    /** Creates a source that makes all attempts in this process. */
    public UniquePuzzles(int rows, int columns, Wrap wrap, PieceChoice pieces, int mostHoles) {
        this(rows, columns, wrap, pieces, mostHoles, Optional.empty());
    }

    /**
     * Makes several different puzzles. The result has fewer puzzles than wanted when time is up. It also has fewer when
     * a small board has so few fillings that many tries one after another bring no new one.
     */
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

    /**
     * Returns the number of cells to remove from the rectangle, so that its area becomes a multiple of the greatest
     * common divisor of all piece sizes.
     */
    private int spareCells() {
        long cells = (long) rows * columns;
        int spare = (int) (cells % pieces.commonDivisor());
        if (spare > mostHoles || spare == cells) {
            String sentence = RandomFilling.misfit(Region.rectangle(rows, columns), pieces)
                    .orElseThrow();
            boolean holesHelp = spare < cells;
            throw new ImpossibleRequest(sentence
                    + (holesHelp ? " Use --holes %d or more.".formatted(spare) : " Use another size or other kinds."));
        }
        return spare;
    }

    /** Holds a board, and the packing that fills it if one was found. */
    private record Draw(List<String> board, Optional<Packing> packing) {}

    /**
     * Draws fillings of the rectangle without some cells at its rim. On a board of at most {@link #SMALL} cells, the
     * same filling is never returned twice. The supply ends when time is up, or when many tries one after another have
     * brought no new filling.
     *
     * @param spare the number of cells to remove from the rim
     */
    private Supplier<Optional<Punching>> draws(int spare, RandomGenerator random, GenerationClock patience) {
        Region rectangle = new Region(Region.rectangle(rows, columns).picture(), wrap);
        Set<Draw> seen = new HashSet<>();
        AtomicInteger repeats = new AtomicInteger();
        return () -> {
            while (!patience.isOver() && repeats.get() < MOST_REPEATS) {
                Region board = trimmed(rectangle, spare, random);
                Optional<Packing> packing = filled(board, spare, random, patience);
                // A filling that was drawn before leads to the same puzzle again.
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

    /**
     * Fills a board with pieces. The result is empty when time is up. It is also empty when cells were removed from the
     * rim and the board cannot be filled. The caller then removes other cells.
     */
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
     * Returns the board without some single cells. Each removed cell is drawn among the cells that have the fewest
     * neighbours left, so corners go first, and the rim gets few notches.
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
