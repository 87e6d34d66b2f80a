package io.github.quadrille.engine.frontier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class WeightedChoiceTest {
    private static final int DRAWS = 20_000;

    @Test
    void a_choice_comes_as_often_as_its_chance_says() {
        double[] logarithms = {Math.log(1), Math.log(2), Math.log(5), -1000};
        Random random = new Random(1);
        int[] drawn = new int[logarithms.length];
        double[] chances = new double[logarithms.length];
        for (int draw = 0; draw < DRAWS; draw++) {
            WeightedChoice choice = WeightedChoice.among(logarithms, random);
            drawn[choice.index()]++;
            chances[choice.index()] = choice.chance();
        }
        for (int index = 0; index < drawn.length; index++) {
            assertThat(drawn[index] / (double) DRAWS).isCloseTo(chances[index], within(0.01));
        }
        assertThat(chances[3]).isCloseTo(0.025, within(1e-9));
        assertThat(chances[2] - 0.025).isCloseTo(0.9 * 5 / 8, within(1e-9));
    }

    @Test
    void an_only_choice_is_certain() {
        assertThat(WeightedChoice.among(new double[] {-7}, new Random(1)).chance())
                .isEqualTo(1, within(1e-12));
    }

    @Test
    void huge_guesses_do_not_overflow() {
        assertThat(WeightedChoice.among(new double[] {5000, 5000}, new Random(1))
                        .chance())
                .isEqualTo(0.5, within(1e-12));
    }
}
