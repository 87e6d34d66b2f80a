package io.github.quadrille.app.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Rounds;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Compares the engine in a browser's worker with the engine in Java. The answers are equal to the letter, apart from
 * times.
 */
class WasmAnswersIT extends PageTest {
    private static final Path WASM = Path.of("target", "wasm");
    private static final String WORKER = """
            import {load} from "./loader.js";
            const engine = load(new URL("quadrille.wasm", location.href).href);
            onmessage = async ({data: [verb, parameters, body]}) => (await engine).exports.ask(
                verb, parameters, body, null, (code, type, content) =>
                    postMessage([code, type, btoa(Array.from(new Uint8Array(content), byte => String.fromCharCode(byte)).join(""))]));
            """;
    private static final String ASK = """
            const [verb, parameters, body, done] = arguments;
            window.worker ??= new Worker("worker.js", {type: "module"});
            window.worker.onerror = error => done([0, error.message, ""]);
            window.worker.onmessage = ({data}) => done(data);
            window.worker.postMessage([verb, Object.entries(parameters).flat(), body]);
            """;
    private static final String ASK_ALL = """
            const [questions, done] = arguments;
            const answers = [];
            window.worker ??= new Worker("worker.js", {type: "module"});
            window.worker.onerror = error => done([[0, error.message, ""]]);
            window.worker.onmessage = ({data}) => { answers.push(data); next(); };
            const next = () => answers.length < questions.length ? window.worker.postMessage(questions[answers.length]) : done(answers);
            next();
            """;
    private static final Pattern CODE = Pattern.compile("quad1-[A-Za-z0-9_-]+");
    /** A limit of nodes does not end the search of these instances, which takes minutes. */
    private static final Path WITHOUT_NODES = Path.of("instances/squares");

    private static final String PENTOMINOES = "board: 6x10\npieces:\n  pentominoes: 1\n";
    private static final List<String> VERBS = List.of("solve", "count", "unique", "explain", "hint", "link", "proof");
    private static final Map<String, String> TYPES = Map.of("js", "text/javascript", "wasm", "application/wasm");

    private HttpServer files;

    @BeforeAll
    void serve() throws IOException {
        files = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        files.createContext("/", exchange -> {
            String name = exchange.getRequestURI().getPath().substring(1);
            byte[] content = switch (name) {
                case "loader.js", "quadrille.wasm" -> Files.readAllBytes(WASM.resolve(name));
                case "worker.js" -> WORKER.getBytes(UTF_8);
                default -> "<!doctype html><title>Worker</title><link rel=icon href=data:,>".getBytes(UTF_8);
            };
            exchange.getResponseHeaders()
                    .add("Content-Type", TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "text/html"));
            exchange.sendResponseHeaders(200, content.length);
            exchange.getResponseBody().write(content);
            exchange.close();
        });
        files.start();
    }

    @AfterAll
    void endServing() {
        files.stop(0);
    }

    @Test
    void the_pentominoes_have_the_same_answers_to_all_questions() {
        agree("solve", Map.of("packings", "20", "seed", "7"), PENTOMINOES);
        agree("count", Map.of("classes", "true"), PENTOMINOES);
        agree("packings", Map.of("from", "1000", "count", "5"), PENTOMINOES);
        agree("possible", Map.of("sample", "30"), PENTOMINOES);
        agree("picture", Map.of("format", "txt"), PENTOMINOES);
        for (String verb : List.of("puzzle", "unique", "explain", "hint", "finishable", "link", "local", "generate")) {
            agree(verb, Map.of(), PENTOMINOES);
        }
    }

    @Test
    void two_cubes_come_apart_by_the_same_move() {
        agree(
                "assemble",
                Map.of(),
                "{lattice: cubic, board: 1x1x2, pieces: {one: 2}, shapes: {one: X}, given: [[one, [[0,0,0]]], [one, [[0,0,1]]]]}");
    }

    @Test
    void a_large_count_and_a_refutation_are_the_same() {
        agree("count", Map.of("method", "frontier"), "board: 6x20\npieces:\n  tetrominoes: 6\n");
        agree("solve", Map.of(), "board: 10x14\npieces:\n  tetrominoes: 7\n");
        agree("refute", Map.of(), "board: 3x4\npieces:\n  I: 3\n");
    }

    @Test
    void optional_cells_are_left_open_in_the_same_proof() {
        agree("proof", Map.of(), """
                symmetry: one-sided
                board: |
                  ....
                  ..?.
                  .?..
                shapes:
                  K0: X
                  K1: XX
                pieces:
                  K0: any
                  K1: any
                """);
    }

    @Test
    void the_weights_of_a_reason_are_the_same() throws IOException {
        agree("explain", Map.of(), Files.readString(Path.of("instances/infeasible/nine-s-6x6.yaml")));
    }

    @Test
    void boards_of_the_game_have_the_same_plans() throws IOException {
        for (int board = 1; board <= Rounds.of(2, 12); board++) {
            agree("clear", Map.of(), Files.readString(Path.of("instances/line-clear/board-%02d.csv".formatted(board))));
        }
    }

    @Test
    void what_is_wrong_is_said_in_the_same_words() {
        agree("solve", Map.of(), "board: |\n  ..#\n  xx\npieces:\n  Q: 1\n");
        agree("solve", Map.of(), "pieces: {I: 1");
        agree("count", Map.of("method", "guess", "sed", "1"), PENTOMINOES);
    }

    @Test
    void instances_are_searched_in_the_same_way() throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(Path.of("instances"))) {
            all = walk.filter(file -> file.toString().endsWith(".yaml"))
                    .filter(file -> !file.startsWith(WITHOUT_NODES))
                    .sorted()
                    .toList();
        }
        for (int i = 0; i < all.size(); i += Rounds.of(20, 1)) {
            agree("solve", Map.of("nodes", "500"), Files.readString(all.get(i)));
        }
    }

    @Test
    void random_puzzles_of_all_lattices_have_the_same_packings_and_nodes() {
        for (Lattice lattice : Lattices.ALL) {
            RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 36);
            for (int i = 0; i < Rounds.of(12, 250); i++) {
                String verb = VERBS.get(i % VERBS.size());
                agree(verb, verb.equals("solve") ? Map.of("packings", "50") : Map.of(), Puzzles.toYaml(puzzles.next()));
            }
        }
    }

    /**
     * Checks the codes of many puzzles. A browser's decompressor wants one more byte after the end of some codes.
     * Without it, only one code in three could be read.
     */
    @Test
    void codes_are_read_and_written_as_here() throws UnusableInput {
        List<Puzzle> puzzles = new ArrayList<>();
        for (int rows = 1; rows <= 10; rows++) {
            for (int columns = 1; columns <= 10; columns++) {
                puzzles.add(Puzzles.parse("p", "{board: %dx%d, pieces: {tetrominoes: any}}".formatted(rows, columns)));
            }
        }
        for (Lattice lattice : Lattices.ALL) {
            RandomLatticePuzzles random = new RandomLatticePuzzles(lattice, 54);
            for (int i = 0; i < Rounds.of(400, 2000); i++) {
                puzzles.add(random.next());
            }
        }
        List<String> codes = new ArrayList<>();
        for (Puzzle puzzle : puzzles) {
            codes.add(Puzzles.toCode(puzzle));
        }
        List<String> read = answersThere("puzzle", codes);
        List<String> written =
                answersThere("link", puzzles.stream().map(Puzzles::toYaml).toList());
        for (int i = 0; i < puzzles.size(); i++) {
            assertThat(read.get(i)).as(codes.get(i)).isEqualTo(answerHere("puzzle", Map.of(), codes.get(i)));
            assertThat(Puzzles.parse("p", code(written.get(i)))).isEqualTo(puzzles.get(i));
        }
        assertThat(answersThere(
                        "puzzle", written.stream().map(WasmAnswersIT::code).toList()))
                .isEqualTo(read);
    }

    private static String code(String answer) {
        Matcher code = CODE.matcher(answer);
        assertThat(code.find()).isTrue();
        return code.group();
    }

    private List<String> answersThere(String verb, List<String> bodies) {
        openPage();
        List<?> questions =
                bodies.stream().map(body -> List.of(verb, List.of(), body)).toList();
        return ((List<?>) browser.driver().executeAsyncScript(ASK_ALL, questions))
                .stream()
                        .map(answer -> (List<?>) answer)
                        .map(answer -> words(
                                (Number) answer.get(0),
                                (String) answer.get(1),
                                Base64.getDecoder().decode((String) answer.get(2))))
                        .toList();
    }

    private void openPage() {
        if (!browser.driver().getCurrentUrl().endsWith("/page")) {
            browser.driver().get("http://localhost:" + files.getAddress().getPort() + "/page");
        }
    }

    private void agree(String verb, Map<String, String> parameters, String puzzle) {
        openPage();
        List<?> there = (List<?>) browser.driver().executeAsyncScript(ASK, verb, parameters, puzzle);
        assertThat(words(
                        (Number) there.get(0),
                        (String) there.get(1),
                        Base64.getDecoder().decode((String) there.get(2))))
                .as("%s %s\n%s", verb, parameters, puzzle)
                .isEqualTo(answerHere(verb, parameters, puzzle));
    }

    /** Returns an answer as text without times. For a ZIP it lists the contents, because compression may differ. */
    private static String words(Number code, String type, byte[] content) {
        StringBuilder words = new StringBuilder(code + " " + type);
        if (type.equals("application/zip")) {
            try (ZipInputStream files = new ZipInputStream(new ByteArrayInputStream(content))) {
                for (ZipEntry file = files.getNextEntry(); file != null; file = files.getNextEntry()) {
                    words.append("\n")
                            .append(file.getName())
                            .append("\n")
                            .append(new String(files.readAllBytes(), UTF_8));
                }
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        } else {
            words.append("\n").append(new String(content, UTF_8));
        }
        return words.toString().replaceAll("\"seconds\":[0-9.]+", "\"seconds\":0");
    }

    private static String answerHere(String name, Map<String, String> said, String body) {
        List<String> answers = new ArrayList<>();
        ServerSettings settings = new ServerSettings(
                "", 0, Optional.empty(), Optional.empty(), Duration.ofDays(1), 1, "test", Throwable::printStackTrace);
        Verb verb = Verbs.all().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        Verb.Task task = (content, reply) -> {
            Map<String, List<String>> lists = new HashMap<>();
            said.forEach((key, value) -> lists.put(key, List.of(value)));
            Parameters.task(verb, lists, settings).answer(content, reply);
        };
        Reply reply = new Reply() {
            @Override
            void left() {}

            @Override
            boolean isStream() {
                return false;
            }

            @Override
            void newest(String event, Object content) {}

            @Override
            void each(String event, Object content) {}

            @Override
            void end(int code, String type, byte[] content, Map<String, String> headers) {
                answers.add(words(code, type, content));
            }
        };
        new Job("", task, body.getBytes(UTF_8), reply, settings.defects()).run();
        return answers.get(0);
    }
}
