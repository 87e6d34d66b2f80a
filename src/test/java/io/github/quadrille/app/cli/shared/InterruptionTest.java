package io.github.quadrille.app.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.Quadrille;
import io.github.quadrille.core.release.Release;
import io.github.quadrille.testing.Child;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests Ctrl-C for commands that do not react to it, as on a very busy machine. */
@Slow
class InterruptionTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    @Test
    void a_command_that_does_not_stop_has_its_last_words_printed() throws Exception {
        assertThat(interrupted("silent")).isEqualTo("status: undecided\nreason: interrupted\n");
    }

    @Test
    void json_has_last_words_too() throws Exception {
        assertThat(interrupted("json"))
                .isEqualTo("{\"status\":\"undecided\",\"reason\":\"interrupted\",\"release\":\"" + Release.name()
                        + "\"}\n");
    }

    @Test
    void an_answer_that_has_stopped_halfway_is_shown_as_far_as_it_came() throws Exception {
        assertThat(interrupted("halfway")).isEqualTo("status: packed\n");
    }

    @Test
    void an_answer_that_is_being_printed_is_printed_to_its_end() throws Exception {
        assertThat(interrupted("slow")).startsWith("status: packed\n").endsWith("the end\n");
    }

    @Test
    void a_command_that_begins_to_print_beside_its_last_words_does_not_hold_them_up() throws Exception {
        assertThat(interrupted("late")).isEqualTo("status: undecided\n");
    }

    private String interrupted(String how) throws IOException, InterruptedException {
        Path ready = folder.resolve("ready");
        Process process = Child.java(
                        "-cp", System.getProperty("java.class.path"), Stubborn.class.getName(), how, ready.toString())
                .into(folder)
                .start();
        while (!Files.exists(ready) && process.isAlive()) {
            Thread.sleep(20);
        }
        Child.interrupt(process);
        assertThat(Child.exit(process, PATIENCE)).isEqualTo(how.equals("slow") ? 0 : 3);
        return Files.readString(folder.resolve("out"));
    }

    /** Starts as the program does, and then ignores Ctrl-C. */
    static final class Stubborn {
        private static final int LINES = 12;

        private Stubborn() {}

        public static void main(String[] arguments) throws Exception {
            Terminal terminal = Terminal.ofProcess();
            Interruption interruption = terminal.interruption();
            interruption.otherwise(Quadrille.lastWords(arguments[0].equals("json") ? "json" : "text", terminal)
                    .orElseThrow());
            if (arguments[0].equals("halfway") || arguments[0].equals("slow")) {
                terminal.out().println("status: packed");
            }
            CountDownLatch speaking = new CountDownLatch(1);
            if (arguments[0].equals("late")) {
                interruption.otherwise(() -> {
                    speaking.countDown();
                    pause();
                    terminal.out().println("status: undecided");
                });
            }
            Files.createFile(Path.of(arguments[1]));
            if (arguments[0].equals("late")) {
                speaking.await();
                terminal.out().println("status: packed");
                terminal.out().flush();
                interruption.answered(ExitStatus.YES);
            }
            if (arguments[0].equals("slow")) {
                for (int line = 0; line < LINES; line++) {
                    Thread.sleep(100);
                    terminal.out().println(line);
                }
                terminal.out().println("the end");
                terminal.out().flush();
                interruption.answered(ExitStatus.YES);
            }
            Thread.sleep(1_000_000);
        }

        private static void pause() {
            try {
                Thread.sleep(300);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
