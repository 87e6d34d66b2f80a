/**
 * Holds methods that were published elsewhere, and what they are measured by: local searches, comparisons, tuning, huge
 * targets and their tilings, and the line-clearing game with its proofs. It depends on core, proof and engine only: it
 * has no files, no pictures of packings and no command line.
 */
package io.github.quadrille.lab;
