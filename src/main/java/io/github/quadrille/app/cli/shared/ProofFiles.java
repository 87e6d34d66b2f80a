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

/**
 * Writes a proof to two files, the model and the steps of the proof, while the search runs. The files appear only when
 * the proof is complete.
 */
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

    /** Finds an answer, and writes its proof to an output. */
    @FunctionalInterface
    public interface Question<A> {
        A ask(ProofOutput output) throws IOException;
    }

    /**
     * Makes the names of the two files of a proof.
     *
     * @param puzzle the puzzle's name, from which the names of the files are made
     * @param extension the ending of the file with the steps of the proof
     * @param gzip whether both files are compressed, and have the ending of compressed files
     */
    public ProofFiles(Path folder, String puzzle, String extension, ProofFormat format, boolean gzip) {
        this.folder = folder;
        this.stem = safe(puzzle);
        this.model = folder.resolve(stem + MODEL + (gzip ? ProofText.GZIP : ""));
        this.proof = folder.resolve(stem + extension + (gzip ? ProofText.GZIP : ""));
        this.format = format;
    }

    /**
     * Returns the name as part of a file's name. A hyphen replaces each run of characters other than letters, digits,
     * dots and underscores. A long name is cut.
     */
    static String safe(String name) {
        String safe = name.replaceAll("[^\\p{L}\\p{N}._]+", "-");
        return safe.substring(0, Math.min(LONGEST_NAME, safe.length()));
    }

    /** Returns the file of a proof that was written before, if there is one. */
    static Optional<Path> written(Path folder, String name) {
        return EXTENSIONS.stream()
                .filter(extension -> !extension.equals(MODEL))
                .flatMap(extension -> Stream.of(extension, extension + ProofText.GZIP))
                .map(extension -> folder.resolve(safe(name) + extension))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    /**
     * Asks a question and writes the proof of its answer. The answer is returned even if the proof cannot be written.
     * Afterwards {@link #outcome}, {@link #written} and {@link #failure} tell what has become of the proof.
     */
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

    /** Returns what has become of the proof of the last answer. */
    public ProofOutcome outcome() {
        return outcome;
    }

    /** Returns the files of the proof, if they were written. */
    public Optional<WrittenProof> written() {
        return written;
    }

    /**
     * Returns the error that occurred while the files of the last proof were written. It is empty if no error occurred.
     */
    public Optional<IOException> failure() {
        return failure;
    }

    /** Makes the folder, and returns those folders that were missing, the innermost first. */
    private List<Path> makeFolders() throws UnusableInput {
        List<Path> missing = new ArrayList<>();
        for (Path each = folder; each != null && Files.notExists(each); each = each.getParent()) {
            missing.add(each);
        }
        OutputFiles.makeFolder(folder);
        return missing;
    }

    /**
     * Removes files that an earlier answer has left under the same name. They may belong to another model, so they
     * would not fit the new files.
     */
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

    /** Removes folders that were made for a proof and stay empty. */
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
