package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Child;
import io.github.quadrille.testing.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openqa.selenium.json.Json;
import org.openqa.selenium.support.ui.FluentWait;

/**
 * Drives Firefox without a window. It uses WebDriver BiDi, which Firefox supports itself, because Debian has no driver
 * for it.
 */
final class Firefox implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(90);
    private static final Pattern PORT = Pattern.compile("\"ws_port\":\\s*(\\d+)");
    private static final Json JSON = new Json();

    private final Map<Integer, CompletableFuture<Map<?, ?>>> asked = new ConcurrentHashMap<>();
    private final AtomicInteger questions = new AtomicInteger();
    private final List<String> complaints = new CopyOnWriteArrayList<>();
    private final Path profile;
    private final Process process;
    private final WebSocket socket;
    private final String tab;

    /**
     * Starts Firefox.
     *
     * @param isDark whether Firefox asks pages for dark colours
     */
    Firefox(boolean isDark) {
        try {
            profile = Files.createTempDirectory("firefox");
            Files.writeString(
                    profile.resolve("user.js"),
                    "user_pref('layout.css.prefers-color-scheme.content-override', %d);\n".formatted(isDark ? 0 : 1));
            process = Child.of(
                            Program.FIREFOX_ESR.command(),
                            "--headless",
                            "--no-remote",
                            "--remote-debugging-port=0",
                            "--profile",
                            profile.toString())
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create("ws://127.0.0.1:" + port() + "/session"), new Hearing())
                .join();
        ask("session.new", Map.of("capabilities", Map.of()));
        ask("session.subscribe", Map.of("events", List.of("log.entryAdded")));
        List<?> tabs = (List<?>) ask("browsingContext.getTree", Map.of()).get("contexts");
        tab = (String) ((Map<?, ?>) tabs.get(0)).get("context");
    }

    /** Returns the port that Firefox listens on, which it writes to its profile. */
    private String port() {
        Path said = profile.resolve("WebDriverBiDiServer.json");
        return new FluentWait<>(said)
                .withTimeout(PATIENCE)
                .ignoring(UncheckedIOException.class)
                .until(file -> {
                    try {
                        return PORT.matcher(Files.readString(file))
                                .results()
                                .map(found -> found.group(1))
                                .findFirst()
                                .orElse(null);
                    } catch (IOException notYet) {
                        throw new UncheckedIOException(notYet);
                    }
                });
    }

    /** Joins the parts of a message, which is the answer to a question or a line of the console. */
    private final class Hearing implements WebSocket.Listener {
        private final StringBuilder heard = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean isLast) {
            heard.append(part);
            if (isLast) {
                Map<?, ?> message = JSON.toType(heard.toString(), Json.MAP_TYPE);
                heard.setLength(0);
                if (message.get("id") instanceof Number id) {
                    asked.remove(id.intValue()).complete(message);
                } else if (message.get("params") instanceof Map<?, ?> entry
                        && List.of("warn", "error").contains(entry.get("level"))) {
                    complaints.add(entry.get("text").toString());
                }
            }
            socket.request(1);
            return null;
        }
    }

    private Map<?, ?> ask(String method, Map<String, ?> parameters) {
        int id = questions.incrementAndGet();
        CompletableFuture<Map<?, ?>> answer = new CompletableFuture<>();
        asked.put(id, answer);
        socket.sendText(JSON.toJson(Map.of("id", id, "method", method, "params", parameters)), true)
                .join();
        Map<?, ?> message =
                answer.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
        assertThat(message.get("type")).as("%s: %s", method, message).isEqualTo("success");
        return (Map<?, ?>) message.get("result");
    }

    void resize(int width, int height) {
        ask(
                "browsingContext.setViewport",
                Map.of("context", tab, "viewport", Map.of("width", width, "height", height)));
    }

    /** Runs a script before the scripts of every page that is opened from now on. */
    void before(String script) {
        ask("script.addPreloadScript", Map.of("functionDeclaration", "() => {%s}".formatted(script)));
    }

    /** Opens the page anew with a fragment after its '#'. */
    void open(URI page, String fragment) {
        for (String url : List.of("about:blank", page + "#" + fragment)) {
            ask("browsingContext.navigate", Map.of("context", tab, "url", url, "wait", "complete"));
        }
        await("return Boolean(globalThis.quadrille?.store.view)");
    }

    /** Returns the result of a script. Arrays and objects become lists and maps. */
    Object script(String script, Object... arguments) {
        String function = "(async () => JSON.stringify(await (function () {%s}).apply(null, %s) ?? null))()"
                .formatted(script, JSON.toJson(arguments));
        Map<?, ?> answer = ask(
                "script.evaluate",
                Map.of("expression", function, "target", Map.of("context", tab), "awaitPromise", true));
        assertThat(answer.get("type")).as("%s: %s", script, answer).isEqualTo("success");
        return JSON.toType(((Map<?, ?>) answer.get("result")).get("value").toString(), Object.class);
    }

    /** Waits until a script returns true. */
    void await(String script, Object... arguments) {
        script("""
                const holds = (...given) => (function () {%s}).apply(null, given), given = [...arguments];
                const late = performance.now() + %d;
                return new Promise((done, fail) => (function look() {
                  if (holds(...given)) done(true);
                  else if (performance.now() > late) fail(document.body.innerText);
                  else setTimeout(look, 50);
                })())""".formatted(script, PATIENCE.toMillis() - 5_000), arguments);
    }

    /** Waits until an element contains these words. */
    void says(String css, String words) {
        await("return document.querySelector(arguments[0])?.textContent.includes(arguments[1])", css, words);
    }

    /** Returns the middle of the element, as soon as it is visible. */
    int[] middle(String css) {
        await("return document.querySelector(arguments[0])?.checkVisibility()", css);
        return point("""
                const one = document.querySelector(arguments[0]);
                one.scrollIntoView({block: 'nearest'});
                const box = one.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2]""", css);
    }

    /** Returns the middle of a cell of a board of squares. */
    int[] cell(int row, int column) {
        return point(
                "const at = new DOMPoint(arguments[1] + .5, arguments[0] + .5).matrixTransform("
                        + "document.querySelector('.table .board').getScreenCTM()); return [at.x, at.y]",
                row,
                column);
    }

    private int[] point(String script, Object... arguments) {
        return ((List<?>) script(script, arguments))
                .stream().mapToInt(at -> ((Number) at).intValue()).toArray();
    }

    void click(String css) {
        press("mouse", middle(css));
    }

    /**
     * Presses a mouse button or a finger at the first place, moves it through all places, and releases it at the last.
     */
    void press(String pointer, int[]... places) {
        List<Map<String, ?>> steps = new ArrayList<>();
        for (int[] place : places) {
            steps.add(Map.of("type", "pointerMove", "x", place[0], "y", place[1], "duration", 60));
            if (steps.size() == 1) {
                steps.add(Map.of("type", "pointerDown", "button", 0));
            }
        }
        steps.add(Map.of("type", "pointerUp", "button", 0));
        perform(Map.of(
                "type", "pointer", "id", pointer, "parameters", Map.of("pointerType", pointer), "actions", steps));
    }

    /** Types keys, wherever the focus is. */
    void type(CharSequence keys) {
        List<Map<String, ?>> steps = new ArrayList<>();
        keys.chars().mapToObj(Character::toString).forEach(key -> {
            steps.add(Map.of("type", "keyDown", "value", key));
            steps.add(Map.of("type", "keyUp", "value", key));
        });
        perform(Map.of("type", "key", "id", "keyboard", "actions", steps));
    }

    private void perform(Map<String, ?> source) {
        ask("input.performActions", Map.of("context", tab, "actions", List.of(source)));
    }

    /** Saves a picture of the visible page. */
    void screenshot(String name) {
        String data = (String)
                ask("browsingContext.captureScreenshot", Map.of("context", tab)).get("data");
        try {
            Files.write(
                    Files.createDirectories(Path.of("target", "screenshots")).resolve(name + ".png"),
                    Base64.getDecoder().decode(data));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void assertQuiet() {
        assertThat(complaints).isEmpty();
    }

    /** Ends Firefox before its profile is deleted, because Firefox writes to the profile until it ends. */
    @Override
    public void close() {
        socket.abort();
        process.destroyForcibly().descendants().forEach(ProcessHandle::destroyForcibly);
        process.onExit().orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
        try (Stream<Path> files = Files.walk(profile)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
