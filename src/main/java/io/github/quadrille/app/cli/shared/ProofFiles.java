package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Writes a proof to two files while the search runs; they appear only when the proof has come to its end. */
public final class ProofFiles {
    private static final int LONGEST_NAME = 100;
    private static final String MODEL = ".opb";
    private static final List<String> EXTENSIONS = List.of(MODEL, ".pbp", ".count");

    private final Path folder;
    private final String stem;
    private final Path model;
    private final Path proof;
    private final ProofFormat format;
    private ProofOutcome outcome = new ProofOutcome.NotNeeded();
    private Optional<WrittenProof> written = Optional.empty();
    private Optional<IOException> failure = Optional.empty();

    /** Asks for an answer, giving a place for its proof. */
    @FunctionalInterface
    public interface Question<A> {
        A ask(ProofOutput output) throws IOException;
    }

    /**
     * @param puzzle the puzzle's name, whose letters and digits name the files
     * @param extension of the proof
     * @param gzip whether both files are compressed, and named so
     */
    public ProofFiles(Path folder, String puzzle, String extension, ProofFormat format, boolean gzip) {
        this.folder = folder;
        this.stem = safe(puzzle);
        this.model = folder.resolve(stem + MODEL + (gzip ? ProofText.GZIP : ""));
        this.proof = folder.resolve(stem + extension + (gzip ? ProofText.GZIP : ""));
        this.format = format;
    }

    /** What is left of a name in the name of a file. */
    static String safe(String name) {
        String safe = name.replaceAll("[^\\p{L}\\p{N}._]+", "-");
        return safe.substring(0, Math.min(LONGEST_NAME, safe.length()));
    }

    /** The file of a proof that was written before. */
    static Optional<Path> written(Path folder, String name) {
        return EXTENSIONS.stream()
                .filter(extension -> !extension.equals(MODEL))
                .flatMap(extension -> Stream.of(extension, extension + ProofText.GZIP))
                .map(extension -> folder.resolve(safe(name) + extension))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    /** Answers, whether or not the proof can be written to its end: see {@link #outcome}, {@link #written} and {@link #failure}. */
    public <A> A write(Question<A> question) throws IOException, UnusableInput {
        List<Path> made = makeFolders();
        try (ProofText modelText = new ProofText(model);
                ProofText proofText = new ProofText(proof)) {
            ProofOutput output = new ProofOutput(modelText, proofText, format);
            A answer = question.ask(output);
            outcome = output.outcome();
            if (outcome instanceof ProofOutcome.Written whole) {
                modelText.finish();
                proofText.finish();
                failure = modelText.failure().or(proofText::failure);
                if (failure.isEmpty()) {
                    modelText.commit();
                    proofText.commit();
                    failure = modelText.failure().or(proofText::failure);
                }
                if (failure.isEmpty()) {
                    removeOlder();
                    written = Optional.of(new WrittenProof(model, proof, whole.proves()));
                }
            }
            return answer;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } finally {
            removeEmpty(made);
        }
    }

    /** What has become of the proof of the last answer. */
    public ProofOutcome outcome() {
        return outcome;
    }

    /** The files, where they are there. */
    public Optional<WrittenProof> written() {
        return written;
    }

    /** Why the proof of the last answer is not there; empty when it is, or when there was nothing to prove. */
    public Optional<IOException> failure() {
        return failure;
    }

    /** The folders that were not there, the innermost first. */
    private List<Path> makeFolders() throws UnusableInput {
        List<Path> missing = new ArrayList<>();
        for (Path each = folder; each != null && Files.notExists(each); each = each.getParent()) {
            missing.add(each);
        }
        OutputFiles.makeFolder(folder);
        return missing;
    }

    /** What an earlier answer has left under the same name: it is about another model, perhaps, and would look wrong. */
    private void removeOlder() throws IOException {
        for (String extension : EXTENSIONS) {
            for (String ending : List.of(extension, extension + ProofText.GZIP)) {
                Path older = folder.resolve(stem + ending);
                if (!older.equals(model) && !older.equals(proof) && Files.isRegularFile(older)) {
                    Files.delete(older);
                }
            }
        }
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
