package io.github.quadrille.cli;

import io.github.quadrille.exact.RoomForNoMore;
import io.github.quadrille.exact.SearchOptions;
import io.github.quadrille.format.PendingFile;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.proof.ProofOutput;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.solve.SolveListener;
import io.github.quadrille.solve.Solver;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a proof to two files while the search runs; they appear only when there is something to prove. */
final class ProofFiles {
    private static final int LONGEST_NAME = 100;

    private final Path folder;
    private final Path model;
    private final Path proof;

    /**
     * @param puzzle the puzzle's name, whose letters and digits name the files
     */
    ProofFiles(Path folder, String puzzle) {
        String safe = puzzle.replaceAll("[^\\p{L}\\p{N}._]+", "-");
        String stem = safe.substring(0, Math.min(LONGEST_NAME, safe.length()));
        this.folder = folder;
        this.model = folder.resolve(stem + ".opb");
        this.proof = folder.resolve(stem + ".pbp");
    }

    Verdict prove(Puzzle puzzle, SearchOptions options, SolveListener listener) throws IOException, UnusableInput {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UnusableInput(folder.toString(), "This directory cannot be made. Maybe choose another place.");
        }
        try (PendingFile modelFile = PendingFile.of(model);
                PendingFile proofFile = PendingFile.of(proof);
                Writer modelText = writer(modelFile);
                Writer proofText = writer(proofFile)) {
            Verdict verdict =
                    Solver.of(puzzle).with(options).listening(listener).prove(new ProofOutput(modelText, proofText));
            if (verdict instanceof Verdict.Infeasible
                    || (verdict instanceof Verdict.Optimal optimal && isProvable(optimal))) {
                modelText.flush();
                proofText.flush();
                modelFile.commit();
                proofFile.commit();
            }
            return verdict;
        }
    }

    /** Whether there is anything to prove: that no cell is left to cover needs no proof. */
    static boolean isProvable(Verdict.Optimal optimal) {
        return !(optimal.evidence() instanceof RoomForNoMore);
    }

    private static Writer writer(PendingFile file) {
        return new BufferedWriter(new OutputStreamWriter(file.out(), StandardCharsets.UTF_8));
    }
}
