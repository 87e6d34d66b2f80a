package io.github.quadrille.lab.local.genetic;

import static io.github.quadrille.lab.local.MethodParameter.number;
import static io.github.quadrille.lab.local.MethodParameter.oneOf;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.MethodFamily;
import io.github.quadrille.lab.local.MethodParameter;
import io.github.quadrille.lab.local.ParameterValues;
import io.github.quadrille.lab.local.genetic.Crossover.Cycle;
import io.github.quadrille.lab.local.genetic.Crossover.PartiallyMatched;
import io.github.quadrille.lab.local.genetic.Mutation.Inversion;
import io.github.quadrille.lab.local.genetic.Mutation.Swap;
import io.github.quadrille.lab.local.genetic.ParentSelection.FitnessProportionate;
import io.github.quadrille.lab.local.genetic.ParentSelection.Tournament;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;

/**
 * A {@code Genetic} is the genetic algorithm with its parameters. Its population consists of sequences of pieces, the
 * individuals. A new generation begins with the fittest individuals of the last one, the elite. Then couples of parents
 * are selected until the population is complete. The sequences of a couple are crossed or copied, which gives two
 * children. With some probability, a random individual replaces a child, which is called an adoption. All other
 * children can mutate: first the order of their pieces, then the turns. The published algorithm has no restart, so
 * {@code patience} is an addition.
 *
 * @param population the number of individuals, at least 1
 * @param elite the number of the fittest individuals that stay unchanged, less than the population
 * @param selection the choice of parents
 * @param crossover the crossover of the sequences of two parents
 * @param crossoverRate the probability of a crossover; otherwise the children are copies of the parents
 * @param mutation the mutation of the order of a child's pieces
 * @param mutationRate the probability that a child mutates
 * @param rotationRate the probability that a mutation turns a piece, for each piece of the child
 * @param adoption the probability that a random individual replaces a child; the rules say whether chance decides once
 *     for each couple or for each child
 * @param climb the number of mutations that are tried on each new individual, including children. Each mutation changes
 *     the order and turns one piece on average, and a fitter result replaces the individual. The rules can also make
 *     random individuals climb to a local optimum, which this number does not change.
 * @param patience the number of generations without a fitter best individual after which the search restarts; 0 means
 *     that it never restarts
 * @param rules the rules of the genetic system that have alternatives
 */
public record Genetic(
        int population,
        int elite,
        ParentSelection selection,
        Crossover crossover,
        double crossoverRate,
        Mutation mutation,
        double mutationRate,
        double rotationRate,
        double adoption,
        int climb,
        long patience,
        GeneticRules rules)
        implements Method {
    /**
     * This instance has the normal rates of the published comparison of rates, and operators that the authors tried
     * there. In later publications, the authors used a crossover rate of 1, and then an adoption of 0.5. The size of
     * tournaments is not published. The usual size 2 is used here.
     */
    public static final Genetic PUBLISHED = new Genetic(
            20,
            2,
            new Tournament(2),
            new PartiallyMatched(),
            0.75,
            new Swap(),
            0.4,
            0.25,
            0.1,
            0,
            0,
            GeneticRules.PUBLISHED);

    /** This family makes the method for any values of its parameters. */
    public static final MethodFamily FAMILY = new MethodFamily(
            PUBLISHED,
            List.of(
                    number("population", "N", PUBLISHED.population, 2, 200)
                            .byLogarithm()
                            .allowing(
                                    1, Integer.MAX_VALUE, "cannot be the size of a population. Use a size such as 20.")
                            .says("How many sequences a generation has"),
                    number("elite", "N", PUBLISHED.elite, 0, 20)
                            .atLeast(0, "is not possible")
                            .says("How many of the fittest sequences stay unchanged in the next generation"),
                    oneOf("selection", "tournament", "proportionate")
                            .says("How parents are chosen: tournament or proportionate (to their fitness)"),
                    number("tournament", "N", 2, 1, 10)
                            .allowing(1, Integer.MAX_VALUE, "has no winner. Use 2 or more.")
                            .says("How many sequences take part in a tournament"),
                    oneOf("crossover", "partially-matched", "cycle")
                            .says("How sequences are crossed: partially-matched or cycle"),
                    rate("crossover-rate", PUBLISHED.crossoverRate)
                            .says("Probability that two parents cross their sequences"),
                    oneOf("mutation", "swap", "inversion").says("How the order of pieces mutates: swap or inversion"),
                    rate("mutation-rate", PUBLISHED.mutationRate).says("Probability that a child mutates"),
                    rate("rotation-rate", PUBLISHED.rotationRate)
                            .says("Probability that a mutation turns a piece, for each piece"),
                    rate("adoption", PUBLISHED.adoption).says("Probability that a random sequence is adopted"),
                    number("climb", "N", PUBLISHED.climb, 0, 20)
                            .atLeast(0, "cannot be a number of climbs")
                            .says(
                                    "How many mutations are tried on each new sequence; a mutation is kept if it makes the sequence better"),
                    number("patience", "N", PUBLISHED.patience, 0, 500)
                            .atLeast(0, "cannot be a number of generations")
                            .says("Restart after N generations in which the best fitness does not rise; 0 means never"),
                    oneOf("genesis", "random", "first", "steepest")
                            .says(
                                    "How the first and the adopted sequences are made: random; or first or steepest, which improve a random sequence by swaps and turns to a local optimum, each time by the first better step or by the best one"),
                    oneOf("inheritance", "linked", "detached")
                            .says(
                                    "Where turns are after a crossover: linked (with their pieces, as published) or detached (at their places in the sequence)"),
                    oneOf("adopts", "one", "child")
                            .says(
                                    "How often adoption is drawn: one (once for two parents, who then adopt one sequence, as published) or child (for each child)"),
                    oneOf("rotations", "all", "different")
                            .says(
                                    "Which rotations a sequence distinguishes: all (even if they look alike, as published) or different (only those that look different)"),
                    oneOf("pairs", "ordered", "unordered", "none")
                            .says(
                                    "Which pairs of empty cells lower the fitness: ordered (each pair twice, as published), unordered (each pair once) or none (only the pieces count)")),
            Genetic::with);

    private static Genetic with(ParameterValues values) {
        return new Genetic(
                values.whole("population"),
                values.whole("elite"),
                values.<ParentSelection>either(
                        "selection",
                        "tournament",
                        new Tournament(values.whole("tournament")),
                        "proportionate",
                        new FitnessProportionate()),
                values.<Crossover>either(
                        "crossover", "partially-matched", new PartiallyMatched(), "cycle", new Cycle()),
                values.real("crossover-rate"),
                values.<Mutation>either("mutation", "swap", new Swap(), "inversion", new Inversion()),
                values.real("mutation-rate"),
                values.real("rotation-rate"),
                values.real("adoption"),
                values.whole("climb"),
                values.longWhole("patience"),
                new GeneticRules(
                        values.constant("genesis", GeneticRules.Genesis.class),
                        values.constant("inheritance", GeneticRules.Inheritance.class),
                        values.constant("adopts", GeneticRules.Adopts.class),
                        values.constant("rotations", GeneticRules.Rotations.class),
                        values.constant("pairs", GeneticRules.Pairs.class)));
    }

    private static MethodParameter rate(String name, double usual) {
        return number(name, "P", usual, 0, 1).allowing(0, 1, "is not a probability. Use one from 0 to 1.");
    }

    /**
     * If individuals climb to a local optimum, puzzles with more pieces than this are refused. A round of climbing for
     * this many pieces has more than twenty thousand steps and takes seconds.
     */
    private static final int MOST_TO_CLIMB = 200;

    /**
     * A population with more pieces than this, counted over all its individuals, is refused. A population of this size
     * takes 160 MB, and a step needs two populations.
     */
    private static final long MOST_GENES = 20_000_000;

    /**
     * Creates a method with the given parameters.
     *
     * @throws IllegalArgumentException if a size, a number or a probability is not possible
     */
    public Genetic {
        Method.demand(population >= 1, "%d cannot be the size of a population. Use a size such as 20.", population);
        Method.demand(
                elite >= 0 && elite < population,
                "An elite of %d in a population of %d is not possible: it needs 0 or more, and must leave room for children. Use %d.",
                elite,
                population,
                Math.min(2, population - 1));
        probability("crossover", crossoverRate);
        probability("mutation", mutationRate);
        probability("rotation", rotationRate);
        probability("adoption", adoption);
        Method.demand(climb >= 0, "%d cannot be a number of climbs. Use 0 or more.", climb);
        Method.demand(
                patience >= 0,
                "The search cannot restart after %d generations. Use 1 or more, or 0 for no restart.",
                patience);
    }

    private static void probability(String what, double value) {
        Method.demand(value >= 0 && value <= 1, "%s is not a probability of %s. Use one from 0 to 1.", value, what);
    }

    @Override
    public String word() {
        return "genetic";
    }

    @Override
    public String costWords() {
        return switch (rules.pairs()) {
            case ORDERED -> "100 for each uncovered cell, and twice the distances between uncovered cells";
            case UNORDERED -> "100 for each uncovered cell, and once the distances between uncovered cells";
            case NONE -> "100 for each uncovered cell";
        };
    }

    @Override
    public OptionalDouble fitnessOfPacking(Puzzle puzzle) {
        return OptionalDouble.of((double) Fitness.ofPacking(puzzle));
    }

    /**
     * Refuses a puzzle only if the population would need too much memory, or if its sequences would climb for minutes.
     */
    @Override
    public Optional<String> refusal(Puzzle puzzle) {
        long pieces = GenePieces.count(puzzle);
        if (rules.genesis() != GeneticRules.Genesis.RANDOM && pieces > MOST_TO_CLIMB) {
            return Optional.of(
                    "Sequences of %d pieces are too long to climb to a local optimum, which works for at most %d. Use genesis random."
                            .formatted(pieces, MOST_TO_CLIMB));
        }
        return pieces * population <= MOST_GENES
                ? Optional.empty()
                : Optional.of("%d sequences of %d pieces are too many to keep. Use a smaller population."
                        .formatted(population, pieces));
    }

    @Override
    public LocalSearch search(Puzzle puzzle, RandomGenerator random) {
        return new GeneticSearch(this, puzzle, random);
    }
}
