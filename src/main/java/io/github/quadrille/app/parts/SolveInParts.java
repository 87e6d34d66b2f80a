package io.github.quadrille.app.parts;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.parts.Journal;
import io.github.quadrille.engine.parts.Part;
import io.github.quadrille.engine.parts.PartTable;
import io.github.quadrille.engine.parts.PartTable.PartListener;
import io.github.quadrille.engine.parts.PartWork;
import io.github.quadrille.engine.parts.PuzzleCut;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.engine.plan.StageBudget;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * Searches for a packing, first for a moment in this process and then part by part. The search ends as soon as a
 * packing is found, or when all parts are known to have none.
 *
 * @param runners the function that makes a runner of tasks for each puzzle
 * @param journal the file that records every answered part, if any
 */
public record SolveInParts(Supplier<TaskRunner> runners, Optional<JournalFile> journal) {
    /**
     * Searches for a packing. A packing that is found is also passed to the listener.
     *
     * @throws UnusableInput when the journal cannot be used
     */
    public Verdict solve(Puzzle puzzle, SearchOptions options, SolveListener listener)
            throws IOException, UnusableInput {
        StageBudget stageBudget = new StageBudget(puzzle, options, listener);
        Verdict brief = stageBudget.ended(
                "here",
                Solver.of(puzzle)
                        .with(stageBudget.left())
                        .listening(listener)
                        .briefly()
                        .solve());
        return brief instanceof Verdict.Undecided trial && trial.stoppedBy() == Limit.NODES
                ? trial.orFuller(stageBudget.ended("parts", inParts(puzzle, stageBudget.left(), listener)))
                : brief;
    }

    /** Searches part by part. Callers use it where a short search of the whole puzzle has decided nothing. */
    Verdict inParts(Puzzle whole, SearchOptions options, SolveListener listener) throws IOException, UnusableInput {
        Puzzle rest = whole.rest();
        Clock clock = new Clock(options.limits(), listener);
        WhetherAny question = new WhetherAny();
        OptionalInt begun = journal.isPresent() ? journal.get().partsAskedFor() : OptionalInt.empty();
        try (TaskRunner runner = runners.get()) {
            PartNumber number = PartNumber.of(rest, begun, runner.cores(), clock);
            List<Part> parts = PuzzleCut.into(number.number(), rest, true, clock::check);
            try (Journal file = journal.isPresent()
                    ? journal.get().open(path -> Journal.open(path, parts, number.number(), question))
                    : null) {
                PartTable table = new PartTable(parts, question, Optional.ofNullable(file), PartListener.SILENT);
                PartWork.answer(table, runner, Optional.of(number.usual()), clock);
                return verdict(whole, rest, table, clock, listener);
            }
        } catch (Stopped stopped) {
            Work work = new Work(0, 0, 0, 0, clock.seconds(), clock.seconds());
            return new Verdict.Undecided(stopped.limit(), new Packing(List.of()), work);
        }
    }

    private static Verdict verdict(Puzzle whole, Puzzle rest, PartTable table, Clock clock, SolveListener listener) {
        Work work = new Work(new PlacementTable(rest).size(), table.nodes(), 0, 0, 0, clock.seconds());
        if (table.found().isPresent()) {
            Packing packing = whole.besideGiven(
                    table.found().get().whole(rest, laid -> Solver.of(laid).solve()));
            if (!new PackingChecker(whole).faults(packing).isEmpty()) {
                throw new IllegalStateException("The answer of a task is not a packing.");
            }
            listener.found(packing);
            return new Verdict.Packed(packing, 1, Optional.of(Limit.PACKINGS), work);
        }
        if (table.isDecided()) {
            return new Verdict.Infeasible(new ExhaustedSearch(table.nodes()), work);
        }
        Limit limit = table.stoppedBy(clock.isInterrupted()).orElseThrow();
        return new Verdict.Undecided(limit, new Packing(List.of()), work);
    }
}
