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
 * Writes a certificate of the number of solutions of a model. A sweep decides one cell of the board after another.
 * Before each cell, and at the end, the certificate has a layer, which lists boundaries. A boundary is a set of covered
 * cells ahead, with the number of ways to reach it. The grammar of such certificates is described at {@code
 * SweepReader}, the class of the checker that reads them.
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

    /**
     * Begins a sweep over these cells. If the sweep counts the packings that one symmetry leaves unchanged, the order
     * has only one of all cells that the symmetry takes to each other.
     */
    public void order(int[] cells) {
        line(Arrays.stream(cells)
                .mapToLong(cell -> model.problem().isMandatory(cell) ? model.lower(cell) : model.upper(cell))
                .mapToObj(Long::toString)
                .collect(Collectors.joining(" ", "order ", "")));
    }

    /**
     * Writes the symmetry of the next sweep. That sweep counts the packings that the symmetry maps to themselves.
     *
     * @param images the image of each placement
     */
    public void symmetry(int[] images) {
        line(IntStream.range(0, images.length)
                .filter(placement -> images[placement] != placement)
                .mapToObj(placement -> model.variable(placement) + " " + model.variable(images[placement]))
                .collect(Collectors.joining(" ", "symmetry ", "")));
    }

    /** Begins the layer of boundaries before a cell of the order, or after the last cell. */
    public void layer(int position) {
        line("layer " + position);
    }

    /**
     * Writes a boundary of the layer. Boundaries must come in ascending order.
     *
     * @param mask the cells ahead that are covered, with the next cell as the lowest bit
     * @param ways the number of ways in which the sweep reaches the boundary
     */
    public void boundary(long mask, BigInteger ways) {
        line(Long.toHexString(mask) + " " + ways);
    }

    /** Ends a sweep with the number of solutions that it counted. */
    public void count(BigInteger count) {
        line("count " + count);
    }

    /** Writes the number of classes of packings, after the sweeps of all symmetries. */
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
