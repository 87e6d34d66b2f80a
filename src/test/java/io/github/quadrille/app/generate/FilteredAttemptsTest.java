package io.github.quadrille.app.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.testing.FakeRunner;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FilteredAttemptsTest {
    private final List<CompletableFuture<Boolean>> orders = new ArrayList<>();
    private final GenerationClock patience = new GenerationClock(Duration.ofSeconds(20), () -> false);
    private int drawn;

    @Test
    void those_that_fail_are_left_out_and_the_order_stays() {
        try (FilteredAttempts<DesignRound> attempts = new FilteredAttempts<>(() -> draw(9), scout(), patience)) {
            answerLater(2, true);
            answerLater(1, true);
            answerLater(0, false);
            assertThat(attempts.next()).hasValue(round(1));
            assertThat(attempts.next()).hasValue(round(2));
            assertThat(attempts.inVain()).isOne();
        }
    }

    @Test
    void without_a_scout_nothing_is_drawn_before_its_turn() {
        try (FilteredAttempts<DesignRound> attempts =
                new FilteredAttempts<>(() -> draw(2), Optional.empty(), patience)) {
            assertThat(attempts.next()).hasValue(round(0));
            assertThat(drawn).isOne();
            assertThat(attempts.next()).hasValue(round(1));
            assertThat(attempts.next()).isEmpty();
        }
    }

    @Test
    void when_nobody_will_find_out_there_is_no_next_one() {
        try (FilteredAttempts<DesignRound> attempts = new FilteredAttempts<>(() -> draw(9), scout(), patience)) {
            orders.get(0).cancel(false);
            assertThat(attempts.next()).isEmpty();
        }
    }

    @Test
    void at_the_end_nobody_needs_to_look_any_more() {
        try (FilteredAttempts<DesignRound> attempts = new FilteredAttempts<>(() -> draw(9), scout(), patience)) {
            answerLater(0, true);
            assertThat(attempts.next()).hasValue(round(0));
        }
        assertThat(orders.subList(1, 3)).allMatch(CompletableFuture::isCancelled);
    }

    @Test
    void when_patience_ends_nobody_waits() {
        GenerationClock none = new GenerationClock(Duration.ofMillis(30), () -> false);
        try (FilteredAttempts<DesignRound> attempts = new FilteredAttempts<>(() -> draw(9), scout(), none)) {
            assertThat(attempts.next()).isEmpty();
        }
    }

    private void answerLater(int order, boolean answer) {
        CompletableFuture.delayedExecutor(20, TimeUnit.MILLISECONDS)
                .execute(() -> orders.get(order).complete(answer));
    }

    private Optional<TaskRunner> scout() {
        IntStream.range(0, 9).forEach(i -> orders.add(new CompletableFuture<>()));
        return Optional.of(new FakeRunner(attempt -> orders.get((int) ((DesignRound) attempt).seed())));
    }

    private Optional<DesignRound> draw(int all) {
        return drawn < all ? Optional.of(round(drawn++)) : Optional.empty();
    }

    private static DesignRound round(int seed) {
        return new DesignRound(Puzzle.standard(4, 5), OptionalInt.empty(), CarvingRules.USUAL, 0, seed);
    }
}
