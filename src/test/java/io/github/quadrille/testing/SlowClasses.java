package io.github.quadrille.testing;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/**
 * Finds classes of unit tests that take long and are not marked as slow. Otherwise {@code mvn test -Pquick} would
 * become slow over time.
 */
final class SlowClasses implements TestExecutionListener {
    /** The limit is twice as long as a quick class may take, because other classes run at the same time. */
    private static final Duration LONG = Duration.ofSeconds(1);

    private final Map<String, Long> begun = new ConcurrentHashMap<>();
    private final SortedSet<String> found = new ConcurrentSkipListSet<>();

    @Override
    public void executionStarted(TestIdentifier test) {
        begun.put(test.getUniqueId(), System.nanoTime());
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        long nanos = System.nanoTime() - begun.remove(test.getUniqueId());
        if (nanos > LONG.toNanos()) {
            unmarked(test).ifPresent(name -> found.add("%s %.1f s".formatted(name, nanos / 1e9)));
        }
    }

    private static Optional<String> unmarked(TestIdentifier test) {
        return test.getSource()
                .filter(ClassSource.class::isInstance)
                .map(source -> ((ClassSource) source).getJavaClass())
                .filter(type -> type.getSimpleName().endsWith("Test") && !type.isAnnotationPresent(Slow.class))
                .map(Class::getSimpleName);
    }

    /** Returns the names of the classes found, each with its seconds. */
    SortedSet<String> found() {
        return found;
    }
}
