package io.github.quadrille.cli;

import io.github.quadrille.choco.Stages;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.limit.Clock;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.limit.Stopped;
import io.github.quadrille.parts.Journal;
import io.github.quadrille.parts.Ledger;
import io.github.quadrille.parts.Part;
import io.github.quadrille.parts.PartListener;
import io.github.quadrille.parts.PuzzleCut;
import io.github.quadrille.parts.Question;
import io.github.quadrille.puzzle.ExhaustedSearch;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.PackingChecker;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.puzzle.Work;
import io.github.quadrille.question.SearchOptions;
import io.github.quadrille.solve.Solver;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Where a moment does not decide, lets workers search the parts, until one has a packing or none has. */
record ClusterSolve(Terminal terminal, Interruption interruption, ClusterFlags cluster, Optional<JournalFile> journal) {
    Verdict solve(Puzzle puzzle, SearchOptions options, ReportingListener listener) throws IOException, UnusableInput {
        Stages stages = new Stages(puzzle, options, listener);
        Verdict brief = stages.ended(
                "here",
                Solver.of(puzzle)
                        .with(stages.left())
                        .listening(listener)
                        .briefly()
                        .solve());
        return brief instanceof Verdict.Undecided trial && trial.stoppedBy() == Limit.NODES
                ? trial.orFuller(stages.ended("workers", byWorkers(puzzle, puzzle.rest(), stages.left(), listener)))
                : brief;
    }

    /** @param puzzle what is left of the whole beside given pieces */
    private Verdict byWorkers(Puzzle whole, Puzzle puzzle, SearchOptions options, ReportingListener listener)
            throws IOException, UnusableInput {
        Limits limits = options.limits();
        Clock clock = new Clock(limits.time(), listener::isInterrupted);
        Question question = new Question.WhetherAny();
        OptionalInt begun = journal.isPresent() ? journal.get().partsAskedFor() : OptionalInt.empty();
        int number = begun.isPresent() ? begun.getAsInt() : ClusterFlags.partsOf(puzzle, clock);
        List<Part> parts;
        try {
            parts = PuzzleCut.into(number, puzzle, true, clock::check);
        } catch (Stopped stopped) {
            Work work = new Work(0, 0, 0, 0, clock.seconds(), clock.seconds());
            return new Verdict.Undecided(stopped.limit(), new Packing(List.of()), work);
        }
        CountProgressLine line = new CountProgressLine(terminal, puzzle.name(), interruption);
        try (Journal file = journal.isPresent() ? journal.get().open(parts, number, question) : null) {
            Ledger ledger = new Ledger(parts, question, Optional.ofNullable(file), PartListener.SILENT);
            cluster.answer(ledger, limits.withTime(clock.left()), line, terminal);
            line.clear();
            return verdict(whole, puzzle, ledger, clock, listener);
        }
    }

    private Verdict verdict(Puzzle all, Puzzle puzzle, Ledger ledger, Clock clock, ReportingListener listener) {
        Work work = new Work(new PlacementTable(puzzle).size(), ledger.nodes(), 0, 0, 0, clock.seconds());
        if (ledger.found().isPresent()) {
            Packing whole = all.besideGiven(
                    ledger.found().get().whole(puzzle, laid -> Solver.of(laid).solve()));
            if (!new PackingChecker(all).faults(whole).isEmpty()) {
                throw new IllegalStateException("What the workers found is no packing.");
            }
            listener.found(whole);
            return new Verdict.Packed(whole, 1, Optional.of(Limit.PACKINGS), work);
        }
        if (ledger.isDecided()) {
            return new Verdict.Infeasible(new ExhaustedSearch(ledger.nodes()), work);
        }
        Optional<Limit> interrupted = clock.stop().filter(Limit.INTERRUPTED::equals);
        return new Verdict.Undecided(ledger.stoppedBy(interrupted).orElseThrow(), new Packing(List.of()), work);
    }
}
