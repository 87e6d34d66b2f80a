package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.ask.HintQuestion;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Compares the OpenAPI description of the questions with the server that answers them. */
@Slow
class DescriptionTest {
    private static final String PREFIX = "/api/";

    private static RunningServer server;
    private static Map<String, Object> description;

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        server = new RunningServer();
        description = map(read(server.send(server.at("api/openapi.yaml")).body()));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void every_question_of_the_table_is_described_and_none_that_is_not() {
        List<String> described = paths().entrySet().stream()
                .filter(path -> map(path.getValue()).get("post") != null)
                .map(path -> path.getKey().substring(PREFIX.length()))
                .toList();
        assertThat(described)
                .containsExactlyInAnyOrderElementsOf(
                        Verbs.all().stream().map(Verb::name).toList());
    }

    @Test
    void every_parameter_of_the_table_is_described_with_what_it_may_be() {
        Map<String, Object> hint = map(map(paths().get("/api/hint")).get("post"));
        assertThat(hint).containsEntry("summary", HintQuestion.QUESTION.summary());
        assertThat(list(hint.get("parameters")))
                .hasSameSizeAs(HintQuestion.QUESTION.parameters())
                .contains(Map.of(
                        "name",
                        "more",
                        "in",
                        "query",
                        "description",
                        HintQuestion.MORE.help(),
                        "schema",
                        Map.of("type", "integer", "minimum", 0, "maximum", 1000, "default", 0)));
    }

    @Test
    void every_value_of_a_list_is_taken() throws Exception {
        for (Object operations : paths().values()) {
            Map<String, Object> post = map(map(operations).getOrDefault("post", Map.of()));
            for (Object parameter : list(post.getOrDefault("parameters", List.of()))) {
                Map<String, Object> read = map(parameter);
                for (Object value : list(map(read.get("schema")).getOrDefault("enum", List.of()))) {
                    String question = post.get("operationId") + "?" + read.get("name") + "=" + value;
                    // The puzzle is invalid, but the message must not be about the parameter.
                    assertThat(server.ask(question, "no puzzle")).as(question).doesNotContain("is not known");
                }
            }
        }
    }

    @Test
    void every_example_is_answered_as_said_and_in_the_form_that_is_described() throws Exception {
        List<String> strange = new ArrayList<>();
        int examples = 0;
        for (Map.Entry<String, Object> path : paths().entrySet()) {
            String word = path.getKey().substring(PREFIX.length());
            Map<String, Object> operations = map(path.getValue());
            Map<String, Object> operation = map(operations.getOrDefault("post", operations.get("get")));
            for (Object example : list(operation.getOrDefault("x-examples", List.of()))) {
                examples++;
                Map<String, Object> form = form(operation);
                answer(word, map(example)).keySet().stream()
                        .filter(field -> !form.containsKey(field))
                        .forEach(field -> strange.add(word + ": " + field));
            }
        }
        assertThat(examples).isGreaterThanOrEqualTo(Verbs.all().size());
        // These fields occur only with some stages, methods and proofs. The page json.md lists them.
        strange.removeIf(field -> field.matches("(solve|local|proof): .*|count: stages|estimate: .*"));
        assertThat(strange).isEmpty();
    }

    /** Returns the schemas of the fields that a successful answer may have, keyed by the names of the fields. */
    private static Map<String, Object> form(Map<String, Object> operation) {
        Map<String, Object> content =
                map(map(map(operation.get("responses")).get("200")).get("content"));
        return content.containsKey("application/json")
                ? map(map(referred(map(content.get("application/json")).get("schema")))
                        .get("properties"))
                : Map.of();
    }

    private static Map<String, Object> answer(String word, Map<String, Object> example)
            throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = server.file(
                example.containsKey("path")
                        ? server.at("api/" + example.get("path"))
                        : server.question(
                                word + "?" + example.get("query"),
                                example.get("body").toString()));
        if (example.containsKey("type")) {
            assertThat(answer.headers().firstValue("Content-Type"))
                    .contains(example.get("type").toString());
            assertThat(answer.statusCode()).isEqualTo(200);
            return Map.of();
        }
        Map<String, Object> said = map(read(new String(answer.body(), StandardCharsets.UTF_8)));
        assertThat(said).as("%s %s", word, example).containsAllEntriesOf(map(example.get("answer")));
        return said;
    }

    private static Map<String, Object> paths() {
        return map(description.get("paths"));
    }

    /** Returns the node that {@code $ref} refers to. */
    private static Object referred(Object node) {
        Object reference = map(node).get("$ref");
        if (reference == null) {
            return node;
        }
        Object at = description;
        for (String step : reference.toString().substring(2).split("/")) {
            at = map(at).get(step);
        }
        return at;
    }

    private static Object read(String text) {
        return new Load(LoadSettings.builder().setCodePointLimit(100 << 20).build()).loadFromString(text);
    }

    @SuppressWarnings("unchecked") // The keys of YAML and JSON are texts here.
    private static Map<String, Object> map(Object node) {
        return (Map<String, Object>) node;
    }

    @SuppressWarnings("unchecked")
    private static List<Object> list(Object node) {
        return (List<Object>) node;
    }
}
