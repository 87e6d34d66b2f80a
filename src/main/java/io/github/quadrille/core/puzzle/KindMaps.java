package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Isometry;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds the kind to which a turn or flip of a board maps each kind. The turn or flip must map the orientations of a
 * kind to those of its image. A kind and its image must have the same worth, and the bag must allow equally many pieces
 * of both.
 *
 * <p>A lattice of four dimensions has 384 turns and flips, and a free piece has up to 384 orientations. The images of
 * orientations are therefore computed only where a turn or flip might not map the orientations of a kind to themselves.
 */
final class KindMaps {
    private final Puzzle puzzle;
    private final List<Look> looks;
    /**
     * This flag is true if only two maps of kinds are needed: one for all isometries with a flip, and one for all
     * others.
     */
    private final boolean areTurnsAlike;

    private final Map<Boolean, Optional<int[]>> alike = new HashMap<>();

    KindMaps(Puzzle puzzle) {
        this.puzzle = puzzle;
        List<Kind> kinds = puzzle.bag().kinds();
        this.areTurnsAlike = puzzle.symmetry() != PieceSymmetry.FIXED
                && kinds.stream().noneMatch(kind -> puzzle.rules().limitTurns(kind.name()));
        boolean isLimited = kinds.stream().anyMatch(kind -> puzzle.rules().limitOrientations(kind.name()));
        this.looks = IntStream.range(0, kinds.size())
                .mapToObj(kind -> look(
                        kind,
                        isLimited
                                ? Set.copyOf(Orientation.of(puzzle, kind))
                                : Set.copyOf(kinds.get(kind).shape().orientations(puzzle.symmetry()))))
                .toList();
    }

    /**
     * Returns, for each kind, the index of its image under a turn or flip. The result is empty if some kind has no
     * image.
     */
    Optional<int[]> of(Isometry isometry) {
        return areTurnsAlike ? alike.computeIfAbsent(isometry.flips(), any -> find(isometry)) : find(isometry);
    }

    /**
     * Finds the image of each kind. If several kinds could be the image, it takes the first one that is not yet the
     * image of another kind.
     */
    private Optional<int[]> find(Isometry isometry) {
        int[] map = new int[looks.size()];
        boolean[] taken = new boolean[map.length];
        for (int kind = 0; kind < map.length; kind++) {
            Look image = image(kind, isometry);
            int target = 0;
            while (target < map.length && (taken[target] || !looks.get(target).isThatOf(image))) {
                target++;
            }
            if (target == map.length) {
                return Optional.empty();
            }
            taken[target] = true;
            map[kind] = target;
        }
        return Optional.of(map);
    }

    private Look image(int kind, Isometry isometry) {
        if (isKept(kind, isometry)) {
            return looks.get(kind);
        }
        Set<Object> images = new HashSet<>();
        for (Object orientation : looks.get(kind).orientations()) {
            images.add(
                    orientation instanceof Polyform form
                            ? form.transformed(isometry)
                            : ((Orientation) orientation).transformed(isometry));
        }
        return look(kind, images);
    }

    /**
     * Returns whether pieces of a kind may undergo the given turn or flip. If so, the turn or flip maps the
     * orientations of the kind to themselves.
     */
    private boolean isKept(int kind, Isometry isometry) {
        String name = puzzle.bag().kind(kind).name();
        boolean mayTurn =
                puzzle.symmetry() != PieceSymmetry.FIXED && !puzzle.rules().limitTurns(name);
        boolean mayFlip =
                puzzle.symmetry() == PieceSymmetry.FREE && !puzzle.rules().forbidFlips(name);
        return isometry == Isometry.IDENTITY || (mayTurn && (mayFlip || !isometry.flips()));
    }

    private Look look(int kind, Set<?> orientations) {
        return new Look(
                orientations,
                puzzle.bag().count(kind),
                puzzle.goal() instanceof Goal.Pieces goal ? goal.worth().get(kind) : 0);
    }

    /**
     * Holds what a kind and its image must have in common. The orientations of a kind are mapped before the comparison.
     */
    private record Look(Set<?> orientations, CountRange count, int worth) {
        /**
         * Returns whether this look equals another. The record's generated equals is not used, because linking it takes
         * a tenth of the time of a short command.
         */
        boolean isThatOf(Look other) {
            return worth == other.worth
                    && count.min() == other.count.min()
                    && count.max() == other.count.max()
                    && orientations.equals(other.orientations);
        }
    }
}
