/**
 * The order in which engines are asked, as data: a {@link io.github.quadrille.engine.plan.Plan} says which, on what condition, and with
 * which share of the work, and all of them have one {@link io.github.quadrille.engine.plan.StageBudget}.
 */
package io.github.quadrille.engine.plan;
