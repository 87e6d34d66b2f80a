package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Breeds a population of fillings of one board. A filling is a packing of the whole board by any number of pieces of
 * the allowed kinds. The population is sorted with the best filling first. Each parent of a child is the better of two
 * fillings drawn at random. A generation adds as many children as the population can hold. The best of all parents and
 * children survive, without duplicates.
 *
 * <p>Exact search fills the cells that a crossover or a mutation leaves open, as in {@link RandomFilling}, so that
 * every child is a whole filling. The crossovers of the local genetic search are of no use here. They reorder the
 * pieces of a given bag, and here the bag itself evolves.
 */
final class Evolution {
    private static final double CROSSOVER_RATE = 0.75;
    /** A mutation takes away at least this many pieces, and at most {@link #MOST_GONE}. */
    private static final int FEWEST_GONE = 2;

    private static final int MOST_GONE = 6;

    private final Region board;
    private final PieceChoice pieces;
    private final boolean unique;
    private final int size;
    private final RandomGenerator random;
    private final GenerationClock patience;
    private final Map<Bag, PackingTally> tallies = new HashMap<>();
    private final Map<Bag, Filling> bestOf = new LinkedHashMap<>();
    private List<Filling> population = new ArrayList<>();

    /**
     * Prepares a population that is still empty.
     *
     * @param unique whether fillings are compared by their number of packings first, and by diversity only if these
     *     numbers are equal
     * @param size the size of the population
     */
    Evolution(
            Region board,
            PieceChoice pieces,
            boolean unique,
            int size,
            RandomGenerator random,
            GenerationClock generationClock) {
        this.board = board;
        this.pieces = pieces;
        this.unique = unique;
        this.size = size;
        this.random = random;
        this.patience = generationClock;
    }

    /** Fills the board at random until the population is full. Returns false when the time of the generator is up. */
    boolean begin() {
        List<Filling> strangers = new ArrayList<>();
        while (strangers.size() < size) {
            if (!join(filling().find(), strangers)) {
                return false;
            }
        }
        population = survivors(strangers);
        return true;
    }

    /** Breeds one generation. Returns false when the time of the generator is up. */
    boolean step() {
        List<Filling> all = new ArrayList<>(population);
        for (int i = 0; i < size; i++) {
            Packing mother = winner().packing();
            Optional<Packing> child =
                    random.nextDouble() < CROSSOVER_RATE ? child(mother, winner().packing()) : mutant(mother);
            if (!join(child, all)) {
                return false;
            }
        }
        population = survivors(all);
        return true;
    }

    private Filling winner() {
        return population.get(Math.min(random.nextInt(population.size()), random.nextInt(population.size())));
    }

    private boolean join(Optional<Packing> born, List<Filling> others) {
        if (born.isEmpty()) {
            return false;
        }
        Packing packing = born.get();
        Diversity diversity = Diversity.of(board, pieces.symmetry(), pieces.kinds(), packing);
        Bag bag = pieces.countedIn(packing.pieces());
        PackingTally tally = unique
                ? tallies.computeIfAbsent(bag, any -> PackingTally.of(puzzle("", bag), patience))
                : PackingTally.UNCOUNTED;
        Filling filling = new Filling(packing, diversity, tally);
        others.add(filling);
        bestOf.merge(bag, filling, (old, other) -> Filling.BEST_FIRST.compare(other, old) < 0 ? other : old);
        // A count during which the time ran out may be too low, so the caller stops.
        return !patience.isOver();
    }

    private List<Filling> survivors(List<Filling> all) {
        Set<Object> seen = new HashSet<>();
        return all.stream()
                .sorted(Filling.BEST_FIRST)
                .filter(filling -> seen.add(Set.copyOf(filling.packing().pieces())))
                .limit(size)
                .toList();
    }

    Puzzle puzzle(String name, Bag bag) {
        return new Puzzle(name, board, pieces.symmetry(), bag);
    }

    /** Returns how many different bags were seen. */
    int bags() {
        return bestOf.size();
    }

    /**
     * Returns one filling for each bag that was ever seen: the best filling with the pieces of this bag. The best come
     * first.
     */
    List<Filling> ranked() {
        return bestOf.values().stream().sorted(Filling.BEST_FIRST).toList();
    }

    /**
     * Holds an individual: a board filled with pieces, and so a puzzle that has a packing.
     *
     * @param packings the packings of the same board by the same bag, as far as they are counted; fewer are better
     */
    record Filling(Packing packing, Diversity diversity, PackingTally packings) {
        /**
         * This order compares the numbers of packings first, and the diversity only if these numbers are equal. Even
         * the most diverse filling comes after all that have fewer packings.
         */
        static final Comparator<Filling> BEST_FIRST = Comparator.comparingInt(
                        (Filling filling) -> filling.packings().rank())
                .thenComparing(filling -> filling.diversity().value(), Comparator.reverseOrder());
    }

    /** Returns a new random filling of the board. Its search finds nothing when the time of the generator is up. */
    private RandomFilling filling() {
        return new RandomFilling(board, pieces, random, patience);
    }

    /**
     * Crosses two fillings. The child gets the mother's pieces within a random rectangle or box, and the father's
     * pieces that do not overlap them. Then the open cells are filled anew.
     */
    private Optional<Packing> child(Packing mother, Packing father) {
        int oneRow = random.nextInt(board.rows());
        int otherRow = random.nextInt(board.rows());
        int oneColumn = random.nextInt(board.columns());
        int otherColumn = random.nextInt(board.columns());
        int oneLayer = board.layers() == 1 ? 0 : random.nextInt(board.layers());
        int otherLayer = board.layers() == 1 ? 0 : random.nextInt(board.layers());
        List<Placement> kept = new ArrayList<>();
        Set<Cell> taken = new HashSet<>();
        for (Placement piece : mother.pieces()) {
            if (piece.cells().stream()
                    .allMatch(cell -> isBetween(cell.row(), oneRow, otherRow)
                            && isBetween(cell.column(), oneColumn, otherColumn)
                            && isBetween(cell.layer(), oneLayer, otherLayer))) {
                kept.add(piece);
                taken.addAll(piece.cells());
            }
        }
        father.pieces().stream()
                .filter(piece -> piece.cells().stream().noneMatch(taken::contains))
                .forEach(kept::add);
        return filling().around(kept);
    }

    private static boolean isBetween(int value, int one, int other) {
        return value >= Math.min(one, other) && value <= Math.max(one, other);
    }

    /** Mutates a filling: takes away a few pieces that are nearest to a random cell, and fills the gap anew. */
    private Optional<Packing> mutant(Packing parent) {
        Cell middle = board.cell(random.nextInt(board.size()));
        int gone = FEWEST_GONE + random.nextInt(MOST_GONE - FEWEST_GONE + 1);
        List<Placement> kept = parent.pieces().stream()
                .sorted(Comparator.comparingInt(piece -> distance(piece, middle)))
                .skip(gone)
                .toList();
        return filling().around(kept);
    }

    /**
     * Returns the squared distance from a cell to the nearest cell of a piece. Distances never go over joined edges of
     * the board.
     */
    private static int distance(Placement piece, Cell middle) {
        return piece.cells().stream()
                .map(middle::minus)
                .mapToInt(way -> way.layer() * way.layer() + way.row() * way.row() + way.column() * way.column())
                .min()
                .orElseThrow();
    }
}
