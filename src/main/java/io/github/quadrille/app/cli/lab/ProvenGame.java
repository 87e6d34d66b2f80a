package io.github.quadrille.app.cli.lab;

import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.lab.clear.proof.GameProof;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.ProofFiles;
import io.github.quadrille.app.cli.shared.ProofFlags;
import io.github.quadrille.app.cli.shared.ProofReport;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.WrittenProof;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.question.ProofOutcome;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Proves the answer about a board of the line-clearing game. */
final class ProvenGame {
    private final Terminal terminal;
    private final String source;
    private final ProofReport report;
    private final ProofFiles files;

    /**
     * @param folder where the proof goes, named as the board is
     */
    ProvenGame(Terminal terminal, String source, Path folder, ProofFlags flags) {
        this.terminal = terminal;
        this.source = source;
        this.report = new ProofReport(terminal);
        this.files = new ProofFiles(folder, name(source), ".pbp", flags.format(), flags.isCompressed());
    }

    /** The name of a file without folders and ending. */
    private static String name(String source) {
        Path file = Path.of(source).getFileName();
        return file == null || source.equals("-") ? "board" : file.toString().replaceFirst("(?i)\\.csv$", "");
    }

    /**
     * Writes the proof, or says why there is none.
     *
     * @param limits of the proof
     */
    Optional<WrittenProof> prove(Board board, Outcome outcome, Limits limits, ClearProgress progress)
            throws IOException, UnusableInput {
        if (outcome instanceof Outcome.Undecided) {
            report.tell(source, new ProofOutcome.NotNeeded(), false, files);
            return Optional.empty();
        }
        ProofOutcome proof =
                files.write(output -> GameProof.write(board, outcome, output, limits, progress), written -> written);
        progress.clear();
        report.tell(source, proof, true, files);
        if (proof instanceof ProofOutcome.NotNeeded) {
            terminal.err().println("No proof is written, since there is nothing to remove.");
        }
        return files.written();
    }

    /** How the command ends at best. */
    ExitStatus status() {
        return report.status();
    }
}
