package io.github.quadrille.engine.parts;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.text.CountedNoun;
import java.util.Map;
import java.util.Optional;

/** Tasks that are handed out to workers and threads, and what becomes of them. Safe for several threads. */
public interface TaskSource {
    /** The next task to work on; empty when none is open, though some may be at work elsewhere. */
    Optional<? extends Task> take();

    /** What is asked of a task. */
    TaskQuestion question(Task task);

    /** Takes note that a worker has a task already; false, and nothing happens, unless it is open. */
    boolean resume(String id);

    /** Opens a task again whose worker has gone; nothing happens when it was answered or cut meanwhile. */
    void giveBack(String id);

    /**
     * Replaces a task that takes long by smaller ones.
     *
     * @return false when it cannot be cut, or was answered meanwhile
     */
    boolean cut(String id);

    /** What one of its tasks is called: {@code part}. */
    String noun();

    /** So many tasks, in words: {@code 1 part}, {@code 3,000 runs}. */
    default String count(long tasks) {
        return CountedNoun.of(tasks, noun());
    }

    /** Why an answer, which may come from a stranger, is not to be believed; empty when nothing speaks against it. */
    Optional<String> fault(String id, TaskAnswer taskAnswer);

    /**
     * Takes answers.
     *
     * @param answers by the ids of the tasks, without faults; those that are unknown or answered already are passed over
     */
    void answer(Map<String, ? extends TaskAnswer> answers);

    /** Whether nothing is left to ask; asked often. */
    boolean isDecided();

    /** Tasks that no worker has. */
    int open();

    /** Those that were not answered to their end. */
    int missing();

    /** How far it has come. */
    String words();

    /** What one worker does at a time: a question about a puzzle, under a name. */
    interface Task {
        /** A name that no other task of the same head has. */
        String id();

        Puzzle puzzle();
    }
}
