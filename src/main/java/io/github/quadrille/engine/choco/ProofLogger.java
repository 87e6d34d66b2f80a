package io.github.quadrille.engine.choco;

import io.github.quadrille.core.placement.PlacementOrbits;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.proof.writer.SearchProof;
import java.util.Arrays;

/**
 * Writes dead ends as proof steps. Each step is a clause that forbids the decisions that led to the dead end. A packing
 * is a dead end, too, once a clause has excluded it. There is one exception: a packing that was found by choosing
 * nothing more. The other branches of that decision are still to come.
 */
public final class ProofLogger implements DeadEndLog {
    private final SearchProof proof;
    private int[] path = new int[64];
    private int depth;
    private boolean laysNothingMore;

    public ProofLogger(SearchProof proof) {
        this.proof = proof;
    }

    @Override
    public void leftToLeaders(PlacementTable table, PlacementOrbits orbits) {
        proof.leaveToLeaders(table, orbits);
    }

    @Override
    public void decided(int at, int placement) {
        depth = at;
        laysNothingMore = false;
        push(placement);
    }

    @Override
    public void decidedNothing() {
        laysNothingMore = true;
    }

    @Override
    public void found(int[] placements) {
        proof.packing(placements);
        if (!laysNothingMore) {
            failed();
        }
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
        laysNothingMore = false;
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
