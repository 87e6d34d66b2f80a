/**
 * Checks proofs about a system of pseudo-Boolean constraints. A proof shows that the system has no solution, how many
 * solutions it has, or how good a solution can be. The checker is small. Its check of a proof knows nothing of boards
 * and pieces, shares no code with the engines that write the proofs, and uses only the JDK. So a reader who doubts an
 * answer has little to read.
 *
 * <p>The checker reads the model in OPB. It reads the proof in a subset of VeriPB 3.0 and 2.0, or a count certificate.
 * The subset covers cutting planes, reverse unit propagation, witnesses and solutions. {@link
 * io.github.quadrille.proof.checker.ProofChecker} gives the grammar, and explains what a contradiction means. Read
 * next: {@code ProofSteps} (the rules), {@code Sum} (the arithmetic), {@code PolishNotation} (derivations), {@code
 * Propagation} (reverse unit propagation), {@code Redundance} (witnesses: new variables, symmetries), {@code
 * SolutionLog} and {@code Conclusions} (the result at the end). {@code SweepReader} and {@code Sweep} explain count
 * certificates.
 *
 * <p>{@link io.github.quadrille.proof.checker.ModelChecker} checks that a model is the model of a puzzle. It compares
 * the model with the one that {@link io.github.quadrille.proof.checker.puzzle} derives from the puzzle.
 */
package io.github.quadrille.proof.checker;
