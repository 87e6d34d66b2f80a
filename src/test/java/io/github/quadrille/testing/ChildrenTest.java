package io.github.quadrille.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.testkit.engine.EngineTestKit;

@EnabledOnOs(OS.LINUX)
@Timeout(60)
@Slow
class ChildrenTest {
    private static final String ENDLESS = "sleep 1000";
    /** The shell ends at once. The process that it started goes on and keeps the pipe open. */
    private static final String ORPHAN = ENDLESS + " & echo $!";

    private static final Pattern STARTS_ONE =
            Pattern.compile("\\bnew ProcessBuilder\\b|\\.exec\\(|\\bnew ChromeDriver\\b");

    /**
     * The failing tests run with this build's settings of JUnit, which register the extension for every test. So no
     * test has to name it.
     */
    @Test
    void tests_and_a_class_that_fail_leave_no_process() {
        EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(Failing.class))
                .enableImplicitConfigurationParameters(true)
                .execute()
                .testEvents()
                .assertStatistics(events -> events.started(3).failed(3));
        assertThat(Failing.LIVING).containsExactly(true, true);
        assertThat(Failing.STARTED).hasSize(4).noneMatch(ChildrenTest::lives);
    }

    /** The class is nested, so that the build does not run it. */
    static final class Failing {
        static final List<Long> STARTED = new ArrayList<>();
        /** Each value says whether the process of the class was alive when a test failed. */
        static final List<Boolean> LIVING = new ArrayList<>();

        @BeforeAll
        static void one_for_the_class() throws IOException {
            STARTED.add(Child.of("sh", "-c", ENDLESS).start().pid());
        }

        @Test
        void an_assertion() throws IOException {
            STARTED.add(Child.of("sh", "-c", ENDLESS).start().pid());
            fail();
        }

        @Test
        void an_orphan() throws IOException {
            STARTED.add(number(Child.of("sh", "-c", ORPHAN).piped().start()));
            fail();
        }

        @Test
        @Timeout(1)
        void a_child_that_never_ends() throws Exception {
            Process process = Child.of("sh", "-c", ENDLESS).start();
            STARTED.add(process.pid());
            process.waitFor();
        }

        private static void fail() {
            LIVING.add(lives(STARTED.get(0)));
            throw new AssertionError();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_java_machine_that_ends_leaves_no_process_even_if_it_is_killed(boolean isKilled) throws Exception {
        Process machine = Child.java("-cp", System.getProperty("java.class.path"), Parent.class.getName())
                .piped()
                .start();
        long orphan = number(machine);
        assertThat(lives(orphan)).isTrue();
        if (isKilled) {
            machine.destroyForcibly();
        } else {
            Child.interrupt(machine);
        }
        Child.exit(machine, Duration.ofSeconds(20));
        // A Java machine that ends normally waits for the end of its children. When it is killed, a guard ends the
        // children, which takes a moment.
        while (isKilled && lives(orphan)) {
            Thread.sleep(20);
        }
        assertThat(lives(orphan)).isFalse();
    }

    static final class Parent {
        private Parent() {}

        public static void main(String[] arguments) throws Exception {
            new Children().beforeAll(null);
            System.out.println(number(Child.of("sh", "-c", ORPHAN).piped().start()));
            Thread.sleep(1_000_000);
        }
    }

    @Test
    void a_thread_that_runs_no_test_starts_none() {
        assertThatThrownBy(() -> CompletableFuture.supplyAsync(() -> {
                            try {
                                return Child.of("true").start();
                            } catch (IOException e) {
                                throw new AssertionError(e);
                            }
                        })
                        .join())
                .hasRootCauseInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Start it in the test's own thread");
    }

    @Test
    void no_test_starts_one_by_itself() throws IOException {
        List<Path> starting = new ArrayList<>();
        for (String folder : new String[] {"src/test/java", "src/dist/java"}) {
            try (Stream<Path> files = Files.walk(Path.of(folder))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    if (STARTS_ONE.matcher(Files.readString(file)).find()) {
                        starting.add(file.getFileName());
                    }
                }
            }
        }
        assertThat(starting).map(Path::toString).containsExactlyInAnyOrder("Child.java", "Family.java");
    }

    /** Returns the number that a process prints. */
    private static long number(Process process) throws IOException {
        // The reader is closed with the process.
        @SuppressWarnings("resource")
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        return Long.parseLong(out.readLine());
    }

    private static boolean lives(long pid) {
        // A process that has ended, but whose parent has not asked about it, has no command any more.
        return ProcessHandle.of(pid)
                .flatMap(process -> process.info().command())
                .isPresent();
    }
}
