package io.github.quadrille.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Prints a report when all tests of this Java machine have run: the size of the program, the slow classes that are not
 * marked, and how many tests were skipped and why.
 */
public final class TestReport implements LauncherSessionListener {
    private static final Map<String, Integer> SKIPPED = new ConcurrentSkipListMap<>();

    private final SlowClasses slow = new SlowClasses();

    /** Counts one more skipped test, under a line that says what was missing. */
    static void skipped(String words) {
        SKIPPED.merge(words, 1, Integer::sum);
    }

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        session.getLauncher().registerTestExecutionListeners(slow);
    }

    @Override
    public void launcherSessionClosed(LauncherSession session) {
        try {
            System.out.println(CodeLines.ofTheProgram());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        if (!slow.found().isEmpty()) {
            System.out.println("Slow classes without @Slow: " + String.join(", ", slow.found()));
        }
        SKIPPED.forEach((words, count) -> System.out.printf("%s Tests skipped: %d%n", words, count));
        System.out.printf(
                "Tests skipped for want of something: %d%n",
                SKIPPED.values().stream().mapToInt(Integer::intValue).sum());
    }
}
