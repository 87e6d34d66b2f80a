package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.ProofFiles;
import io.github.quadrille.app.cli.shared.ProofFlags;
import io.github.quadrille.app.cli.shared.ProofReport;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;

/** Counts the packings of a puzzle, and writes a certificate of their number. */
record ProvenCounting(Terminal terminal, CountReport report, ProofFlags flags) {
    /**
     * If no certificate along the frontier is possible, a proof that names every packing can replace it. This is done
     * only if the number of packings has fewer binary digits than this, so there are at most 524,287 packings.
     */
    private static final int MOST_BITS = 20;

    /**
     * Counts the packings, and writes a certificate. If the method is to search, the certificate is a proof that names
     * every packing. Otherwise it certifies the count along the frontier. If no such certificate is possible and the
     * method is {@code AUTO}, a proof that names every packing takes its place. This is done only if the number of
     * packings has fewer than {@link #MOST_BITS} binary digits.
     *
     * @param upToSymmetry whether classes are counted, too
     */
    ExitStatus count(Puzzle puzzle, CountMethod method, boolean upToSymmetry, Limits limits)
            throws IOException, UnusableInput {
        Clock clock = Clock.running();
        ProofFiles files = flags.files(puzzle.name(), method == CountMethod.SEARCH ? ".pbp" : ".count");
        ClassCount answer = ask(puzzle, method, upToSymmetry, limits, files);
        boolean isTooWide = files.outcome() instanceof ProofOutcome.Impossible;
        if (isTooWide && method == CountMethod.AUTO && answer.total().bitLength() < MOST_BITS) {
            files = flags.files(puzzle.name(), ".pbp");
            ClassCount named = ask(puzzle, CountMethod.SEARCH, false, limits.since(clock), files);
            if (named.isComplete() && !named.total().equals(answer.total())) {
                throw new IllegalStateException(
                        "%s packings were counted, but %s found.".formatted(answer.total(), named.total()));
            }
        }
        PackingCount packings = answer.packings();
        ProofReport proofs = new ProofReport(terminal, flags);
        proofs.tell(puzzle.name(), files.outcome(), packings.isComplete(), files);
        report.print(puzzle.name(), packings, answer.classes(), packings.work(), files.written());
        return (upToSymmetry && answer.classes().isEmpty() ? ExitStatus.UNDECIDED : ExitStatus.of(packings))
                .worse(proofs.status());
    }

    private ClassCount ask(Puzzle puzzle, CountMethod method, boolean upToSymmetry, Limits limits, ProofFiles files)
            throws IOException, UnusableInput {
        ProgressLine line = ProgressLine.ofCount(terminal, puzzle.name());
        Solver solver = Solver.of(puzzle)
                .within(limits)
                .upTo(SymmetryGroup.of(upToSymmetry))
                .listening(line);
        ClassCount answer = files.write(output -> solver.proving(output).count(method));
        line.clear();
        return answer;
    }
}
