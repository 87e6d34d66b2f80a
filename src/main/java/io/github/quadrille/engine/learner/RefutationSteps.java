package io.github.quadrille.engine.learner;

import io.github.quadrille.proof.writer.ProofWriter;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * Writes what a search for a solution learns as the steps of a proof that there is none.
 *
 * @param literal the function that writes a literal as the model does
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
