package io.github.quadrille.engine.count;

import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import java.util.List;

/**
 * Holds what one random descent estimates about the whole tree. The expected value over all descents is the true one.
 *
 * @param searched the number of nodes of the search at the end of the descent, not weighted; 0 when nothing was
 *     searched
 * @param seconds the processor time of this search, without the building of its model
 */
record DescentSample(double nodes, double packings, long searched, double seconds) {
    /** Returns the sample of a descent that ended at a dead end or a packing. */
    static DescentSample withoutSearch(double nodes, double packings) {
        return new DescentSample(nodes, packings, 0, 0);
    }

    /**
     * Returns the sample of a search that came to its end.
     *
     * @param seconds the processor time of the search, with the building of its model
     * @param multiplicity how often each of its packings counts
     */
    static DescentSample of(Verdict verdict, double seconds, int multiplicity) {
        Work work = verdict.work();
        long packings = verdict instanceof Verdict.Packed packed ? packed.packings() : 0;
        double searching = work.seconds() > 0 ? 1 - work.buildSeconds() / work.seconds() : 1;
        long nodes = Math.max(1, work.nodes());
        return new DescentSample(nodes, (double) multiplicity * packings, nodes, seconds * searching);
    }

    /**
     * Turns this sample of a subtree into a sample of the whole tree. The path to the subtree has a number of nodes and
     * a weight.
     */
    DescentSample below(double nodesAbove, double weight) {
        return new DescentSample(nodesAbove + weight * nodes, weight * packings, searched, seconds);
    }

    /**
     * Returns the seconds for each node, as the slope of the line through the origin that fits the searches best (least
     * squares). It is 0 when nothing was searched. Long searches count most, and the start of each, as long as a few
     * hundred nodes, hardly counts. The weights of the descents are not used, because the largest weights are on short
     * searches, where the start counts most.
     */
    static double secondsPerNode(List<DescentSample> samples) {
        double products = 0;
        double squares = 0;
        for (DescentSample sample : samples) {
            products += sample.searched * sample.seconds;
            squares += (double) sample.searched * sample.searched;
        }
        return squares == 0 ? 0 : products / squares;
    }
}
