package io.github.quadrille.lab.clear.choco;

import io.github.quadrille.lab.clear.GameClock;
import io.github.quadrille.core.limit.Stopped;

import java.util.Optional;
import java.util.function.LongSupplier;
import org.chocosolver.util.criteria.Criterion;

/** Ends Choco's search at the limits of a watch. Exceptions would leave the search half done, so they wait. */
final class GameStopCriterion implements Criterion {
    private final GameClock watch;
    private final LongSupplier nodes;
    private Optional<Stopped> stopped = Optional.empty();

    /** @param nodes of this search so far */
    GameStopCriterion(GameClock gameClock, LongSupplier nodes) {
        this.watch = gameClock;
        this.nodes = nodes;
    }

    @Override
    public boolean isMet() {
        if (stopped.isEmpty()) {
            try {
                watch.look(nodes.getAsLong());
            } catch (Stopped reached) {
                stopped = Optional.of(reached);
            }
        }
        return stopped.isPresent();
    }

    void rethrow() {
        if (stopped.isPresent()) {
            throw stopped.get();
        }
    }
}
