package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Limits;
import java.util.function.BooleanSupplier;

/**
 * A {@code Task} is a question that contains all that it needs, so that any thread of any process can answer it. Tasks
 * and their answers are records of records, lists, numbers and texts, of puzzles and of methods of local search. So
 * they can be serialised part by part.
 *
 * @param <A> the answer
 */
@FunctionalInterface
public interface Task<A> {
    /**
     * Works in the calling thread until the answer is known, or a limit is reached.
     *
     * @param limits the share of this task: one thread, its part of the memory, and the remaining time
     * @param stop the test whether to stop, which runs often and should only read a flag; the answer then tells how far
     *     the task came
     */
    A answer(Limits limits, BooleanSupplier stop);
}
