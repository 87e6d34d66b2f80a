package io.github.quadrille.app.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.genetic.Crossover.Cycle;
import io.github.quadrille.lab.local.genetic.Crossover.PartiallyMatched;
import io.github.quadrille.lab.local.genetic.Genetic;
import io.github.quadrille.lab.local.genetic.GeneticRules;
import io.github.quadrille.lab.local.genetic.Mutation.Inversion;
import io.github.quadrille.lab.local.genetic.Mutation.Swap;
import io.github.quadrille.lab.local.genetic.ParentSelection.FitnessProportionate;
import io.github.quadrille.lab.local.genetic.ParentSelection.Tournament;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;

class GeneticFlagsTest {
    @Command(name = "trial")
    private static final class Trial {
        @ArgGroup(exclusive = false, validate = false)
        private GeneticFlags flags = new GeneticFlags();
    }

    @Test
    void without_options_it_is_the_published_method() {
        assertThat(method()).isEqualTo(Genetic.PUBLISHED);
    }

    @Test
    void every_option_is_a_parameter() {
        assertThat(method(
                        "--genetic-population=30",
                        "--genetic-elite=3",
                        "--genetic-tournament=4",
                        "--genetic-crossover=cycle",
                        "--genetic-crossover-rate=1",
                        "--genetic-mutation=inversion",
                        "--genetic-mutation-rate=0.9",
                        "--genetic-rotation-rate=0.05",
                        "--genetic-adoption=0.5",
                        "--genetic-climb=7",
                        "--genetic-patience=100",
                        "--genetic-adopts=child",
                        "--genetic-rotations=different",
                        "--genetic-pairs=ordered"))
                .isEqualTo(new Genetic(
                        30,
                        3,
                        new Tournament(4),
                        new Cycle(),
                        1,
                        new Inversion(),
                        0.9,
                        0.05,
                        0.5,
                        7,
                        100,
                        new GeneticRules(
                                GeneticRules.Adopts.CHILD,
                                GeneticRules.Rotations.DIFFERENT,
                                GeneticRules.Pairs.ORDERED)));
    }

    @Test
    void words_may_be_written_large_and_have_hyphens() {
        assertThat(method("--genetic-selection=Proportionate", "--genetic-crossover=partially-matched"))
                .isEqualTo(new Genetic(
                        20,
                        2,
                        new FitnessProportionate(),
                        new PartiallyMatched(),
                        0.75,
                        new Swap(),
                        0.4,
                        0.25,
                        0.1,
                        0,
                        0,
                        GeneticRules.PUBLISHED));
    }

    @Test
    void other_words_are_told_which_there_are() {
        assertThatThrownBy(() -> method("--genetic-crossover=order"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("--genetic-crossover knows no 'order'. Maybe use partially-matched or cycle.");
    }

    @Test
    void values_without_meaning_get_advice() {
        assertThatThrownBy(() -> method("--genetic-elite=20"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Maybe use 2.");
        assertThatThrownBy(() -> method("--genetic-tournament=0"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Maybe use 2.");
    }

    @Test
    void the_help_tells_the_defaults() {
        String usage = line(new Trial()).getUsageMessage().replaceAll("\\s+", " ");
        assertThat(usage)
                .contains("(default: 20)", "(default: tournament)", "(default: partially-matched)", "(default: 0.75)");
    }

    private static Method method(String... arguments) {
        Trial trial = new Trial();
        line(trial).parseArgs(arguments);
        return trial.flags.method();
    }

    private static CommandLine line(Trial trial) {
        return new CommandLine(trial);
    }
}
