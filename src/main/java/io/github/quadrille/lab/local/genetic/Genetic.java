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
 * A {@code Genetic} is the genetic algorithm with its parameters. A generation begins with the elite. Then couples are
 * selected until the population is complete. A couple crosses its sequences or copies them. A random individual may
 * replace one of the two children; the other children may mutate, first their order, then their turns. The published
 * algorithm has no restart, so {@code patience} is an addition.
 *
 * @param population the number of individuals, at least 1
 * @param elite the number of the fittest that stay unchanged, less than the population
 * @param selection the choice of parents
 * @param crossover the crossover of a couple's sequences
 * @param crossoverRate the probability of a crossover; otherwise the children are copies of the parents
 * @param mutation the mutation of the order of a child's pieces
 * @param mutationRate the probability that a child mutates
 * @param rotationRate the probability, for each piece of a child that mutates, that it is turned
 * @param adoption the probability that a random individual is adopted instead of a child, by the rules for each couple
 *     or for each child
 * @param climb the number of mutations, with one piece turned on average, that are tried on each new individual,
 *     children included; a fitter one replaces it. Climbing to a local optimum is among the rules
 * @param patience the number of generations without a fitter best individual after which the search restarts; 0 is
 *     never
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
     * This instance has the normal rates of the published comparison of rates, and operators that were tried there. The
     * authors later used a crossover rate of 1, and then an adoption of 0.5. The size of tournaments is not published,
     * so it is 2, the usual one.
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

    /** The family holds the method with its parameters. */
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
                            .says("How parents are chosen: tournament, or proportionate to their fitness"),
                    number("tournament", "N", 2, 1, 10)
                            .allowing(1, Integer.MAX_VALUE, "has no winner. Use 2 or more.")
                            .says("How many sequences take part in a tournament"),
                    oneOf("crossover", "partially-matched", "cycle")
                            .says("How sequences are crossed: partially-matched or cycle"),
                    rate("crossover-rate", PUBLISHED.crossoverRate)
                            .says("Probability that a couple crosses its sequences"),
                    oneOf("mutation", "swap", "inversion").says("How the order of pieces mutates: swap or inversion"),
                    rate("mutation-rate", PUBLISHED.mutationRate).says("Probability that a child mutates"),
                    rate("rotation-rate", PUBLISHED.rotationRate)
                            .says("Probability that a mutation turns a piece, for each piece"),
                    rate("adoption", PUBLISHED.adoption).says("Probability that a random sequence is adopted"),
                    number("climb", "N", PUBLISHED.climb, 0, 20)
                            .atLeast(0, "cannot be a number of climbs")
                            .says("How often a mutation is tried on each new sequence, and kept if it is better"),
                    number("patience", "N", PUBLISHED.patience, 0, 500)
                            .atLeast(0, "cannot be a number of generations")
                            .says("Restart after N generations in which the best fitness does not rise; 0 means never"),
                    oneOf("genesis", "random", "first", "steepest")
                            .says(
                                    "How the first and the adopted sequences are made: random; or improved from there to a local optimum by swaps and turns, each time by the first better step or by the steepest one"),
                    oneOf("inheritance", "linked", "detached")
                            .says(
                                    "After a crossover, turns stay linked to their pieces (published), or are detached and stay at their places"),
                    oneOf("adopts", "one", "child")
                            .says(
                                    "Whether adoption is drawn once for each couple, which then adopts one (published), or for each child: one or child"),
                    oneOf("rotations", "all", "different")
                            .says(
                                    "Which rotations a sequence distinguishes: all, even if they look alike (published), or only different ones"),
                    oneOf("pairs", "ordered", "unordered", "none")
                            .says(
                                    "Which pairs of empty cells lower the fitness: ordered, each pair twice (published); unordered, each pair once; or none, so that only the pieces count")),
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
     * Longer sequences do not climb. A round for this many pieces has about twenty thousand steps, and takes seconds.
     */
    private static final int MOST_TO_CLIMB = 200;

    /** Two populations with this many pieces in all take about 200 MB. */
    private static final long MOST_GENES = 20_000_000;

    /**
     * Creates a method with the given parameters.
     *
     * @throws IllegalArgumentException if a number has no meaning
     */
    public Genetic {
        Method.demand(population >= 1, "%d cannot be the size of a population. Use a size such as 20.", population);
        Method.demand(
                elite >= 0 && elite < population,
                "An elite of %d of %d is not possible: it needs 0 or more, and must leave room for children. Use %d.",
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
                "The search cannot restart after %d generations. Use 1 or more, or 0 to restart never.",
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

    /** Refuses only puzzles that do not fit into memory, or whose sequences would climb for minutes. */
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
