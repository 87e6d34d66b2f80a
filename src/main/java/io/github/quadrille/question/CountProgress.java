package io.github.quadrille.question;

import java.time.Duration;
import java.util.Optional;

/**
 * How far a count has come.
 *
 * @param done what was done, in words
 * @param left time left, when limited
 */
public record CountProgress(String done, Duration elapsed, Optional<Duration> left) {}
