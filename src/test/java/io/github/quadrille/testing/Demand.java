package io.github.quadrille.testing;

import java.util.function.Consumer;
import org.opentest4j.TestAbortedException;

/**
 * What a test asks of its machine, and that a machine with Java and Maven may lack. Where it is missing the test is
 * skipped, and the build's last lines say so; where {@code -Dquadrille.demand=true} it fails.
 */
public final class Demand {
    private static final boolean DEMANDED = Boolean.getBoolean("quadrille.demand");

    private Demand() {}

    /**
     * Ends the running test as skipped where this is not so, and as failed where it is demanded.
     *
     * @param words a line that says what is missing
     */
    public static void that(boolean here, String words) {
        if (!here) {
            end(words, DEMANDED, TestReport::skipped);
        }
    }

    static void end(String words, boolean demanded, Consumer<String> note) {
        if (demanded) {
            throw new AssertionError(words);
        }
        note.accept(words);
        throw new TestAbortedException(words);
    }
}
