package io.github.quadrille.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.TestAbortedException;

class DemandTest {
    @TempDir
    private Path folder;

    @Test
    void what_is_missing_skips_a_test_and_is_noted() {
        Path notes = folder.resolve("notes");
        assertThatThrownBy(() -> Demand.end("No x.", false, Optional.of(notes)))
                .isInstanceOf(TestAbortedException.class)
                .hasMessage("No x.");
        assertThat(notes).hasContent("No x.");
    }

    @Test
    void where_everything_is_demanded_the_test_fails() {
        assertThatThrownBy(() -> Demand.end("No x.", true, Optional.of(folder.resolve("notes"))))
                .isInstanceOf(AssertionError.class)
                .hasMessage("No x.");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void what_is_here_does_nothing() {
        Demand.that(true, "No x.");
    }
}
