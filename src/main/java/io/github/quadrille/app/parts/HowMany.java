package io.github.quadrille.app.parts;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.parts.PartAnswer;
import io.github.quadrille.engine.parts.PartQuestion;
import io.github.quadrille.engine.solve.Solver;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Asks for each part of a puzzle how many packings it has. */
public record HowMany(CountMethod method) implements PartQuestion {
    @Override
    public String word() {
        return "how-many";
    }

    @Override
    public boolean isSum() {
        return true;
    }

    @Override
    public PartAnswer answer(Puzzle part, Limits limits, BooleanSupplier stop) {
        return new PartAnswer(count(part, method, limits, stop), Optional.empty(), List.of());
    }

    /**
     * Counts the packings of a part in the calling thread.
     *
     * @param limits the limits of this part alone; the number of threads should be 1
     * @param stop whether to stop; it is called often, so it should only read a flag
     */
    public static PackingCount count(Puzzle part, CountMethod method, Limits limits, BooleanSupplier stop) {
        return Solver.of(part)
                .within(limits)
                .listening(SolveListener.until(stop))
                .briefly()
                .count(method)
                .packings();
    }
}
