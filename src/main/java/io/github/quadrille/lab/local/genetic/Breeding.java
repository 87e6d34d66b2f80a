package io.github.quadrille.lab.local.genetic;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Makes new individuals, and counts how many sequences were laid. */
final class Breeding {
    private final Genetic method;
    private final GenePieces pieces;
    private final Fitter fitter;
    private final RandomGenerator random;
    private long evaluated;

    Breeding(Genetic method, GenePieces pieces, Fitter fitter, RandomGenerator random) {
        this.method = method;
        this.pieces = pieces;
        this.fitter = fitter;
        this.random = random;
    }

    long evaluated() {
        return evaluated;
    }

    /** A random individual, as in the first generation. */
    Individual stranger() {
        return grown(Chromosome.random(pieces, random));
    }

    /** The two children of a couple, or strangers instead of both, or by our rules of either. */
    List<Individual> children(List<Individual> population) {
        Chromosome mother = method.selection().select(population, random).chromosome();
        Chromosome father = method.selection().select(population, random).chromosome();
        List<Chromosome> born = happens(method.crossoverRate())
                ? method.crossover().children(mother, father, random)
                : List.of(mother, father);
        boolean together = method.rules().adopts() == GeneticRules.Adopts.COUPLE;
        boolean both = together && happens(method.adoption());
        List<Individual> children = new ArrayList<>();
        for (Chromosome child : born) {
            boolean adopts = together ? both : happens(method.adoption());
            children.add(adopts ? stranger() : grown(mutated(child)));
        }
        return children;
    }

    private Chromosome mutated(Chromosome child) {
        return happens(method.mutationRate())
                ? method.mutation().mutate(child, random).turned(pieces, method.rotationRate(), random)
                : child;
    }

    /** Evaluated, and after hill climbing when that is asked for. */
    private Individual grown(Chromosome chromosome) {
        Individual best = evaluated(chromosome);
        double onePieceOnAverage = 1.0 / pieces.size();
        for (int i = 0; i < method.climb(); i++) {
            Chromosome step = method.mutation().mutate(best.chromosome(), random);
            Individual other = evaluated(step.turned(pieces, onePieceOnAverage, random));
            best = other.fitness().isBetterThan(best.fitness()) ? other : best;
        }
        return best;
    }

    private Individual evaluated(Chromosome chromosome) {
        evaluated++;
        return new Individual(chromosome, fitter.fitness(chromosome));
    }

    private boolean happens(double probability) {
        return random.nextDouble() < probability;
    }

    /** A member of a population: a sequence and how well it does. */
    public record Individual(Chromosome chromosome, Fitness fitness) {}
}
