/**
 * What finds answers: arguments, the search by Choco, the sweep of the frontier, sweeps within a budget, small windows,
 * best coverings, counts, and parts for several processes. The front door, {@code solve}, asks them in turn.
 * It knows core and the writers of proofs: no files and no terminals.
 */
package io.github.quadrille.engine;
