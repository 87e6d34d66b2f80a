package io.github.quadrille.app.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.generate.PuzzleSource.UnlimitedPieces;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.PackingChecker;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnlimitedPiecesTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void only_the_counts_differ_and_the_known_packing_still_packs(long seed) {
        PuzzleSource counted = Making.planted(12, 20, Wrap.NONE, 0.6, Making.FIXED);
        GeneratedPuzzle some = Making.of(counted, seed).orElseThrow();
        GeneratedPuzzle any =
                Making.of(new UnlimitedPieces(counted, Making.FIXED), seed).orElseThrow();
        assertThat(any.puzzle().region()).isEqualTo(some.puzzle().region());
        assertThat(any.puzzle().bag().supplies())
                .hasSize(19)
                .allSatisfy(supply -> assertThat(supply.count()).isEqualTo(CountRange.ANY));
        assertThat(new PackingChecker(any.puzzle()).faults(any.packing().orElseThrow()))
                .isEmpty();
    }
}
