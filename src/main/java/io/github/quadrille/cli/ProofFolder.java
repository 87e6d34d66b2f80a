package io.github.quadrille.cli;

import io.github.quadrille.question.ProofFormat;
import java.nio.file.Path;

/**
 * Where the proofs of some puzzles go, and how.
 *
 * @param gzip whether the files are compressed
 * @param report who says why there is no proof
 */
record ProofFolder(Path folder, ProofFormat format, boolean gzip, ProofReport report) {
    /** The files of a puzzle. */
    ProofFiles files(String puzzle) {
        return new ProofFiles(folder, puzzle, ".pbp", format, gzip);
    }
}
