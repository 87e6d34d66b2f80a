package io.github.quadrille.lab.clear.proof;

import io.github.quadrille.lab.clear.GameClock;
import io.github.quadrille.proof.writer.ProofWriter;
import java.util.List;
import java.util.stream.Collectors;

/** The search for a solution of a model, whose learnt clauses are the steps of a proof that there is none. */
final class ModelRefutation implements LearningSearch.Log {
    private static final int LOOK_EVERY = 1024;

    private final GameModel model;
    private final ProofWriter proof;
    private final GameClock watch;
    private final LearningSearch search;

    ModelRefutation(GameModel model, ProofWriter proof, GameClock gameClock) {
        this.model = model;
        this.proof = proof;
        this.watch = gameClock;
        this.search = new LearningSearch(model.variables().count(), this);
        int count = 0;
        for (LiteralRow row : model.rows()) {
            search.add(row);
            if (++count % LOOK_EVERY == 0) {
                gameClock.look();
            }
        }
    }

    /** Adds a row that the proof has brought in. */
    void add(LiteralRow row) {
        search.add(row);
    }

    /** Whether there is none, and the last step is the contradiction. */
    boolean refute() {
        return search.refute();
    }

    @Override
    public long learnt(int[] clause) {
        StringBuilder text = new StringBuilder();
        for (int literal : clause) {
            text.append("1 ").append(model.variables().literal(literal)).append(' ');
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
