package io.github.quadrille.io.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.target.ShapeLimits;
import io.github.quadrille.io.input.UnusableInput;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LimitsReaderTest {
    @Test
    void ids_and_free_kinds_have_caps() throws UnusableInput {
        ShapeLimits limits = LimitsReader.parse("l", "1: 20\nL: 7 # J, too\n");
        assertThat(limits.caps())
                .containsExactly(
                        new ShapeLimits.Cap("1", List.of(1), 20),
                        new ShapeLimits.Cap("L", List.of(4, 5, 6, 7, 8, 9, 10, 11), 7));
    }

    @Test
    void where_mirror_images_are_named_kinds_are_one_sided() throws UnusableInput {
        assertThat(LimitsReader.parse("l", "S: 2\nZ: 3").caps())
                .containsExactly(
                        new ShapeLimits.Cap("S", List.of(16, 17), 2), new ShapeLimits.Cap("Z", List.of(18, 19), 3));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'20: 1'|l:1:1: There is no shape '20'.",
                "'0: 1'|l:1:1: There is no shape '0'.",
                "'X: 1'|Use an id from 1 to 19, or a kind: I, O, T, L, S.",
                "'1: -4'|l:1:4: The limit of '1' is '-4'.",
                "'1: 1.5'|The limit of '1' is '1.5'.",
                "'1: []'|The limit of '1' is a list.",
                "'I: 3\n2: 4'|l:2:1: Shape 2 has a limit by 'I' already.",
                "'1'|This file has no limits.",
            })
    void what_is_no_limit_is_refused(String text, String message) {
        assertThatThrownBy(() -> LimitsReader.parse("l", text.replace("\\n", "\n")))
                .isInstanceOf(UnusableInput.class)
                .hasMessageContaining(message);
    }

    @Test
    void what_is_forbidden_leaves_its_cap() throws UnusableInput {
        ShapeLimits limits = LimitsReader.forbid("--forbid", "1, 2,S", LimitsReader.parse("l", "I: 5\n1: 3"));
        assertThat(limits.allows(1)).isFalse();
        assertThat(limits.allows(2)).isFalse();
        assertThat(limits.allows(18)).isFalse();
        assertThat(limits.caps()).contains(new ShapeLimits.Cap("I", List.of(3), 5));
    }

    @Test
    void not_everything_can_be_forbidden() {
        assertThatThrownBy(() -> LimitsReader.forbid("--forbid", "I,O,T,L,S", ShapeLimits.NONE))
                .hasMessageContaining("Allow at least one");
    }
}
