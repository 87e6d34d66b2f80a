package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.genetic.Breeding.Individual;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * Performs the search of {@link Genetic}. It holds a population, in which the fittest individual comes first. A step
 * makes one generation. If random individuals climb to a local optimum, the first steps are different: each step is the
 * climb of one individual of the first generation, until all have climbed. So limits are checked between climbs.
 */
final class GeneticSearch implements LocalSearch {
    private static final Comparator<Individual> FITTEST_FIRST = Comparator.comparingLong(
                    (Individual individual) -> individual.fitness().value())
            .reversed()
            .thenComparingInt(individual -> individual.fitness().missing());

    /** A sequence with more pieces than this is not written, because no reader would use it. */
    private static final int LONGEST_NOTATION = 1000;

    private final Genetic method;
    private final Puzzle puzzle;
    private final GenePieces pieces;
    private final Fitter fitter;
    private final Breeding breeding;
    private final Deque<Individual> waiting = new ArrayDeque<>();
    private List<Individual> population = List.of();
    private long sinceBetter;

    GeneticSearch(Genetic method, Puzzle puzzle, RandomGenerator random) {
        this.method = method;
        this.puzzle = puzzle;
        this.pieces = new GenePieces(puzzle, method.rules().rotations());
        this.fitter = new Fitter(puzzle, pieces, method.rules().pairs());
        this.breeding = new Breeding(method, pieces, fitter, random);
    }

    @Override
    public void restart() {
        List<Individual> strangers = new ArrayList<>();
        for (int i = 0; i < method.population(); i++) {
            strangers.add(breeding.stranger());
        }
        waiting.clear();
        if (breeding.climbs()) {
            waiting.addAll(strangers);
        }
        strangers.sort(FITTEST_FIRST);
        population = strangers;
        sinceBetter = 0;
    }

    @Override
    public boolean step() {
        boolean stuck = method.patience() > 0 && sinceBetter >= method.patience();
        if (pieces.size() == 0 || stuck) {
            return false;
        }
        if (!waiting.isEmpty()) {
            climb(waiting.remove());
            return true;
        }
        List<Individual> next = new ArrayList<>(population.subList(0, method.elite()));
        while (next.size() < method.population()) {
            for (Individual child : breeding.children(population)) {
                // The population sometimes has room for only one child of the last couple.
                if (next.size() < method.population()) {
                    next.add(child);
                }
            }
        }
        next.sort(FITTEST_FIRST);
        sinceBetter = next.get(0).fitness().isBetterThan(best().fitness()) ? 0 : sinceBetter + 1;
        population = next;
        return true;
    }

    private void climb(Individual stranger) {
        population.remove(stranger);
        population.add(breeding.climbed(stranger));
        population.sort(FITTEST_FIRST);
    }

    List<Individual> population() {
        return population;
    }

    private Individual best() {
        return population.get(0);
    }

    /** Returns by how much the fitness of the best individual is below that of a packing. */
    @Override
    public double cost() {
        return (double) Fitness.ofPacking(puzzle) - best().fitness().value();
    }

    /**
     * Returns a map with the fitness of the best individual, the fitness of a packing, and the best sequence in the
     * published notation. The sequence is left out if it is too long or has no such notation.
     */
    @Override
    public Map<String, Object> ownTerms() {
        Map<String, Object> terms = new LinkedHashMap<>();
        terms.put("fitness", best().fitness().value());
        terms.put("fitness_of_packing", Fitness.ofPacking(puzzle));
        notation(best().chromosome(), pieces, puzzle.bag()).ifPresent(words -> terms.put("sequence", words));
        return terms;
    }

    @Override
    public int covered() {
        return best().fitness().covered();
    }

    @Override
    public Packing part() {
        return fitter.packing(best().chromosome());
    }

    @Override
    public long moves() {
        return breeding.evaluated();
    }

    /**
     * Returns a sequence in the notation of the genetic system, such as {@code Z3 I0 S2}. Each piece has its kind and
     * one digit, the number of clockwise quarter turns. If the puzzle allows flips, a digit of 4 or more means that the
     * piece is flipped before it is turned. The result is empty if the sequence is too long. It is also empty if the
     * pieces do not consist of squares, because the notation has no digits for other turns.
     */
    static Optional<String> notation(Chromosome chromosome, GenePieces pieces, Bag bag) {
        boolean square = bag.kinds().stream().allMatch(kind -> kind.shape().lattice() == Lattices.SQUARE);
        return Optional.of(chromosome)
                .filter(sequence -> square && sequence.length() <= LONGEST_NOTATION)
                .map(sequence -> Arrays.stream(sequence.order())
                        .mapToObj(piece ->
                                bag.kind(pieces.kind(piece)).name() + pieces.digit(piece, sequence.turn(piece)))
                        .collect(Collectors.joining(" ")));
    }
}
