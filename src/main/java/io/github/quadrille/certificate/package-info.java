/**
 * A small checker of proofs that a system of pseudo-Boolean constraints has no solution. It is told nothing of boards
 * and pieces, shares no code with the engines that write the proofs, and uses the JDK only, so that whoever doubts an
 * answer has little to read.
 *
 * <p>It reads the model in OPB and the proof in the subset of VeriPB 2.0 that cutting planes, reverse unit propagation and
 * the definition of new variables need; {@link io.github.quadrille.certificate.ProofChecker} gives the grammar. Read next:
 * {@code Sum} (the arithmetic), {@code PolishNotation} (derivations), {@code Propagation} (reverse unit propagation),
 * {@code Redundance} (new variables).
 */
package io.github.quadrille.certificate;
