package io.github.quadrille.proof.checker;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigInteger;

/** Holds the model of a puzzle, the certificate of the number of its packings, and this number. */
record CountedPuzzle(String model, String proof, BigInteger count) {
    static CountedPuzzle of(Puzzle puzzle) throws IOException {
        return of(puzzle, false);
    }

    static CountedPuzzle of(Puzzle puzzle, boolean upToSymmetry) throws IOException {
        StringWriter model = new StringWriter();
        StringWriter proof = new StringWriter();
        ProofOutput output = new ProofOutput(model, proof, ProofFormat.VERIPB_3);
        ClassCount count = Solver.of(puzzle)
                .within(Limits.NONE.withThreads(1))
                .upTo(SymmetryGroup.of(upToSymmetry))
                .proving(output)
                .count(CountMethod.FRONTIER);
        if (!(output.outcome() instanceof ProofOutcome.Written)) {
            throw new AssertionError(puzzle + ": " + output.outcome());
        }
        return new CountedPuzzle(model.toString(), proof.toString(), count.total());
    }
}
