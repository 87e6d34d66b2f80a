package io.github.quadrille.cli;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C: asks the running command to stop, and gives it a moment to print the best known answer and to say its exit
 * code.
 */
final class Interruption {
    private static final long PATIENCE_MILLIS = 900;

    private final CountDownLatch answered = new CountDownLatch(1);
    private volatile boolean requested;
    private volatile boolean printing;
    private Optional<Runnable> lastWords = Optional.empty();
    private volatile ExitStatus status = ExitStatus.UNDECIDED;

    /** From now on the process ends in an orderly way when it is told to. */
    void install(Terminal terminal) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> interrupt(terminal), "interruption"));
    }

    private void interrupt(Terminal terminal) {
        if (answered.getCount() > 0) {
            requested = true;
            if (terminal.errIsTerminal()) {
                // The terminal writes ^C wherever the cursor is.
                terminal.err().println();
                terminal.err().flush();
            }
            try {
                if (!answered.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
                    speak();
                    if (printing) {
                        answered.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                // The system's own exit code would say nothing about the answer.
                Runtime.getRuntime().halt(status.code());
            }
        }
    }

    /** Holds the lock until the process has ended, so that the command cannot begin to print as well. */
    private synchronized void speak() {
        lastWords.ifPresent(words -> {
            words.run();
            Runtime.getRuntime().halt(status.code());
        });
    }

    boolean isRequested() {
        return requested;
    }

    /** What to say when the command does not answer in time, as while it builds a large model. */
    synchronized void otherwise(Runnable words) {
        lastWords = Optional.of(words);
    }

    /** From now on the command prints itself. */
    synchronized void printing() {
        printing = true;
        lastWords = Optional.empty();
    }

    /** Everything is printed. */
    void answered(ExitStatus exit) {
        status = exit;
        answered.countDown();
    }
}
