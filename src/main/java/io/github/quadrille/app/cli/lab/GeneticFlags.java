package io.github.quadrille.app.cli.lab;

import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.genetic.Crossover;
import io.github.quadrille.lab.local.genetic.Crossover.Cycle;
import io.github.quadrille.lab.local.genetic.Crossover.PartiallyMatched;
import io.github.quadrille.lab.local.genetic.Genetic;
import io.github.quadrille.lab.local.genetic.GeneticRules;
import io.github.quadrille.lab.local.genetic.Mutation;
import io.github.quadrille.lab.local.genetic.Mutation.Inversion;
import io.github.quadrille.lab.local.genetic.Mutation.Swap;
import io.github.quadrille.lab.local.genetic.ParentSelection;
import io.github.quadrille.lab.local.genetic.ParentSelection.FitnessProportionate;
import io.github.quadrille.lab.local.genetic.ParentSelection.Tournament;
import picocli.CommandLine.Option;

/** The parameters of the genetic algorithm; without any of them, the published ones. */
final class GeneticFlags implements MethodOptions {
    @Option(names = "--genetic-population", paramLabel = "N", description = "Sequences in a generation (default: 20).")
    @TuningRange(from = 2, to = 200, logarithmic = true)
    private int population = Genetic.PUBLISHED.population();

    @Option(
            names = "--genetic-elite",
            paramLabel = "N",
            description = "How many of the fittest live on as they are (default: 2).")
    @TuningRange(from = 0, to = 20)
    private int elite = Genetic.PUBLISHED.elite();

    @Option(
            names = "--genetic-selection",
            paramLabel = "WORD",
            description =
                    "How parents are chosen: tournament, or proportionate to their fitness" + " (default: tournament).")
    @TuningWords({"tournament", "proportionate"})
    private String selection = "tournament";

    @Option(
            names = "--genetic-tournament",
            paramLabel = "N",
            description = "How many take part in a tournament (default: 2).")
    @TuningRange(from = 1, to = 10)
    private int tournament = 2;

    @Option(
            names = "--genetic-crossover",
            paramLabel = "WORD",
            description = "How sequences are crossed: partially-matched or cycle (default: partially-matched).")
    @TuningWords({"partially-matched", "cycle"})
    private String crossover = "partially-matched";

    @Option(
            names = "--genetic-crossover-rate",
            paramLabel = "P",
            description = "Probability that a couple crosses its sequences (default: 0.75).")
    @TuningRange(from = 0, to = 1)
    private double crossoverRate = Genetic.PUBLISHED.crossoverRate();

    @Option(
            names = "--genetic-mutation",
            paramLabel = "WORD",
            description = "How the order of pieces mutates: swap or inversion (default: swap).")
    @TuningWords({"swap", "inversion"})
    private String mutation = "swap";

    @Option(
            names = "--genetic-mutation-rate",
            paramLabel = "P",
            description = "Probability that a child mutates (default: 0.4).")
    @TuningRange(from = 0, to = 1)
    private double mutationRate = Genetic.PUBLISHED.mutationRate();

    @Option(
            names = "--genetic-rotation-rate",
            paramLabel = "P",
            description = "Probability that a mutation turns a piece, for each piece (default: 0.25).")
    @TuningRange(from = 0, to = 1)
    private double rotationRate = Genetic.PUBLISHED.rotationRate();

    @Option(
            names = "--genetic-adoption",
            paramLabel = "P",
            description = "Probability that random children are adopted instead (default: 0.1).")
    @TuningRange(from = 0, to = 1)
    private double adoption = Genetic.PUBLISHED.adoption();

    @Option(
            names = "--genetic-climb",
            paramLabel = "N",
            description = "Hill climbing: how often a new sequence is mutated for the better" + " (default: 0).")
    @TuningRange(from = 0, to = 20)
    private int climb = Genetic.PUBLISHED.climb();

    @Option(
            names = "--genetic-patience",
            paramLabel = "N",
            description = "Restart after N generations without a fitter fittest; 0 is never" + " (default: 0).")
    @TuningRange(from = 0, to = 500)
    private long patience = Genetic.PUBLISHED.patience();

    @Option(
            names = "--genetic-adopts",
            paramLabel = "WORD",
            description = "Who adopts: a couple, both children at once (published), or each child for itself: couple or"
                    + " child (default: couple).")
    @TuningWords({"couple", "child"})
    private String adopts = "couple";

    @Option(
            names = "--genetic-rotations",
            paramLabel = "WORD",
            description = "Which rotations a sequence tells apart: all, also where they look alike (published), or"
                    + " different (default: all).")
    @TuningWords({"all", "different"})
    private String rotations = "all";

    @Option(
            names = "--genetic-pairs",
            paramLabel = "WORD",
            description = "Which pairs of empty cells count: ordered, each twice (published), or unordered, each once"
                    + " (default: ordered).")
    @TuningWords({"ordered", "unordered"})
    private String pairs = "ordered";

    @Override
    public Method method() {
        ParentSelection choosing = either(
                "--genetic-selection",
                selection,
                "tournament",
                new Tournament(tournament),
                "proportionate",
                new FitnessProportionate());
        Crossover crossing = either(
                "--genetic-crossover", crossover, "partially-matched", new PartiallyMatched(), "cycle", new Cycle());
        Mutation mutating = either("--genetic-mutation", mutation, "swap", new Swap(), "inversion", new Inversion());
        return new Genetic(
                population,
                elite,
                choosing,
                crossing,
                crossoverRate,
                mutating,
                mutationRate,
                rotationRate,
                adoption,
                climb,
                patience,
                rules());
    }

    private GeneticRules rules() {
        return new GeneticRules(
                either(
                        "--genetic-adopts",
                        adopts,
                        "couple",
                        GeneticRules.Adopts.COUPLE,
                        "child",
                        GeneticRules.Adopts.CHILD),
                either(
                        "--genetic-rotations",
                        rotations,
                        "all",
                        GeneticRules.Rotations.ALL,
                        "different",
                        GeneticRules.Rotations.DIFFERENT),
                either(
                        "--genetic-pairs",
                        pairs,
                        "unordered",
                        GeneticRules.Pairs.UNORDERED,
                        "ordered",
                        GeneticRules.Pairs.ORDERED));
    }

    private static <T> T either(String option, String text, String word, T value, String otherWord, T otherValue) {
        if (text.equalsIgnoreCase(word)) {
            return value;
        }
        if (text.equalsIgnoreCase(otherWord)) {
            return otherValue;
        }
        throw new IllegalArgumentException(
                "%s knows no '%s'. Maybe use %s or %s.".formatted(option, text, word, otherWord));
    }
}
