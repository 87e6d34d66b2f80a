package io.github.quadrille.app.cli.shared;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Handles Ctrl-C. It asks the running command to stop, and gives the command a moment to print the best known answer
 * and to exit with its code. If the command does not begin to print in time, its last words are printed: a short answer
 * that it has prepared. They are printed even while the command is blocked.
 */
public final class Interruption {
    private static final long PATIENCE_MILLIS = 900;
    private static final long MILLIS_OF_FLUSH = 200;

    private final CountDownLatch answered = new CountDownLatch(1);
    private volatile boolean requested;
    /** The flag is set when the output cannot be written any more, for example because its reader has ended. */
    private volatile boolean unread;

    private volatile Optional<Runnable> lastWords = Optional.empty();
    /**
     * Holds the thread that prints the last words of the command; null before that. This field and {@code lastWords}
     * change under the same lock.
     */
    private Thread speaker;

    private volatile long lastWritten = System.nanoTime();
    private volatile ExitStatus status = ExitStatus.UNDECIDED;

    /**
     * Handles the signal to end the process. If the command has not answered yet, this method asks it to stop and gives
     * it time to print its answer. Then the process ends with the command's exit code.
     */
    void interrupt(Terminal terminal) {
        if (answered.getCount() > 0) {
            requested = true;
            if (terminal.errIsTerminal()) {
                // The terminal writes ^C at the cursor, so the next line begins after it.
                terminal.err().println();
                terminal.err().flush();
            }
            try {
                if (!hasAnswered()) {
                    speak(terminal);
                    waitWhilePrinting(terminal);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                // The system's own exit code would say nothing about the answer.
                Runtime.getRuntime().halt(status.code());
            }
        }
    }

    private boolean hasAnswered() throws InterruptedException {
        return answered.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
    }

    /**
     * Prints the last words of the command and ends the process, if the command has set any and has not begun to print.
     */
    private void speak(Terminal terminal) {
        ExitStatus spoken = status;
        claim().ifPresent(words -> {
            try {
                words.run();
                terminal.out().flush();
            } finally {
                Runtime.getRuntime().halt(spoken.code());
            }
        });
    }

    /**
     * Returns the last words of the command, if it has set any. In this case only the calling thread may print
     * afterwards.
     */
    private synchronized Optional<Runnable> claim() {
        if (lastWords.isPresent()) {
            speaker = Thread.currentThread();
        }
        return lastWords;
    }

    /**
     * Waits while an answer is printed. If printing stops before the end, this method shows the part that was written.
     */
    private void waitWhilePrinting(Terminal terminal) throws InterruptedException {
        while (!hasAnswered()) {
            if (System.nanoTime() - lastWritten > TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS)) {
                // The command may hold the lock of the stream while the output is not read. So this thread waits for
                // the flush only for a short time.
                Thread flush = new Thread(terminal.out()::flush, "flush");
                flush.setDaemon(true);
                flush.start();
                flush.join(MILLIS_OF_FLUSH);
                return;
            }
        }
    }

    /**
     * Returns whether to stop: the process was told to end, or its output cannot be written because the reader has
     * ended or the disk is full.
     */
    public boolean isRequested() {
        return requested || unread;
    }

    /**
     * Sets the last words of the command. They are printed when the command does not answer in time, for example while
     * it builds a large model.
     */
    public synchronized void otherwise(Runnable words) {
        lastWords = Optional.of(words);
    }

    /**
     * Returns a stream that watches the answers. Once the command has written a byte of an answer, its last words are
     * not printed any more. Once the last words are being printed, the command prints nothing.
     */
    OutputStream watched(OutputStream answers) {
        return new FilterOutputStream(answers) {
            @Override
            public void write(int value) throws IOException {
                if (mayPrint()) {
                    noting(() -> out.write(value));
                }
            }

            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                if (mayPrint()) {
                    noting(() -> out.write(bytes, from, length));
                }
            }

            @Override
            public void flush() throws IOException {
                noting(out::flush);
            }
        };
    }

    /** A {@code Step} writes something that the output may refuse. */
    private interface Step {
        void run() throws IOException;
    }

    private void noting(Step step) throws IOException {
        try {
            step.run();
        } catch (IOException e) {
            unread = true;
            throw e;
        }
    }

    private boolean mayPrint() {
        lastWritten = System.nanoTime();
        return lastWords.isEmpty() || isTurnOfThisThread();
    }

    /**
     * Returns whether this thread may print. If no thread prints the last words yet, the last words are dropped,
     * because an answer is being printed. This method never waits for the thread that prints the last words. That
     * thread needs the stream that the caller holds, so the two would wait for each other.
     */
    private synchronized boolean isTurnOfThisThread() {
        if (speaker == null) {
            lastWords = Optional.empty();
        }
        return speaker == null || speaker == Thread.currentThread();
    }

    /** Notes that everything is printed, and with which status the command exits. */
    public void answered(ExitStatus exit) {
        status = exit;
        answered.countDown();
    }
}
