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
import java.util.function.Function;

/** Writes a proof to two files while the search runs; they appear only when there is something to prove. */
final class ProofFiles {
    private static final int LONGEST_NAME = 100;

    private final Path folder;
    private final Path model;
    private final Path proof;
    private Optional<IOException> failure = Optional.empty();

    /** Asks for an answer, giving a place for its proof. */
    interface Question<A> {
        A ask(ProofOutput output) throws IOException;
    }

    /**
     * @param puzzle the puzzle's name, whose letters and digits name the files
     */
    ProofFiles(Path folder, String puzzle) {
        this(folder, puzzle, ".pbp", false);
    }

    /**
     * @param extension of the proof
     * @param gzip whether both files are compressed, and named so
     */
    ProofFiles(Path folder, String puzzle, String extension, boolean gzip) {
        String safe = puzzle.replaceAll("[^\\p{L}\\p{N}._]+", "-");
        String stem = safe.substring(0, Math.min(LONGEST_NAME, safe.length()));
        this.folder = folder;
        this.model = folder.resolve(stem + ".opb" + (gzip ? ProofText.GZIP : ""));
        this.proof = folder.resolve(stem + extension + (gzip ? ProofText.GZIP : ""));
    }

    /** Answers, whether or not the proof can be written to its end: see {@link #failure}. */
    ProvenAnswer prove(Puzzle puzzle, SearchOptions options, SolveListener listener) throws IOException, UnusableInput {
        return write(
                output -> Solver.of(puzzle).with(options).listening(listener).prove(output), ProvenAnswer::proof);
    }

    /**
     * Asks, with these files as the place for the proof.
     *
     * @param outcome what an answer says has become of the proof
     */
    <A> A write(Question<A> question, Function<A, ProofOutcome> outcome) throws IOException, UnusableInput {
        List<Path> made = makeFolders();
        try (ProofText modelText = new ProofText(model);
                ProofText proofText = new ProofText(proof)) {
            A answer = question.ask(new ProofOutput(modelText, proofText));
            if (outcome.apply(answer) instanceof ProofOutcome.Written) {
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

    /** Where the model goes. */
    Path model() {
        return model;
    }

    /** Where the proof goes. */
    Path proof() {
        return proof;
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
