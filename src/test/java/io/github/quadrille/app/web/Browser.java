package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Child;
import io.github.quadrille.testing.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Drives a browser without a visible window, on the page of a server that runs in the process of the test. */
final class Browser implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(90);
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");
    private static final Pattern PORT = Pattern.compile("started successfully on port (\\d+)");
    private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

    private final List<Throwable> defects = new CopyOnWriteArrayList<>();
    private final WebServer server;
    private final Process driverProcess;
    private final RemoteWebDriver driver;

    private Browser(ChromeOptions options) {
        Program.CHROMIUM.need();
        Program.CHROMEDRIVER.need();
        SELENIUM.setLevel(Level.SEVERE);
        server = new WebServer(new ServerSettings(
                "127.0.0.1", 0, Optional.empty(), Optional.empty(), Duration.ofSeconds(60), 2, "test", defects::add));
        URL driverAddress;
        try {
            server.start();
            driverProcess =
                    Child.of(Program.CHROMEDRIVER.command(), "--port=0").piped().start();
            driverAddress =
                    URI.create("http://localhost:" + port(driverProcess)).toURL();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
        options.setBinary(Program.CHROMIUM.path().orElseThrow().toFile());
        options.addArguments("--headless=new", "--no-sandbox", "--hide-scrollbars");
        driver = new RemoteWebDriver(driverAddress, options);
        driver.manage().timeouts().scriptTimeout(PATIENCE.multipliedBy(3));
    }

    /** Returns the port of a driver that was just started. */
    private static int port(Process driver) {
        return driver.inputReader(StandardCharsets.UTF_8)
                .lines()
                .flatMap(line -> PORT.matcher(line).results())
                .map(found -> found.group(1))
                .findFirst()
                .map(Integer::parseInt)
                .orElseThrow();
    }

    /** Opens a browser with a page of desktop size. It cannot draw solid boards in space. */
    static Browser desktop() {
        return new Browser(new ChromeOptions()
                .addArguments("--window-size=1280,900", "--disable-gpu", "--disable-software-rasterizer"));
    }

    /**
     * Opens a browser with a page of desktop size, which also draws solid boards in space. It has no graphics card, so
     * everything in it is slow.
     */
    static Browser withSpace() {
        return new Browser(new ChromeOptions()
                .addArguments(
                        "--window-size=1280,900",
                        "--use-gl=angle",
                        "--use-angle=swiftshader",
                        "--enable-unsafe-swiftshader"));
    }

    /** Opens a browser as on a telephone with a touch screen. */
    static Browser phone() {
        return new Browser(ofPhone());
    }

    /** Opens a browser as on a telephone whose user prefers dark colours. */
    static Browser darkPhone() {
        return new Browser(ofPhone().addArguments("--blink-settings=preferredColorScheme=0"));
    }

    private static ChromeOptions ofPhone() {
        Map<String, Object> screen = Map.of("width", 390, "height", 844, "pixelRatio", 2, "touch", true);
        return new ChromeOptions()
                .addArguments("--disable-gpu", "--disable-software-rasterizer")
                .setExperimentalOption("mobileEmulation", Map.of("deviceMetrics", screen));
    }

    RemoteWebDriver driver() {
        return driver;
    }

    /** Opens the page anew with a fragment after its '#', which is a code or {@code m=play&p=CODE}. */
    void open(String fragment) {
        open(server.address(), fragment);
    }

    /** Opens the page at an address, with a fragment after its '#'. */
    void open(URI page, String fragment) {
        script("try { sessionStorage.clear() } catch { /* Nothing is kept of a page that is none. */ }");
        driver.get("about:blank");
        driver.get(page + "#" + fragment);
        waitFor("#page main");
        await("return quadrille.store.view !== null");
        script("sessionStorage.clear()");
    }

    /** Opens the page anew with a puzzle in a mode, as if its text had been pasted. */
    void open(String mode, String puzzle) {
        open("m=" + mode);
        // The call returns after the page has drawn the puzzle. The scripts that follow need the drawn page.
        driver.executeAsyncScript(
                "quadrille.store.open(arguments[0])"
                        + ".then(() => requestAnimationFrame(() => requestAnimationFrame(arguments[1])))",
                puzzle);
    }

    /** Returns the element as soon as it exists and is visible. */
    WebElement waitFor(String css) {
        return patiently(() -> "no " + css)
                .until(__ -> driver.findElements(By.cssSelector(css)).stream()
                        .filter(WebElement::isDisplayed)
                        .findFirst()
                        .orElse(null));
    }

    /** Waits until a script returns true. */
    void await(String script, Object... arguments) {
        patiently(() -> script).until(__ -> Boolean.TRUE.equals(driver.executeScript(script, arguments)));
    }

    /** Waits until an element contains these words. */
    void await(String css, String words) {
        patiently(() -> "%s says '%s', not '%s'; the panel says '%s', and the console %s"
                        .formatted(
                                css,
                                text(css),
                                words,
                                text(".panel"),
                                driver.manage().logs().get(LogType.BROWSER).getAll()))
                .until(__ -> text(css).contains(words));
    }

    private WebDriverWait patiently(Supplier<String> words) {
        WebDriverWait wait = new WebDriverWait(driver, PATIENCE, Duration.ofMillis(50));
        wait.withMessage(words);
        return wait;
    }

    /** Returns the text of an element, even if it is not visible, or an empty text if there is no such element. */
    String text(String css) {
        return (String) script("return document.querySelector(arguments[0])?.textContent.trim() ?? ''", css);
    }

    /** Returns the answer of the server, as text. */
    String answer(String verb, String puzzle) {
        return (String) script(
                "return fetch('api/' + arguments[0], {method: 'POST', body: arguments[1]})"
                        + ".then(answer => answer.text())",
                verb,
                puzzle);
    }

    Object script(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    /** Waits until the page has drawn its present state. */
    void drawn() {
        driver.executeAsyncScript(
                "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))");
    }

    /** Types keys, wherever the focus is. */
    void type(CharSequence... keys) {
        for (CharSequence key : keys) {
            new Actions(driver).sendKeys(key).perform();
        }
    }

    void click(String css) {
        waitFor(css).click();
    }

    /** Clicks in the middle of a cell of a board of squares. */
    void clickCell(int row, int column) {
        drawn();
        List<?> at = (List<?>) script(
                "const at = new DOMPoint(arguments[1] + .5, arguments[0] + .5).matrixTransform(document.querySelector('.table .board').getScreenCTM());"
                        + "return [Math.round(at.x), Math.round(at.y)]",
                row,
                column);
        new Actions(driver)
                .moveToLocation(((Number) at.get(0)).intValue(), ((Number) at.get(1)).intValue())
                .click()
                .perform();
    }

    /** Saves a picture of the visible page. */
    Path screenshot(String name) {
        try {
            Files.createDirectories(SCREENSHOTS);
            return Files.write(SCREENSHOTS.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Checks that neither the page nor the server reported a problem. */
    void assertQuiet() {
        List<String> complaints = new ArrayList<>();
        for (LogEntry entry : driver.manage().logs().get(LogType.BROWSER)) {
            if (entry.getLevel().intValue() >= Level.WARNING.intValue()) {
                complaints.add(entry.getMessage());
            }
        }
        assertThat(complaints).isEmpty();
        assertThat(defects).isEmpty();
    }

    @Override
    public void close() {
        driver.quit();
        driverProcess.destroy();
        server.close();
    }
}
