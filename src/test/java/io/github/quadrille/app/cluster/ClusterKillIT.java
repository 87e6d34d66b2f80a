package io.github.quadrille.app.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Exhaustive;
import io.github.quadrille.testing.FreePort;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Worker and head are killed at random moments; the journal and the parts' ids put things right. */
@Order(Integer.MAX_VALUE)
@Exhaustive
class ClusterKillIT {
    private static final int ROUNDS = 4;
    private static final String PUZZLE = "instances/pentominoes/pentominoes-6x10.yaml";
    private static final String ANSWER = "status: counted\npackings: 9,356\n";
    private static final int LONGEST_MILLIS = 1000;

    @TempDir
    private Path folder;

    private String place;
    private Jvm steady;

    @BeforeEach
    void one_worker_is_spared() throws IOException {
        place = "127.0.0.1:" + FreePort.find();
        steady = worker();
    }

    @AfterEach
    void it_has_lived_through_all() throws Exception {
        assertThat(steady.isAlive()).isTrue();
        steady.close();
    }

    @Test
    void a_worker_and_the_head_are_killed_and_nothing_is_lost_or_counted_twice() throws Exception {
        RandomGenerator chance = new SplittableRandom(2026);
        int resumed = 0;
        Jvm victim = worker();
        for (int round = 0; round < ROUNDS; round++) {
            Path journal = folder.resolve("journal" + round);
            Jvm first = head(journal).awaitErr("has joined");
            Thread.sleep(chance.nextInt(LONGEST_MILLIS));
            victim.kill();
            victim = worker();
            // What is killed before it has an answer has lost nothing.
            while (first.isAlive() && lines(journal) < 2) {
                Thread.sleep(20);
            }
            Thread.sleep(chance.nextInt(LONGEST_MILLIS));
            first.kill();
            long before = lines(journal);
            try (Jvm second = head(journal)) {
                assertThat(second.exit()).isZero();
                assertThat(second.out()).as("round %d", round).startsWith(ANSWER);
            }
            resumed += before > 1 && lines(journal) > before ? 1 : 0;
            assertThatEveryPartIsThereOnce(journal);
        }
        victim.close();
        // Or else the moments were badly chosen, and this proves nothing.
        assertThat(resumed).isGreaterThan(ROUNDS / 4);
    }

    @Test
    void the_second_head_on_a_journal_is_refused_and_ctrl_c_leaves_one_that_resumes() throws Exception {
        Path journal = folder.resolve("journal");
        try (Jvm head = head(journal).awaitErr("has joined");
                Jvm second = Jvm.start(
                        folder,
                        "count",
                        PUZZLE,
                        "--cluster",
                        "127.0.0.1:" + FreePort.find(),
                        "--journal",
                        journal.toString())) {
            assertThat(second.exit()).isEqualTo(2);
            assertThat(second.err()).contains("The journal is in use");
            head.interrupt();
            assertThat(head.exit()).isEqualTo(3);
            assertThat(head.out()).startsWith("status: undecided\n").contains("reason: interrupted");
        }
        try (Jvm head = head(journal)) {
            assertThat(head.exit()).isZero();
            assertThat(head.out()).startsWith(ANSWER);
        }
    }

    private Jvm head(Path journal) throws IOException {
        return Jvm.start(folder, "count", PUZZLE, "--cluster", place, "--journal", journal.toString());
    }

    private Jvm worker() throws IOException {
        return Jvm.start(folder, "worker", "--join", place, "--threads", "1");
    }

    private static long lines(Path journal) throws IOException {
        return Files.exists(journal) ? Files.readAllLines(journal).size() : 0;
    }

    private static void assertThatEveryPartIsThereOnce(Path journal) throws IOException {
        List<String> answered = Files.readAllLines(journal).stream()
                .skip(1)
                .filter(line -> !line.contains(" cut "))
                .map(line -> line.split(" ", 2)[0])
                .collect(Collectors.toList());
        assertThat(answered).doesNotHaveDuplicates();
    }
}
