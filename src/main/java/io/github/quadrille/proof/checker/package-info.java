/**
 * A small checker of proofs about a system of pseudo-Boolean constraints: that it has no solution, or so many, or none better. It is told nothing of boards
 * and pieces, shares no code with the engines that write the proofs, and uses the JDK only, so that a reader who doubts an
 * answer has little to read.
 *
 * <p>It reads the model in OPB and the proof in the subset of VeriPB 3.0 and 2.0 that cutting planes, reverse unit propagation,
 * witnesses and solutions need; {@link io.github.quadrille.proof.checker.ProofChecker} gives the grammar, and why a contradiction means
 * what it says. Read next: {@code ProofSteps} (the rules), {@code Sum} (the arithmetic), {@code PolishNotation} (derivations),
 * {@code Propagation} (reverse unit propagation), {@code Redundance} (witnesses: new variables, symmetries), {@code SolutionLog} and
 * {@code Conclusions} (what is shown at the end).
 *
 * <p>Of which puzzle a model is, {@link io.github.quadrille.proof.checker.ModelChecker} says, against the one that {@link
 * io.github.quadrille.proof.checker.puzzle} derives.
 */
package io.github.quadrille.proof.checker;
