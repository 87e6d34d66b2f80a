package io.github.quadrille.lab.local.genetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.lab.local.genetic.Crossover.Cycle;
import io.github.quadrille.lab.local.genetic.Mutation.Swap;
import io.github.quadrille.lab.local.genetic.ParentSelection.Tournament;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GeneticTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0, 0.5, 0.5, 0.5, 0.5, 0, 0, 0 cannot be the size of a population",
        "20, 20, 0.5, 0.5, 0.5, 0.5, 0, 0, An elite of 20 in a population of 20",
        "20, -1, 0.5, 0.5, 0.5, 0.5, 0, 0, An elite of -1",
        "20, 2, 1.5, 0.5, 0.5, 0.5, 0, 0, 1.5 is not a probability of crossover",
        "20, 2, 0.5, -0.1, 0.5, 0.5, 0, 0, -0.1 is not a probability of mutation",
        "20, 2, 0.5, 0.5, NaN, 0.5, 0, 0, NaN is not a probability of rotation",
        "20, 2, 0.5, 0.5, 0.5, 2, 0, 0, 2.0 is not a probability of adoption",
        "20, 2, 0.5, 0.5, 0.5, 0.5, -1, 0, -1 cannot be a number of climbs",
        "20, 2, 0.5, 0.5, 0.5, 0.5, 0, -1, The search cannot restart after -1 generations"
    })
    void numbers_without_meaning_get_advice(
            int population,
            int elite,
            double crossover,
            double mutation,
            double rotation,
            double adoption,
            int climb,
            long patience,
            String message) {
        assertThatThrownBy(() -> new Genetic(
                        population,
                        elite,
                        new Tournament(2),
                        new Cycle(),
                        crossover,
                        new Swap(),
                        mutation,
                        rotation,
                        adoption,
                        climb,
                        patience,
                        GeneticRules.PUBLISHED))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(message)
                .hasMessageContaining("Use ");
    }

    @Test
    void sequences_that_do_not_fit_into_memory_are_refused() {
        Bag bag = new Bag(List.of(new Supply(BuiltInKinds.find("I2").orElseThrow(), CountRange.ANY)));
        Puzzle huge = new Puzzle("huge", Region.rectangle(2000, 2000), PieceSymmetry.FREE, bag);
        assertThat(Genetic.PUBLISHED.refusal(huge))
                .contains("20 sequences of 2000000 pieces are too many to keep. Use a smaller population.");
        assertThatThrownBy(() -> Genetic.PUBLISHED.start(huge, new SplittableRandom(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("too many to keep");
    }

    @Test
    void sequences_that_would_climb_for_minutes_are_refused() {
        GeneticRules steepest = new GeneticRules(
                GeneticRules.Genesis.STEEPEST,
                GeneticRules.Inheritance.LINKED,
                GeneticRules.Adopts.ONE,
                GeneticRules.Rotations.ALL,
                GeneticRules.Pairs.ORDERED);
        Genetic climbing =
                new Genetic(20, 2, new Tournament(2), new Cycle(), 1, new Swap(), 0.4, 0.25, 0.1, 0, 0, steepest);
        assertThat(climbing.refusal(Puzzle.standard(8, 100))).isEmpty();
        assertThat(climbing.refusal(Puzzle.standard(28, 70)).orElseThrow())
                .startsWith("Sequences of 490 pieces are too long to climb")
                .contains("Use genesis random");
    }

    @Test
    void the_defaults_are_the_normal_rates_of_the_published_table() {
        assertThat(Genetic.PUBLISHED.population()).isEqualTo(20);
        assertThat(Genetic.PUBLISHED.elite()).isEqualTo(2);
        assertThat(Genetic.PUBLISHED.crossoverRate()).isEqualTo(0.75);
        assertThat(Genetic.PUBLISHED.mutationRate()).isEqualTo(0.4);
        assertThat(Genetic.PUBLISHED.rotationRate()).isEqualTo(0.25);
        assertThat(Genetic.PUBLISHED.adoption()).isEqualTo(0.1);
    }

    @Test
    void everything_else_is_welcome() {
        assertThat(Genetic.PUBLISHED.refusal(Puzzle.standard(1000, 1000))).isEmpty();
        assertThat(Genetic.PUBLISHED.refusal(Puzzle.standard(1, 1))).isEmpty();
    }
}
