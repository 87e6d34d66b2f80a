package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Slow;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

@Slow
class LocalVerbTest extends ServerTest {
    private static final String EVENTS = "text/event-stream";

    @Test
    void a_run_is_told_better_by_better_with_its_states() throws Exception {
        String body = server.ask("local?method=repair&seed=3", "4x10", EVENTS).body();
        assertThat(body)
                .contains("event: trace\ndata: {\"seconds\":")
                .contains("event: part\ndata: {\"pieces\":[{\"kind\":")
                .contains("event: answer", "\"status\":\"packed\"", "\"method\":\"repair\",\"seed\":3");
    }

    @Test
    void with_the_same_seed_the_same_packing_is_found() throws Exception {
        String one = server.ask("local?method=hill-climbing&seed=5", "4x5");
        assertThat(one.replaceAll("\"(exact_)?seconds\":.*", ""))
                .isEqualTo(server.ask("local?method=hill-climbing&seed=5", "4x5")
                        .replaceAll("\"(exact_)?seconds\":.*", ""));
    }

    @Test
    void a_short_argument_is_said_before_the_search_unless_it_is_not_wanted() throws Exception {
        assertThat(server.ask("local?method=beam&time-limit=200ms", "10x14")).contains("\"status\":\"infeasible\"");
        assertThat(server.ask("local?method=beam&time-limit=200ms&no-arguments=true", "10x14"))
                .contains("\"status\":\"undecided\"", "\"iterations\":");
    }

    @Test
    void it_says_what_exact_methods_say_unless_that_is_not_wanted() throws Exception {
        assertThat(server.ask("local?method=repair", "4x5")).contains("\"status\":\"infeasible\"", "\"optimum\":16,");
        assertThat(server.ask("local?method=beam&time-limit=200ms&no-arguments=true", "10x14"))
                .contains("\"packing_exists\":\"no\"", "\"optimum\":136,");
        assertThat(server.ask("local?method=repair&no-exact=true", "4x5"))
                .contains("\"status\":\"infeasible\"")
                .doesNotContain("optimum");
    }

    @Test
    void given_pieces_are_seen_in_every_state() throws Exception {
        String puzzle =
                "{\"board\":\"4x5\",\"pieces\":{\"O\":1,\"I\":4},\"given\":[[\"I\",[[0,0],[0,1],[0,2],[0,3]]]]}";
        assertThat(server.ask("local?method=repair&time-limit=1s&no-arguments=true", puzzle, EVENTS)
                        .body())
                .contains("{\"pieces\":[{\"kind\":\"I\",\"cells\":[[0,0],[0,1],[0,2],[0,3]]}");
    }

    @Test
    void a_method_that_is_not_for_the_puzzle_says_why() throws Exception {
        HttpResponse<String> answer =
                server.ask("local?method=beam", "{\"board\":\"4x4\",\"pieces\":{\"O\":\"any\"}}", "application/json");
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body())
                .contains("The method beam cannot be used for this puzzle")
                .contains("Give exact counts.");
        assertThat(server.ask("local?method=best", "4x10")).contains("method=best is not known. Use one of beam,");
    }

    @Test
    void a_puzzle_with_rules_is_refused() throws Exception {
        assertThat(server.ask("local?method=repair&rules=apart", "4x10"))
                .contains("The puzzle has rules, but local search cannot follow rules.");
        assertThat(server.ask("count?rules=no-four-meet&pieces=I2:any", "5x6")).contains("\"packings\":2");
    }
}
