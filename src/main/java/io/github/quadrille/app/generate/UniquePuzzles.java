package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * Puzzles with exactly one packing, equal pieces being interchangeable, on connected boards. Random fillings of the
 * rectangle are tried one after the other; where one is not the only packing of its bag, whole pieces are punched out as
 * holes until it is, as {@link HolePunching} does. Where the area of the rectangle does not suit the pieces, single cells
 * of its rim go first. Without holes, free pieces and a symmetric board rarely have a unique packing: its mirror images
 * are packings, too.
 *
 * @param mostHoles how many cells may be punched out
 * @param scout makes attempts ahead
 */
public record UniquePuzzles(int rows, int columns, Wrap wrap, PieceChoice pieces, int mostHoles, AttemptFilter scout)
        implements PuzzleSource {
    /** All attempts are made here. */
    public UniquePuzzles(int rows, int columns, Wrap wrap, PieceChoice pieces, int mostHoles) {
        this(rows, columns, wrap, pieces, mostHoles, AttemptFilter.NONE);
    }

    /** Empty also before patience ends, on boards with so few fillings that a long row of tries brings no new one. */
    @Override
    public Optional<GeneratedPuzzle> generate(String name, RandomGenerator random, GenerationClock generationClock) {
        return several(1, name, random, generationClock).stream().findFirst();
    }

    @Override
    public List<GeneratedPuzzle> several(
            int wanted, String name, RandomGenerator random, GenerationClock generationClock) {
        int spare = spareCells();
        Region rectangle = new Region(Region.rectangle(rows, columns).picture(), wrap);
        PunchingDraws draws = new PunchingDraws(rectangle, pieces, spare, mostHoles - spare, random, generationClock);
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

    /** Draws fillings of a rectangle without some cells of its rim; on small ones each of them once. */
    private static final class PunchingDraws implements Supplier<Optional<Punching>> {
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
                Region rectangle,
                PieceChoice pieces,
                int spare,
                int mostHoles,
                RandomGenerator random,
                GenerationClock generationClock) {
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

    /** Takes single cells off a board: corners first, so that what is left is connected and looks cut rather than bitten. */
    private static final class Trimming {
        private Trimming() {}

        /**
         * The board without some cells, each drawn among those with the fewest neighbours left. It stays connected where any
         * choice among them lets it.
         */
        static Region of(Region board, int cells, RandomGenerator random) {
            boolean[] gone = new boolean[board.size()];
            for (int taken = 0; taken < cells; taken++) {
                List<Integer> loosest = new ArrayList<>();
                int fewest = Integer.MAX_VALUE;
                for (int cell = 0; cell < gone.length; cell++) {
                    if (gone[cell]) {
                        continue;
                    }
                    int neighbours = (int) Arrays.stream(board.neighbours(cell))
                            .filter(other -> !gone[other])
                            .count();
                    if (neighbours < fewest) {
                        loosest.clear();
                        fewest = neighbours;
                    }
                    if (neighbours == fewest) {
                        loosest.add(cell);
                    }
                }
                gone[loosest.get(random.nextInt(loosest.size()))] = true;
            }
            return without(board, gone);
        }

        private static Region without(Region board, boolean... gone) {
            char[][] rows = board.picture().stream().map(String::toCharArray).toArray(char[][]::new);
            for (int cell = 0; cell < gone.length; cell++) {
                if (gone[cell]) {
                    rows[board.row(cell)][board.column(cell)] = Region.HOLE;
                }
            }
            return new Region(Arrays.stream(rows).map(String::new).toList(), board.wrap());
        }
    }
}
