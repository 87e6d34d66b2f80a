/**
 * What was published elsewhere and what it is measured by: local searches, comparisons, tuning, huge targets and their
 * tilings, and the line-clearing game with proofs of its own.
 * It knows core, proof and engine: no files, no pictures of packings and no command line.
 */
package io.github.quadrille.lab;
