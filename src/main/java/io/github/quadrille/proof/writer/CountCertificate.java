package io.github.quadrille.proof.writer;

import io.github.quadrille.core.release.Release;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Streams a certificate of how many solutions a model has: the layers of a sweep over its cells. The checker's reader of it gives
 * the grammar.
 */
public final class CountCertificate {
    private final Writer out;
    private final ProofModel model;

    /** Begins a certificate about a model. */
    public CountCertificate(Writer out, ProofModel model) {
        this.out = out;
        this.model = model;
        line("exact cover count version 1");
        line("* how many packings the puzzle '" + model.puzzleName() + "' has");
        line("* Quadrille " + Release.name());
        line("f " + model.constraints());
    }

    /** A sweep begins that passes these cells; of cells that a symmetry takes to each other, one. */
    public void order(int[] cells) {
        line(Arrays.stream(cells)
                .mapToLong(cell -> model.problem().isMandatory(cell) ? model.lower(cell) : model.upper(cell))
                .mapToObj(Long::toString)
                .collect(Collectors.joining(" ", "order ", "")));
    }

    /** The next sweep counts packings that a symmetry leaves alone: where it takes each placement. */
    public void symmetry(int[] images) {
        line(IntStream.range(0, images.length)
                .filter(placement -> images[placement] != placement)
                .mapToObj(placement -> model.variable(placement) + " " + model.variable(images[placement]))
                .collect(Collectors.joining(" ", "symmetry ", "")));
    }

    /** A layer begins: that before a cell of the order, or behind the last one. */
    public void layer(int position) {
        line("layer " + position);
    }

    /**
     * A boundary of the layer; they come in ascending order.
     *
     * @param mask which cells ahead are covered, the next one as the lowest bit
     * @param ways in how many ways it is reached
     */
    public void boundary(long mask, BigInteger ways) {
        line(Long.toHexString(mask) + " " + ways);
    }

    /** Ends a sweep: so many solutions there are. */
    public void count(BigInteger count) {
        line("count " + count);
    }

    /** After the sweeps of all symmetries: so many classes there are. */
    public void classes(BigInteger classes) {
        line("classes " + classes);
    }

    /** Ends the certificate. */
    public void end() {
        line("end");
    }

    private void line(CharSequence line) {
        try {
            out.append(line).append('\n');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
