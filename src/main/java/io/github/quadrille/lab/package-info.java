/**
 * Contains methods that were published elsewhere, one method that was made for Quadrille, and code to measure these
 * methods. There are local searches, comparisons, tuning, tilings of huge targets, and the line-clearing game with its
 * proofs. This package depends only on core, proof and engine. It reads no files, draws no packings and has no command
 * line.
 */
package io.github.quadrille.lab;
