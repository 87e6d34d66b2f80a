package io.github.quadrille.app.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.engine.parts.TaskFailed;
import io.github.quadrille.testing.Advice;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FailureTest {
    static Stream<Throwable> faults_of_the_machine() {
        return Stream.of(
                new NoClassDefFoundError("org/eclipse/jetty/server/Server"),
                new OutOfMemoryError(),
                new TaskFailed("Spark does not start. Start it with spark-submit."),
                new UncheckedIOException(new IOException("No space left on device")));
    }

    @ParameterizedTest
    @MethodSource("faults_of_the_machine")
    void what_the_machine_lacks_is_no_defect_and_comes_with_advice(Throwable problem) {
        assertThat(Failure.complaints(problem).orElseThrow()).hasSize(1).allMatch(words -> Advice.isIn(words));
    }

    @Test
    void everything_else_is_a_defect() {
        assertThat(Failure.complaints(new IllegalStateException("odd"))).isEmpty();
    }
}
