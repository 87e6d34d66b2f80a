package io.github.quadrille.engine.solve;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.question.SolveListener;
import java.util.ArrayList;
import java.util.List;

/** Records the partial packings that a search shows. */
class Spectator implements SolveListener {
    final List<Packing> parts = new ArrayList<>();

    @Override
    public boolean wantsParts() {
        return true;
    }

    @Override
    public void part(Packing part) {
        parts.add(part);
    }
}
