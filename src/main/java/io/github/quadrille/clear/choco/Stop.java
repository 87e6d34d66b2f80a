package io.github.quadrille.clear.choco;

import io.github.quadrille.clear.Watch;
import io.github.quadrille.limit.Stopped;
import java.util.Optional;
import org.chocosolver.util.criteria.Criterion;

/** Ends Choco's search at the limits of a watch. Exceptions would leave the search half done, so they wait. */
final class Stop implements Criterion {
    private final Watch watch;
    private Optional<Stopped> stopped = Optional.empty();

    Stop(Watch watch) {
        this.watch = watch;
    }

    @Override
    public boolean isMet() {
        if (stopped.isEmpty()) {
            try {
                watch.look();
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
