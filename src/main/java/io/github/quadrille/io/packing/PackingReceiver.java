package io.github.quadrille.io.packing;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.io.input.Problem;
import java.util.List;

/** Takes what stands in a file of packings, record by record, bad ones among them. */
public interface PackingReceiver {
    void packing(FoundPacking found);

    /**
     * A packing of which only the picture is there.
     *
     * @param letters for kinds the letters of the picture; pieces that share one and touch may be one
     */
    void picture(Packing letters);

    /** Something about the next packing that may explain what is wrong with it. */
    default void remark(String sentence) {}

    /** A record that cannot be read. */
    void unreadable(List<Problem> problems);

    /** An answer that calls its packing the best of all. */
    void optimum(long worth);
}
