package io.github.quadrille.lab.local.genetic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalLoop;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.genetic.Crossover.Cycle;
import io.github.quadrille.lab.local.genetic.Crossover.PartiallyMatched;
import io.github.quadrille.lab.local.genetic.Mutation.Inversion;
import io.github.quadrille.lab.local.genetic.Mutation.Swap;
import io.github.quadrille.lab.local.genetic.ParentSelection.FitnessProportionate;
import io.github.quadrille.lab.local.genetic.ParentSelection.Tournament;
import io.github.quadrille.testing.Rounds;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Measures the fitness that the genetic search reaches over fixed seeds. The search reaches the required values in
 * whatever order it makes its random draws. A search without selection does not reach them, because its average is
 * lower.
 */
class GeneticDistributionIT {
    /**
     * These rules count the distance of each pair of empty cells once, because the required values were measured in
     * this way.
     */
    private static final GeneticRules RULES = rules(GeneticRules.Adopts.ONE);

    private static final Genetic PUBLISHED = with(new Tournament(2), new PartiallyMatched(), new Swap());
    private static final Genetic BLIND = new Genetic(
            20,
            0,
            new Tournament(1),
            new PartiallyMatched(),
            0.75,
            new Swap(),
            0.4,
            0.25,
            1,
            0,
            0,
            rules(GeneticRules.Adopts.CHILD));

    static Stream<Genetic> operators() {
        return Rounds.oneOf(
                4,
                List.of(
                        with(new Tournament(3), new PartiallyMatched(), new Swap()),
                        with(new FitnessProportionate(), new PartiallyMatched(), new Swap()),
                        with(new Tournament(2), new Cycle(), new Swap()),
                        with(new Tournament(2), new PartiallyMatched(), new Inversion())));
    }

    @Test
    void four_pieces_are_always_packed() {
        assertThat(runs(PUBLISHED, 1, 1, 20, 50)).allMatch(LocalRun::isPacked);
    }

    @Test
    void eight_pieces_are_nearly_always_packed() {
        assertThat(runs(PUBLISHED, 1, 2, 20, 500).stream().filter(LocalRun::isPacked))
                .hasSizeGreaterThanOrEqualTo(17);
    }

    @Test
    void of_twenty_four_pieces_twenty_three_fit() {
        List<LocalRun> runs = runs(PUBLISHED, 2, 3, Rounds.of(5, 20), 1000);
        assertThat(averageFitness(runs)).isGreaterThan(9000);
        assertThat(runs).anyMatch(run -> run.end().cost() <= 9600 - 9166);
    }

    @ParameterizedTest
    @MethodSource("operators")
    void every_operator_beats_random_sequences(Genetic method) {
        assertThat(averageFitness(runs(method, 2, 3, Rounds.of(5, 10), 600))).isGreaterThan(8830);
    }

    @Test
    void as_many_random_sequences_do_not_get_there() {
        assertThat(averageFitness(runs(BLIND, 2, 3, Rounds.of(5, 10), 600))).isLessThan(8830);
    }

    private static GeneticRules rules(GeneticRules.Adopts adopts) {
        return new GeneticRules(
                GeneticRules.Genesis.RANDOM,
                GeneticRules.Inheritance.LINKED,
                adopts,
                GeneticRules.Rotations.ALL,
                GeneticRules.Pairs.UNORDERED);
    }

    private static Genetic with(ParentSelection selection, Crossover crossover, Mutation mutation) {
        return new Genetic(20, 2, selection, crossover, 0.75, mutation, 0.4, 0.25, 0.1, 0, 0, RULES);
    }

    private static List<LocalRun> runs(Genetic method, int blocksDown, int blocksAcross, int seeds, long generations) {
        return LongStream.rangeClosed(1, seeds)
                .mapToObj(seed -> LocalLoop.run(
                        PlantedBlocks.puzzle(blocksDown, blocksAcross, seed),
                        method,
                        LocalLimits.NONE.withSeed(seed).withMaxIterations(generations),
                        LocalListener.SILENT))
                .toList();
    }

    /** Returns the average fitness on a board of 96 cells. */
    private static double averageFitness(List<LocalRun> runs) {
        return runs.stream()
                .mapToDouble(run -> 9600 - run.end().cost())
                .average()
                .orElseThrow();
    }
}
