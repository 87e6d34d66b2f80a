package io.github.quadrille.app.cli.shared;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C: asks the running command to stop, and gives it a moment to print the best known answer and to say its exit
 * code. A command that does not begin to print in time has its last words printed for it, whatever keeps it.
 */
public final class Interruption {
    private static final long PATIENCE_MILLIS = 900;
    private static final long MILLIS_OF_FLUSH = 200;

    private final CountDownLatch answered = new CountDownLatch(1);
    private volatile boolean requested;
    /** Nothing is read any more of what is written. */
    private volatile boolean unread;

    private volatile Optional<Runnable> lastWords = Optional.empty();
    /** Who prints last words; written together with them. */
    private Thread speaker;

    private volatile long lastWritten = System.nanoTime();
    private volatile ExitStatus status = ExitStatus.UNDECIDED;

    /** Ends the process, which is told to end, in an orderly way. */
    void interrupt(Terminal terminal) {
        if (answered.getCount() > 0) {
            requested = true;
            if (terminal.errIsTerminal()) {
                // The terminal writes ^C wherever the cursor is.
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

    /** Ends the process, too, unless the command has begun to print. */
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

    /** From now on only this thread prints, if there are last words. */
    private synchronized Optional<Runnable> claim() {
        if (lastWords.isPresent()) {
            speaker = Thread.currentThread();
        }
        return lastWords;
    }

    /** An answer that is being printed is printed to its end; one that has stopped halfway is shown as far as it came. */
    private void waitWhilePrinting(Terminal terminal) throws InterruptedException {
        while (!hasAnswered()) {
            if (System.nanoTime() - lastWritten > TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS)) {
                // The command may hold the stream, and its reader may not read.
                Thread flush = new Thread(terminal.out()::flush, "flush");
                flush.setDaemon(true);
                flush.start();
                flush.join(MILLIS_OF_FLUSH);
                return;
            }
        }
    }

    /** Whether to stop: the process is told to end, or its reader has ended, and so has a full disk. */
    public boolean isRequested() {
        return requested || unread;
    }

    /** What to say when the command does not answer in time, as while it builds a large model. */
    public synchronized void otherwise(Runnable words) {
        lastWords = Optional.of(words);
    }

    /** The same stream; from the first byte of an answer on, the command prints itself, and beside last words nothing. */
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

    /** Something that a reader may refuse. */
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

    /** Never waits for last words: the command holds the stream here, which they need. */
    private synchronized boolean isTurnOfThisThread() {
        if (speaker == null) {
            lastWords = Optional.empty();
        }
        return speaker == null || speaker == Thread.currentThread();
    }

    /** Everything is printed. */
    public void answered(ExitStatus exit) {
        status = exit;
        answered.countDown();
    }
}
