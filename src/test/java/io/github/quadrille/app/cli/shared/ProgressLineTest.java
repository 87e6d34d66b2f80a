package io.github.quadrille.app.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    @Test
    void a_shorter_text_leaves_nothing_of_a_longer_one_and_no_escape_code_is_sent() {
        ProgressLine line = line(true, 10);
        line.show("a long long text");
        line.show("short");
        line.clear();
        line.clear();
        assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo("\ra long lo\rshort    \r     \r");
    }

    @Test
    void nothing_is_written_into_files() {
        ProgressLine line = line(false, 80);
        line.show("text");
        line.clear();
        assertThat(bytes.size()).isZero();
    }

    private ProgressLine line(boolean isTerminal, int columns) {
        PrintStream err = new PrintStream(bytes, false, StandardCharsets.UTF_8);
        return new ProgressLine(
                new Terminal(err, err, isTerminal, isTerminal, false, () -> columns, new Interruption()), "");
    }
}
