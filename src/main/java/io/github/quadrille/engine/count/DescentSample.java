package io.github.quadrille.engine.count;

import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import java.util.List;

/**
 * Holds what one random descent in a search tree estimates about the whole tree. The average over all possible
 * descents, each weighted by its chance, is the true value.
 *
 * @param searched the number of nodes of the search at the end of the descent, not weighted; 0 if there was no search
 * @param seconds the processor time of this search, without the time to build its model
 */
record DescentSample(double nodes, double packings, long searched, double seconds) {
    /** Returns the sample of a descent that ended at a dead end or a packing. */
    static DescentSample withoutSearch(double nodes, double packings) {
        return new DescentSample(nodes, packings, 0, 0);
    }

    /**
     * Returns the sample of a search that came to its end.
     *
     * @param seconds the processor time of the search, including the time to build its model
     * @param multiplicity how often each packing that the search has found counts
     */
    static DescentSample of(Verdict verdict, double seconds, int multiplicity) {
        Work work = verdict.work();
        long packings = verdict instanceof Verdict.Packed packed ? packed.packings() : 0;
        double searching = work.seconds() > 0 ? 1 - work.buildSeconds() / work.seconds() : 1;
        long nodes = Math.max(1, work.nodes());
        return new DescentSample(nodes, (double) multiplicity * packings, nodes, seconds * searching);
    }

    /**
     * Turns this sample of a subtree into a sample of the whole tree.
     *
     * @param nodesAbove the weighted number of nodes on the path to the subtree
     * @param weight the weight of the subtree
     */
    DescentSample below(double nodesAbove, double weight) {
        return new DescentSample(nodesAbove + weight * nodes, weight * packings, searched, seconds);
    }

    /**
     * Returns the seconds for each node. It is the slope of the line through the origin that fits the searches best
     * (least squares), or 0 if there was no search. Long searches count most. The start of each search takes as long as
     * a few hundred nodes, so it hardly counts. The weights of the descents are not used, because the largest weights
     * are on short searches, where the start counts most.
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
