package io.github.quadrille.lab.local.genetic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Creates new individuals of a population, and counts how many sequences were evaluated. */
final class Breeding {
    private final Genetic method;
    private final GenePieces pieces;
    private final Fitter fitter;
    private final RandomGenerator random;
    private final Optional<Climb> climb;
    private long evaluated;

    Breeding(Genetic method, GenePieces pieces, Fitter fitter, RandomGenerator random) {
        this.method = method;
        this.pieces = pieces;
        this.fitter = fitter;
        this.random = random;
        GeneticRules.Genesis genesis = method.rules().genesis();
        this.climb = genesis == GeneticRules.Genesis.RANDOM
                ? Optional.empty()
                : Optional.of(new Climb(pieces, genesis == GeneticRules.Genesis.STEEPEST, this::evaluated));
    }

    long evaluated() {
        return evaluated;
    }

    /**
     * Returns a new random individual. It has not climbed to a local optimum, but the mutations that the method tries
     * on each new individual are done.
     */
    Individual stranger() {
        return grown(Chromosome.random(pieces, random));
    }

    /** Returns whether random individuals climb to a local optimum. */
    boolean climbs() {
        return climb.isPresent();
    }

    /** Returns a random individual after its climb to a local optimum, or unchanged if individuals do not climb. */
    Individual climbed(Individual stranger) {
        return climb.map(hill -> hill.optimum(stranger)).orElse(stranger);
    }

    /**
     * Returns the two children of two parents. With some probability, a random individual replaces a child. This is
     * called an adoption. Depending on the rule, either only one child or each of the children can be replaced.
     */
    List<Individual> children(List<Individual> population) {
        Chromosome mother = method.selection().select(population, random).chromosome();
        Chromosome father = method.selection().select(population, random).chromosome();
        List<Chromosome> born = happens(method.crossoverRate()) ? crossed(mother, father) : List.of(mother, father);
        List<Individual> children = new ArrayList<>();
        for (Chromosome child : born) {
            // If only one child can be replaced, it is the first one. Both children are made in the same way, so
            // neither is preferred. The second child can be dropped, because the last couple of a generation sometimes
            // has room for one child only.
            boolean mayAdopt = method.rules().adopts() == GeneticRules.Adopts.CHILD || children.isEmpty();
            boolean adopts = mayAdopt && happens(method.adoption());
            children.add(adopts ? climbed(stranger()) : grown(mutated(child)));
        }
        return children;
    }

    private List<Chromosome> crossed(Chromosome mother, Chromosome father) {
        List<Chromosome> born = method.crossover().children(mother, father, random);
        return switch (method.rules().inheritance()) {
            case LINKED -> born;
            case DETACHED ->
                List.of(
                        born.get(0).turnedAsPlacesOf(mother, pieces),
                        born.get(1).turnedAsPlacesOf(father, pieces));
        };
    }

    private Chromosome mutated(Chromosome child) {
        return happens(method.mutationRate())
                ? method.mutation().mutate(child, random).turned(pieces, method.rotationRate(), random)
                : child;
    }

    /**
     * Returns the evaluated individual of a sequence. If the method tries mutations, it can be a fitter individual that
     * a mutation has produced.
     */
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

    /** An {@code Individual} is a member of a population: a sequence with its fitness. */
    public record Individual(Chromosome chromosome, Fitness fitness) {}
}
