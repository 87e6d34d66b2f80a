package io.github.quadrille.engine.parts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.TaskAnswer.TextAnswer;
import io.github.quadrille.engine.parts.TaskSource.Task;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class RemoteTasksTest {
    private static final Puzzle PUZZLE = Puzzle.standard(4, 10);

    private final RemoteTasks errands = new RemoteTasks("errand");

    @Test
    void each_gets_its_own_answer_whoever_brings_it() {
        CompletableFuture<String> one = ask("one");
        CompletableFuture<String> two = ask("two");
        Task first = errands.take().orElseThrow();
        Task second = errands.take().orElseThrow();
        assertThat(errands.take()).isEmpty();
        assertThat(errands.question(second)).isEqualTo(new TaskQuestion.Errand("two"));
        errands.answer(Map.of(second.id(), lines("2"), "nobody", lines("3")));
        assertThat(two).isCompletedWithValue("2");
        assertThat(one).isNotDone();
        errands.answer(Map.of(first.id(), lines("1")));
        errands.answer(Map.of(first.id(), lines("1 again")));
        assertThat(one).isCompletedWithValue("1");
        assertThat(errands.missing()).isZero();
    }

    @Test
    void what_is_given_back_is_open_once() {
        CompletableFuture<String> one = ask("one");
        String id = errands.take().orElseThrow().id();
        errands.giveBack(id);
        errands.giveBack(id);
        assertThat(errands.open()).isOne();
        assertThat(errands.resume(id)).isTrue();
        assertThat(errands.resume(id)).isFalse();
        assertThat(errands.cut(id)).isFalse();
        assertThat(one).isNotDone();
    }

    @Test
    void what_cannot_be_read_is_no_answer() {
        CompletableFuture<String> one = ask("one");
        String id = errands.take().orElseThrow().id();
        assertThat(errands.fault(id, lines("1\n2"))).isPresent();
        assertThat(errands.fault(id, lines("1"))).isEmpty();
        assertThat(one).isNotDone();
    }

    @Test
    void at_the_end_what_is_missing_is_cancelled() {
        CompletableFuture<String> one = ask("one");
        String id = errands.take().orElseThrow().id();
        errands.close();
        errands.giveBack(id);
        assertThat(one).isCancelled();
        assertThat(errands.isDecided()).isTrue();
        assertThat(errands.take()).isEmpty();
        assertThat(ask("two")).isCancelled();
    }

    @Test
    void what_nobody_wants_any_more_is_not_begun_and_its_answer_is_passed_over() {
        CompletableFuture<String> one = ask("one");
        CompletableFuture<String> two = ask("two");
        String id = errands.take().orElseThrow().id();
        one.cancel(false);
        two.cancel(false);
        assertThat(errands.take()).isEmpty();
        assertThat(errands.missing()).isZero();
        errands.answer(Map.of(id, lines("1")));
        errands.giveBack(id);
        assertThat(errands.open()).isZero();
    }

    private CompletableFuture<String> ask(String what) {
        return errands.ask(new TaskQuestion.Errand(what), PUZZLE, RemoteTasksTest::line);
    }

    private static String line(String text) throws IOException {
        if (text.contains("\n")) {
            throw new IOException("It is more than one line.");
        }
        return text;
    }

    private static TextAnswer lines(String text) {
        return new TextAnswer(text, 0);
    }
}
