package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.AnswerFlags.AnswerFormat;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Failure;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.io.answer.NoAnswer;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.Origin;
import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** One line per puzzle, and one for all of them. With JSON the lines are the answers, and nothing is added. */
final class BatchReport {
    private final Terminal terminal;
    private final boolean silent;
    private final boolean stats;
    private final Clock clock = Clock.running();
    private final Map<ExitStatus, Integer> count = new EnumMap<>(ExitStatus.class);
    private int notTried;
    private ExitStatus worst = ExitStatus.YES;

    BatchReport(Terminal terminal, AnswerFormat format, boolean stats) {
        this.terminal = terminal;
        this.silent = format != AnswerFormat.TEXT;
        this.stats = stats;
    }

    void add(String puzzle, SolveResult solveResult) {
        Verdict verdict = solveResult.verdict();
        note(solveResult.status());
        if (!silent) {
            String cost = stats
                    ? ", %,d placements, %,d dead ends"
                            .formatted(
                                    verdict.work().placements(), verdict.work().fails())
                    : "";
            terminal.paragraph(
                    "status: %-10s  ".formatted(verdict.status().word()),
                    "%s  (%s, %,d nodes, %.3f s%s)"
                            .formatted(
                                    puzzle,
                                    verdict.match(new Detail()),
                                    verdict.work().nodes(),
                                    verdict.work().seconds(),
                                    cost),
                    "  ");
            solveResult.proof().ifPresent(proof -> proof.print(terminal));
            if (terminal.outIsTerminal()) {
                terminal.out().flush();
            }
        }
    }

    /** A puzzle that cannot be used. */
    void addUnusable(String puzzle, Exception problem) throws IOException {
        note(Failure.report(problem, terminal));
        terminal.err().flush();
        if (silent) {
            List<String> errors = Failure.complaints(problem).orElse(List.of());
            JsonLine.write(NoAnswer.unusable(Origin.argument(puzzle), errors), terminal.out());
        } else {
            terminal.out().printf("status: %-10s  %s%n", "unusable", puzzle);
        }
    }

    /** A puzzle after an interruption. */
    void addNotTried(String puzzle) throws IOException {
        notTried++;
        if (silent) {
            JsonLine.write(NoAnswer.notTried(Origin.argument(puzzle)), terminal.out());
        }
    }

    private void note(ExitStatus status) {
        count.merge(status, 1, Integer::sum);
        worst = worst.worse(status);
    }

    void end() {
        int answered = count.values().stream().mapToInt(n -> n).sum();
        worst = notTried > 0 ? worst.worse(ExitStatus.UNDECIDED) : worst;
        if (!silent) {
            String skipped = notTried > 0 ? ", %,d not tried".formatted(notTried) : "";
            terminal.sentence("%,d puzzles: %,d packed, %,d infeasible, %,d undecided, %,d unusable%s; %.3f s"
                    .formatted(
                            answered + notTried,
                            count.getOrDefault(ExitStatus.YES, 0),
                            count.getOrDefault(ExitStatus.NO, 0),
                            count.getOrDefault(ExitStatus.UNDECIDED, 0),
                            count.getOrDefault(ExitStatus.UNUSABLE, 0),
                            skipped,
                            clock.seconds()));
        }
    }

    ExitStatus worst() {
        return worst;
    }

    /** In brackets behind a puzzle. */
    private static final class Detail implements Verdict.Cases<String> {
        @Override
        public String packed(Verdict.Packed packed) {
            return "packings: %,d%s"
                    .formatted(packed.packings(), packed.stoppedBy().isPresent() ? "+" : "");
        }

        @Override
        public String optimal(Verdict.Optimal optimal) {
            return "worth %,d, %s".formatted(optimal.worth(), optimal.evidence().name());
        }

        @Override
        public String infeasible(Verdict.Infeasible infeasible) {
            return infeasible.evidence().name();
        }

        @Override
        public String undecided(Verdict.Undecided undecided) {
            return undecided.stoppedBy().words();
        }
    }
}
