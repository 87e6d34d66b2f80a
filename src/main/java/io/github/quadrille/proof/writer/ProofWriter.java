package io.github.quadrille.proof.writer;

import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.core.release.Release;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.OptionalLong;

/**
 * Streams the steps of a proof in the format of VeriPB (Gocht, Nordström and others, from 2020), version 2.0 or 3.0, and
 * numbers what they derive. The versions differ in little: in 3.0 every line but the first ends with a semicolon, what belongs to
 * a constraint comes after a colon, comments begin with {@code %}, and a complete enumeration has a conclusion.
 */
public final class ProofWriter {
    private final Writer out;
    private final ProofFormat format;
    private long last;

    /**
     * Begins a proof about a model.
     *
     * @param constraints of the model, an equation counting twice
     */
    public ProofWriter(Writer out, long constraints, ProofFormat format) {
        this.out = out;
        this.format = format;
        this.last = constraints;
        text("pseudo-Boolean proof version " + (isNew() ? "3.0" : "2.0") + "\n");
        line("f " + constraints);
        comment("Quadrille " + Release.name());
    }

    /** A cutting-planes derivation in reverse Polish notation; returns its number. */
    public long derive(CharSequence polish) {
        line("pol " + polish);
        return ++last;
    }

    /** A constraint that unit propagation shows, such as {@code 1 x1 1 ~x2 >= 1}; returns its number. */
    public long propagate(CharSequence constraint) {
        text("rup " + constraint + " ;\n");
        return ++last;
    }

    /**
     * A constraint on a new variable that holds if the variable is given a value; returns its number.
     *
     * @param value 0 or 1
     */
    public long define(CharSequence constraint, String variable, int value) {
        return strengthen(constraint, variable + " -> " + value);
    }

    /**
     * A constraint that a substitution makes true wherever it is false, and all others stay true; returns its number.
     *
     * @param witness the substitution, such as {@code x1 -> x2 x2 -> x1}
     */
    long strengthen(CharSequence constraint, CharSequence witness) {
        line("red " + constraint + (isNew() ? " : " : " ; ") + witness);
        return ++last;
    }

    /**
     * A solution, by its literals; from now on it is forbidden. Returns the number of the constraint that says so: over the
     * preserved variables of the model in 3.0.
     */
    public long exclude(CharSequence literals) {
        line("solx " + literals);
        return ++last;
    }

    /** A solution; from now on only better ones count. Returns the number of the constraint that says so. */
    public long improve(CharSequence literals) {
        line("soli " + literals);
        return ++last;
    }

    /** The number of the last step. */
    public long last() {
        return last;
    }

    /** For those who read a proof. */
    public void comment(String comment) {
        text((isNew() ? "% " : "* ") + comment + "\n");
    }

    /** Forgets steps that later ones do without. */
    public void delete(CharSequence numbers) {
        line("del id" + numbers);
    }

    /** Ends the proof: the last step was the contradiction, so the model has no solution. */
    public void end() {
        conclude("UNSAT : " + last);
    }

    /**
     * Ends the proof: the last step was the contradiction, so there are no solutions but those excluded.
     *
     * <p>Version 2.0 has no word for it: there the steps are checked, and it is left to the reader to count them.
     *
     * @param solutions how many were excluded
     */
    public void endEnumeration(long solutions) {
        if (solutions == 0) {
            end();
        } else {
            conclude(isNew() ? "ENUMERATION_COMPLETE " + solutions + " : " + last : "SAT");
        }
    }

    /** Ends the proof: so many solutions have been excluded, and nothing is said of others. */
    public void endPart(long solutions) {
        conclude(isNew() ? "ENUMERATION_PARTIAL " + solutions : "SAT");
    }

    /** Ends the proof: this is a solution. */
    public void endWith(CharSequence literals) {
        conclude("SAT : " + literals);
    }

    /**
     * Ends the proof: the last step was the contradiction, or says that the objective is at least the bound.
     *
     * @param lower no solution has a smaller objective
     * @param upper of the solution logged last; empty where there is none, which says that the model has no solution
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

    /** A sum of constraints, each some times, in the reverse Polish notation of a {@code pol} step. */
    public static final class PolishSum {
        private final StringBuilder text = new StringBuilder();

        public void add(long constraint, BigInteger factor) {
            add(Long.toString(constraint), factor);
        }

        /** That a literal is 0 at least. */
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
