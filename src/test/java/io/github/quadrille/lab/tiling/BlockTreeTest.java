package io.github.quadrille.lab.tiling;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.lab.tiling.BoardAnalysis.ConnectedParts;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BlockTreeTest {
    private static final int BOARDS = 50;

    private final PaddedMatrix lattice = new PaddedMatrix(6, 7);

    /** Holds some squares, and finds their connected parts when one of them is removed. */
    private final class Board {
        private final boolean[] in = new boolean[lattice.size()];
        private final List<Integer> squares = new ArrayList<>();
        private final BlockTree tree;

        Board(SplittableRandom random) {
            for (int row = 0; row < 6; row++) {
                for (int column = 0; column < 7; column++) {
                    if (random.nextDouble() < 0.65) {
                        in[lattice.square(row, column)] = true;
                        squares.add(lattice.square(row, column));
                    }
                }
            }
            tree = new BlockTree(lattice, in);
        }

        int parts() {
            return ConnectedParts.number(lattice, in, new int[lattice.size()]).length;
        }

        int[] partsWithout(int square) {
            int[] part = new int[lattice.size()];
            in[square] = false;
            ConnectedParts.number(lattice, in, part);
            in[square] = true;
            return part;
        }

        List<Integer> neighbours(int square) {
            List<Integer> neighbours = new ArrayList<>();
            for (int way : lattice.ways()) {
                if (in[square + way]) {
                    neighbours.add(square + way);
                }
            }
            return neighbours;
        }
    }

    private List<Board> boards() {
        SplittableRandom random = new SplittableRandom(2);
        return Stream.generate(() -> new Board(random)).limit(BOARDS).toList();
    }

    @Test
    void a_bridge_is_a_square_without_which_there_are_more_parts() {
        for (Board board : boards()) {
            for (int square : board.squares) {
                board.in[square] = false;
                int without = board.parts();
                board.in[square] = true;
                assertThat(board.tree.isArticulationPoint(square)).isEqualTo(without > board.parts());
            }
        }
    }

    @Test
    void a_branch_is_what_falls_off_without_the_square_it_hangs_on() {
        int branches = 0;
        for (Board board : boards()) {
            for (int square : board.squares) {
                int[] part = board.partsWithout(square);
                for (int first : board.neighbours(square)) {
                    if (board.tree.isBranch(square, first)) {
                        branches++;
                        List<Integer> branch = board.squares.stream()
                                .filter(other -> board.tree.isInBranch(other, first))
                                .toList();
                        assertThat(branch).hasSize(board.tree.branchSize(first)).doesNotContain(square);
                        assertThat(board.squares.stream()
                                        .filter(other -> other != square && part[other] == part[first])
                                        .toList())
                                .isEqualTo(branch);
                    }
                }
            }
        }
        assertThat(branches).isGreaterThan(BOARDS);
    }
}
