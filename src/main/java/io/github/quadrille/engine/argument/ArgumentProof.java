package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.engine.argument.Certificate.Multiple;
import io.github.quadrille.proof.writer.ProofRows;
import io.github.quadrille.proof.writer.ProofWriter;
import io.github.quadrille.proof.writer.ProofWriter.PolishSum;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Turns the certificate of an argument into proof steps. */
public record ArgumentProof(ProofRows rows, ProofWriter proof) {
    /**
     * Returns a certificate that is enough to write a whole proof, if there is one. If there are no placements, unit
     * propagation alone shows that the constraints of the model contradict each other.
     *
     * @param argument the source of the argument, read only if there are placements
     */
    public static Optional<Certificate> certificate(ExactCover problem, Supplier<Optional<Argument>> argument) {
        return problem.options() == 0
                ? Optional.of(new Certificate.Propagation())
                : argument.get().map(Argument::certificate).filter(known -> !(known instanceof Certificate.None));
    }

    /**
     * Writes a whole proof from a certificate.
     *
     * @throws IllegalArgumentException when the certificate is {@link Certificate.None}
     */
    public void write(Certificate certificate) {
        contradict(certificate);
        proof.end();
    }

    /**
     * Derives a contradiction from a certificate. A proof can end with this step.
     *
     * @throws IllegalArgumentException when the certificate is {@link Certificate.None}
     */
    public void contradict(Certificate certificate) {
        if (certificate instanceof Certificate.Fractional fractional) {
            proof.derive(sum(fractional.multiples(), 1));
        } else if (certificate instanceof Certificate.Modular modular) {
            // Both directions of the weighted equation are divided by the modulus and rounded up. The two results
            // contradict each other.
            String divide = " " + modular.modulus() + " d";
            long atLeast = proof.derive(sum(modular.multiples(), 1) + divide);
            long atMost = proof.derive(sum(modular.multiples(), -1) + divide);
            proof.derive(atLeast + " " + atMost + " +");
        } else if (certificate instanceof Certificate.Propagation) {
            proof.propagate(">= 1");
        } else {
            throw new IllegalArgumentException("The argument has no certificate that a proof can use.");
        }
    }

    private String sum(List<Multiple> multiples, int sign) {
        return sum(rows, multiples, sign);
    }

    /**
     * Returns a sum of multiples of a model's constraints in reverse Polish notation. With sign -1 every multiple is
     * negated, so lower bounds become upper bounds and the other way round.
     */
    static String sum(ProofRows rows, List<Multiple> multiples, int sign) {
        PolishSum polish = new PolishSum();
        for (Multiple multiple : multiples) {
            boolean below = multiple.factor().signum() == sign;
            long constraint = below ? rows.lower(multiple.row()) : rows.upper(multiple.row());
            polish.add(constraint, multiple.factor().abs());
        }
        return polish.toString();
    }
}
