package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.ask.GameQuestion;
import io.github.quadrille.app.cli.shared.ClearBoardFlags;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Failure;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.ProofFiles;
import io.github.quadrille.app.cli.shared.ProofFlags;
import io.github.quadrille.app.cli.shared.ProofReport;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.WrittenProof;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.lab.clear.PlanComparison;
import io.github.quadrille.lab.clear.Referee;
import io.github.quadrille.lab.clear.Referee.Replay;
import io.github.quadrille.lab.clear.proof.GameProof;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Clears boards of the line-clearing game: it removes the target, or all blue tokens, with the fewest tetrominoes, or
 * proves that this is impossible. With {@code --method astar}, the number of tetrominoes is not proven to be the
 * fewest.
 */
public final class ClearCommand extends Command {

    private final Positional<List<String>> boards = arguments(
            "BOARD.csv",
            "1..*",
            "A board: rows of comma-separated fields, empty, r (red), b (blue) or B (the target);"
                    + " '-' for standard input.");

    private final Flag<Wrap> wrap = option(GameQuestion.WRAP);

    private final ClearSearchFlags search = with(new ClearSearchFlags());

    private final ClearBoardFlags board = with(new ClearBoardFlags());

    private final ClearAnswerFlags answer = with(new ClearAnswerFlags());

    private final ProofFlags proofs = with(new ProofFlags());

    public ClearCommand(Terminal terminal) {
        super(terminal, "clear", """
                Removes the target of a line-clearing board, or all of its blue tokens, with the fewest tetrominoes, \
                or proves that this is impossible.

                A move lays one of the 19 fixed tetrominoes on empty cells, at least one next to a red token; then all full rows and columns are emptied.

                Examples:
                  quadrille clear board.csv --svg game.svg
                  quadrille clear board.csv --method astar --heuristic published
                  quadrille clear board.csv --all --time-limit 30s
                  quadrille clear board.csv --proof proofs      for 'check'
                  quadrille clear boards/*.csv --compare
                  quadrille verify board.csv plan.txt""");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        search.check(board.isAll());
        return search.compare.isSaid() ? compareAll() : solve();
    }

    private ExitStatus solve() throws IOException, UnusableInput {
        if (boards.value().size() > 1) {
            throw invalid("One board is answered at a time, but %d are given. %s."
                    .formatted(
                            boards.value().size(),
                            proofs.isWanted() ? "Prove them one by one" : "Add --compare for a table"));
        }
        String source = boards.value().get(0);
        answer.checkFiles(source);
        proofs.checkFolder();
        Board start = read(source);
        Clock clock = Clock.running();
        ProgressLine progress = new ProgressLine(terminal, source);
        Outcome outcome = search.outcome(start, board.isAll(), progress);
        progress.clear();
        ClearReport report = new ClearReport(terminal, answer, source);
        Replay game = game(start, outcome);
        report.printFirst(start, outcome, game);
        ProofReport said = new ProofReport(terminal, proofs);
        Optional<WrittenProof> proof = Optional.empty();
        if (proofs.isWanted()) {
            Limits left = search.limits().since(clock);
            proof = prove(start, source, outcome, left, progress, said);
        }
        report.printLast(start, outcome, game, proof);
        return ExitStatus.of(outcome).worse(said.status());
    }

    /**
     * Writes the proof into a file that is named after the board, or says why no proof is written.
     *
     * @param limits the limits for writing the proof
     */
    private Optional<WrittenProof> prove(
            Board start, String source, Outcome outcome, Limits limits, ProgressLine progress, ProofReport report)
            throws IOException, UnusableInput {
        String name = source.equals("-") ? "board" : ClearTable.name(source);
        ProofFiles files = proofs.files(name, ".pbp");
        if (outcome instanceof Outcome.Undecided) {
            report.tell(source, new ProofOutcome.NotNeeded(), false, files);
            return Optional.empty();
        }
        ProofOutcome proof = files.write(output -> {
            output.end(GameProof.write(start, outcome, output, limits, progress));
            return output.outcome();
        });
        progress.clear();
        report.tell(source, proof, true, files);
        if (proof instanceof ProofOutcome.NotNeeded) {
            terminal.err().println("No proof is written, because the board has nothing to remove.");
        }
        return files.written();
    }

    private ExitStatus compareAll() throws IOException {
        if (!search.isByDefault() || answer.hasFiles() || proofs.isWanted()) {
            throw invalid("--compare runs the exact search and A*, each on one thread, and writes no files."
                    + " Leave --method, --threads, --svg, --animation, --after and --proof out.");
        }
        ClearTable table =
                new ClearTable(terminal, answer.format.value(), boards.value(), search.compared(), board.isAll());
        ExitStatus worst = ExitStatus.YES;
        for (String source : boards.value()) {
            if (terminal.isInterrupted()) {
                return worst.worse(ExitStatus.UNDECIDED);
            }
            try {
                Board start = read(source);
                ProgressLine progress = new ProgressLine(terminal, source);
                PlanComparison comparison =
                        PlanComparison.of(start, search.compared(), search.ties.value(), search.limits(), progress);
                progress.clear();
                game(start, comparison.exact());
                comparison.followers().values().forEach(follower -> game(start, follower.outcome()));
                table.add(source, comparison);
                worst = worst.worse(ExitStatus.of(comparison.exact()));
            } catch (UnusableInput problem) {
                worst = worst.worse(Failure.report(problem, terminal));
            }
        }
        table.end();
        return worst;
    }

    private Board read(String source) throws UnusableInput {
        Board start = board.read(source, wrap.value());
        if (Referee.hasFullLine(start)) {
            terminal.tell(
                    "warning: %s: A line is full at the start. The published rules do not say what happens then; here"
                            + " it is emptied after the first move.",
                    source);
        }
        return start;
    }

    /**
     * Returns the moves of the plan as a game, after the referee has confirmed them, so that no invalid plan is shown.
     * If there is no plan, the game is empty.
     */
    private static Replay game(Board start, Outcome outcome) {
        return outcome.plan()
                .map(plan -> Referee.confirm(start, plan))
                .orElseGet(() -> new Replay(List.of(), List.of()));
    }
}
