package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class VerbsTest extends ServerTest {
    private static final String PENTOMINOES = "{\"board\":\"5x4\",\"pieces\":{\"L5\":\"any\",\"P5\":\"any\"}}";
    private static final String BEGUN =
            "{\"board\":\"4x5\",\"pieces\":{\"I\":5},\"given\":[[\"I\",[[0,0],[0,1],[0,2],[0,3]]]]}";

    @Test
    void a_puzzle_is_told_with_all_that_one_needs_to_draw_it() throws Exception {
        assertThat(server.ask("puzzle", "board: 2x4\npieces:\n  O: 1\n  I: any\n"))
                .contains("\"status\":\"read\"", "\"lattice\":\"square\"", "\"board\":[\"....\",\"....\"]")
                .contains("{\"name\":\"O\",\"letter\":\"O\",\"colour\":\"#", "\"min\":1,\"max\":1", "\"max\":null")
                .contains("\"orientations\":[[[0,0],[0,1],[1,0],[1,1]]]", "\"most_area\":null", "\"code\":\"quad1-");
    }

    @Test
    void a_board_needs_no_pieces_to_be_drawn() throws Exception {
        assertThat(server.ask("puzzle", "..#\n...\n")).contains("\"cells\":5");
        assertThat(server.ask("solve", "..#\n...\n")).contains("This is only the picture of a board. Add");
    }

    @Test
    void packings_come_one_by_one_and_then_the_answer_without_them() throws Exception {
        String body =
                server.ask("solve?packings=3", "4x10", "text/event-stream").body();
        assertThat(body)
                .contains("event: packing\ndata: {\"number\":1,\"pieces\":[{\"kind\":", "{\"number\":3,")
                .contains("event: answer\ndata: {\"puzzle\":", "\"packings\":[],\"status\":\"packed\",\"found\":3");
    }

    @Test
    void without_events_they_are_in_the_answer() throws Exception {
        assertThat(server.ask("solve?packings=2", "4x10"))
                .containsOnlyOnce("\"status\":\"packed\"")
                .contains("\"picture\":");
    }

    @Test
    void a_puzzle_may_be_a_size_a_code_or_json_text() throws Exception {
        String code = server.ask("link", "4x5").replaceAll(".*\"code\":\"(.*?)\".*\\R", "$1");
        for (String body : new String[] {"4x5", "\"4x5\"", code, "\"" + code + "\"", " 4x5\n"}) {
            assertThat(server.ask("solve", body)).as(body).contains("\"status\":\"infeasible\"");
        }
    }

    @Test
    void no_file_of_the_machine_is_ever_read() throws Exception {
        for (String body :
                new String[] {"/etc/passwd", "instances/pentominoes/pentominoes-3x20.yaml", "-", "pom.xml"}) {
            HttpResponse<String> answer = server.ask("solve", body, "*/*");
            assertThat(answer.statusCode()).as(body).isEqualTo(400);
            assertThat(answer.body()).contains("\"errors\":").doesNotContain("root:");
        }
    }

    @Test
    void all_that_is_wrong_with_a_puzzle_is_said_with_its_places() throws Exception {
        assertThat(server.ask("count", "board: 4x5x\npieces:\n  Q: 1\n"))
                .contains("\"problems\":[{\"source\":\"puzzle\",\"line\":1,\"column\":8,")
                .contains("\"line\":3,\"column\":3,");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "count?classes=true | \"packings\":38,| \"classes\":",
                "count?method=search&nodes=1 | \"status\":\"undecided\"| the node limit was reached",
                "estimate?time-limit=1s | \"status\":\"estimated\"| \"core_seconds\":{\"mean\":",
                "unique | \"unique\":false| \"packings\":[{\"pieces\":",
                "possible | \"source\":\"all\",\"of\":\"38\"| \"share\":",
                "packings?from=2&count=2 | \"from\":\"2\",\"packings\":[{\"number\":\"3\"| \"more\":true,\"total\":\"38\"",
                "hint | \"status\":\"completable\"| \"hints\":[{\"hint\":",
                "finishable | \"status\":\"completable\"| \"reason\":\"A packing was found",
                "link | \"status\":\"linked\"| \"code\":\"quad1-",
                "explain | \"status\":\"undecided\"| \"argument\":\"none\"",
                "refute | \"status\":\"packed\"| \"nodes\":",
            })
    void each_question_has_its_answer(String verb, String first, String second) throws Exception {
        assertThat(server.ask(verb, PENTOMINOES)).contains(first, second);
    }

    @Test
    void what_lies_is_known_to_be_finishable_or_not() throws Exception {
        String hopeless = BEGUN.replace("\"I\":5", "\"I\":1,\"O\":4");
        assertThat(server.ask("finishable", BEGUN)).contains("\"status\":\"completable\"");
        assertThat(server.ask("finishable", hopeless)).contains("\"status\":\"not completable\",\"reason\":\"");
        assertThat(server.ask("hint", hopeless)).contains("\"status\":\"not completable\"");
    }

    @Test
    void a_hint_may_be_followed_to_the_end() throws Exception {
        String all = server.ask("hint?all=true", PENTOMINOES);
        assertThat(all).contains("\"status\":\"finished\"");
        assertThat(all.split("\"hint\":", -1)).hasSize(1 + 4 + 1);
    }

    @Test
    void what_is_impossible_is_explained_and_refuted_and_proven() throws Exception {
        String puzzle = "{\"board\":\"6x6\",\"pieces\":{\"T\":9}}";
        assertThat(server.ask("explain", puzzle)).contains("\"modulus\":", "\"weights\":[[");
        assertThat(server.ask("refute", "{\"board\":\"3x4\",\"pieces\":{\"T\":3}}"))
                .contains("\"status\":\"refuted\"", "\"root\":{");
        HttpResponse<byte[]> proof = server.file(server.question("proof", puzzle));
        assertThat(proof.headers().firstValue("Content-Disposition")).contains("attachment; filename=\"proof.zip\"");
        assertThat(names(proof.body())).containsExactly("puzzle.yaml", "puzzle.opb", "puzzle.pbp", "README.txt");
        assertThat(server.ask("check", puzzle))
                .contains(
                        "\"status\":\"accepted\"", "\"model\":\"is that of the puzzle\"", "the model has no solution");
    }

    @Test
    void where_there_is_a_packing_the_proof_names_it() throws Exception {
        HttpResponse<byte[]> proof = server.file(server.question("proof", "4x10"));
        assertThat(names(proof.body())).containsExactly("puzzle.yaml", "puzzle.opb", "puzzle.pbp", "README.txt");
    }

    @ParameterizedTest
    @CsvSource({
        "svg, image/svg+xml, <svg",
        "png, image/png, PNG",
        "pdf, application/pdf, %PDF",
        "stl, application/zip, 001-I.stl",
        "x3d, model/x3d+xml, <X3D",
        "txt, text/plain; charset=utf-8, ┌",
        "yaml, application/yaml; charset=utf-8, given:"
    })
    void a_puzzle_is_drawn_as_one_likes(String format, String type, String content) throws Exception {
        HttpResponse<byte[]> file = server.file(server.question("picture?format=" + format, BEGUN));
        assertThat(file.headers().firstValue("Content-Type")).contains(type);
        assertThat(file.headers().firstValue("Content-Disposition").orElseThrow())
                .startsWith("attachment");
        assertThat(new String(file.body(), java.nio.charset.StandardCharsets.UTF_8))
                .contains(content);
    }

    @Test
    void a_puzzle_with_one_packing_is_made_of_a_size_or_a_board() throws Exception {
        assertThat(server.ask("generate?seed=3", "5x5")).contains("\"status\":\"generated\"", "\"known\":\"unique\"");
        assertThat(server.ask("generate?seed=3&from=pentominoes", "5x5")).contains("\"known\":\"unique\"");
    }

    @Test
    void a_puzzle_with_one_packing_is_made_around_given_pieces() throws Exception {
        String begun = BEGUN.replace("{\"I\":5}", "{\"I\":\"1..2\",\"L\":\"0..2\",\"T\":\"0..2\"}");
        assertThat(server.ask("generate?seed=3&holes=4", begun)).contains("\"known\":\"unique\"", "\"given\":[[\"I\"");
    }

    @Test
    void questions_about_packings_are_none_about_coverings() throws Exception {
        for (String verb : new String[] {"count", "unique", "hint", "explain", "packings", "refute"}) {
            assertThat(server.ask(verb + "?goal=cover&pieces=T:any", "4x5"))
                    .as(verb)
                    .containsIgnoringCase("leave out 'goal'");
        }
        assertThat(server.ask("count?goal=cover&pieces=T:2", "2x5")).contains("\"packings\":2,");
        assertThat(server.ask("solve?goal=cover&pieces=T:2&packings=9", "2x5"))
                .contains("\"found\":2,\"complete\":true");
    }

    @Test
    void what_is_not_there_is_named() throws Exception {
        assertThat(server.ask("slove", "4x5")).contains("There is no /api/slove. Use one of puzzle, solve,");
        assertThat(server.send(server.at("api/solve")).statusCode()).isEqualTo(405);
        assertThat(server.send(server.at("api/instances/no/such")).statusCode()).isEqualTo(404);
        assertThat(server.send(server.at("api/instances/pentominoes/../../page/app"))
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void the_puzzles_that_come_with_the_program_are_listed_read_and_drawn() throws Exception {
        assertThat(server.send(server.at("api/instances")).body())
                .contains("{\"name\":\"pentominoes\",\"title\":\"Pentominoes\",\"puzzles\":[{\"path\":\"pentominoes/")
                .contains("\"name\":\"Pentominoes in 6x10\"", "\"packings\":\"9356\"")
                .contains("line-clear/board-01.csv");
        assertThat(server.send(server.at("api/instances/pentominoes/pentominoes-6x10"))
                        .body())
                .contains("board: 6x10");
        assertThat(server.send(server.at("api/instances/line-clear/board-01.csv"))
                        .body())
                .contains("r,");
        assertThat(server.send(server.at("api/instances/pentominoes/pentominoes-6x10.svg"))
                        .body())
                .startsWith("<svg");
    }

    private List<String> names(byte[] zip) throws IOException {
        List<String> names = new ArrayList<>();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                names.add(entry.getName());
            }
        }
        return names;
    }
}
