package io.github.quadrille.count;

import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.puzzle.Work;

/**
 * What one random descent says of the whole tree; the mean over all descents is the truth.
 *
 * @param seconds of searching on one core, without the building of models; 0 when nothing was searched
 */
record DescentSample(double nodes, double packings, double seconds) {
    /**
     * A search that came to its end.
     *
     * @param seconds that it took a core, with the building of its model
     * @param multiplicity how often its packings count
     */
    static DescentSample of(Verdict verdict, double seconds, int multiplicity) {
        Work work = verdict.work();
        long packings = verdict instanceof Verdict.Packed packed ? packed.packings() : 0;
        double searching = work.seconds() > 0 ? 1 - work.buildSeconds() / work.seconds() : 1;
        return new DescentSample(Math.max(1, work.nodes()), (double) multiplicity * packings, seconds * searching);
    }

    /** As seen from the top. */
    DescentSample below(double nodesAbove, double weight) {
        return new DescentSample(nodesAbove + weight * nodes, weight * packings, weight * seconds);
    }
}
