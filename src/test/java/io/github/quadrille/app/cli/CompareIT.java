package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CompareRun;
import io.github.quadrille.lab.compare.RandomConstruction;
import io.github.quadrille.testing.Child;
import io.github.quadrille.testing.LoadedClasses;
import io.github.quadrille.testing.Needs;
import io.github.quadrille.testing.Program;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command {@code compare} as a process, and its page in a browser. */
class CompareIT {
    private static final String MARK = "CONSOLE";

    @TempDir
    private Path folder;

    @Test
    void ctrl_c_reports_what_there_is_within_a_second_and_exits_with_3() throws Exception {
        Path html = folder.resolve("r.html");
        LoadedClasses loaded = new LoadedClasses(folder.resolve("classes"));
        Process process = loaded.await(
                compare("10x14", "--time-limit", "1h", "--html", html.toString())
                        .option(loaded.option())
                        .start(),
                RandomConstruction.class.getName() + "$");
        long begin = System.nanoTime();
        Child.interrupt(process);
        assertThat(Child.exit(process, Duration.ofSeconds(10))).isEqualTo(3);
        assertThat(System.nanoTime() - begin).isLessThan(3_000_000_000L);
        assertThat(text("out")).startsWith("status: undecided\n").contains("Interrupted: 0 of 40 runs");
        // On a busy machine the process may end before the page is written, but the page is never half written.
        assertThat(Files.exists(html) ? Files.readString(html) : "</html>\n").endsWith("</html>\n");
    }

    @Test
    void piped_output_has_no_escape_codes_and_no_progress() throws Exception {
        assertThat(compare("4x10", "--runs", "2", "--time-limit", "1s").run()).isZero();
        assertThat(text("out")).startsWith("status: compared\n").doesNotContain("\u001b[");
        assertThat(text("err")).isEmpty();
    }

    @Needs(Program.CHROMIUM)
    @Test
    void a_browser_shows_the_page_in_colour_and_has_no_complaints() throws Exception {
        Path html = folder.resolve("r.html");
        assertThat(compare("4x10", "4x5", "--runs", "4", "--max-iterations", "500", "--html", html.toString())
                        .run())
                .isZero();
        Path picture = folder.resolve("r.png");
        Child browser = Child.of(
                        "chromium",
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-dev-shm-usage",
                        "--enable-logging=stderr",
                        "--user-data-dir=" + folder.resolve("browser"),
                        "--window-size=1100,1600",
                        "--screenshot=" + picture,
                        html.toUri().toString())
                .into(folder);
        assertThat(browser.run()).isZero();
        assertThat(text("err").lines().filter(line -> line.contains(MARK))).isEmpty();
        assertThat(hues(ImageIO.read(picture.toFile()))).isGreaterThan(3);
    }

    /**
     * Divides the colour wheel into twelve sectors, and counts the sectors in which some pixel of an image has a strong
     * colour. Only every second row and column of the image is read.
     */
    private static long hues(BufferedImage image) {
        boolean[] seen = new boolean[12];
        for (int y = 0; y < image.getHeight(); y += 2) {
            for (int x = 0; x < image.getWidth(); x += 2) {
                int rgb = image.getRGB(x, y);
                float[] hsb = Color.RGBtoHSB((rgb >> 16) & 0xff, (rgb >> 8) & 0xff, rgb & 0xff, null);
                if (hsb[1] > 0.4 && hsb[2] > 0.4) {
                    seen[(int) (hsb[0] * 12) % 12] = true;
                }
            }
        }
        int hues = 0;
        for (boolean each : seen) {
            hues += each ? 1 : 0;
        }
        return hues;
    }

    private Child compare(String... arguments) {
        List<String> command =
                new ArrayList<>(List.of("-cp", System.getProperty("java.class.path"), CompareRun.class.getName()));
        command.addAll(List.of(arguments));
        return Child.java(command.toArray(String[]::new)).into(folder);
    }

    private String text(String file) throws IOException {
        return Files.readString(folder.resolve(file), StandardCharsets.UTF_8);
    }
}
