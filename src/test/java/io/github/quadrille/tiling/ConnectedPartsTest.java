package io.github.quadrille.tiling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ConnectedPartsTest {
    private final PaddedMatrix lattice = new PaddedMatrix(6, 7);

    @Test
    void a_bridge_is_a_square_without_which_there_are_more_parts() {
        SplittableRandom random = new SplittableRandom(2);
        for (int run = 0; run < 50; run++) {
            boolean[] in = new boolean[lattice.size()];
            List<Integer> squares = new ArrayList<>();
            for (int row = 0; row < 6; row++) {
                for (int column = 0; column < 7; column++) {
                    if (random.nextDouble() < 0.65) {
                        in[lattice.square(row, column)] = true;
                        squares.add(lattice.square(row, column));
                    }
                }
            }
            boolean[] bridges = ConnectedParts.bridges(lattice, in);
            int parts = ConnectedParts.number(lattice, in, new int[lattice.size()]).length;
            for (int square : squares) {
                in[square] = false;
                boolean more = ConnectedParts.number(lattice, in, new int[lattice.size()]).length > parts;
                in[square] = true;
                assertThat(bridges[square]).isEqualTo(more);
            }
        }
    }
}
