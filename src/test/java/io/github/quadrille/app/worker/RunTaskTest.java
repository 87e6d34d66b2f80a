package io.github.quadrille.app.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.engine.parts.MessageReader.MalformedMessage;
import io.github.quadrille.engine.parts.TaskQuestion;
import io.github.quadrille.lab.local.LocalLimits;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunTaskTest {
    private static final String NUMBERS = "0000000000000001 0000000000000002 0000000000000003 7";

    @Test
    void orders_arrive_as_they_are() throws MalformedMessage {
        arrives(new RunTask("greedy", LocalLimits.NONE.withSeed(-1)));
        arrives(new RunTask(
                "beam:corner=both,draws=distinct",
                LocalLimits.NONE
                        .withSeed(Long.MIN_VALUE)
                        .withTimeLimit(Duration.ofNanos(1_500_000_001L))
                        .withMaxIterations(7)
                        .withMaxMoves(8)
                        .withMaxRestarts(0)
                        .withTarget(38)));
    }

    private static void arrives(RunTask order) throws MalformedMessage {
        assertThat(RunTask.of(order.errand())).isEqualTo(order);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run",
                "walk 00000000000000ff none " + NUMBERS + " greedy",
                "run ff none " + NUMBERS + " greedy",
                "run 00000000000000ff 5s " + NUMBERS + " greedy",
                "run 00000000000000ff PT-5S " + NUMBERS + " greedy",
                "run 00000000000000ff PT0S " + NUMBERS + " greedy",
                "run 00000000000000ff none " + NUMBERS + " %zz",
                "run 00000000000000ff none " + NUMBERS + " ",
                "run 00000000000000ff none " + NUMBERS + " greedy beam",
                "run 00000000000000ff none ffffffffffffffff 0000000000000002 0000000000000003 7 greedy",
                "run 00000000000000ff none 0000000000000001 0000000000000002 0000000000000003 99999999999 greedy"
            })
    void what_orders_no_run_is_told_apart(String words) {
        assertThatThrownBy(() -> RunTask.of(new TaskQuestion.Errand(words))).isInstanceOf(MalformedMessage.class);
    }
}
