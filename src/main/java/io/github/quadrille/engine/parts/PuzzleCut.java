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
 * Cuts a puzzle into sub-puzzles whose packings together are its packings, each one once. A cut chooses the cell with the
 * fewest placements and makes one part for each of them (and one in which the cell stays open, if it may). Parts with the
 * fewest pieces laid are cut first, so that they stay about equal. The cut depends on nothing but the puzzle and the number.
 */
public final class PuzzleCut {
    private PuzzleCut() {}

    /**
     * Cuts into at least so many parts, unless the puzzle is too small or has too few packings for that.
     *
     * @param symmetric whether parts may stand for several symmetric or equal ones, by their multiplicity; equal
     *     ones are then one part, so that there may be fewer
     * @param pause called often, so that it may give up by throwing
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

    /** The same cells may be laid in several ways: what is left is the same, and one part can stand for all. */
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

    /** One part for each class of placements of a kind used once. */
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

    /** Empty when the part has no cell, or a part of it would have none left. */
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

    /** Empty when no cell is left. */
    private static Optional<Puzzle> without(PlacementTable table, int placement) {
        return unlessFull(
                table.puzzle().withGiven(List.of(table.placement(placement))).rest());
    }

    /** Without a cell, which stays open. */
    private static Optional<Puzzle> without(Puzzle puzzle, int cell) {
        BitSet gone = new BitSet();
        gone.set(cell);
        return without(puzzle, gone, puzzle.bag());
    }

    /** Without these cells and with this bag; empty when no cell is left. */
    static Optional<Puzzle> without(Puzzle puzzle, BitSet cells, Bag bag) {
        return unlessFull(new Puzzle(puzzle.name(), puzzle.region().without(cells), puzzle.symmetry(), bag));
    }

    static Optional<Puzzle> unlessFull(Puzzle rest) {
        return rest.region().size() == 0 ? Optional.empty() : Optional.of(rest);
    }
}
