package io.github.quadrille.app.cli.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import org.junit.jupiter.api.Test;

class RandomPackingsTest {
    @Test
    void without_enough_time_nothing_is_drawn_and_the_reason_is_said() {
        CommandRun run = CommandRun.of("count", "20x20", "--sample", "1", "--time-limit", "1ms");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.firstLine()).isEqualTo("status: undecided");
        assertThat(run.out()).contains("reason: no packing was drawn, because ");
    }

    @Test
    void json_says_so_in_one_object() {
        CommandRun run = CommandRun.of("count", "20x20", "--sample", "1", "--time-limit", "1ms", "--format", "json");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.out())
                .startsWith(
                        "{\"status\":\"undecided\",\"puzzle\":\"20x20\",\"reason\":\"no packing was drawn, because ")
                .endsWith("\"}\n");
    }
}
