package io.github.quadrille.lab.clear;

import java.time.Duration;
import java.util.Optional;

/**
 * How far a search is.
 *
 * @param nodes so far
 * @param moves the number of moves that is being tried
 * @param left until the time limit
 */
public record GameProgress(long nodes, int moves, Duration elapsed, Optional<Duration> left) {}
