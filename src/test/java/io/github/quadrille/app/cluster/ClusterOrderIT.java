package io.github.quadrille.app.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Exhaustive;
import io.github.quadrille.testing.FreePort;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One head, one worker, and whoever comes first waits for the other. */
@Exhaustive
class ClusterOrderIT {
    private static final String PUZZLE = "instances/pentominoes/pentominoes-6x10.yaml";
    private static final String COUNTED = "status: counted\npackings: 9,356\n";

    @TempDir
    private Path folder;

    private String place;

    @BeforeEach
    void a_place_of_its_own() throws IOException {
        place = "127.0.0.1:" + FreePort.find();
    }

    @Test
    void a_worker_for_one_count_waits_for_it_and_leaves_after_it() throws Exception {
        try (Jvm worker = Jvm.start(folder, "worker", "--join", place, "--once").awaitErr("waiting for a command");
                Jvm head = Jvm.start(folder, "count", PUZZLE, "--cluster", place)) {
            assertThat(head.exit()).isZero();
            assertThat(head.out()).startsWith(COUNTED);
            assertThat(worker.exit()).isZero();
            assertThat(worker.out()).startsWith("status: left\nanswered: ");
        }
    }

    @Test
    void a_head_whose_worker_has_given_up_says_that_it_waits_for_another() throws Exception {
        try (Jvm early = Jvm.start(folder, "worker", "--join", place, "--time-limit", "10ms")) {
            assertThat(early.exit()).isZero();
        }
        try (Jvm head = Jvm.start(folder, "count", PUZZLE, "--cluster", place)
                        .awaitErr("no worker for 5 s")
                        .awaitErr("Maybe start one: worker --join " + place);
                Jvm worker = Jvm.start(folder, "worker", "--join", place, "--once")) {
            assertThat(head.exit()).isZero();
            assertThat(worker.exit()).isZero();
        }
    }

    @Test
    void a_worker_for_one_count_leaves_when_the_head_is_killed() throws Exception {
        try (Jvm head = Jvm.start(folder, "count", "8x8", "--cluster", place, "--method", "search");
                Jvm worker =
                        Jvm.start(folder, "worker", "--join", place, "--once").awaitErr("joined")) {
            head.awaitErr("has joined").kill();
            assertThat(worker.exit()).isZero();
            assertThat(worker.err()).contains("lost " + place);
        }
    }
}
