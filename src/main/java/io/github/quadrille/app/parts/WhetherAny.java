package io.github.quadrille.app.parts;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.SearchRequest;
import io.github.quadrille.engine.parts.PartAnswer;
import io.github.quadrille.engine.parts.PartQuestion;
import io.github.quadrille.engine.solve.Solver;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Asks for each part of a puzzle whether it has a packing. The first part that has a packing decides the whole puzzle.
 */
public record WhetherAny() implements PartQuestion {
    /**
     * A short search of a part stops after this many nodes. Where this search decides the part, neither an argument nor
     * a longer search is needed.
     */
    private static final long NODES_OF_A_MOMENT = 10_000;

    @Override
    public String word() {
        return "whether-any";
    }

    @Override
    public boolean isSum() {
        return false;
    }

    @Override
    public PartAnswer answer(Puzzle part, Limits limits, BooleanSupplier stop) {
        Verdict verdict = search(part, limits, stop);
        Optional<Packing> packing =
                verdict instanceof Verdict.Packed packed ? Optional.of(packed.first()) : Optional.empty();
        PackingCount count = packing.isPresent()
                ? new PackingCount(BigInteger.ONE, Optional.empty(), CountMethod.SEARCH, "found", verdict.work())
                : new PackingCount(
                        BigInteger.ZERO, verdict.stopped(), CountMethod.SEARCH, "none found", verdict.work());
        return new PartAnswer(count, packing, List.of());
    }

    private static Verdict search(Puzzle part, Limits limits, BooleanSupplier stop) {
        SolveListener listener = SolveListener.until(stop);
        Verdict moment = PackingSearch.solve(
                SearchRequest.of(part, SearchOptions.FIND_ONE.within(limits).withNodeLimit(NODES_OF_A_MOMENT)),
                listener);
        return moment.stopped().equals(Optional.of(Limit.NODES))
                ? Solver.of(part).within(limits).listening(listener).solve()
                : moment;
    }
}
