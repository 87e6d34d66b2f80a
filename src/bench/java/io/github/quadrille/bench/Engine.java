package io.github.quadrille.bench;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Holds the command that has a program answer puzzles, and reads what it prints. Each engine searches on one thread.
 */
sealed interface Engine permits Ours, OurCount, JavaPeer, DancingLinks, PlainFill, Gecode, Missing {
    String name();

    /** Returns whether this engine is one of this project, and not another solver. */
    default boolean isOurs() {
        return false;
    }

    /** Returns whether this engine can do such a task at all. */
    boolean handles(Task task);

    /** Returns why the engine cannot answer this instance, in a word or two for the table, or empty where it can. */
    default Optional<String> refusal(Instance instance) {
        return Optional.empty();
    }

    /** Writes what the engine needs beforehand, and returns the command that is timed. */
    List<String> command(Instance instance) throws IOException;

    /**
     * Reads an answer from the output.
     *
     * @throws IllegalStateException when the output has no answer
     */
    Answer answer(Task task, String output);
}
