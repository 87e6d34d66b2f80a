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
 * Makes puzzles with exactly one packing, where equal pieces are interchangeable, on connected boards. Random fillings
 * of the rectangle are tried one after the other. Where a filling is not the only packing of its bag, whole pieces are
 * punched out as holes until it is, as {@link Punching} does. Where the area of the rectangle does not suit the pieces,
 * single cells of its rim go first. Without holes, free pieces and a symmetric board rarely have a unique packing,
 * because its mirror images are packings, too.
 *
 * @param mostHoles the largest number of cells that may be punched out
 * @param scout the runner that makes attempts in advance, if there is one
 */
public record UniquePuzzles(
        int rows, int columns, Wrap wrap, PieceChoice pieces, int mostHoles, Optional<TaskRunner> scout)
        implements PuzzleSource.Together {
    /** A board with at most this many cells may have few enough fillings that all are soon tried. */
    private static final int SMALL = 64;
    /** After this many tries without a new filling there are hardly any left. */
    private static final int MOST_REPEATS = 1000;

    /** Creates a source that makes all attempts in this process. */
    public UniquePuzzles(int rows, int columns, Wrap wrap, PieceChoice pieces, int mostHoles) {
        this(rows, columns, wrap, pieces, mostHoles, Optional.empty());
    }

    /**
     * Makes several different puzzles. There are fewer than wanted when time is up, or when a small board has so few
     * fillings that many tries in a row bring no new one.
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
     * Returns the smallest number of cells that stay open whatever pieces are laid, because the area of the rectangle
     * is not a multiple of the common divisor of all sizes.
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

    /** Holds a board and its filling, if it was filled. */
    private record Draw(List<String> board, Optional<Packing> packing) {}

    /**
     * Draws fillings of the rectangle without some cells of its rim. On small boards, the same filling is never drawn
     * twice. There are no more when time is up, or when many tries in a row have brought no new one.
     *
     * @param spare the number of cells to be missing from the rim
     */
    private Supplier<Optional<Punching>> draws(int spare, RandomGenerator random, GenerationClock patience) {
        Region rectangle = new Region(Region.rectangle(rows, columns).picture(), wrap);
        Set<Draw> seen = new HashSet<>();
        AtomicInteger repeats = new AtomicInteger();
        return () -> {
            while (!patience.isOver() && repeats.get() < MOST_REPEATS) {
                Region board = trimmed(rectangle, spare, random);
                Optional<Packing> packing = filled(board, spare, random, patience);
                // A filling that was already punched leads to the same puzzle.
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
     * Fills a board. A board without its spare cells may be impossible because of the choice of these cells. The result
     * is then empty, so that the caller tries another choice.
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
     * Returns the board without some single cells. Each is drawn among those with the fewest neighbours left, so
     * corners go first, and the rim gets few notches. The board stays connected where a choice among these cells allows
     * that.
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
