package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.limit.Limit;

import java.util.Optional;

/**
 * The next layer, and what it cost.
 *
 * @param layer the layer; not complete when stopped
 * @param additions how many numbers were added
 * @param stop why it was stopped
 */
record LayerStep(Layer layer, long additions, Optional<Limit> stop) {}
