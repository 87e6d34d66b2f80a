package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.ListFlags;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.TextReport;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.PackingSample;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.frontier.ZeroCount;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.answer.StreamedAnswer;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Draws packings at random, and prints them as if a search had found them. */
record RandomPackings(Terminal terminal, ListFlags list) {
    ExitStatus draw(int number, long seed, Puzzle puzzle, Limits limits) throws IOException, UnusableInput {
        ProgressLine line = ProgressLine.ofCount(terminal, puzzle.name());
        PackingSample sample = Solver.of(puzzle)
                .with(SearchOptions.FIND_ALL.withSeed(seed).within(limits))
                .listening(line)
                .sample(number);
        line.clear();
        PackingCount population = sample.population();
        if (!population.isComplete()) {
            None none = new None("undecided", puzzle.name(), "no packing was drawn, because " + population.why());
            list.format().ofOne().say(terminal, () -> none, () -> terminal.fields(none, "puzzle"));
            return ExitStatus.UNDECIDED;
        }
        List<Packing> drawn = sample.packings();
        try (StreamedAnswer report = list.report(
                terminal,
                puzzle,
                (where, quiet) -> new TextReport(where, puzzle, quiet, false, false, drawn.size() > 1))) {
            for (Packing packing : drawn) {
                report.packing(packing);
            }
            if (drawn.isEmpty()) {
                report.end(new Verdict.Infeasible(new ZeroCount(), population.work()), Map.of());
            } else {
                Verdict verdict =
                        new Verdict.Packed(drawn.get(0), drawn.size(), Optional.of(Limit.PACKINGS), population.work());
                report.end(verdict, Map.of("population", population.total()));
            }
        }
        return drawn.isEmpty() ? ExitStatus.NO : ExitStatus.YES;
    }

    private record None(String status, String puzzle, String reason) {}
}
