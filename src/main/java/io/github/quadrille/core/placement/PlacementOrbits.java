package io.github.quadrille.core.placement;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.RowItem;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Holds the orbits of the placements of one kind, where every packing uses this kind exactly once. An orbit has the
 * placements that symmetries of the puzzle map to each other. These symmetries map the kind to itself, and map the rows
 * of the cover, which come from the rules, to rows. Every packing has exactly one placement of the kind. Packings with
 * one member of an orbit are images of the packings with another member. So one member, the <em>leader</em>, can stand
 * for all members.
 */
public final class PlacementOrbits {
    private static final int LARGEST_GROUP = 1000;

    private final int kind;
    private final Map<Integer, List<PuzzleSymmetry>> ledBy = new HashMap<>();

    private PlacementOrbits(PlacementTable table, int kind, List<PuzzleSymmetry> symmetries, IntUnaryOperator rank) {
        this.kind = kind;
        ExactCover cover = table.cover();
        List<Integer> placements = IntStream.range(cover.firstOf(kind), cover.firstOf(kind + 1))
                .boxed()
                .toList();
        Set<Integer> seen = new HashSet<>();
        placements.stream()
                .sorted(Comparator.<Integer>comparingInt(rank::applyAsInt).thenComparing(Comparator.naturalOrder()))
                .filter(leader -> !seen.contains(leader))
                .forEach(leader -> {
                    List<PuzzleSymmetry> images = new ArrayList<>();
                    for (PuzzleSymmetry symmetry : symmetries) {
                        if (seen.add(table.image(symmetry, leader))) {
                            images.add(symmetry);
                        }
                    }
                    ledBy.put(leader, List.copyOf(images));
                });
    }

    /**
     * Returns the orbits of the placements of a kind that is used exactly once and has placements. If there are several
     * such kinds, it takes the one that most symmetries map to itself. In a tie, it takes the one with the fewest
     * placements. The result is empty if there is no such kind, if no symmetry moves any of its placements, or if the
     * puzzle has more than 1,000 symmetries.
     *
     * @param rank the rank of a placement. The placement of least rank leads its orbit. Of placements with equal rank,
     *     the one with the least number leads.
     */
    public static Optional<PlacementOrbits> ofSingleKind(PlacementTable table, IntUnaryOperator rank) {
        PuzzleSymmetries group = PuzzleSymmetries.of(table.puzzle());
        if (group.order() == 1 || group.order() > LARGEST_GROUP) {
            return Optional.empty();
        }
        List<PuzzleSymmetry> symmetries = group.list().stream()
                .filter(symmetry -> keepsRows(table, symmetry))
                .toList();
        int[] placements = IntStream.range(table.cover().cells(), table.cover().firstRow())
                .map(table.cover()::on)
                .toArray();
        return IntStream.range(0, placements.length)
                .filter(kind -> table.puzzle().bag().count(kind).isExactly(1))
                .filter(kind -> placements[kind] > 0)
                .boxed()
                .min(Comparator.<Integer>comparingInt(
                                kind -> -keeping(symmetries, kind).size())
                        .thenComparing(kind -> placements[kind]))
                .map(kind -> new PlacementOrbits(table, kind, keeping(symmetries, kind), rank))
                .filter(PlacementOrbits::isOfUse);
    }

    /**
     * Returns whether a symmetry of the board and the pieces also maps the rows of the cover to rows. A row limits how
     * many of some placements are chosen.
     */
    private static boolean keepsRows(PlacementTable table, PuzzleSymmetry symmetry) {
        if (!table.cover().hasRows()) {
            return true;
        }
        int[] images = table.images(symmetry);
        return counted(table.cover().rows().stream().map(row -> moved(row, images)))
                .equals(counted(table.cover().rows().stream()));
    }

    private static RowItem moved(RowItem row, int[] images) {
        BitSet moved = new BitSet();
        row.options().stream().forEach(option -> moved.set(images[option]));
        return new RowItem(moved, row.min(), row.max());
    }

    private static Map<RowItem, Long> counted(Stream<RowItem> rows) {
        return rows.collect(Collectors.groupingBy(row -> row, Collectors.counting()));
    }

    private static List<PuzzleSymmetry> keeping(List<PuzzleSymmetry> symmetries, int kind) {
        return symmetries.stream().filter(symmetry -> symmetry.keeps(kind)).toList();
    }

    private boolean isOfUse() {
        return ledBy.values().stream().anyMatch(images -> images.size() > 1);
    }

    /** Returns the kind whose placements are in these orbits. */
    public int kind() {
        return kind;
    }

    /**
     * Returns the leaders of all orbits, ascending. A leader is the placement that stands for all placements of its
     * orbit.
     */
    public List<Integer> leaders() {
        return ledBy.keySet().stream().sorted().toList();
    }

    /**
     * Returns symmetries that map this placement to the placements of its orbit, one for each, the identity first. The
     * list is empty when the placement does not lead its orbit.
     */
    public List<PuzzleSymmetry> images(int placement) {
        return ledBy.getOrDefault(placement, List.of());
    }

    /** Returns the number of placements of the orbit that this placement leads, or 0 when it leads none. */
    public int sizeOfOrbitLedBy(int placement) {
        return images(placement).size();
    }
}
