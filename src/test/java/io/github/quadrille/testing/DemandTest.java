package io.github.quadrille.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.opentest4j.TestAbortedException;

class DemandTest {
    private final List<String> notes = new ArrayList<>();

    @Test
    void what_is_missing_skips_a_test_and_is_noted() {
        assertThatThrownBy(() -> Demand.end("No x.", false, notes::add))
                .isInstanceOf(TestAbortedException.class)
                .hasMessage("No x.");
        assertThat(notes).containsExactly("No x.");
    }

    @Test
    void where_everything_is_demanded_the_test_fails() {
        assertThatThrownBy(() -> Demand.end("No x.", true, notes::add))
                .isInstanceOf(AssertionError.class)
                .hasMessage("No x.");
        assertThat(notes).isEmpty();
    }

    @Test
    void what_is_here_does_nothing() {
        Demand.that(true, "No x.");
    }
}
