package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * Makes random puzzles with unusual names of puzzles and shapes. The puzzles have holes, optional cells, wraps, all
 * symmetries of pieces, and count ranges.
 */
public final class RandomPuzzles {
    private static final List<String> NAMES = List.of(
            "plain",
            "8x10",
            "",
            "true",
            "# no comment",
            "a: b",
            "\"quoted\" \\ 'both'",
            "Käse \ud83d\ude00",
            "- x",
            " y ");
    private static final List<String> SHAPE_NAMES =
            List.of("hook", "1", "-", "n", "null", "'", "a'b", "Häkchen", "0x1f", "_", "--", "1e3");

    private final Random random;

    public RandomPuzzles(long seed) {
        this.random = new Random(seed);
    }

    public Puzzle next() {
        PieceSymmetry symmetry = oneOf(List.of(PieceSymmetry.values()));
        return new Puzzle(oneOf(NAMES), region(), symmetry, bag(symmetry));
    }

    private Region region() {
        int columns = 1 + random.nextInt(6);
        List<String> rows = new ArrayList<>();
        boolean full = random.nextInt(4) == 0;
        for (int rest = random.nextInt(6); rest > 0; rest--) {
            StringBuilder row = new StringBuilder();
            for (int column = 0; column < columns; column++) {
                row.append(full ? "." : oneOf(List.of(".", ".", "?", "#")));
            }
            rows.add(row.toString());
        }
        // The last row has only cells, so that the board is not empty.
        rows.add(".".repeat(columns));
        return new Region(rows, oneOf(Wrap.FLAT));
    }

    private Bag bag(PieceSymmetry symmetry) {
        List<Supply> supplies = new ArrayList<>();
        Set<String> kinds = new TreeSet<>();
        kinds.add("X5");
        for (int i = 0; i < 3; i++) {
            kinds.add(oneOf(List.of("T", "O1", "I2", "L", "S", "W5", "V3", "Y5")));
        }
        if (symmetry != PieceSymmetry.FREE) {
            kinds.add(oneOf(List.of("J", "Z", "F5'")));
        }
        if (symmetry == PieceSymmetry.FIXED) {
            kinds.add("P5@270");
        }
        for (String name : kinds) {
            supplies.add(new Supply(BuiltInKinds.find(name).orElseThrow(), count()));
        }
        for (String name : SHAPE_NAMES) {
            if (random.nextInt(4) == 0) {
                supplies.add(new Supply(new Kind(name, shape()), count()));
            }
        }
        return new Bag(supplies);
    }

    private Polyform shape() {
        Set<Cell> cells = new TreeSet<>();
        for (int rest = random.nextInt(7); rest >= 0; rest--) {
            cells.add(new Cell(random.nextInt(4), random.nextInt(4)));
        }
        return new Polyform(List.copyOf(cells));
    }

    private CountRange count() {
        int min = random.nextInt(4);
        return switch (random.nextInt(4)) {
            case 0 -> CountRange.ANY;
            case 1 -> new CountRange(min, CountRange.UNBOUNDED);
            case 2 -> new CountRange(min, min + random.nextInt(3));
            default -> CountRange.exactly(min);
        };
    }

    private <T> T oneOf(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }
}
