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
 * <p>The unknowns are the weights of mandatory cells, or of classes of cells with equal weight, and after them those of
 * kinds. A proof may only add up equations. The row of an optional cell becomes an equation by one more column, which
 * stands for "stays empty". That column must weigh 0 too, so the cell weighs 0. In the same way the row of a kind whose
 * count is not fixed has columns for the pieces beyond the minimum, and weighs 0. So neither of these weights is an
 * unknown. A kind without placements is not an unknown either, because no equation would contain it.
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

    /** Gives all cells or classes of one new class the same weight. Equations that become equal are kept once. */
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

    /** Returns how many unknowns all placements together contain. */
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
     * Returns how often an unknown is in the sum over the whole board and all its pieces. For a class this is the
     * number of its cells, for a kind its count.
     */
    long whole(int unknown) {
        return whole[unknown];
    }

    /**
     * Returns the different placements, each as a list of its unknowns. An unknown appears as often as the placement
     * contains it.
     */
    List<int[]> placements() {
        return placements;
    }
}
