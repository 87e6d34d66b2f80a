package io.github.quadrille.testing;

import java.util.function.Consumer;
import org.opentest4j.TestAbortedException;

/**
 * Checks that this machine has a thing that a test needs in addition to Java and Maven. Without it the test is skipped,
 * and the build's last lines say so. With {@code -Dquadrille.demand=true} the test fails instead.
 */
public final class Demand {
    private static final boolean DEMANDED = Boolean.getBoolean("quadrille.demand");

    private Demand() {}

    /**
     * Ends the running test if the condition is false: as skipped, or as failed if {@code quadrille.demand} is set.
     *
     * @param here the condition
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
