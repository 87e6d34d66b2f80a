/**
 * Counts by dynamic programming along a frontier. It counts more packings than can be listed, draws packings at random
 * with equal chances, and decides puzzles on long thin boards. This package does not depend on a search.
 */
package io.github.quadrille.engine.frontier;
