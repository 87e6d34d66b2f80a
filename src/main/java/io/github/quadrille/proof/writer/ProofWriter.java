package io.github.quadrille.proof.writer;

import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.core.release.Release;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.OptionalLong;

/**
 * Writes the steps of a proof in the format of VeriPB (Gocht, Nordström and others, from 2020), and numbers the derived
 * constraints. The format has version 2.0 or 3.0, which differ little. In 3.0 every line ends with a semicolon, except
 * the first line and comments. A substitution comes after a colon, comments begin with {@code %}, and a conclusion can
 * say that all solutions were listed.
 */
public final class ProofWriter {
    private final Writer out;
    private final ProofFormat format;
    private long last;

    /**
     * Begins a proof about a model.
     *
     * @param constraints the number of constraints of the model, where an equation counts twice
     */
    public ProofWriter(Writer out, long constraints, ProofFormat format) {
        this.out = out;
        this.format = format;
        this.last = constraints;
        text("pseudo-Boolean proof version " + (isNew() ? "3.0" : "2.0") + "\n");
        line("f " + constraints);
        comment("Quadrille " + Release.name());
    }

    /**
     * Derives a constraint by cutting planes, which are given in reverse Polish notation. Returns the number of the
     * constraint.
     */
    public long derive(CharSequence polish) {
        line("pol " + polish);
        return ++last;
    }

    /**
     * Adds a constraint that unit propagation shows, such as {@code 1 x1 1 ~x2 >= 1}. Returns the number of the
     * constraint.
     */
    public long propagate(CharSequence constraint) {
        text("rup " + constraint + " ;\n");
        return ++last;
    }

    /**
     * Adds a constraint that defines a new variable. The constraint must hold if the variable has the given value.
     * Returns the number of the constraint.
     *
     * @param value the value, 0 or 1
     */
    public long define(CharSequence constraint, String variable, int value) {
        return strengthen(constraint, variable + " -> " + value);
    }

    /**
     * Adds a constraint by redundance. When the constraint is false, a substitution makes it true, and keeps all other
     * constraints true. Returns the number of the constraint.
     *
     * @param witness the substitution, such as {@code x1 -> x2 x2 -> x1}
     */
    long strengthen(CharSequence constraint, CharSequence witness) {
        line("red " + constraint + (isNew() ? " : " : " ; ") + witness);
        return ++last;
    }

    /**
     * Logs a solution by its literals, and forbids the solution from now on. Returns the number of the constraint that
     * forbids the solution. In version 3.0 that constraint contains only the preserved variables of the model.
     */
    public long exclude(CharSequence literals) {
        line("solx " + literals);
        return ++last;
    }

    /** Logs a solution, after which only better solutions count. Returns the number of the constraint that says so. */
    public long improve(CharSequence literals) {
        line("soli " + literals);
        return ++last;
    }

    /** Returns the number of the last constraint. */
    public long last() {
        return last;
    }

    /** Writes a comment for people who read the proof. */
    public void comment(String comment) {
        text((isNew() ? "% " : "* ") + comment + "\n");
    }

    /** Deletes constraints that later steps do not need. */
    public void delete(CharSequence numbers) {
        line("del id" + numbers);
    }

    /** Ends the proof. The last step must be the contradiction, so the model has no solution. */
    public void end() {
        conclude("UNSAT : " + last);
    }

    /**
     * Ends the proof. The last step must be the contradiction, so there are no solutions except the excluded ones.
     *
     * <p>Version 2.0 has no conclusion that says this. Readers of such a proof can check its steps, but must count the
     * solutions themselves.
     *
     * @param solutions the number of excluded solutions
     */
    public void endEnumeration(long solutions) {
        if (solutions == 0) {
            end();
        } else {
            conclude(isNew() ? "ENUMERATION_COMPLETE " + solutions + " : " + last : "SAT");
        }
    }

    /**
     * Ends a proof that need not list all solutions.
     *
     * @param solutions the number of solutions that were excluded
     */
    public void endPart(long solutions) {
        conclude(isNew() ? "ENUMERATION_PARTIAL " + solutions : "SAT");
    }

    /** Ends the proof with a solution. */
    public void endWith(CharSequence literals) {
        conclude("SAT : " + literals);
    }

    /**
     * Ends the proof with bounds. The last step must be the contradiction, or the constraint that the objective is at
     * least the lower bound.
     *
     * @param lower the lower bound of the objective
     * @param upper the objective of the solution logged last; empty if no solution was logged, which states that the
     *     model has no solution
     */
    public void endBounds(long lower, OptionalLong upper) {
        conclude(
                upper.isEmpty()
                        ? "BOUNDS INF : " + last + " INF"
                        : "BOUNDS " + lower + " : " + last + " " + upper.getAsLong());
    }

    private void conclude(String conclusion) {
        line("output NONE");
        line("conclusion " + conclusion);
        line("end pseudo-Boolean proof");
    }

    private boolean isNew() {
        return format == ProofFormat.VERIPB_3;
    }

    private void line(String line) {
        text(line + (isNew() ? " ;\n" : "\n"));
    }

    private void text(String text) {
        try {
            out.write(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Builds a sum of multiples of constraints, in the reverse Polish notation of a {@code pol} step. */
    public static final class PolishSum {
        private final StringBuilder text = new StringBuilder();

        public void add(long constraint, BigInteger factor) {
            add(Long.toString(constraint), factor);
        }

        /** Adds the constraint that a literal is at least 0, multiplied by a factor. */
        void add(String literal, BigInteger factor) {
            boolean first = text.isEmpty();
            text.append(first ? "" : " ").append(literal);
            if (!factor.equals(BigInteger.ONE)) {
                text.append(' ').append(factor).append(" *");
            }
            text.append(first ? "" : " +");
        }

        boolean isEmpty() {
            return text.isEmpty();
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }
}
