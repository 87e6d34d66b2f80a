package io.github.quadrille.core.geometry;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A {@code Slide} is one way in which pieces may be moved by hand, without turning: by one step, or by the same step
 * several times.
 *
 * <pre>{@code
 * Slide up = Slide.of(Lattices.CUBIC).get(0);
 * System.out.println(up.step()); // (1, 0, 0)
 * System.out.println(up.hits()); // [(1, 0, 0)]
 * System.out.println(Slide.of(Lattices.FCC).size()); // 18
 * }</pre>
 *
 * @param step the difference between a cell's place after the step and before it
 * @param hits the places with which a moving cell collides during one step, relative to the place where it starts
 */
public record Slide(Cell step, List<Cell> hits) {
    /** Copies the list. */
    public Slide {
        hits = List.copyOf(hits);
    }

    /**
     * Lists the slides of a lattice, upwards first. A slide is as far from the beginning of the list as its opposite is
     * from the end. Cubes move along layers, rows and columns. Balls move towards the twelve balls that touch them, and
     * along the axes of the lattice, for example two layers upwards. On other lattices nothing moves.
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

    /** Returns whether a ball that makes a step from the origin would overlap another ball on its way. */
    private static boolean isHit(Cell ball, Cell step) {
        int way = FccLattice.dot(ball, step);
        int length = FccLattice.dot(step, step);
        return way >= length
                ? ball.equals(step)
                : way > 0 && FccLattice.dot(ball, ball) * length - way * way < FccLattice.NEAR * length;
    }
}
