/**
 * Describes the order in which engines run, as data. A {@link io.github.quadrille.engine.plan.Plan} holds which engines
 * run, on what condition, and with which share of the work. All of them have one {@link
 * io.github.quadrille.engine.plan.StageBudget}.
 */
package io.github.quadrille.engine.plan;
