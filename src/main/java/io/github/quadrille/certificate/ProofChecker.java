package io.github.quadrille.certificate;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Checks a proof in the format VeriPB 2.0 that a pseudo-Boolean model in OPB has no solution. The proof is read line by
 * line; of these, the checker knows:
 *
 * <pre>
 * pseudo-Boolean proof version 2.0
 * * a comment
 * f 3                                the model has 3 constraints (an equation is two); they get the numbers 1 to 3
 * pol 1 2 + x5 + ~x6 2 * + 2 d s     cutting planes; see {@link PolishNotation}
 * rup 1 x1 1 ~x2 &gt;= 1 ;              follows by unit propagation; see {@link Propagation}
 * red 1 x1 1 y1 &gt;= 1 ; y1 -&gt; 1       may be added, by this witness; y1 may be new; see {@link Redundance}
 * del id 4 5                         forgets constraints
 * output NONE
 * conclusion UNSAT : -1              that constraint (-1 is the last one) cannot be satisfied
 * end pseudo-Boolean proof
 * </pre>
 *
 * <p>Every constraint that is added holds for every solution of the model, or, after {@code red}, for some solution if there is
 * any; hence a contradiction among them shows that there is none. See Gocht and Nordström, Certifying Parity Reasoning
 * Efficiently Using Pseudo-Boolean Proofs (2021).
 */
public final class ProofChecker {
    private ProofChecker() {}

    /** Reads both files; the model is held in memory, the proof as far as it is not deleted. */
    public static CheckResult check(Path model, Path proof) {
        ModelReader read = new ModelReader();
        CheckResult wrong = scan(model, read::read);
        if (wrong instanceof CheckResult.Refused refused && read.constraints().isEmpty()) {
            return new CheckResult.Unusable(
                    model,
                    "Line %,d is no constraint: %s Maybe it is not an OPB file: the model comes first, then the proof."
                            .formatted(refused.line(), refused.message()));
        }
        if (wrong != null) {
            return wrong;
        }
        ProofReader reader = new ProofReader(read);
        wrong = scan(proof, reader::read);
        return wrong != null
                ? wrong
                : new CheckResult.Accepted(read.constraints().size(), reader.steps());
    }

    /** What reads the lines of a file. */
    private interface Reading {
        void of(TextLines lines) throws IOException, Refusal, TextLines.NotText;
    }

    /** What is wrong with the file, or null. */
    private static CheckResult scan(Path file, Reading reading) {
        try (TextLines lines = new TextLines(file)) {
            return scan(file, lines, reading);
        } catch (IOException e) {
            return new CheckResult.Unusable(file, unreadable(file, e));
        }
    }

    private static String unreadable(Path file, IOException problem) {
        if (Files.isDirectory(file)) {
            return "This is a directory. Maybe a file in it is meant.";
        }
        if (!Files.exists(file)) {
            return "There is no such file. Maybe the path is meant from another directory than this.";
        }
        return problem instanceof AccessDeniedException
                ? "This file may not be read. Maybe its permissions are wrong."
                : "This cannot be read: %s. Maybe it is no file.".formatted(problem.getMessage());
    }

    private static CheckResult scan(Path file, TextLines lines, Reading reading) throws IOException {
        try {
            reading.of(lines);
            return null;
        } catch (Refusal refusal) {
            return new CheckResult.Refused(
                    file, Math.max(1, refusal.line() > 0 ? refusal.line() : lines.number()), refusal.getMessage());
        } catch (TextLines.NotText e) {
            return new CheckResult.Unusable(file, e.getMessage());
        }
    }
}
