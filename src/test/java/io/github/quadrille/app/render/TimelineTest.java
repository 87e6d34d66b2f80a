package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class TimelineTest {
    private final Timeline time = new Timeline(10);

    @Test
    void what_is_always_there_needs_no_class() {
        assertThat(time.shown(0, Double.POSITIVE_INFINITY, 1)).isEmpty();
    }

    @Test
    void what_comes_and_goes_has_keyframes() {
        assertThat(time.shown(2, 5, 1)).isEqualTo(" class=\"t0\"");
        assertThat(time.style())
                .contains(
                        "@keyframes t0{0%{opacity:0}20%{opacity:0}30%{opacity:1}50%{opacity:1}60%{opacity:0}100%{opacity:0}}");
    }

    @Test
    void without_animations_the_end_is_seen() {
        time.shown(0, 4, 1);
        time.shown(4, Double.POSITIVE_INFINITY, 1);
        assertThat(time.style())
                .contains(
                        ".t0{opacity:0;",
                        ".t1{opacity:1;",
                        "@media (prefers-reduced-motion:reduce){*{animation:none!important}}");
    }

    @Test
    void equal_changes_share_a_class() {
        assertThat(time.shown(2, 5, 1)).isEqualTo(time.shown(2, 5, 1));
        assertThat(time.shown(2, 6, 1)).isEqualTo(" class=\"t1\"");
    }

    @Test
    void a_colour_changes_at_once() {
        time.fill(5, Colour.WHITE, Colour.BLACK);
        assertThat(time.style()).contains(".t0{fill:#000000;animation:t0 10s step-end infinite}", "50%{fill:#000000}");
        assertThat(time.fill(10, Colour.WHITE, Colour.BLACK)).isEmpty();
    }
}
