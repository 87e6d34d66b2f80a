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
 * Cuts a puzzle into smaller puzzles, the parts. A part is the puzzle that remains when some pieces are laid and some
 * cells are chosen to stay open. Every packing of the puzzle belongs to exactly one part, unless a part stands for
 * symmetric or equal parts that are left out.
 *
 * <p>Each cut chooses the cell with the fewest placements among the cells that must be covered, or among all cells if
 * none must be covered. It makes one part for each placement that covers the cell. If the cell can stay open, one more
 * part leaves the cell open. If parts can stand for symmetric parts, the first cut can instead make one part for each
 * class of symmetric placements of one kind. Parts that were made by the fewest cuts are cut first, so that the parts
 * become about equal in size. The cuts depend only on the puzzle, the requested number of parts, and whether parts can
 * stand for other parts.
 */
public final class PuzzleCut {
    private PuzzleCut() {}

    /**
     * Cuts a puzzle into at least {@code number} parts. There are fewer parts if no part can be cut further, or if
     * equal parts are merged. A puzzle with rules stays whole, because a rule may be about pieces of several parts.
     *
     * @param symmetric whether one part can stand for several symmetric or equal parts, by its multiplicity
     * @param pause the callback that runs often and can end the work by throwing
     */
    public static List<Part> into(int number, Puzzle puzzle, boolean symmetric, Runnable pause) {
        List<Part> whole = List.of(new Part(puzzle, 1));
        if (!puzzle.rules().isEmpty()) {
            return whole;
        }
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
     * Merges equal parts. Often the same cells can be covered in several ways. The puzzle that remains is the same for
     * each of these ways, so one part can stand for all of them.
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
     * Returns one part for each class of symmetric placements of a kind that is used exactly once. The result is empty
     * if no such kind has symmetric placements, or if one piece of the kind fills the board.
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

    /**
     * Cuts a part into smaller parts. The result is empty when the part has no cells, or when one of the smaller parts
     * would have no cells.
     */
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

    /** Returns the puzzle that remains after one placement is laid. The result is empty when no cell remains. */
    private static Optional<Puzzle> without(PlacementTable table, int placement) {
        return unlessFull(
                table.puzzle().withGiven(List.of(table.placement(placement))).rest());
    }

    /** Returns the puzzle without a cell that stays open. The result is empty when no cell remains. */
    private static Optional<Puzzle> without(Puzzle puzzle, int cell) {
        BitSet gone = new BitSet();
        gone.set(cell);
        return without(puzzle, gone, puzzle.bag());
    }

    /** Returns the puzzle without the given cells and with the given bag. The result is empty when no cell remains. */
    static Optional<Puzzle> without(Puzzle puzzle, BitSet cells, Bag bag) {
        return unlessFull(new Puzzle(puzzle.name(), puzzle.region().without(cells), puzzle.symmetry(), bag));
    }

    static Optional<Puzzle> unlessFull(Puzzle rest) {
        return rest.region().size() == 0 ? Optional.empty() : Optional.of(rest);
    }
}
