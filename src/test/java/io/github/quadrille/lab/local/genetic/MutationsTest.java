package io.github.quadrille.lab.local.genetic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.lab.local.genetic.Mutation.Inversion;
import io.github.quadrille.lab.local.genetic.Mutation.Swap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MutationsTest {
    private final SplittableRandom random = new SplittableRandom(1);

    static List<Mutation> mutations() {
        return List.of(new Swap(), new Inversion());
    }

    @Test
    void a_swap_exchanges_two_pieces() {
        for (int i = 0; i < 200; i++) {
            assertThat(changedPlaces(new Swap().mutate(Sequences.sorted(6), random)))
                    .hasSize(2);
        }
    }

    @Test
    void an_inversion_lays_one_stretch_backwards() {
        for (int i = 0; i < 200; i++) {
            Chromosome mutant = new Inversion().mutate(Sequences.sorted(6), random);
            List<Integer> changed = changedPlaces(mutant);
            int first = changed.get(0);
            int last = changed.get(changed.size() - 1);
            for (int place = first; place <= last; place++) {
                assertThat(mutant.piece(place)).isEqualTo(first + last - place);
            }
        }
    }

    @Test
    void all_swaps_are_equally_likely() {
        assertThat(frequencies(new Swap()))
                .hasSize(6)
                .allSatisfy((mutant, times) -> assertThat(times).isBetween(900, 1100));
    }

    @Test
    void all_inversions_are_equally_likely() {
        assertThat(frequencies(new Inversion()))
                .hasSize(6)
                .allSatisfy((mutant, times) -> assertThat(times).isBetween(900, 1100));
    }

    @ParameterizedTest
    @MethodSource("mutations")
    void orientations_stay_with_their_pieces(Mutation mutation) {
        Chromosome mixed = new Chromosome(new int[] {2, 0, 3, 1}, new int[] {0, 1, 2, 3});
        assertThat(mutation.mutate(mixed, random).turns()).containsExactly(0, 1, 2, 3);
    }

    @ParameterizedTest
    @MethodSource("mutations")
    void a_single_piece_stays(Mutation mutation) {
        assertThat(mutation.mutate(Sequences.sorted(1), random).order()).containsExactly(0);
    }

    @ParameterizedTest
    @MethodSource("mutations")
    void the_original_stays_as_it_is(Mutation mutation) {
        Chromosome original = Sequences.sorted(5);
        mutation.mutate(original, random);
        assertThat(Sequences.textbook(original)).containsExactly(1, 2, 3, 4, 5);
    }

    private Map<List<Integer>, Integer> frequencies(Mutation mutation) {
        Map<List<Integer>, Integer> times = new HashMap<>();
        for (int i = 0; i < 6000; i++) {
            times.merge(Sequences.textbook(mutation.mutate(Sequences.sorted(4), random)), 1, Integer::sum);
        }
        return times;
    }

    private static List<Integer> changedPlaces(Chromosome mutant) {
        return IntStream.range(0, mutant.length())
                .filter(place -> mutant.piece(place) != place)
                .boxed()
                .toList();
    }
}
