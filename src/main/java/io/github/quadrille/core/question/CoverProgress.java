package io.github.quadrille.core.question;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How far the search for the best covering has come.
 *
 * @param doing what is tried now, in a few words
 * @param nodes nodes opened, and states met by sweeps
 * @param worth of the best covering; empty while none is known that keeps the counts
 * @param bound what no covering is worth more than; empty while nothing is known
 * @param unit what is counted, in a word
 * @param left time left, when limited
 */
public record CoverProgress(
        String doing,
        long nodes,
        OptionalLong worth,
        OptionalLong bound,
        String unit,
        Duration elapsed,
        Optional<Duration> left) {}
