package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.RegionSymmetries;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/** Gives puzzles one to three random rules of any form that makes sense for them. */
public final class RandomRules {
    private static final int FORMS = 13;

    private final Random random;

    public RandomRules(long seed) {
        this.random = new Random(seed);
    }

    /**
     * Returns the puzzle with random rules. If two kinds must touch, the returned puzzle uses exactly one piece of
     * each.
     */
    public Puzzle on(Puzzle puzzle) {
        Puzzle with = puzzle;
        List<Rule> rules = new ArrayList<>();
        int wanted = 1 + random.nextInt(3);
        while (rules.size() < wanted) {
            int form = random.nextInt(FORMS);
            if (form == 3 && with.bag().size() > 1) {
                with = with.with(new Bag(onceEach(with.bag())));
            }
            Rule rule = rule(form, with);
            boolean isSecond = rule instanceof Rule.Colours && rules.stream().anyMatch(Rule.Colours.class::isInstance);
            if (!isSecond && RuleFit.problem(rule, with).isEmpty()) {
                rules.add(rule);
            }
        }
        return with.with(new RuleSet(rules));
    }

    private static List<Supply> onceEach(Bag bag) {
        return IntStream.range(0, bag.size())
                .mapToObj(kind -> kind < 2
                        ? new Supply(bag.kind(kind), CountRange.exactly(1))
                        : bag.supplies().get(kind))
                .toList();
    }

    private Rule rule(int form, Puzzle puzzle) {
        Bag bag = puzzle.bag();
        return switch (form) {
            case 0 -> new Rule.NoFourMeet();
            case 1 -> new Rule.NoFaultLine();
            case 2 -> new Rule.Apart(kinds(bag, true), random.nextInt(3) == 0, random.nextBoolean());
            case 3 ->
                new Rule.Touching(
                        bag.kind(0).name(), bag.kind(bag.size() > 1 ? 1 : 0).name());
            case 4 -> new Rule.OnCell(cells(puzzle, 1).get(0), kinds(bag, false), random.nextBoolean());
            case 5 -> new Rule.Together(cells(puzzle, 2));
            case 6 -> new Rule.Separate(cells(puzzle, 2 + random.nextInt(2)));
            case 7 -> new Rule.Turns(kind(bag), angles(puzzle.region().lattice()));
            case 8 -> new Rule.Unflipped(kind(bag));
            case 9 -> {
                int least = random.nextInt(3);
                yield new Rule.Total(kinds(bag, false), new CountRange(least, least + random.nextInt(3)));
            }
            case 10 -> new Rule.Symmetric(symmetry(puzzle.region()));
            case 11 -> new Rule.Border(kinds(bag, true), random.nextBoolean());
            default -> colours(puzzle);
        };
    }

    private String symmetry(Region board) {
        List<String> names = RegionSymmetries.of(board)
                .elements()
                .limit(60)
                .map(one -> one.name(board.lattice()))
                .toList();
        return names.get(random.nextInt(names.size()));
    }

    private List<Integer> angles(Lattice lattice) {
        if (lattice.isSolid()) {
            return List.of(0);
        }
        int step = lattice == Lattices.SQUARE ? 90 : 60;
        List<Integer> angles = new ArrayList<>();
        for (int angle = 0; angle < 360; angle += step) {
            if (random.nextBoolean()) {
                angles.add(angle);
            }
        }
        return angles.isEmpty() ? List.of(step) : angles;
    }

    private Rule colours(Puzzle puzzle) {
        Map<Cell, Character> board = new HashMap<>();
        puzzle.region().cells().forEach(cell -> colour(cell, board));
        Map<String, Map<Cell, Character>> shapes = new HashMap<>();
        for (Kind kind : puzzle.bag().kinds()) {
            Map<Cell, Character> shape = new HashMap<>();
            kind.shape().cells().forEach(cell -> colour(cell, shape));
            if (random.nextInt(3) > 0) {
                shapes.put(kind.name(), shape);
            }
        }
        return new Rule.Colours(board, shapes);
    }

    private void colour(Cell cell, Map<Cell, Character> colours) {
        char colour = "xo...".charAt(random.nextInt(5));
        if (colour != Rule.ANY_COLOUR) {
            colours.put(cell, colour);
        }
    }

    /**
     * Returns random cells. Most of them are neighbours of the first cell, so that one piece can often cover several.
     */
    private List<Cell> cells(Puzzle puzzle, int number) {
        Region board = puzzle.region();
        int first = random.nextInt(board.size());
        List<Cell> cells = new ArrayList<>(List.of(board.cell(first)));
        int[] next = board.neighbours(first);
        while (cells.size() < number) {
            cells.add(board.cell(
                    next.length > 0 && random.nextInt(4) > 0
                            ? next[random.nextInt(next.length)]
                            : random.nextInt(board.size())));
        }
        return cells;
    }

    private String kind(Bag bag) {
        return bag.kind(random.nextInt(bag.size())).name();
    }

    private List<String> kinds(Bag bag, boolean mayBeAll) {
        if (mayBeAll && random.nextBoolean()) {
            return List.of();
        }
        return random.nextBoolean() ? List.of(kind(bag)) : List.of(kind(bag), kind(bag));
    }
}
