/**
 * Dynamic programming along a frontier: counts of packings beyond what can be listed, packings drawn at random with equal
 * chances, and answers about long thin boards. Knows nothing of a search.
 */
package io.github.quadrille.engine.frontier;
