package io.github.quadrille.engine.solve;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.question.SolveListener;
import java.util.ArrayList;
import java.util.List;

/** Keeps the packings that it passes on, where so many are asked for that they can be kept. */
final class CollectedPackings extends ForwardingListener {
    /** Of a dozen pieces, about 200 MB. */
    static final int MOST = 100_000;

    private final boolean isWhole;
    private final List<Packing> packings = new ArrayList<>();

    CollectedPackings(SolveListener listener, long wanted) {
        super(listener);
        this.isWhole = wanted <= MOST;
    }

    /** Whether it keeps all. */
    boolean isWhole() {
        return isWhole;
    }

    List<Packing> packings() {
        return List.copyOf(packings);
    }

    @Override
    public void found(Packing packing) {
        if (isWhole) {
            packings.add(packing);
        }
        listener().found(packing);
    }
}
