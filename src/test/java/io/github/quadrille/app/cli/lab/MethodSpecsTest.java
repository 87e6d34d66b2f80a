package io.github.quadrille.app.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.quadrille.lab.local.Domain;
import io.github.quadrille.lab.local.MethodFamily;
import io.github.quadrille.lab.local.MethodParameter;
import io.github.quadrille.lab.local.Methods;
import io.github.quadrille.lab.local.beam.StochasticBeam;
import io.github.quadrille.lab.local.constructive.ConstructiveBeam;
import io.github.quadrille.lab.local.genetic.Genetic;
import io.github.quadrille.lab.tune.Tunable;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MethodSpecsTest {
    @ParameterizedTest
    @MethodSource("families")
    void every_value_of_every_option_is_accepted_by_the_option(MethodFamily family) {
        Tunable method = MethodSpecs.tunable(family);
        SplittableRandom random = new SplittableRandom(1);
        for (MethodParameter parameter : method.parameters()) {
            for (String value : Stream.generate(() -> parameter.domain().draw(random))
                    .limit(50)
                    .distinct()
                    .toList()) {
                boolean elite = parameter.name().equals("elite") && Integer.parseInt(value) >= 20;
                boolean population = parameter.name().equals("population") && Integer.parseInt(value) <= 2;
                boolean flagLeftOut = parameter.domain() instanceof Domain.Flag && value.equals("false");
                if (!elite && !population && !flagLeftOut) {
                    String word = parameter.domain() instanceof Domain.Flag
                            ? parameter.name()
                            : parameter.name() + "=" + value;
                    assertThat(MethodSpecs.withOptions(family.word(), List.of(word))
                                    .word())
                            .isEqualTo(family.word());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("families")
    void usual_values_make_the_published_method(MethodFamily family) {
        Tunable method = MethodSpecs.tunable(family);
        List<String> words = method.parameters().stream()
                .filter(parameter -> !parameter.usual().isEmpty() && !(parameter.domain() instanceof Domain.Flag))
                .map(parameter -> parameter.name() + "=" + parameter.usual())
                .toList();
        assertThat(MethodSpecs.withOptions(family.word(), words)).isEqualTo(family.published());
        assertThat(method.maker().apply(List.of())).isEqualTo(family.published());
        assertThat(MethodSpecs.spec(method.maker().apply(words)))
                .isEqualTo(family.word() + ":" + String.join(",", words));
    }

    @Test
    void names_types_and_usual_values_are_declared() {
        assertThat(ConstructiveBeam.FAMILY.parameters())
                .extracting(MethodParameter::name, MethodParameter::domain, MethodParameter::usual)
                .contains(
                        tuple("width", new Domain.Numbers(1, 100, true, true), "5"),
                        tuple("distinct", new Domain.Flag(), "false"),
                        tuple("ties", new Domain.Words(List.of("published", "random")), "published"));
        assertThat(StochasticBeam.FAMILY.parameters())
                .extracting(MethodParameter::name, MethodParameter::domain, MethodParameter::usual)
                .contains(tuple("step", new Domain.Numbers(1, 10, true, false), ""));
        assertThat(Genetic.FAMILY.parameters()).hasSize(17);
    }

    static List<MethodFamily> families() {
        return Methods.ALL;
    }
}
