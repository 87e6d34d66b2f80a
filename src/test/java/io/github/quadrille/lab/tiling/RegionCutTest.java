package io.github.quadrille.lab.tiling;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.target.Target;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RegionCutTest {
    private final PaddedMatrix lattice = new PaddedMatrix(20, 20);

    private Tiling empty(Target target) {
        boolean[] squares = new boolean[lattice.size()];
        for (int cell = 0; cell < 400; cell++) {
            squares[lattice.square(cell / 20, cell % 20)] = target.contains(cell / 20, cell % 20);
        }
        return new Tiling(lattice, squares);
    }

    @Test
    void a_connected_set_falls_into_two_halves_that_are_all_of_it() {
        for (int seed = 0; seed < 20; seed++) {
            Tiling tiling = empty(Targets.random(20, 20, 0.7, seed));
            RegionCut cut = new RegionCut(lattice, tiling);
            for (int[] part : cut.parts(
                    IntStream.range(0, lattice.size()).filter(tiling::isTarget).toArray())) {
                if (part.length > 1) {
                    List<int[]> halves = cut.halves(part, seed % part.length);
                    int[] both = IntStream.concat(Arrays.stream(halves.get(0)), Arrays.stream(halves.get(1)))
                            .toArray();
                    assertThat(halves).allSatisfy(half -> assertThat(half).isNotEmpty());
                    assertThat(both).containsExactlyInAnyOrder(part);
                    assertThat(cut.parts(halves.get(0))).hasSize(1);
                }
            }
        }
    }

    @Test
    void two_fields_are_cut_apart_in_the_passage_between_them() {
        String wide = "1".repeat(6) + "0".repeat(8) + "1".repeat(6);
        String[] rows = new String[20];
        Arrays.fill(rows, wide);
        rows[7] = "1".repeat(20);
        Tiling tiling = empty(Targets.drawn(Arrays.asList(rows)));
        int[] all = IntStream.range(0, lattice.size()).filter(tiling::isTarget).toArray();
        List<int[]> halves = new RegionCut(lattice, tiling).halves(all, 0);
        assertThat(halves.get(0).length).isBetween(120, 128);
    }
}
