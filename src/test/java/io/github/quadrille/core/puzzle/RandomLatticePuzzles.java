package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Makes small random puzzles on a lattice. They have holes, uneven frames of holes around the board, optional cells,
 * count ranges, edges that wrap around, and pieces in several parts.
 */
public final class RandomLatticePuzzles {
    private static final int FRAMED = 4;

    private final Lattice lattice;
    private final Random random;
    private final LopsidedFrame frame;
    private int made;

    public RandomLatticePuzzles(Lattice lattice, long seed) {
        this.lattice = lattice;
        this.random = new Random(seed);
        this.frame = new LopsidedFrame(seed);
    }

    /** Returns the next puzzle. */
    public Puzzle next() {
        int layers = lattice.isSolid() ? 1 + random.nextInt(3) : 1;
        int rows = 1 + random.nextInt(lattice.isSolid() ? 3 : 4);
        int columns = 2 + random.nextInt(lattice.isSolid() ? 2 : 4);
        if (lattice.dimensions() > 3) {
            // Each side of the box is 1 or 2 cells long, so that brute force does not take too long.
            int[] sides = new int[lattice.dimensions()];
            int thin = random.nextInt(sides.length);
            Arrays.setAll(sides, side -> side < 4 && side != thin ? random.nextInt(2) : 0);
            layers = lattice.cell(sides).layer() + 1;
            rows = Math.min(2, rows);
            columns = 2;
        }
        List<Integer> slices = lattice.slices(layers);
        List<String> picture = new ArrayList<>();
        if (lattice == Lattices.FCC && random.nextBoolean()) {
            // A box of balls is slanted, so few boxes have symmetries. A pyramid of five balls and a tetrahedron of ten
            // balls have all symmetries of their shapes.
            picture.addAll(oneOf(List.of(
                    List.of("..", "..", ".#", "##"),
                    List.of("###", "###", "...", "###", "..#", "..#", ".##", ".##", ".##"))));
            layers = picture.size() == 4 ? 2 : 3;
            rows = 0;
        }
        for (int row = 0; row < layers * rows; row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < columns; column++) {
                line.append(slices.contains(row / rows) ? ".......?#".charAt(random.nextInt(9)) : '#');
            }
            picture.add(line.toString());
        }
        if (rows > 0) {
            picture.set(0, "." + picture.get(0).substring(1));
        }
        Wrap wrap = lattice.wraps().size() == 1 || random.nextBoolean()
                ? Wrap.NONE
                : oneOf(lattice.isSolid() ? List.of(Wrap.values()) : Wrap.FLAT);
        List<Supply> supplies = new ArrayList<>();
        int kinds = 1 + random.nextInt(4);
        for (int kind = 0; kind < kinds; kind++) {
            int least = random.nextInt(2);
            CountRange count = random.nextBoolean() ? CountRange.ANY : new CountRange(least, least + random.nextInt(4));
            supplies.add(new Supply(new Kind("K" + kind, shape()), count));
        }
        PieceSymmetry symmetry = oneOf(List.of(PieceSymmetry.values()));
        return framed(new Puzzle("random", new Region(lattice, layers, picture, wrap), symmetry, new Bag(supplies)));
    }

    private <T> T oneOf(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    /** Surrounds every fourth puzzle with a frame of holes, whose width on each side is random. */
    private Puzzle framed(Puzzle puzzle) {
        made++;
        return made % FRAMED == 0 ? frame.around(puzzle) : puzzle;
    }

    private Polyform shape() {
        List<Cell> cells = new ArrayList<>(List.of(new Cell(0, random.nextInt(2))));
        int size = 1 + random.nextInt(4);
        while (cells.size() < size) {
            Cell from = cells.get(random.nextInt(cells.size()));
            List<Cell> steps = lattice.steps(from);
            Cell next = from.shifted(steps.get(random.nextInt(steps.size())));
            if (!cells.contains(next)) {
                cells.add(next);
            } else if (random.nextInt(10) == 0 && !cells.contains(from.shifted(2, 0))) {
                cells.add(from.shifted(2, 0));
            }
        }
        return new Polyform(lattice, cells);
    }
}
