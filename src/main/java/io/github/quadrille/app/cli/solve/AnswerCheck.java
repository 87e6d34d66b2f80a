package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.ask.CertificateCheck;
import io.github.quadrille.app.cli.shared.ProofFiles;
import io.github.quadrille.app.cli.shared.WrittenProof;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.argument.Argument;
import io.github.quadrille.engine.argument.Certificate;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.Conclusion;
import io.github.quadrille.proof.checker.TextSource;
import io.github.quadrille.proof.checker.puzzle.DerivedModel;
import io.github.quadrille.proof.checker.puzzle.ModelDerivation;
import io.github.quadrille.proof.checker.puzzle.UnreadablePuzzle;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Lets the program's checkers test an answer, so that no other engine has to confirm it. */
record AnswerCheck(Puzzle puzzle, Verdict verdict, Duration limit, BooleanSupplier interrupted) {
    private static final String PACKING = "packing";
    private static final String CERTIFICATE = "certificate";

    /**
     * Returns what a checker has accepted, if anything. If the search was stopped after one packing, the checker tests
     * this packing. Otherwise it tests a certificate: the one that was written with the answer or, if the answer has a
     * short argument, one that is written here.
     */
    Optional<String> accepted(Optional<WrittenProof> proof) throws IOException {
        if (verdict instanceof Verdict.Packed packed
                && packed.packings() == 1
                && packed.stoppedBy().isPresent()) {
            return Optional.of(PACKING)
                    .filter(any ->
                            new PackingChecker(puzzle).faults(packed.first()).isEmpty());
        }
        boolean isAccepted = proof.isPresent() ? isAccepted(proof.get()) : hasArgument() && isAcceptedOnceWritten();
        return Optional.of(CERTIFICATE).filter(any -> isAccepted);
    }

    /** Returns whether the answer has a short argument with a certificate. */
    boolean hasArgument() {
        return verdict instanceof Verdict.Infeasible none
                && none.evidence().ofRest() instanceof Argument argument
                && !(argument.certificate() instanceof Certificate.None);
    }

    private boolean isAcceptedOnceWritten() throws IOException {
        Path folder = Files.createTempDirectory("certificate");
        ProofFiles files = new ProofFiles(folder, "answer", ".pbp", ProofFormat.VERIPB_3, false);
        try {
            files.write(output -> Solver.of(puzzle)
                    .with(SearchOptions.FIND_ONE.withTimeLimit(limit))
                    .listening(SolveListener.until(interrupted))
                    .proving(output)
                    .solve());
            return files.written().isPresent() && isAccepted(files.written().get());
        } catch (UnusableInput | PuzzleTooLarge notWritten) {
            return false;
        } finally {
            if (files.written().isPresent()) {
                Files.delete(files.written().get().model());
                Files.delete(files.written().get().steps());
            }
            Files.delete(folder);
        }
    }

    /**
     * Returns whether the checker accepts a certificate that proves the answer. The checker makes the model again, from
     * the text of the puzzle as it would be written to a file.
     */
    private boolean isAccepted(WrittenProof proof) {
        Clock clock = Clock.running();
        BooleanSupplier stop =
                () -> interrupted.getAsBoolean() || clock.elapsed().compareTo(limit) > 0;
        try {
            DerivedModel derived =
                    ModelDerivation.ofFile(Puzzles.toYaml(puzzle).getBytes(StandardCharsets.UTF_8), Map.of());
            CertificateCheck check = new CertificateCheck(
                    new TextSource(proof.model()), Optional.of(new TextSource(proof.steps())), Optional.of(derived));
            return check.check(stop).result() instanceof CheckResult.Accepted accepted && shows(accepted.proven());
        } catch (UnreadablePuzzle notDerived) {
            return false;
        }
    }

    /** Returns whether the conclusion that was proven is the answer. */
    private boolean shows(Conclusion proven) {
        if (verdict instanceof Verdict.Infeasible) {
            return proven instanceof Conclusion.Unsatisfiable;
        }
        if (verdict instanceof Verdict.Packed packed) {
            return proven instanceof Conclusion.Solutions solutions
                    && solutions.count().equals(BigInteger.valueOf(packed.packings()))
                    && (solutions.complete() || packed.stoppedBy().isPresent());
        }
        return proven instanceof Conclusion.Bounds bounds
                && bounds.lower().isPresent()
                && bounds.lower().equals(bounds.upper());
    }
}
