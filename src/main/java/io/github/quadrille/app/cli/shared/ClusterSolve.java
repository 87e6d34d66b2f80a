package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
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
import io.github.quadrille.engine.parts.PuzzleCut;
import io.github.quadrille.engine.parts.TaskQuestion;
import io.github.quadrille.engine.plan.StageBudget;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Where a moment does not decide, lets workers search the parts, until one has a packing or none has. */
public record ClusterSolve(Terminal terminal, ClusterFlags cluster, Optional<JournalFile> journal) {
    /** The answer, which the listener hears of, too. */
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
                ? trial.orFuller(
                        stageBudget.ended("workers", byWorkers(puzzle, puzzle.rest(), stageBudget.left(), listener)))
                : brief;
    }

    /** @param puzzle what is left of the whole beside given pieces */
    private Verdict byWorkers(Puzzle whole, Puzzle puzzle, SearchOptions options, SolveListener listener)
            throws IOException, UnusableInput {
        Limits limits = options.limits();
        Clock clock = new Clock(limits, listener);
        TaskQuestion taskQuestion = new TaskQuestion.WhetherAny();
        OptionalInt begun = journal.isPresent() ? journal.get().partsAskedFor() : OptionalInt.empty();
        int number = begun.isPresent() ? begun.getAsInt() : ClusterFlags.partsOf(puzzle, clock);
        List<Part> parts;
        try {
            parts = PuzzleCut.into(number, puzzle, true, clock::check);
        } catch (Stopped stopped) {
            Work work = new Work(0, 0, 0, 0, clock.seconds(), clock.seconds());
            return new Verdict.Undecided(stopped.limit(), new Packing(List.of()), work);
        }
        ProgressLine line = ProgressLine.ofCount(terminal, puzzle.name());
        try (Journal file = journal.isPresent()
                ? journal.get().open(path -> Journal.open(path, parts, number, taskQuestion))
                : null) {
            PartTable partTable = new PartTable(parts, taskQuestion, Optional.ofNullable(file), PartListener.SILENT);
            cluster.answer(partTable, limits.withTime(clock.left()), line, terminal);
            line.clear();
            return verdict(whole, puzzle, partTable, clock, listener);
        }
    }

    private Verdict verdict(Puzzle all, Puzzle puzzle, PartTable partTable, Clock clock, SolveListener listener) {
        Work work = new Work(new PlacementTable(puzzle).size(), partTable.nodes(), 0, 0, 0, clock.seconds());
        if (partTable.found().isPresent()) {
            Packing whole = all.besideGiven(partTable
                    .found()
                    .get()
                    .whole(puzzle, laid -> Solver.of(laid).solve()));
            if (!new PackingChecker(all).faults(whole).isEmpty()) {
                throw new IllegalStateException("What the workers found is no packing.");
            }
            listener.found(whole);
            return new Verdict.Packed(whole, 1, Optional.of(Limit.PACKINGS), work);
        }
        if (partTable.isDecided()) {
            return new Verdict.Infeasible(new ExhaustedSearch(partTable.nodes()), work);
        }
        Optional<Limit> interrupted = clock.stop().filter(Limit.INTERRUPTED::equals);
        return new Verdict.Undecided(partTable.stoppedBy(interrupted).orElseThrow(), new Packing(List.of()), work);
    }
}
