/**
 * When to stop: the one clock of all rooms, the limits that end a search, and how that is said from any depth. While work goes
 * on, the clock tells its listener how far it has come.
 */
package io.github.quadrille.core.limit;
