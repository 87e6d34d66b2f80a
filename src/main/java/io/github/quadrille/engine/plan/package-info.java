/**
 * Describes the order in which engines run, as data. A {@link io.github.quadrille.engine.plan.Plan} says which engines
 * run, on what condition, and for how much work. All engines of a plan share one {@link
 * io.github.quadrille.engine.plan.StageBudget}.
 */
package io.github.quadrille.engine.plan;
