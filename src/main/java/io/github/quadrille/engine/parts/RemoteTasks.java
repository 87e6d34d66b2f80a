package io.github.quadrille.engine.parts;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.TaskAnswer.TextAnswer;
import io.github.quadrille.engine.parts.TaskSource.Task;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Errands: tasks that come one by one, while others are at work, each with an answer of its own for its caller. Nothing
 * is written down, and none can be cut.
 */
public final class RemoteTasks implements TaskSource, AutoCloseable {
    /** Understands the answer to an errand. */
    @FunctionalInterface
    public interface Reading<T> {
        /**
         * Trusts nothing.
         *
         * @throws IOException when it is no answer
         */
        T read(String text) throws IOException;
    }

    private record Asked<T>(
            String id, TaskQuestion question, Puzzle puzzle, Reading<T> reading, CompletableFuture<T> result)
            implements Task {
        private T read(TaskAnswer taskAnswer) throws IOException {
            if (taskAnswer instanceof TextAnswer told) {
                return reading.read(told.text());
            }
            throw new IOException("It does not answer an errand.");
        }

        private void settle(TaskAnswer taskAnswer) {
            try {
                result.complete(read(taskAnswer));
            } catch (IOException e) {
                result.completeExceptionally(e);
            }
        }
    }

    private final String noun;

    /** So that an answer to an earlier head's errand is none to one of ours. */
    private final String begin = HexFormat.of().toHexDigits(System.nanoTime());

    private final Map<String, Asked<?>> missing = new HashMap<>();
    private final Deque<Asked<?>> open = new ArrayDeque<>();
    private int asked;
    private volatile boolean closed;

    /** @param noun what each is called: {@code run} */
    public RemoteTasks(String noun) {
        this.noun = noun;
    }

    /**
     * Asks for something; the answer comes on the thread that brings it, if it comes before {@link #close}. Who does not want
     * it any more cancels it: then no worker begins it; one that is at work on it ends it, for nothing.
     */
    public synchronized <T> CompletableFuture<T> ask(TaskQuestion.Errand errand, Puzzle puzzle, Reading<T> reading) {
        asked++;
        String id = begin + "-" + asked;
        CompletableFuture<T> result = new CompletableFuture<>() {
            @Override
            public boolean cancel(boolean interrupts) {
                forget(id);
                return super.cancel(interrupts);
            }
        };
        if (closed) {
            result.cancel(false);
            return result;
        }
        Asked<T> task = new Asked<>(id, errand, puzzle, reading, result);
        missing.put(id, task);
        open.add(task);
        return result;
    }

    private synchronized void forget(String id) {
        open.remove(missing.remove(id));
    }

    @Override
    public synchronized Optional<? extends Task> take() {
        return closed ? Optional.empty() : Optional.ofNullable(open.poll());
    }

    @Override
    public TaskQuestion question(Task task) {
        return ((Asked<?>) task).question;
    }

    @Override
    public synchronized boolean resume(String id) {
        return missing.containsKey(id) && open.remove(missing.get(id));
    }

    @Override
    public synchronized void giveBack(String id) {
        Asked<?> task = missing.get(id);
        if (task != null && !open.contains(task)) {
            open.addFirst(task);
        }
    }

    @Override
    public boolean cut(String id) {
        return false;
    }

    @Override
    public synchronized Optional<String> fault(String id, TaskAnswer taskAnswer) {
        Asked<?> task = missing.get(id);
        if (task == null) {
            return Optional.empty();
        }
        try {
            task.read(taskAnswer);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of("an answer to %s %s: %s".formatted(noun, id, e.getMessage()));
        }
    }

    @Override
    public synchronized void answer(Map<String, ? extends TaskAnswer> answers) {
        answers.forEach((id, answer) -> {
            Asked<?> task = missing.get(id);
            if (task != null) {
                forget(id);
                task.settle(answer);
            }
        });
    }

    @Override
    public boolean isDecided() {
        return closed;
    }

    @Override
    public synchronized int open() {
        return open.size();
    }

    @Override
    public synchronized int missing() {
        return missing.size();
    }

    @Override
    public String noun() {
        return noun;
    }

    @Override
    public synchronized String words() {
        return "%,d of %s".formatted(asked - missing.size(), count(asked));
    }

    /** Nothing more is asked; what is not answered by now is cancelled. */
    @Override
    public synchronized void close() {
        closed = true;
        List.copyOf(missing.values()).forEach(task -> task.result.cancel(false));
    }
}
