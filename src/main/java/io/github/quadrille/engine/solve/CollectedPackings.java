package io.github.quadrille.engine.solve;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.question.SolveListener;
import java.util.ArrayList;
import java.util.List;

/** Passes packings on to a listener. It also keeps the packings, unless more are wanted than it can keep. */
final class CollectedPackings extends ForwardingListener {
    /** At most this many packings are kept. If each has a dozen pieces, they take about 200 MB. */
    static final int MOST = 100_000;

    private final boolean isWhole;
    private final List<Packing> packings = new ArrayList<>();

    CollectedPackings(SolveListener listener, long wanted) {
        super(listener);
        this.isWhole = wanted <= MOST;
    }

    /** Returns whether this collector keeps all packings. */
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
