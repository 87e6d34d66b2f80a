package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.io.json.JsonLine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class JobsTest {
    private final Jobs jobs = new Jobs(1);
    private final List<String> order = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch go = new CountDownLatch(1);

    @AfterEach
    void close() {
        go.countDown();
        jobs.close();
    }

    @Test
    void clients_take_turns() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(6);
        add("a", "a1", done);
        add("a", "a2", done);
        add("a", "a3", done);
        add("a", "a4", done);
        add("b", "b1", done);
        add("b", "b2", done);
        go.countDown();
        done.await();
        assertThat(order).containsExactly("a1", "b1", "a2", "b2", "a3", "a4");
    }

    @Test
    void who_waits_hears_how_many_are_ahead_whenever_that_changes() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(4);
        add("a", "a1", done);
        add("a", "a2", done);
        HeardReply last = add("a", "a3", done);
        add("b", "b1", done);
        go.countDown();
        done.await();
        assertThat(last.heard)
                .containsExactly(
                        "queued {\"ahead\":1}", "queued {\"ahead\":2}", "queued {\"ahead\":1}", "queued {\"ahead\":0}");
    }

    @Test
    void only_so_many_wait_and_fewer_of_one_client() {
        CountDownLatch done = new CountDownLatch(1);
        add("a", "a0", done);
        for (int number = 1; number <= Jobs.MOST_WAITING_OF_ONE; number++) {
            add("a", "a" + number, done);
        }
        assertThat(jobs.add(job("a", "one more", done, new HeardReply()))).isFalse();
        for (int client = 0; client < 3; client++) {
            for (int number = 0; number < Jobs.MOST_WAITING_OF_ONE; number++) {
                add("other" + client, "", done);
            }
        }
        assertThat(jobs.waiting()).isEqualTo(Jobs.MOST_WAITING);
        assertThat(jobs.add(job("b", "nobody else", done, new HeardReply()))).isFalse();
    }

    @Test
    void whose_client_has_left_waits_no_longer() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        add("a", "a1", done);
        Job leaving = job("a", "left", done, new HeardReply());
        jobs.add(leaving);
        add("a", "a2", done);
        jobs.remove(leaving);
        assertThat(jobs.waiting()).isEqualTo(1);
        go.countDown();
        done.await();
        assertThat(order).containsExactly("a1", "a2");
    }

    @Test
    void a_job_that_fails_is_answered_and_makes_room() throws InterruptedException {
        HeardReply reply = new HeardReply();
        List<Throwable> defects = new ArrayList<>();
        CountDownLatch done = new CountDownLatch(1);
        jobs.add(new Job(
                "a",
                (body, asked) -> {
                    throw new IllegalStateException("a defect");
                },
                new byte[0],
                reply,
                defects::add));
        add("a", "a1", done);
        go.countDown();
        done.await();
        assertThat(reply.heard)
                .singleElement()
                .asString()
                .contains("500", "\"status\":\"defect\"")
                .doesNotContain("a defect");
        assertThat(defects).hasSize(1);
    }

    private HeardReply add(String client, String name, CountDownLatch done) {
        HeardReply reply = new HeardReply();
        assertThat(jobs.add(job(client, name, done, reply))).isTrue();
        return reply;
    }

    private Job job(String client, String name, CountDownLatch done, HeardReply reply) {
        Verb.Task task = (body, asked) -> {
            try {
                go.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            order.add(name);
            done.countDown();
        };
        return new Job(client, task, new byte[0], reply, problem -> {});
    }

    /** Records the events that it receives. */
    private static final class HeardReply extends Reply {
        private final List<String> heard = Collections.synchronizedList(new ArrayList<>());

        @Override
        void left() {
            heard.add("left");
        }

        @Override
        boolean isStream() {
            return true;
        }

        @Override
        void newest(String event, Object content) {
            heard.add(event + " " + JsonLine.text(content));
        }

        @Override
        void each(String event, Object content) {
            heard.add(event + " " + JsonLine.text(content));
        }

        @Override
        void end(int code, String type, byte[] content, Map<String, String> headers) {
            heard.add(code + " " + new String(content, java.nio.charset.StandardCharsets.UTF_8));
        }
    }
}
