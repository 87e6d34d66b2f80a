/** When to stop: the one clock of all rooms, the limits that end a search, and how that is said from any depth. */
package io.github.quadrille.core.limit;
