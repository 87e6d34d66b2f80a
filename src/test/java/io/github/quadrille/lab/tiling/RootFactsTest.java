package io.github.quadrille.lab.tiling;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.target.Target;
import io.github.quadrille.core.target.TetrominoShape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Compares which placements on a target are excluded, and which are forced, with the list of all perfect coverings of
 * the target.
 */
class RootFactsTest {
    private static final int SIDE = 6;

    private final PaddedMatrix lattice = new PaddedMatrix(SIDE, SIDE);
    private int excluded;
    private int forced;

    @Test
    void what_a_dive_excludes_is_in_no_perfect_covering_and_what_it_forces_is_in_all() {
        holdForPlanted(0.7, this::dive);
        assertThat(excluded).isGreaterThan(1000);
        assertThat(forced).isGreaterThan(400);
    }

    @Test
    void what_counting_of_branches_excludes_is_in_no_perfect_covering_and_what_it_forces_is_in_all() {
        holdForPlanted(0.6, (target, seed) -> BranchCount.of(lattice, target, allShapes()));
        assertThat(excluded).isGreaterThan(1000);
        assertThat(forced).isGreaterThan(400);
    }

    /** A {@code Finder} is a way to find the facts about a target. */
    @FunctionalInterface
    private interface Finder {
        RootFacts find(boolean[] target, int seed);
    }

    private void holdForPlanted(double density, Finder finder) {
        for (int seed = 0; seed < 120; seed++) {
            boolean[] target = squares(Targets.Planted.of(SIDE, density, seed, TetrominoShape.all())
                    .target());
            RootFacts facts = finder.find(target, seed);
            List<List<Integer>> coverings = new ArrayList<>();
            list(target.clone(), 0, new ArrayList<>(), coverings);
            assertThat(coverings).isNotEmpty();
            holds(facts, target, coverings);
        }
    }

    private RootFacts dive(boolean[] target, int seed) {
        Dive dive = new Dive(lattice, target.clone(), allShapes(), 0, lattice.size(), new SplittableRandom(seed));
        dive.run(() -> false);
        return dive.facts();
    }

    private int[] allShapes() {
        int[] allowed = new int[lattice.size()];
        Arrays.fill(allowed, PaddedMatrix.ALL);
        return allowed;
    }

    private void holds(RootFacts facts, boolean[] target, List<List<Integer>> coverings) {
        boolean[] isForced = new boolean[lattice.size()];
        facts.markForced(isForced);
        boolean[] lost = new boolean[lattice.size()];
        facts.markLost(lost);
        for (int square = 0; square < target.length; square++) {
            assertThat(lost[square]).isFalse();
            for (int shape = 0; shape < PaddedMatrix.SHAPES; shape++) {
                int piece = square << 5 | shape;
                boolean isAllowed = (facts.allowed()[square] >> shape & 1) != 0;
                if (fits(target, piece) && !isAllowed) {
                    assertThat(coverings).noneMatch(covering -> covering.contains(piece));
                    excluded++;
                }
            }
            if (isForced[square]) {
                int here = square;
                assertThat(coverings.stream()
                                .map(covering -> pieceOn(covering, here))
                                .distinct())
                        .hasSize(1);
                forced++;
            }
        }
    }

    private int pieceOn(List<Integer> covering, int square) {
        return covering.stream()
                .filter(piece ->
                        Arrays.stream(lattice.steps(piece & 31)).anyMatch(step -> (piece >> 5) + step == square))
                .findFirst()
                .orElseThrow();
    }

    private void list(boolean[] open, int from, List<Integer> laid, List<List<Integer>> coverings) {
        int square = from;
        while (square < open.length && !open[square]) {
            square++;
        }
        if (square == open.length) {
            coverings.add(List.copyOf(laid));
            return;
        }
        for (int shape = 0; shape < PaddedMatrix.SHAPES; shape++) {
            int piece = square << 5 | shape;
            if (fits(open, piece)) {
                set(open, piece, false);
                laid.add(piece);
                list(open, square, laid, coverings);
                laid.remove(laid.size() - 1);
                set(open, piece, true);
            }
        }
    }

    private boolean fits(boolean[] open, int piece) {
        return Arrays.stream(lattice.steps(piece & 31))
                .map(step -> (piece >> 5) + step)
                .allMatch(square -> square >= 0 && square < open.length && open[square]);
    }

    private void set(boolean[] open, int piece, boolean value) {
        for (int step : lattice.steps(piece & 31)) {
            open[(piece >> 5) + step] = value;
        }
    }

    private boolean[] squares(Target target) {
        boolean[] squares = new boolean[lattice.size()];
        for (int row = 0; row < SIDE; row++) {
            for (int column = 0; column < SIDE; column++) {
                squares[lattice.square(row, column)] = target.contains(row, column);
            }
        }
        return squares;
    }
}
