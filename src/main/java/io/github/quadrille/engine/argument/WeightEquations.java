package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Holds the equations that weights must satisfy to be a colouring: the weights that belong to each placement add up to
 * 0.
 *
 * <p>The unknowns are first the weights of mandatory cells, or of classes of cells with equal weight, and then the
 * weights of kinds. A proof can only add up equations. An optional cell gives an inequality. This becomes an equation
 * with one more variable, which says that the cell stays empty. Like a placement, this variable must weigh 0, so the
 * cell weighs 0. In the same way, the equation of a kind whose count is not fixed has variables for the pieces beyond
 * the minimum, so the kind weighs 0. So the weights of optional cells and of such kinds are known, and are not
 * unknowns. A kind without placements is not an unknown either, because no equation would contain it.
 */
final class WeightEquations {
    private final int classes;
    private final long[] whole;
    private final List<int[]> placements;

    private WeightEquations(int classes, long[] whole, List<int[]> placements) {
        this.classes = classes;
        this.whole = whole;
        this.placements = placements;
    }

    /** Returns the equations in which every mandatory cell is a separate class, in the order given. */
    static WeightEquations of(ExactCover problem, int[] mandatoryCells) {
        int[] unknownOf = new int[problem.cells()];
        Arrays.fill(unknownOf, -1);
        for (int i = 0; i < mandatoryCells.length; i++) {
            unknownOf[mandatoryCells[i]] = i;
        }
        int[] kindUnknown = new int[problem.kinds().size()];
        Arrays.fill(kindUnknown, -1);
        List<Long> whole = new ArrayList<>();
        for (int i = 0; i < mandatoryCells.length; i++) {
            whole.add(1L);
        }
        List<int[]> placements = new ArrayList<>(problem.options());
        for (int placement = 0; placement < problem.options(); placement++) {
            int kind = problem.kind(placement);
            KindItem item = problem.kindItem(kind);
            if (kindUnknown[kind] < 0 && item.min() == item.max()) {
                kindUnknown[kind] = whole.size();
                whole.add((long) item.min());
            }
            int[] unknowns = new int[problem.area(placement) + 1];
            for (int i = 0; i < unknowns.length - 1; i++) {
                unknowns[i] = unknownOf[problem.cell(placement, i)];
            }
            unknowns[unknowns.length - 1] = kindUnknown[kind];
            placements.add(known(unknowns));
        }
        return new WeightEquations(
                mandatoryCells.length, whole.stream().mapToLong(Long::longValue).toArray(), placements);
    }

    /**
     * Returns the equations in which all cells or classes of each new class have the same weight. Of equations that
     * become equal, one is kept.
     */
    WeightEquations merged(int[] classOf, int newClasses) {
        long[] merged = new long[newClasses + whole.length - classes];
        for (int unknown = 0; unknown < whole.length; unknown++) {
            merged[merged(unknown, classOf, newClasses)] += whole[unknown];
        }
        // The set compares equations by their contents.
        Collection<IntBuffer> columns = new LinkedHashSet<>();
        for (int[] unknowns : placements) {
            int[] image = new int[unknowns.length];
            for (int i = 0; i < image.length; i++) {
                image[i] = merged(unknowns[i], classOf, newClasses);
            }
            Arrays.sort(image);
            columns.add(IntBuffer.wrap(image));
        }
        return new WeightEquations(
                newClasses, merged, columns.stream().map(IntBuffer::array).toList());
    }

    private int merged(int unknown, int[] classOf, int newClasses) {
        return unknown < classes ? classOf[unknown] : unknown - classes + newClasses;
    }

    private static int[] known(int[] unknowns) {
        return Arrays.stream(unknowns).filter(unknown -> unknown >= 0).toArray();
    }

    /** Adds up, over all placements, how many unknowns a placement contains. */
    long entries() {
        return placements.stream().mapToLong(unknowns -> unknowns.length).sum();
    }

    /** Returns how many unknowns are weights of cells. */
    int classes() {
        return classes;
    }

    int unknowns() {
        return whole.length;
    }

    /**
     * Returns how often an unknown is counted in the sum over the whole board and all its pieces. For a class this is
     * the number of its cells, and for a kind it is the number of its pieces.
     */
    long whole(int unknown) {
        return whole[unknown];
    }

    /**
     * Returns the equations of the placements, each as a list of its unknowns. An unknown appears as often as the
     * placement contains it.
     */
    List<int[]> placements() {
        return placements;
    }
}
