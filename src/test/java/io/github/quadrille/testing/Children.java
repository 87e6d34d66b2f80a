package io.github.quadrille.testing;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Ends the processes that a test starts when the test ends or fails. Processes that a class starts for all its tests
 * end with the class. JUnit finds this extension automatically. Tests run in parallel, but each in one thread, so the
 * thread tells which test a child belongs to. Each thread has a stack of families, which are groups of processes. At
 * the top is the family of the running test, and below it is the family of the test's class. Further below are the
 * families of tests that this thread has begun before and continues later.
 */
public final class Children implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback, AfterAllCallback {
    private static final ThreadLocal<Deque<Family>> FAMILIES = ThreadLocal.withInitial(ArrayDeque::new);

    static Process start(ProcessBuilder builder) throws IOException {
        Family family = FAMILIES.get().peek();
        if (family == null) {
            throw new IllegalStateException(
                    "This thread runs no test that would end the process. Start it in the test's own thread.");
        }
        return family.start(builder);
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        begin();
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        begin();
    }

    @Override
    public void afterEach(ExtensionContext context) {
        end();
    }

    @Override
    public void afterAll(ExtensionContext context) {
        end();
    }

    private static void begin() {
        FAMILIES.get().push(new Family());
    }

    private static void end() {
        FAMILIES.get().pop().close();
    }
}
