package io.github.quadrille.app.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.lab.tune.Domain;
import io.github.quadrille.lab.tune.Tunable;
import io.github.quadrille.lab.tune.Tunable.Parameter;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MethodParametersTest {
    @ParameterizedTest
    @EnumSource(MethodChoice.class)
    void every_value_of_every_option_is_accepted_by_the_option(MethodChoice choice) {
        Tunable method = MethodParameters.of(choice);
        SplittableRandom random = new SplittableRandom(1);
        for (Parameter parameter : method.parameters()) {
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
                    assertThat(MethodSpecs.withOptions(choice.word(), List.of(word))
                                    .word())
                            .isEqualTo(choice.word());
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(MethodChoice.class)
    void usual_values_make_the_published_method(MethodChoice choice) {
        Tunable method = MethodParameters.of(choice);
        List<String> words = method.parameters().stream()
                .filter(parameter -> !parameter.usual().isEmpty() && !(parameter.domain() instanceof Domain.Flag))
                .map(parameter -> parameter.name() + "=" + parameter.usual())
                .toList();
        assertThat(MethodSpecs.withOptions(choice.word(), words)).isEqualTo(choice.published());
        assertThat(method.maker().apply(List.of())).isEqualTo(choice.published());
        assertThat(MethodSpecs.spec(method.maker().apply(words)))
                .isEqualTo(choice.word() + ":" + String.join(",", words));
    }

    @Test
    void names_types_and_usual_values_come_from_the_options() {
        assertThat(MethodParameters.of(MethodChoice.CONSTRUCTIVE_BEAM).parameters())
                .contains(
                        new Parameter("width", new Domain.Numbers(1, 100, true, true), "5"),
                        new Parameter("distinct", new Domain.Flag(), "false"),
                        new Parameter("ties", new Domain.Words(List.of("published", "random")), "published"));
        assertThat(MethodParameters.of(MethodChoice.BEAM).parameters())
                .contains(new Parameter("step", new Domain.Numbers(1, 10, true, false), ""));
        assertThat(MethodParameters.of(MethodChoice.GENETIC).parameters()).hasSize(15);
    }
}
