/**
 * Does tasks: parts through the front door, runs of local searches, and attempts to find puzzles. It knows the rooms that
 * count, solve, search and generate, and not those that hand out tasks.
 */
package io.github.quadrille.app.worker;
