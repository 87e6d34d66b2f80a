package io.github.quadrille.app.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.MethodFamily;
import io.github.quadrille.lab.local.beam.StochasticBeam;
import io.github.quadrille.lab.local.beam.StochasticBeam.Corner;
import io.github.quadrille.lab.local.beam.StochasticBeam.CostWeights;
import io.github.quadrille.lab.local.beam.StochasticBeam.Draws;
import io.github.quadrille.lab.local.beam.StochasticBeam.Edge;
import io.github.quadrille.lab.local.beam.StochasticBeam.OverlapOf;
import io.github.quadrille.lab.local.beam.StochasticBeam.RandomShare;
import io.github.quadrille.lab.local.constructive.Border;
import io.github.quadrille.lab.local.constructive.ConstructiveBeam;
import io.github.quadrille.lab.local.constructive.ConstructiveBeam.SuccessorTies;
import io.github.quadrille.lab.local.constructive.HillClimbing;
import io.github.quadrille.lab.local.constructive.HillClimbing.BorderCounts;
import io.github.quadrille.lab.local.genetic.Crossover.Cycle;
import io.github.quadrille.lab.local.genetic.Crossover.PartiallyMatched;
import io.github.quadrille.lab.local.genetic.Genetic;
import io.github.quadrille.lab.local.genetic.GeneticRules;
import io.github.quadrille.lab.local.genetic.Mutation.Inversion;
import io.github.quadrille.lab.local.genetic.Mutation.Swap;
import io.github.quadrille.lab.local.genetic.ParentSelection.FitnessProportionate;
import io.github.quadrille.lab.local.genetic.ParentSelection.Tournament;
import io.github.quadrille.lab.local.greedy.Greedy;
import io.github.quadrille.lab.local.greedy.Greedy.Origins;
import io.github.quadrille.lab.local.greedy.Greedy.ShapeTies;
import io.github.quadrille.lab.local.repair.Repair;
import io.github.quadrille.testing.Advice;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class MethodOptionsTest {

    @Test
    void beam_without_options_is_the_published_method() {
        assertThat(method(StochasticBeam.FAMILY)).isEqualTo(StochasticBeam.PUBLISHED);
    }

    @Test
    void beam_every_parameter_has_an_option() {
        Method method = method(
                StochasticBeam.FAMILY,
                ("--beam-width 7 --beam-random-start 0.8 --beam-random-step 0.02"
                                + " --beam-random-floor 0.2 --beam-patience 20 --beam-overlap 3 --beam-gap 4 --beam-gutter 5"
                                + " --beam-row-reward 6 --beam-gutter-fixed --beam-step 8 --beam-corner both --beam-draws distinct"
                                + " --beam-edge refused --beam-overlap-of board")
                        .split(" ", -1));
        assertThat(method)
                .isEqualTo(new StochasticBeam(
                        7,
                        new RandomShare(0.8, 0.02, 0.2),
                        20,
                        new CostWeights(3, 4, 5, 6, true, OverlapOf.BOARD),
                        OptionalInt.of(8),
                        Corner.BOTH,
                        Draws.DISTINCT,
                        Edge.REFUSED));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--beam-width 0",
                "--beam-random-start 1.5",
                "--beam-random-step -0.1",
                "--beam-random-floor -1",
                "--beam-patience 0",
                "--beam-overlap -1",
                "--beam-gap NaN",
                "--beam-gutter Infinity",
                "--beam-row-reward -2",
                "--beam-step 0"
            })
    void beam_a_value_without_sense_is_named_with_advice(String option) {
        String[] words = option.split(" ", -1);
        assertThatThrownBy(() -> method(StochasticBeam.FAMILY, words))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(words[0] + " ")
                .hasMessageMatching(Advice.IN);
    }

    @Test
    void genetic_without_options_is_the_published_method() {
        assertThat(method(Genetic.FAMILY)).isEqualTo(Genetic.PUBLISHED);
    }

    @Test
    void genetic_every_option_is_a_parameter() {
        assertThat(method(
                        Genetic.FAMILY,
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
                        "--genetic-genesis=steepest",
                        "--genetic-inheritance=detached",
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
                                GeneticRules.Genesis.STEEPEST,
                                GeneticRules.Inheritance.DETACHED,
                                GeneticRules.Adopts.CHILD,
                                GeneticRules.Rotations.DIFFERENT,
                                GeneticRules.Pairs.ORDERED)));
    }

    @Test
    void genetic_words_may_be_written_large_and_have_hyphens() {
        assertThat(method(Genetic.FAMILY, "--genetic-selection=Proportionate", "--genetic-crossover=partially-matched"))
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
    void genetic_other_words_are_told_which_there_are() {
        assertThatThrownBy(() -> method(Genetic.FAMILY, "--genetic-crossover=order"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("--genetic-crossover knows no 'order'. Use partially-matched or cycle.");
    }

    @Test
    void genetic_values_without_meaning_get_advice() {
        assertThatThrownBy(() -> method(Genetic.FAMILY, "--genetic-elite=20"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Use 2.");
        assertThatThrownBy(() -> method(Genetic.FAMILY, "--genetic-tournament=0"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Use 2 or more.");
    }

    @Test
    void genetic_the_help_tells_the_defaults() {
        String usage = line(Genetic.FAMILY).getUsageMessage().replaceAll("\\s+", " ");
        assertThat(usage)
                .contains("(default: 20)", "(default: tournament)", "(default: partially-matched)", "(default: 0.75)");
    }

    @Test
    void hill_climbing_every_parameter_is_an_option() {
        assertThat(method(HillClimbing.FAMILY)).isEqualTo(HillClimbing.PUBLISHED);
        String options =
                "--hill-climbing-border filled --hill-climbing-border-counts always --hill-climbing-empty-corners";
        assertThat(method(HillClimbing.FAMILY, options.split(" ", -1)))
                .isEqualTo(new HillClimbing(Border.FILLED, BorderCounts.ALWAYS, true));
    }

    @Test
    void constructive_beam_without_options_is_as_published() {
        assertThat(method(ConstructiveBeam.FAMILY)).isEqualTo(ConstructiveBeam.PUBLISHED);
    }

    @Test
    void constructive_beam_every_parameter_is_an_option() {
        assertThat(method(
                        ConstructiveBeam.FAMILY,
                        "--constructive-beam-width",
                        "40",
                        "--constructive-beam-distinct",
                        "--constructive-beam-ties",
                        "RANDOM",
                        "--constructive-beam-empty-corners"))
                .isEqualTo(new ConstructiveBeam(40, true, SuccessorTies.RANDOM, true));
    }

    @Test
    void constructive_beam_a_width_of_0_is_refused_by_the_name_of_the_option() {
        assertThatThrownBy(() -> method(ConstructiveBeam.FAMILY, "--constructive-beam-width", "0"))
                .hasMessage("--constructive-beam-width 0 leaves nothing to keep. Use 1 or more.");
    }

    @Test
    void greedy_without_options_is_as_published() {
        assertThat(method(Greedy.FAMILY)).isEqualTo(Greedy.PUBLISHED);
    }

    @Test
    void greedy_every_parameter_is_an_option() {
        assertThat(method(Greedy.FAMILY, "--greedy-passes", "0", "--greedy-origins", "ALL", "--greedy-ties", "RANDOM"))
                .isEqualTo(new Greedy(0, Origins.ALL, ShapeTies.RANDOM));
    }

    @Test
    void greedy_fewer_than_no_passes_are_refused_by_the_name_of_the_option() {
        assertThatThrownBy(() -> method(Greedy.FAMILY, "--greedy-passes", "-1"))
                .hasMessage("--greedy-passes -1 is less than 0 passes. Use 0 or more.");
    }

    @Test
    void repair_without_options_is_the_default() {
        assertThat(method(Repair.FAMILY)).isEqualTo(Repair.DEFAULT);
    }

    @Test
    void repair_every_option_is_a_parameter() {
        assertThat(method(Repair.FAMILY, "--repair-window", "40", "--repair-nodes", "300", "--repair-patience", "7"))
                .isEqualTo(new Repair(40, 300, 7));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--repair-window", "--repair-nodes", "--repair-patience"})
    void repair_zero_is_refused_with_advice(String option) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> method(Repair.FAMILY, option, "0"))
                .withMessageStartingWith(option + " 0 ")
                .withMessageMatching(Advice.IN.pattern());
    }

    @Test
    void repair_a_window_as_large_as_a_board_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> method(Repair.FAMILY, "--repair-window", "1001"));
    }

    private static Method method(MethodFamily family, String... arguments) {
        return family.with(MethodFlags.given(family, line(family).parseArgs(arguments)));
    }

    private static CommandLine line(MethodFamily family) {
        CommandSpec spec = CommandSpec.create();
        MethodFlags.options(family).forEach(spec::addOption);
        return new CommandLine(spec).setCaseInsensitiveEnumValuesAllowed(true);
    }
}
