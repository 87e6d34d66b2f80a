package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Limits;
import java.util.function.BooleanSupplier;

/**
 * A {@code Task} is a question that contains all that it needs, so that any thread of any process can answer it. Tasks
 * and their answers are records. The components of these records are again records, or values such as lists, numbers
 * and texts, or puzzles, pieces of evidence and methods of local search. So tasks and answers can be serialised
 * component by component.
 *
 * @param <A> the type of the answer
 */
@FunctionalInterface
public interface Task<A> {
    /**
     * Works in the calling thread until the answer is known, or a limit is reached.
     *
     * @param limits the limits of this task: one thread, a part of the memory, and the remaining time
     * @param stop the test whether to stop, which runs often and should only read a flag; when stopped, the answer
     *     tells how far the task came
     */
    A answer(Limits limits, BooleanSupplier stop);
}
