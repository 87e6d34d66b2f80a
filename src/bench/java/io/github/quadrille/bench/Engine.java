package io.github.quadrille.bench;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** A program that answers puzzles: the command that asks it, and how to read what it prints. One search thread each. */
sealed interface Engine permits Ours, OurCount, JavaPeer, DancingLinks, PlainFill, Gecode, Missing {
    String name();

    /** Whether it is one of our own formulations, not a peer. */
    default boolean isOurs() {
        return false;
    }

    /** Whether there is a point in asking it this at all. */
    boolean handles(Task task);

    /** Why it cannot be asked about this instance, in a word or two for the table. */
    default Optional<String> refusal(Instance instance) {
        return Optional.empty();
    }

    /** Writes what the engine needs beforehand, and returns the command that is timed. */
    List<String> command(Instance instance) throws IOException;

    /**
     * Reads an answer.
     *
     * @throws IllegalStateException when there is none in the output
     */
    Answer answer(Task task, String output);
}
