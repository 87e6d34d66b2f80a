package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.ask.ParameterType;
import io.github.quadrille.app.ask.PuzzleKeys;
import io.github.quadrille.app.ask.Question;
import io.github.quadrille.app.ask.Values;
import io.github.quadrille.app.web.Rejection.RefusedQuestion;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ParametersTest {
    private static final ServerSettings SETTINGS = new ServerSettings(
            "127.0.0.1", 0, Optional.empty(), Optional.empty(), Duration.ofSeconds(20), 2, "test", problem -> {});

    private static final Parameter<Long> NODES = Parameter.whole("nodes", 1, 10, 3, "So many.");
    private static final Question<Values> QUESTION = new Question<>(
            "ask", "Asks", List.of(NODES, Parameter.CLASSES, Parameter.TIME_LIMIT, PuzzleKeys.GOAL), values -> values);

    @Test
    void what_is_said_is_read_by_name_and_kind() {
        Parameters said = said(Map.of("nodes", "7", "classes", "true", "time-limit", "1.5s", "goal", "cover"));
        assertThat(said.of(NODES)).isEqualTo(7);
        assertThat(said.of(Parameter.CLASSES)).isTrue();
        assertThat(said.limits().time()).contains(Duration.ofMillis(1500));
        assertThat(said.said(PuzzleKeys.GOAL)).contains("cover");
        said.check();
    }

    @Test
    void what_is_not_said_is_as_usual() {
        Parameters none = said(Map.of());
        assertThat(none.of(NODES)).isEqualTo(3);
        assertThat(none.of(Parameter.CLASSES)).isFalse();
        assertThat(none.limits().time()).contains(Duration.ofSeconds(20));
        assertThat(none.limits(Optional.of(Duration.ofSeconds(2))).time()).contains(Duration.ofSeconds(2));
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
        said.of(NODES);
        said.of(Parameter.CLASSES);
        said.limits();
        assertThatThrownBy(said::check)
                .isInstanceOf(RefusedQuestion.class)
                .hasMessageContainingAll(
                        "nodes=many is not a number from 1 to 10. Use nodes=3.",
                        "classes=maybe is not known. Use one of true, false.",
                        "time-limit=soon is not a span of time. Write 30s, 500ms, 2m or 1h.",
                        "There is no parameter 'piecs' here. Use one of nodes, classes, time-limit, goal.");
    }

    @Test
    void what_is_said_twice_or_missing_or_endless_is_wrong_too() {
        Parameter<String> cells = Parameter.of("cells", ParameterType.written(Optional::of, "four cells"), "Cells.")
                .needed();
        Parameters said = new Parameters(
                Map.of("nodes", List.of("1", "2"), "goal", List.of("x".repeat(1000))),
                SETTINGS,
                new Question<>("ask", "Asks", List.of(NODES, PuzzleKeys.GOAL, cells), values -> values));
        said.of(NODES);
        said.said(PuzzleKeys.GOAL);
        assertThatThrownBy(said::check)
                .hasMessageContainingAll(
                        "'nodes' is given 2 times", "xxx... is not known", "'cells' is missing. Give four cells.")
                .message()
                .hasSizeLessThan(300);
    }

    private static Parameters said(Map<String, String> words) {
        return new Parameters(
                words.entrySet().stream()
                        .collect(
                                java.util.stream.Collectors.toMap(Map.Entry::getKey, each -> List.of(each.getValue()))),
                SETTINGS,
                QUESTION);
    }
}
