package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.render.Lifetimes.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LifetimesTest {
    @Test
    void what_stays_is_there_once() {
        Lifetimes<String> lifetimes = new Lifetimes<>();
        lifetimes.next(List.of("a", "b"));
        lifetimes.next(List.of("b", "c"));
        lifetimes.next(List.of("a", "c"));
        assertThat(lifetimes.all())
                .containsOnlyKeys(
                        new Span(0, 1), new Span(0, 2), new Span(1, Span.FOR_EVER), new Span(2, Span.FOR_EVER))
                .containsEntry(new Span(0, 1), List.of("a"))
                .containsEntry(new Span(0, 2), List.of("b"))
                .containsEntry(new Span(1, Span.FOR_EVER), List.of("c"))
                .containsEntry(new Span(2, Span.FOR_EVER), List.of("a"));
    }

    @Test
    void what_came_first_stands_first() {
        Lifetimes<String> lifetimes = new Lifetimes<>();
        lifetimes.next(List.of("a", "b"));
        lifetimes.next(List.of("b", "c"));
        assertThat(lifetimes.all().keySet())
                .containsExactly(new Span(0, 1), new Span(0, Span.FOR_EVER), new Span(1, Span.FOR_EVER));
    }
}
