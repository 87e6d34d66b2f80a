package io.github.quadrille.lab.local.genetic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.lab.local.genetic.Crossover.PartiallyMatched;
import io.github.quadrille.lab.local.genetic.Crossover.Stretch;
import io.github.quadrille.lab.local.genetic.Mutation.Swap;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PartiallyMatchedTest {
    private static final Chromosome A = Sequences.of(1, 9, 8, 4, 5, 6, 7, 1, 3, 2, 10);
    private static final Chromosome B = Sequences.of(2, 8, 7, 1, 2, 3, 10, 9, 5, 4, 6);

    @Test
    void the_classic_example_of_goldberg() {
        Stretch stretch = new Stretch(3, 6);
        assertThat(Sequences.textbook(PartiallyMatched.child(A, B, stretch)))
                .containsExactly(9, 8, 4, 2, 3, 10, 1, 6, 5, 7);
        assertThat(Sequences.textbook(PartiallyMatched.child(B, A, stretch)))
                .containsExactly(8, 10, 1, 5, 6, 7, 9, 2, 4, 3);
    }

    @Test
    void a_piece_matched_more_than_once_follows_the_chain() {
        Chromosome donor = Sequences.sorted(9);
        Chromosome base = Sequences.of(0, 9, 3, 7, 8, 2, 6, 5, 1, 4);
        assertThat(Sequences.textbook(PartiallyMatched.child(base, donor, new Stretch(3, 7))))
                .containsExactly(9, 3, 2, 4, 5, 6, 7, 1, 8);
    }

    @Test
    void each_piece_is_turned_as_in_the_parent_it_is_from() {
        Chromosome child = PartiallyMatched.child(A, B, new Stretch(3, 6));
        assertThat(Sequences.turnsInOrder(child)).containsExactly(1, 1, 1, 2, 2, 2, 1, 1, 1, 1);
    }

    @Test
    void the_whole_stretch_is_a_copy_of_the_donor() {
        Chromosome child = PartiallyMatched.child(A, B, new Stretch(0, 10));
        assertThat(child.order()).isEqualTo(B.order());
        assertThat(child.turns()).isEqualTo(B.turns());
    }

    @Test
    void parents_stay_as_they_are() {
        PartiallyMatched.child(A, B, new Stretch(3, 6));
        assertThat(Sequences.textbook(A)).containsExactly(9, 8, 4, 5, 6, 7, 1, 3, 2, 10);
        assertThat(Sequences.turnsInOrder(A)).containsOnly(1);
    }

    @Test
    void children_are_always_permutations() {
        SplittableRandom random = new SplittableRandom(1);
        Chromosome one = Sequences.sorted(7);
        Chromosome other = Sequences.of(0, 3, 1, 7, 6, 2, 5, 4);
        for (int i = 0; i < 500; i++) {
            List<Chromosome> children = new PartiallyMatched().children(one, other, random);
            assertThat(children).hasSize(2).allMatch(Sequences::isPermutation);
            one = children.get(0);
            other = new Swap().mutate(children.get(1), random);
        }
    }

    @Test
    void a_single_piece_can_be_crossed() {
        Chromosome single = Sequences.sorted(1);
        assertThat(new PartiallyMatched().children(single, single, new SplittableRandom(1)))
                .allMatch(Sequences::isPermutation);
    }
}
