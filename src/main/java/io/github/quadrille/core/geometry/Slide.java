package io.github.quadrille.core.geometry;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Says one way in which pieces may be moved by hand, without turning: by a step, or several of the same.
 *
 * <pre>{@code
 * Slide up = Slide.of(Lattices.CUBIC).get(0);
 * System.out.println(up.step()); // (1, 0, 0)
 * System.out.println(up.hits()); // [(1, 0, 0)]
 * System.out.println(Slide.of(Lattices.FCC).size()); // 18
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
     * Lists those of a lattice, upwards first, each as far from the first as its opposite is from the last. Cubes go along their
     * sides. Balls go towards the twelve that touch them, and along the axes, two layers upwards for example. Others do not move.
     */
    public static List<Slide> of(Lattice lattice) {
        Stream<Slide> slides = Stream.of();
        if (lattice.equals(Lattices.CUBIC)) {
            slides = lattice.steps(new Cell(0, 0, 0)).stream().map(step -> new Slide(step, List.of(step)));
        } else if (lattice.equals(Lattices.FCC)) {
            slides = FccLattice.around(2).stream()
                    .filter(step -> FccLattice.dot(step, step) <= 2 * FccLattice.NEAR)
                    .map(Slide::ofBalls);
        }
        return slides.sorted(Comparator.comparing(Slide::step).reversed()).toList();
    }

    private static Slide ofBalls(Cell step) {
        return new Slide(
                step,
                FccLattice.around(4).stream().filter(ball -> isHit(ball, step)).toList());
    }

    /** Says whether a ball that makes a step from the origin comes nearer to another than that they touch. */
    private static boolean isHit(Cell ball, Cell step) {
        int way = FccLattice.dot(ball, step);
        int length = FccLattice.dot(step, step);
        return way >= length
                ? ball.equals(step)
                : way > 0 && FccLattice.dot(ball, ball) * length - way * way < FccLattice.NEAR * length;
    }
}
