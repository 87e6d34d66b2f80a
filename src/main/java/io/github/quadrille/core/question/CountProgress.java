package io.github.quadrille.core.question;

import java.time.Duration;
import java.util.Optional;

/**
 * How far a count has come.
 *
 * @param done what was done, in words
 * @param packings how many are known by now, at least
 * @param left time left, when limited
 */
public record CountProgress(String done, long packings, Duration elapsed, Optional<Duration> left) {}
