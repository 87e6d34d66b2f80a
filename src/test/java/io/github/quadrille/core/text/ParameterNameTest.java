package io.github.quadrille.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ParameterNameTest {
    private static final String SENTENCE =
            "Add %s, or %s.".formatted(ParameterName.of("lattice", "cubic"), ParameterName.of("pieces"));

    @Test
    void a_name_is_an_option_on_the_command_line() {
        assertThat(ParameterName.asOptions(SENTENCE)).isEqualTo("Add --lattice cubic, or --pieces.");
    }

    @Test
    void a_name_is_a_parameter_in_an_address() {
        assertThat(ParameterName.asQuery(SENTENCE)).isEqualTo("Add 'lattice=cubic', or 'pieces='.");
    }

    @Test
    void a_sentence_without_one_stays_as_it_is() {
        assertThat(ParameterName.asQuery("Use $1 <lattice> --x.")).isEqualTo("Use $1 <lattice> --x.");
    }
}
