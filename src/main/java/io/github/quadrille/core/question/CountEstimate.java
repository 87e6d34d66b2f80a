package io.github.quadrille.core.question;

import java.util.Optional;

/**
 * What a count would take.
 *
 * @param search what finding every packing would take; empty when a limit was reached before enough was seen
 * @param instead why a count would not search, in words; empty when it would, or nobody has looked
 */
public record CountEstimate(Optional<TreeEstimate> search, Optional<String> instead) {}
