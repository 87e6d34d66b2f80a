package io.github.quadrille.engine.assembly;

import io.github.quadrille.core.geometry.Cell;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A slow search of its own, from the words alone: any set of pieces moves by one step, again and again, as long as no two cubes are
 * at one place, until the boxes around two sets of pieces are apart.
 */
record AllPlaces(List<List<Cell>> pieces) {
    private static final List<Cell> STEPS = List.of(
            new Cell(1, 0, 0),
            new Cell(-1, 0, 0),
            new Cell(0, 1, 0),
            new Cell(0, -1, 0),
            new Cell(0, 0, 1),
            new Cell(0, 0, -1));

    /** As far as pieces of these sizes can go and still be among each other. */
    private static final int FAR = 12;

    /** A set of pieces, one bit each, that comes free from where all pieces are. */
    private record Part(int set, List<Cell> places) {}

    /**
     * The least number of moves until a part comes free, and all parts that do then.
     *
     * @param level 0 where none does
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

    /** How many moves it takes until some come free; 0 if none do. */
    int firstLevel() {
        return first().level;
    }

    /** For each part that can come free first, whether all comes apart then. */
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
