/**
 * Does tasks: parts through the front door, runs of local searches, and attempts to find puzzles. It stands above whoever
 * counts, solves, searches and generates, and below those who hand out tasks.
 */
package io.github.quadrille.app.worker;
