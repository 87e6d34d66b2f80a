package io.github.quadrille.engine.assembly;

import io.github.quadrille.core.geometry.Cell;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Searches slowly, straight from the definition, for the moves that take pieces apart. A move shifts any set of pieces
 * by one or more steps in one direction, and no two cubes are ever at the same place. The pieces of a set come free
 * when they can move far enough in one direction.
 */
record AllPlaces(List<List<Cell>> pieces) {
    private static final List<Cell> STEPS = List.of(
            new Cell(1, 0, 0),
            new Cell(-1, 0, 0),
            new Cell(0, 1, 0),
            new Cell(0, -1, 0),
            new Cell(0, 0, 1),
            new Cell(0, 0, -1));

    /**
     * In the tests, a set of pieces that can move this many steps in one direction is no longer entangled with the
     * others.
     */
    private static final int FAR = 12;

    /**
     * Holds a set of pieces that comes free, and how far each piece is shifted before the move that frees the set. The
     * set has one bit for each piece.
     */
    private record Part(int set, List<Cell> places) {}

    /**
     * Holds the least number of moves that frees a part, and all parts that this number of moves frees.
     *
     * @param level the number of moves, or 0 if no part comes free
     * @param parts the parts that come free
     */
    private record First(int level, List<Part> parts) {}

    private First first() {
        List<Cell> start = pieces.stream().map(piece -> new Cell(0, 0, 0)).toList();
        Set<List<Cell>> seen = new HashSet<>(List.of(start));
        List<List<Cell>> front = List.of(start);
        for (int level = 1; !front.isEmpty(); level++) {
            List<List<Cell>> next = new ArrayList<>();
            List<Part> parts = new ArrayList<>();
            for (List<Cell> places : front) {
                for (int set = 1; set + 1 < 1 << pieces.size(); set++) {
                    for (Cell step : STEPS) {
                        List<List<Cell>> way = way(places, set, step);
                        if (way.size() == FAR) {
                            parts.add(new Part(set, places));
                        } else {
                            way.stream().filter(seen::add).forEach(next::add);
                        }
                    }
                }
            }
            if (!parts.isEmpty()) {
                return new First(level, parts);
            }
            front = next;
        }
        return new First(0, List.of());
    }

    private List<List<Cell>> way(List<Cell> places, int set, Cell step) {
        List<List<Cell>> way = new ArrayList<>();
        List<Cell> at = moved(places, set, step);
        while (way.size() < FAR && isFree(at)) {
            way.add(relative(at));
            at = moved(at, set, step);
        }
        return way;
    }

    /** Returns the least number of moves that frees a part, or 0 when no part comes free. */
    int firstLevel() {
        return first().level;
    }

    /**
     * Returns whether all pieces come apart, as a set of answers. There is one answer for each part that can come free
     * first, or the answer false if there is no such part.
     */
    Set<Boolean> comesApart() {
        if (pieces.size() == 1) {
            return Set.of(true);
        }
        First first = first();
        Set<Boolean> answers = new HashSet<>();
        for (Part part : first.parts) {
            Set<Boolean> both = new HashSet<>(side(part, 1).comesApart());
            both.addAll(side(part, 0).comesApart());
            answers.add(!both.contains(false));
        }
        return answers.isEmpty() ? Set.of(false) : answers;
    }

    private AllPlaces side(Part part, int bit) {
        return new AllPlaces(IntStream.range(0, pieces.size())
                .filter(piece -> ((part.set >> piece) & 1) == bit)
                .mapToObj(piece -> pieces.get(piece).stream()
                        .map(cell -> cell.shifted(part.places.get(piece)))
                        .toList())
                .toList());
    }

    private static List<Cell> moved(List<Cell> places, int set, Cell step) {
        return IntStream.range(0, places.size())
                .mapToObj(piece -> ((set >> piece) & 1) == 1 ? places.get(piece).shifted(step) : places.get(piece))
                .toList();
    }

    private static List<Cell> relative(List<Cell> places) {
        return places.stream().map(place -> place.minus(places.get(0))).toList();
    }

    private boolean isFree(List<Cell> places) {
        Set<Cell> taken = new HashSet<>();
        return IntStream.range(0, pieces.size())
                .allMatch(piece ->
                        pieces.get(piece).stream().allMatch(cell -> taken.add(cell.shifted(places.get(piece)))));
    }
}
