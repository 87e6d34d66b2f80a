package io.github.quadrille.engine.parts;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementOrbits;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Cuts a puzzle into sub-puzzles that together have all packings of the puzzle, each one once. A cut chooses the cell
 * with the fewest placements, and makes one part for each placement on it. If the cell may stay open, one more part
 * leaves it open. Parts with the fewest pieces placed are cut first, so that parts stay about equal. The cut depends
 * only on the puzzle and the number.
 */
public final class PuzzleCut {
    private PuzzleCut() {}

    /**
     * Cuts a puzzle into at least this many parts, unless it is too small or has too few packings for that.
     *
     * @param symmetric whether a part may represent several symmetric or equal ones, by its multiplicity; equal ones
     *     are then one part, so there may be fewer
     * @param pause the callback that runs often and may give up by throwing
     */
    public static List<Part> into(int number, Puzzle puzzle, boolean symmetric, Runnable pause) {
        List<Part> whole = List.of(new Part(puzzle, 1));
        Deque<Part> open =
                new ArrayDeque<>(symmetric ? symmetricCut(puzzle, pause).orElse(whole) : whole);
        List<Part> finished = new ArrayList<>();
        while (!open.isEmpty() && open.size() + finished.size() < number) {
            Part part = open.removeFirst();
            Optional<List<Part>> pieces = cut(part, pause);
            pieces.ifPresentOrElse(open::addAll, () -> finished.add(part));
        }
        finished.addAll(open);
        if (finished.isEmpty()) {
            return whole;
        }
        return symmetric ? merged(finished, pause) : List.copyOf(finished);
    }

    /**
     * Merges equal parts. The same cells may be covered in several ways that leave the same rest, and one part can
     * represent all of them.
     */
    private static List<Part> merged(List<Part> parts, Runnable pause) {
        Map<String, Part> merged = new LinkedHashMap<>();
        for (Part part : parts) {
            pause.run();
            merged.merge(
                    Part.text(part.puzzle()),
                    part,
                    (one, other) -> new Part(one.puzzle(), one.multiplicity() + other.multiplicity()));
        }
        return List.copyOf(merged.values());
    }

    /**
     * Returns one part for each class of placements of a kind that is used once. The result is empty where there is no
     * such kind.
     */
    private static Optional<List<Part>> symmetricCut(Puzzle puzzle, Runnable pause) {
        PlacementTable table = new PlacementTable(puzzle, pause);
        return PlacementOrbits.ofSingleKind(table, placement -> placement).flatMap(orbits -> {
            List<Part> parts = new ArrayList<>();
            for (int placement = 0; placement < table.size(); placement++) {
                int size = orbits.sizeOfOrbitLedBy(placement);
                if (size > 0) {
                    pause.run();
                    Optional<Puzzle> rest = without(table, placement);
                    if (rest.isEmpty()) {
                        return Optional.empty();
                    }
                    parts.add(new Part(rest.get(), size));
                }
            }
            return Optional.of(parts);
        });
    }

    /** Cuts a part. The result is empty when the part has no cell, or when one of the smaller parts would have none. */
    private static Optional<List<Part>> cut(Part part, Runnable pause) {
        Puzzle puzzle = part.puzzle();
        Region region = puzzle.region();
        PlacementTable table = new PlacementTable(puzzle, pause);
        boolean anyMandatory = region.mandatorySize() > 0;
        Optional<Integer> first = IntStream.range(0, region.size())
                .filter(candidate -> region.isMandatory(candidate) || !anyMandatory)
                .boxed()
                .min(Comparator.comparingInt(table.cover()::onCell));
        if (first.isEmpty()) {
            return Optional.empty();
        }
        int cell = first.get();
        List<Optional<Puzzle>> rests = new ArrayList<>();
        for (int placement : table.cover().optionsOn(cell)) {
            pause.run();
            rests.add(without(table, placement));
        }
        if (!region.isMandatory(cell)) {
            rests.add(without(puzzle, cell));
        }
        if (rests.stream().anyMatch(Optional::isEmpty)) {
            return Optional.empty();
        }
        return Optional.of(rests.stream()
                .map(rest -> new Part(rest.orElseThrow(), part.multiplicity()))
                .toList());
    }

    /** Returns the puzzle after one placement, or empty when no cell is left. */
    private static Optional<Puzzle> without(PlacementTable table, int placement) {
        return unlessFull(
                table.puzzle().withGiven(List.of(table.placement(placement))).rest());
    }

    /** Returns the puzzle without a cell, which stays open, or empty when no cell is left. */
    private static Optional<Puzzle> without(Puzzle puzzle, int cell) {
        BitSet gone = new BitSet();
        gone.set(cell);
        return without(puzzle, gone, puzzle.bag());
    }

    /** Returns the puzzle without these cells and with this bag, or empty when no cell is left. */
    static Optional<Puzzle> without(Puzzle puzzle, BitSet cells, Bag bag) {
        return unlessFull(new Puzzle(puzzle.name(), puzzle.region().without(cells), puzzle.symmetry(), bag));
    }

    static Optional<Puzzle> unlessFull(Puzzle rest) {
        return rest.region().size() == 0 ? Optional.empty() : Optional.of(rest);
    }
}
