package io.github.quadrille.cli;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.question.ProofOutcome;
import io.github.quadrille.question.ProofOutput;
import io.github.quadrille.question.ProvenAnswer;
import io.github.quadrille.question.SearchOptions;
import io.github.quadrille.solve.SolveListener;
import io.github.quadrille.solve.Solver;
import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes a proof to two files while the search runs; they appear only when there is something to prove. */
final class ProofFiles {
    private static final int LONGEST_NAME = 100;

    private final Path folder;
    private final Path model;
    private final Path proof;
    private Optional<IOException> failure = Optional.empty();

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

    /** Answers, whether or not the proof can be written to its end: see {@link #failure}. */
    ProvenAnswer prove(Puzzle puzzle, SearchOptions options, SolveListener listener) throws IOException, UnusableInput {
        List<Path> made = makeFolders();
        try (ProofText modelText = new ProofText(model);
                ProofText proofText = new ProofText(proof)) {
            ProvenAnswer answer =
                    Solver.of(puzzle).with(options).listening(listener).prove(new ProofOutput(modelText, proofText));
            if (answer.proof() instanceof ProofOutcome.Written) {
                modelText.flush();
                proofText.flush();
                failure = modelText.failure().or(proofText::failure);
                if (failure.isEmpty()) {
                    modelText.commit();
                    proofText.commit();
                    failure = modelText.failure().or(proofText::failure);
                }
            }
            return answer;
        } finally {
            removeEmpty(made);
        }
    }

    /** Why the proof of the last answer is not there; empty when it is, or when there was nothing to prove. */
    Optional<IOException> failure() {
        return failure;
    }

    /** The folders that were not there, the innermost first. */
    private List<Path> makeFolders() throws UnusableInput {
        List<Path> missing = new ArrayList<>();
        for (Path each = folder; each != null && Files.notExists(each); each = each.getParent()) {
            missing.add(each);
        }
        OutputFolder.make(folder);
        return missing;
    }

    /** What was made for nothing. */
    private static void removeEmpty(List<Path> made) throws IOException {
        for (Path each : made) {
            try {
                Files.delete(each);
            } catch (DirectoryNotEmptyException e) {
                return;
            }
        }
    }
}
