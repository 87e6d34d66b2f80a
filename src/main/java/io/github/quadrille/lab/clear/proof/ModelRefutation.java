package io.github.quadrille.lab.clear.proof;

import io.github.quadrille.lab.clear.GameClock;
import io.github.quadrille.proof.writer.ProofWriter;
import java.util.List;
import java.util.stream.Collectors;

/** Writes what the search for a solution of a model learns: the steps of a proof that there is none. */
record ModelRefutation(GameVariables variables, ProofWriter proof, GameClock watch) implements LearningSearch.Log {
    private static final int LOOK_EVERY = 1024;

    /** The search, which knows all rows of the model. */
    static LearningSearch of(GameModel model, ProofWriter proof, GameClock watch) {
        GameVariables variables = model.variables();
        LearningSearch search = new LearningSearch(variables.count(), new ModelRefutation(variables, proof, watch));
        int count = 0;
        for (LiteralRow row : model.rows()) {
            search.add(row);
            if (++count % LOOK_EVERY == 0) {
                watch.look();
            }
        }
        return search;
    }

    @Override
    public long learnt(int[] clause) {
        StringBuilder text = new StringBuilder();
        for (int literal : clause) {
            text.append("1 ").append(variables.literal(literal)).append(' ');
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
        watch.conflict();
    }
}
