package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.app.web.Rejection.RefusedQuestion;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ParametersTest {
    private static final ServerSettings SETTINGS = new ServerSettings(
            "127.0.0.1", 0, Optional.empty(), Optional.empty(), Duration.ofSeconds(20), 2, "test", problem -> {});

    @Test
    void what_is_said_is_read_by_name_and_kind() {
        Parameters said = said(Map.of("nodes", "7", "classes", "true", "time-limit", "1.5s", "goal", "cover"));
        assertThat(said.whole("nodes", 1, 10, 3)).isEqualTo(7);
        assertThat(said.flag("classes")).isTrue();
        assertThat(said.limits().time()).contains(Duration.ofMillis(1500));
        assertThat(said.word("goal", List.of("pack", "cover"), word -> word)).contains("cover");
        said.check();
    }

    @Test
    void what_is_not_said_is_as_usual() {
        Parameters none = said(Map.of());
        assertThat(none.whole("nodes", 1, 10, 3)).isEqualTo(3);
        assertThat(none.flag("classes")).isFalse();
        assertThat(none.limits().time()).contains(Duration.ofSeconds(20));
        assertThat(none.limits(Duration.ofSeconds(2)).time()).contains(Duration.ofSeconds(2));
        none.check();
    }

    @Test
    void nobody_gets_more_than_the_server_gives_to_anyone() {
        Parameters said = said(Map.of("time-limit", "1h"));
        assertThat(said.limits().time()).contains(Duration.ofSeconds(20));
        assertThat(said.limits().threads()).isEqualTo(1);
        assertThat(said.limits().memory())
                .isLessThanOrEqualTo(Runtime.getRuntime().maxMemory() / 4);
    }

    @Test
    void everything_that_is_wrong_is_said_at_once() {
        Parameters said = said(Map.of("nodes", "many", "classes", "maybe", "time-limit", "soon", "piecs", "T: 1"));
        said.whole("nodes", 1, 10, 3);
        said.flag("classes");
        said.limits();
        assertThatThrownBy(said::check)
                .isInstanceOf(RefusedQuestion.class)
                .hasMessageContainingAll(
                        "nodes=many is no number from 1 to 10. Maybe nodes=3.",
                        "classes=maybe is not known. Maybe one of true, false.",
                        "time-limit=soon is no span of time. Maybe write 10s",
                        "There is no parameter 'piecs' here. Maybe one of nodes, classes, time-limit.");
    }

    @Test
    void what_is_said_twice_or_missing_or_endless_is_wrong_too() {
        Parameters said =
                new Parameters(Map.of("nodes", List.of("1", "2"), "goal", List.of("x".repeat(1000))), SETTINGS);
        said.whole("nodes", 1, 10, 3);
        said.word("goal", List.of("pack"), word -> word);
        said.require("cells", "four cells");
        assertThatThrownBy(said::check)
                .hasMessageContainingAll(
                        "'nodes' is given 2 times", "xxx... is not known", "'cells' is missing. Maybe four cells.")
                .message()
                .hasSizeLessThan(300);
    }

    private static Parameters said(Map<String, String> words) {
        return new Parameters(
                words.entrySet().stream()
                        .collect(
                                java.util.stream.Collectors.toMap(Map.Entry::getKey, each -> List.of(each.getValue()))),
                SETTINGS);
    }
}
