package io.github.quadrille.proof;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/**
 * Streams the steps of a proof in the format of VeriPB 2.0 (Gocht, Nordström and others, from 2020) and numbers what
 * they derive.
 */
public final class ProofWriter {
    private final Writer out;
    private long last;

    /** Begins a proof about a model. */
    public ProofWriter(Writer out, ProofModel model) {
        this.out = out;
        this.last = model.constraints();
        line("pseudo-Boolean proof version 2.0");
        line("f " + model.constraints());
    }

    /** A cutting-planes derivation in reverse Polish notation; returns its number. */
    public long derive(CharSequence polish) {
        line("pol " + polish);
        return ++last;
    }

    /** A constraint that unit propagation shows; returns its number. */
    public long propagate(CharSequence constraint) {
        line("rup " + constraint + " ;");
        return ++last;
    }

    /**
     * A constraint on a new variable that holds if the variable is given a value; returns its number.
     *
     * @param value 0 or 1
     */
    long define(CharSequence constraint, String variable, int value) {
        line("red " + constraint + " ; " + variable + " -> " + value);
        return ++last;
    }

    /** The number of the last step. */
    long last() {
        return last;
    }

    /** For those who read a proof. */
    void comment(String text) {
        line("* " + text);
    }

    /** Forgets steps that later ones do without. */
    public void delete(CharSequence numbers) {
        line("del id" + numbers);
    }

    /** Ends the proof: the last step was the contradiction. */
    public void end() {
        line("output NONE");
        line("conclusion UNSAT : " + last);
        line("end pseudo-Boolean proof");
    }

    private void line(String text) {
        try {
            out.write(text);
            out.write('\n');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
