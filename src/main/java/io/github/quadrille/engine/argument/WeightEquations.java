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
 * What weights must satisfy to be a colouring: those that each placement takes part in add up to 0.
 *
 * <p>Unknowns are the weights of mandatory cells, or of classes of cells that are to weigh the same, and after them
 * those of kinds. Sound as a proof is only what adds up equations. The row of an optional cell is an equation once it
 * has a column of its own for "stays empty"; that column must weigh 0 too, and so the cell does. In the same way the
 * row of a kind whose count is not fixed has columns for the pieces beyond the minimum, and weighs 0. Neither is an
 * unknown. Nor is a kind without placements, which would never be restrained.
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

    /** Every mandatory cell its own class, in the order given. */
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

    /** Gives all cells or classes of one new class the same weight; equations that become the same count once. */
    WeightEquations merged(int[] classOf, int newClasses) {
        long[] merged = new long[newClasses + whole.length - classes];
        for (int unknown = 0; unknown < whole.length; unknown++) {
            merged[merged(unknown, classOf, newClasses)] += whole[unknown];
        }
        // Compared by contents.
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

    /** How many unknowns all placements together take part in. */
    long entries() {
        return placements.stream().mapToLong(unknowns -> unknowns.length).sum();
    }

    /** How many unknowns are weights of cells. */
    int classes() {
        return classes;
    }

    int unknowns() {
        return whole.length;
    }

    /** By unknown, how often its equation is in the sum: the cells of a class, the count of a kind. */
    long whole(int unknown) {
        return whole[unknown];
    }

    /** The different placements, each as the unknowns that it takes part in, repeated where it does so repeatedly. */
    List<int[]> placements() {
        return placements;
    }
}
