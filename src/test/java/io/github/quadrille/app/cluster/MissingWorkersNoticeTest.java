package io.github.quadrille.app.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cluster.ClusterHead.MissingWorkersNotice;
import io.github.quadrille.engine.parts.ClusterAddress;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class MissingWorkersNoticeTest {
    private final ClusterAddress meeting = new ClusterAddress("127.0.0.1", 5701, Optional.empty(), "quadrille", "");
    private final WorkerRegistry roster = new WorkerRegistry();
    private final MissingWorkersNotice absence = new MissingWorkersNotice(0);

    @Test
    void a_head_that_waits_says_so_every_five_seconds() {
        assertThat(after(4)).isEmpty();
        assertThat(after(5))
                .hasValue("no worker for 5 s, and 12 parts to answer. Maybe start one: worker --join 127.0.0.1:5701");
        assertThat(after(9)).isEmpty();
        assertThat(after(10)).isPresent();
    }

    @Test
    void nothing_is_said_while_a_worker_is_here() {
        roster.join("worker", 2, 0);
        assertThat(after(60)).isEmpty();
    }

    @Test
    void when_the_last_one_has_gone_the_time_begins_anew() {
        roster.join("worker", 2, 0);
        assertThat(after(60)).isEmpty();
        roster.remove("worker");
        assertThat(after(64)).isEmpty();
        assertThat(after(66).orElseThrow()).startsWith("no worker for 6 s");
    }

    private Optional<String> after(long seconds) {
        return absence.words(roster, "12 parts", meeting, TimeUnit.SECONDS.toNanos(seconds));
    }
}
