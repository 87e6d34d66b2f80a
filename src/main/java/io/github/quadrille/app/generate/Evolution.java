package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;

import java.util.ArrayList;
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
 */
final class Evolution {
    private static final double CROSSOVER_RATE = 0.75;

    private final Region board;
    private final PieceChoice pieces;
    private final boolean unique;
    private final int size;
    private final RandomGenerator random;
    private final GenerationClock patience;
    private final FillingBreeding breeding;
    private final Map<Bag, PackingTally> tallies = new HashMap<>();
    private final Map<Bag, Filling> bestOf = new LinkedHashMap<>();
    private List<Filling> population = new ArrayList<>();

    /**
     * @param unique whether few packings count before diversity
     * @param size of the population
     */
    Evolution(Region board, PieceChoice pieces, boolean unique, int size, RandomGenerator random, GenerationClock generationClock) {
        this.board = board;
        this.pieces = pieces;
        this.unique = unique;
        this.size = size;
        this.random = random;
        this.patience = generationClock;
        this.breeding = new FillingBreeding(board, pieces, random, generationClock);
    }

    /** Fills the board at random, again and again. False when patience has ended. */
    boolean begin() {
        List<Filling> strangers = new ArrayList<>();
        while (strangers.size() < size) {
            if (!join(breeding.stranger(), strangers)) {
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
            Optional<Packing> child = random.nextDouble() < CROSSOVER_RATE
                    ? breeding.child(mother, winner().packing())
                    : breeding.mutant(mother);
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
        Bag bag = pieces.countedIn(packing);
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
}
