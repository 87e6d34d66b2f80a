package io.github.quadrille.proof.writer;

import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.release.Release;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigInteger;

/**
 * Streams a certificate of how many solutions a model has: the layers of a sweep over its cells. The checker's reader of it gives
 * the grammar.
 */
public final class CountCertificate {
    private final Writer out;

    /** Begins a certificate about a model whose cells are swept in an order. */
    public CountCertificate(Writer out, ProofModel model, CellOrder order) {
        this.out = out;
        StringBuilder cells = new StringBuilder("order");
        for (int position = 0; position < order.size(); position++) {
            int cell = order.cellAt(position);
            cells.append(' ').append(model.problem().isMandatory(cell) ? model.lower(cell) : model.upper(cell));
        }
        line("exact cover count version 1");
        line("* how many packings the puzzle '" + model.puzzleName() + "' has");
        line("* Quadrille " + Release.name());
        line("f " + model.constraints());
        line(cells);
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

    /** Ends the certificate: so many solutions there are. */
    public void end(BigInteger count) {
        line("count " + count);
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
