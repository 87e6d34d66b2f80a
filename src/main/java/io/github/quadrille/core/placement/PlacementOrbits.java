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
 * The placements of a kind that is used exactly once, in orbits under those symmetries that map the kind to itself and
 * the rows of the cover to each other. Every
 * packing has one of them; those with one member of an orbit are the images of those with another, so that one member,
 * the <em>leader</em>, can stand for all.
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
     * Of the kind, among those used exactly once, that the most symmetries map to itself, and among equals of the one with
     * the fewest placements; empty when there is no such kind or symmetry.
     *
     * @param rank which placement leads its orbit: the one of the least rank, and among equals of the least number
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

    /** Says whether a symmetry of the board and the pieces takes the rows of the cover to each other, too. */
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

    /** The kind that its placements are of. */
    public int kind() {
        return kind;
    }

    /** The placement of each orbit that stands for the others, ascending. */
    public List<Integer> leaders() {
        return ledBy.keySet().stream().sorted().toList();
    }

    /** One symmetry to each placement of the orbit that this one leads, the identity first; none when it leads no orbit. */
    public List<PuzzleSymmetry> images(int placement) {
        return ledBy.getOrDefault(placement, List.of());
    }

    /** How many placements an orbit has that this one leads; 0 when it leads none. */
    public int sizeOfOrbitLedBy(int placement) {
        return images(placement).size();
    }
}
