package io.github.quadrille.local.genetic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.local.LocalLimits;
import io.github.quadrille.local.LocalListener;
import io.github.quadrille.local.LocalLoop;
import io.github.quadrille.local.LocalRun;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the method reaches over fixed seeds. The floors leave room for another order of random draws, but not for a
 * method without selection, whose average stays below.
 */
class GeneticDistributionIT {
    private static final Genetic BLIND =
            new Genetic(20, 0, new Tournament(1), new PartiallyMatched(), 0.75, new Swap(), 0.4, 0.25, 1, 0, 0);

    static List<Genetic> operators() {
        return List.of(
                Genetic.PUBLISHED,
                with(new Tournament(3), new PartiallyMatched(), new Swap()),
                with(new FitnessProportionate(), new PartiallyMatched(), new Swap()),
                with(new Tournament(2), new Cycle(), new Swap()),
                with(new Tournament(2), new PartiallyMatched(), new Inversion()));
    }

    @Test
    void four_pieces_are_always_packed() {
        assertThat(runs(Genetic.PUBLISHED, 1, 1, 50)).allMatch(LocalRun::isPacked);
    }

    @Test
    void eight_pieces_are_nearly_always_packed() {
        assertThat(packed(runs(Genetic.PUBLISHED, 1, 2, 500))).isGreaterThanOrEqualTo(17);
    }

    @ParameterizedTest
    @MethodSource("operators")
    void all_but_one_or_two_of_twenty_four_pieces_fit(Genetic method) {
        List<LocalRun> runs = runs(method, 2, 3, 1000);
        assertThat(averageFitness(runs)).isGreaterThan(9000);
        assertThat(runs.stream().mapToInt(run -> run.end().covered()).max().orElseThrow())
                .isGreaterThanOrEqualTo(92);
    }

    @Test
    void selection_is_what_makes_the_difference() {
        double blind = averageFitness(runs(BLIND, 2, 3, 300));
        double published = averageFitness(runs(Genetic.PUBLISHED, 2, 3, 300));
        assertThat(blind).isLessThan(8900);
        assertThat(published).isGreaterThan(8950);
    }

    private static Genetic with(Selection selection, Crossover crossover, Mutation mutation) {
        return new Genetic(20, 2, selection, crossover, 0.75, mutation, 0.4, 0.25, 0.1, 0, 0);
    }

    private static List<LocalRun> runs(Genetic method, int blocksDown, int blocksAcross, long generations) {
        return LongStream.rangeClosed(1, 20)
                .mapToObj(seed -> LocalLoop.run(
                        PlantedBlocks.puzzle(blocksDown, blocksAcross, seed),
                        method,
                        LocalLimits.NONE.withSeed(seed).withMaxIterations(generations),
                        LocalListener.SILENT))
                .toList();
    }

    private static long packed(List<LocalRun> runs) {
        return runs.stream().filter(LocalRun::isPacked).count();
    }

    /** Of a board of 96 cells. */
    private static double averageFitness(List<LocalRun> runs) {
        return runs.stream()
                .mapToDouble(run -> 9600 - run.end().cost())
                .average()
                .orElseThrow();
    }
}
