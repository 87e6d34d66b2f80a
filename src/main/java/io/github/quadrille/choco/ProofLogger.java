package io.github.quadrille.choco;

import io.github.quadrille.proof.SearchProof;
import java.util.Arrays;

/** Writes dead ends as proof steps: the clause that forbids the decisions which led there. */
public final class ProofLogger implements DeadEndLog {
    private final SearchProof proof;
    private int[] path = new int[64];
    private int depth;

    public ProofLogger(SearchProof proof) {
        this.proof = proof;
    }

    @Override
    public void decided(int at, int placement) {
        depth = at;
        push(placement);
    }

    @Override
    public void failed() {
        proof.contradiction(path, depth);
    }

    @Override
    public void failedWith(int placement) {
        push(placement);
        failed();
        depth--;
    }

    @Override
    public void exhausted(int at) {
        depth = at;
        failed();
    }

    @Override
    public void hopelessRegion(CoverState state) {
        proof.hopelessRegion(state.hopelessRegion());
    }

    private void push(int placement) {
        if (depth == path.length) {
            path = Arrays.copyOf(path, 2 * depth);
        }
        path[depth++] = placement;
    }
}
