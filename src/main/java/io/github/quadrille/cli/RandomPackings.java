package io.github.quadrille.cli;

import io.github.quadrille.format.file.AnswerWriter;
import io.github.quadrille.format.file.CountWriter;
import io.github.quadrille.format.file.Origin;
import io.github.quadrille.frontier.CountedNone;
import io.github.quadrille.frontier.IncompleteCount;
import io.github.quadrille.frontier.PackingSampler;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.puzzle.Work;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Draws packings at random and shows them as if they had been found. */
record RandomPackings(Terminal terminal, Interruption interruption, OutputFormat format) {
    ExitStatus draw(int number, long seed, Puzzle puzzle, Limits limits) throws IOException {
        CountProgressLine line = new CountProgressLine(terminal, puzzle.name(), interruption);
        long begin = System.nanoTime();
        List<Packing> drawn = new ArrayList<>();
        BigInteger packings;
        try {
            packings =
                    PackingSampler.draw(number, new PlacementTable(puzzle), new Random(seed), limits, line, drawn::add);
        } catch (IncompleteCount e) {
            line.clear();
            String reason = "nothing was drawn, because " + e.getMessage();
            if (format == OutputFormat.JSON) {
                Map<String, String> fields = new LinkedHashMap<>();
                fields.put("status", "undecided");
                fields.put("puzzle", puzzle.name());
                fields.put("reason", reason);
                CountWriter.write(fields, terminal.out());
            } else {
                terminal.out().println("status: undecided");
                terminal.field("reason", reason);
            }
            return ExitStatus.UNDECIDED;
        }
        line.clear();
        try (AnswerReport report = format == OutputFormat.JSON
                ? new JsonReport(new AnswerWriter(terminal.out(), puzzle, Origin.NONE))
                : new TextReport(terminal, puzzle, false, false, false)) {
            drawn.forEach(report::packing);
            Work work = Work.since(begin);
            if (drawn.isEmpty()) {
                report.end(new Verdict.Infeasible(new CountedNone(), work), Map.of());
            } else {
                Verdict verdict = new Verdict.Packed(drawn.get(0), drawn.size(), Optional.of(Limit.PACKINGS), work);
                report.end(verdict, Map.of("population", packings));
            }
        }
        return drawn.isEmpty() ? ExitStatus.NO : ExitStatus.YES;
    }
}
