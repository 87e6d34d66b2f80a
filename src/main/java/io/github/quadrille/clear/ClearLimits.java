package io.github.quadrille.clear;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * When a search has to stop, and who hears of it.
 *
 * @param time none for no limit
 * @param interrupted asked often
 * @param listener told several times a second
 */
public record ClearLimits(Optional<Duration> time, BooleanSupplier interrupted, Consumer<GameProgress> listener) {
    /** Until it is done. */
    public static final ClearLimits NONE = new ClearLimits(Optional.empty(), () -> false, progress -> {});

    public ClearLimits withTime(Duration limit) {
        return new ClearLimits(Optional.of(limit), interrupted, listener);
    }
}
