package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;

/**
 * Makes small random puzzles from a seed. They have holes, uneven frames of holes around the board, optional cells,
 * edges that wrap around, count ranges and random shapes.
 */
public final class RandomPuzzles {
    private static final int FRAMED = 4;
    private static final List<PieceSymmetry> SYMMETRIES = List.of(PieceSymmetry.values());
    private static final List<Wrap> WRAPS = Wrap.FLAT;

    private final Random random;
    private final LopsidedFrame frame;
    private int made;

    public RandomPuzzles(long seed) {
        this.random = new Random(seed);
        this.frame = new LopsidedFrame(seed);
    }

    public Puzzle next() {
        Region region = region();
        int kinds = 1 + random.nextInt(4);
        List<Supply> supplies = new ArrayList<>();
        for (int kind = 0; kind < kinds; kind++) {
            supplies.add(new Supply(new Kind("K" + kind, shape()), range(region.size())));
        }
        PieceSymmetry symmetry = SYMMETRIES.get(random.nextInt(SYMMETRIES.size()));
        return framed(new Puzzle("random", region, symmetry, new Bag(supplies)));
    }

    private Region region() {
        int rows = 1 + random.nextInt(5);
        int columns = 1 + random.nextInt(20 / rows);
        boolean plain = random.nextInt(4) == 0;
        List<String> picture = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < columns; column++) {
                int dice = plain ? 99 : random.nextInt(20);
                line.append(dice == 0 ? Region.HOLE : dice <= 3 ? Region.OPTIONAL : Region.MANDATORY);
            }
            picture.add(line.toString());
        }
        if (picture.stream().allMatch(line -> line.chars().allMatch(c -> c == Region.HOLE))) {
            return region();
        }
        return new Region(picture, WRAPS.get(random.nextInt(WRAPS.size())));
    }

    /** Surrounds every fourth puzzle with a frame of holes, whose width on each side is random. */
    private Puzzle framed(Puzzle puzzle) {
        made++;
        return made % FRAMED == 0 ? frame.around(puzzle) : puzzle;
    }

    private Polyform shape() {
        int size = 1 + random.nextInt(5);
        boolean connected = random.nextInt(6) > 0;
        TreeSet<Cell> cells = new TreeSet<>(List.of(new Cell(0, 0)));
        while (cells.size() < size) {
            Cell from = List.copyOf(cells).get(random.nextInt(cells.size()));
            int step = connected ? 1 : 1 + random.nextInt(2);
            cells.add(
                    random.nextBoolean()
                            ? from.shifted(random.nextBoolean() ? step : -step, 0)
                            : from.shifted(0, random.nextBoolean() ? step : -step));
        }
        return new Polyform(List.copyOf(cells));
    }

    private CountRange range(int cells) {
        int low = random.nextInt(Math.max(1, cells / 5) + 1);
        return switch (random.nextInt(4)) {
            case 0 -> CountRange.exactly(low);
            case 1 -> new CountRange(low / 2, low);
            case 2 -> new CountRange(low / 2, CountRange.UNBOUNDED);
            default -> CountRange.ANY;
        };
    }
}
