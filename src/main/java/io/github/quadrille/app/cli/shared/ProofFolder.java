package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.question.ProofFormat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/**
 * Where the proofs of some puzzles go, and how.
 *
 * @param gzip whether the files are compressed
 * @param report who says why there is no proof
 * @param given the names of files that puzzles have been given
 */
public record ProofFolder(Path folder, ProofFormat format, boolean gzip, ProofReport report, Set<String> given) {
    public ProofFolder(Path folder, ProofFormat format, boolean gzip, ProofReport report) {
        this(folder, format, gzip, report, new HashSet<>());
    }

    /** The files of a puzzle; of several that have the same name, those after the first have a number. */
    public ProofFiles files(String puzzle) {
        String name = ProofFiles.safe(puzzle);
        for (int number = 2; !given.add(name); number++) {
            name = ProofFiles.safe(puzzle) + "-" + number;
        }
        return new ProofFiles(folder, name, ".pbp", format, gzip);
    }
}
