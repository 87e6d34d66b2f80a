package io.github.quadrille.engine.choco;

import java.util.Optional;

/** Packings of an {@link Endgame} one by one, each found when it is asked for. */
final class LazyEndgame extends SequentialEndgame {
    private boolean isActive;

    LazyEndgame(CoverState state) {
        super(state);
    }

    @Override
    public Optional<int[]> play() {
        begin();
        isActive = true;
        return stoppingAt(more());
    }

    @Override
    public Optional<int[]> more() {
        isActive = isActive && rest().next(watch());
        return isActive ? Optional.of(rest().placements()) : Optional.empty();
    }
}
