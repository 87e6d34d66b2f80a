package io.github.quadrille.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ProgramTest {
    @ParameterizedTest
    @EnumSource(Program.class)
    void the_run_of_everything_installs_it(Program program) throws IOException {
        assertThat(Files.readAllLines(Path.of(".ci/run")))
                .contains("    [%s]=%s".formatted(program.command(), program.debianPackage()));
    }

    @Test
    void a_program_is_known_by_what_is_typed() {
        assertThat(Program.called("clasp")).contains(Program.CLASP);
        assertThat(Program.called("java")).isEmpty();
    }
}
