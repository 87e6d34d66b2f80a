package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Work;

import java.util.Optional;

/**
 * How many packings a puzzle has, and how many of them no symmetry maps to each other.
 *
 * @param packings all of them, symmetric ones apart
 * @param classes empty when a limit was reached before they were known
 * @param stoppedBy what ended it before all was known
 * @param work what all of it took, stage by stage
 */
public record ClassCount(PackingCount packings, Optional<Classes> classes, Optional<Limit> stoppedBy, Work work) {}
