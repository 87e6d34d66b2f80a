package io.github.quadrille.engine.learner;

import io.github.quadrille.proof.writer.ProofWriter;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * Writes each clause that a search learns as a step of a proof that there is no solution.
 *
 * @param literal the function that writes a literal as the model of the proof does
 * @param watch the callback that runs at every conflict
 */
public record RefutationSteps(IntFunction<String> literal, ProofWriter proof, Runnable watch) implements LearnerLog {
    @Override
    public long learnt(int[] clause) {
        StringBuilder text = new StringBuilder();
        for (int each : clause) {
            text.append("1 ").append(literal.apply(each)).append(' ');
        }
        return proof.propagate(text.append(">= 1"));
    }

    @Override
    public void forgotten(List<Long> steps) {
        if (!steps.isEmpty()) {
            proof.delete(steps.stream().map(step -> " " + step).collect(Collectors.joining()));
        }
    }

    @Override
    public void conflict() {
        watch.run();
    }
}
