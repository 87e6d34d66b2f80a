/**
 * Counts by dynamic programming along a frontier: numbers of packings beyond what can be listed, packings drawn at
 * random with equal chances, and answers about long thin boards. This package does not depend on a search.
 */
package io.github.quadrille.engine.frontier;
