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
 * A population of fillings of one board, best first. In a generation every couple, of winners of tournaments of two, has
 * one child; of parents and children the best different ones live on.
 *
 * <p>What operators leave open is filled by exact search, as {@link RandomFilling} does, so that every child is a whole
 * filling. The crossovers of sequences in the local genetic search do not serve here: they reorder a given bag, and here
 * the bag is what evolves.
 */
final class Evolution {
    private static final double CROSSOVER_RATE = 0.75;
    /** How many pieces a mutation takes away, at least and at most. */
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
     * @param unique whether few packings count before diversity
     * @param size of the population
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

    /** Fills the board at random, again and again. False when patience has ended. */
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

    /** One generation. False when patience has ended. */
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
        // What was counted while patience ended may be less than there is.
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

    /** How many different bags were seen. */
    int bags() {
        return bestOf.size();
    }

    /** The best of all that were ever seen. */
    Filling best() {
        return population.get(0);
    }

    /** The best filling of every bag ever seen, best first. */
    List<Filling> ranked() {
        return bestOf.values().stream().sorted(Filling.BEST_FIRST).toList();
    }

    /**
     * An individual: a board filled with pieces, and so a puzzle that has a packing.
     *
     * @param packings of the puzzle that its bag makes, as far as they are counted; fewer are better
     */
    record Filling(Packing packing, Diversity diversity, PackingTally packings) {
        /** The most unusual bag is worth nothing while others have fewer packings. */
        static final Comparator<Filling> BEST_FIRST = Comparator.comparingInt(
                        (Filling filling) -> filling.packings().rank())
                .thenComparing(filling -> filling.diversity().value(), Comparator.reverseOrder());
    }

    /** Empty when patience has ended. */
    private RandomFilling filling() {
        return new RandomFilling(board, pieces, random, patience);
    }

    /** Of the mother the pieces within a random rectangle or box, of the father those that leave these alone. */
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

    /** A few pieces that are nearest to a random cell are taken away, and the gap is filled anew. */
    private Optional<Packing> mutant(Packing parent) {
        Cell middle = board.cell(random.nextInt(board.size()));
        int gone = FEWEST_GONE + random.nextInt(MOST_GONE - FEWEST_GONE + 1);
        List<Placement> kept = parent.pieces().stream()
                .sorted(Comparator.comparingInt(piece -> distance(piece, middle)))
                .skip(gone)
                .toList();
        return filling().around(kept);
    }

    /** Squared, of its nearest cell, on the sheet. */
    private static int distance(Placement piece, Cell middle) {
        return piece.cells().stream()
                .map(middle::minus)
                .mapToInt(way -> way.layer() * way.layer() + way.row() * way.row() + way.column() * way.column())
                .min()
                .orElseThrow();
    }
}
