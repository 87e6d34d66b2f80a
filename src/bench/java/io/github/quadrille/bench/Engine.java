package io.github.quadrille.bench;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Makes the command with which a program answers a puzzle, and reads the program's output. Each engine searches on one
 * thread.
 */
sealed interface Engine permits Ours, OurCount, JavaPeer, DancingLinks, PlainFill, Gecode, Missing {
    String name();

    /** Returns whether this engine belongs to this project, and is not another solver. */
    default boolean isOurs() {
        return false;
    }

    /** Returns whether this engine can do this task for any instance at all. */
    boolean handles(Task task);

    /**
     * Returns why the engine cannot answer this instance, in a word or two for the table. The result is empty if the
     * engine can answer it.
     */
    default Optional<String> refusal(Instance instance) {
        return Optional.empty();
    }

    /** Writes the files that the engine reads, and returns the command that is timed. */
    List<String> command(Instance instance) throws IOException;

    /**
     * Reads an answer from the output.
     *
     * @throws IllegalStateException when the output has no answer
     */
    Answer answer(Task task, String output);
}
