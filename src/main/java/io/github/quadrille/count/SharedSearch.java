package io.github.quadrille.count;

import io.github.quadrille.limit.Limits;
import io.github.quadrille.parts.Ledger;
import io.github.quadrille.parts.LocalThreads;
import io.github.quadrille.parts.PartAnswer;
import io.github.quadrille.parts.PartListener;
import io.github.quadrille.parts.PuzzleCut;
import io.github.quadrille.parts.Question;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Work;
import io.github.quadrille.question.CountListener;
import io.github.quadrille.question.CountMethod;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Finds every packing on several threads, in parts. */
final class SharedSearch {
    /** So that the last ones hardly wait for each other. */
    private static final int PARTS_PER_THREAD = 12;

    private SharedSearch() {}

    /** Searches within what is left, and takes note of it. */
    static Ledger search(CountStages stages) {
        Limits limits = stages.limits();
        long begin = System.nanoTime();
        Ledger ledger = new Ledger(
                PuzzleCut.into(PARTS_PER_THREAD * limits.threads(), stages.puzzle(), true, stages::look),
                new Question.HowMany(CountMethod.SEARCH),
                Optional.empty(),
                PartListener.SILENT);
        new LocalThreads(SharedSearch::part)
                .answer(ledger, limits.withTime(stages.clock().left()), stages.listener());
        stages.ended("search", new Work(0, ledger.nodes(), 0, 0, 0, (System.nanoTime() - begin) / 1e9));
        return ledger;
    }

    private static PartAnswer part(Puzzle part, Question question, Limits limits, BooleanSupplier stop) {
        return new PartAnswer(
                PackingCounter.count(part, CountMethod.SEARCH, limits, CountListener.until(stop)), Optional.empty());
    }
}
