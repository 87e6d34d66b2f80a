package io.github.quadrille.core.geometry;

import java.util.Comparator;
import java.util.List;

/**
 * Says one way in which pieces may be moved by hand, without turning: by a step, or several of the same.
 *
 * <pre>{@code
 * Slide up = Slide.of(Lattices.CUBIC).get(0);
 * System.out.println(up.step()); // (1, 0, 0)
 * System.out.println(up.hits()); // [(1, 0, 0)]
 * }</pre>
 *
 * @param step from where a cell is to where it is next
 * @param hits what it runs into on that way: still cells that are so far from where it was
 */
public record Slide(Cell step, List<Cell> hits) {
    /** Keeps a copy. */
    public Slide {
        hits = List.copyOf(hits);
    }

    /**
     * Lists those of a lattice, upwards first, each as far from the first as its opposite is from the last. There are none but of
     * cubes.
     */
    public static List<Slide> of(Lattice lattice) {
        return !lattice.equals(Lattices.CUBIC)
                ? List.of()
                : lattice.steps(new Cell(0, 0, 0)).stream()
                        .sorted(Comparator.reverseOrder())
                        .map(step -> new Slide(step, List.of(step)))
                        .toList();
    }
}
