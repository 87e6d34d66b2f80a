package io.github.quadrille.engine.count;

import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import java.util.List;

/**
 * What one random descent says of the whole tree; the mean over all descents is the truth.
 *
 * @param searched nodes of the search at its end, as they are; 0 when nothing was searched
 * @param seconds that this search took a core, without the building of its model
 */
record DescentSample(double nodes, double packings, long searched, double seconds) {
    /** Where a descent ended at a dead end or a packing. */
    static DescentSample withoutSearch(double nodes, double packings) {
        return new DescentSample(nodes, packings, 0, 0);
    }

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
        long nodes = Math.max(1, work.nodes());
        return new DescentSample(nodes, (double) multiplicity * packings, nodes, seconds * searching);
    }

    /** As seen from the top. */
    DescentSample below(double nodesAbove, double weight) {
        return new DescentSample(nodesAbove + weight * nodes, weight * packings, searched, seconds);
    }

    /**
     * The line through the origin that is nearest to what the searches took by their nodes (least squares); 0 when nothing was
     * searched. So the long ones count most, and what each takes to start, as long as a few hundred nodes, hardly counts. By
     * their weights it would: the largest are on short ones.
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
