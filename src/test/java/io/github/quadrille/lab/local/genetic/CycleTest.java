package io.github.quadrille.lab.local.genetic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.lab.local.genetic.Crossover.Cycle;
import io.github.quadrille.lab.local.genetic.Mutation.Inversion;
import io.github.quadrille.lab.local.genetic.Mutation.Swap;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CycleTest {
    private static final Chromosome A = Sequences.of(1, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    private static final Chromosome B = Sequences.of(2, 9, 3, 7, 8, 2, 6, 5, 1, 4);

    private final List<Chromosome> children = new Cycle().children(A, B, new SplittableRandom(1));

    @Test
    void the_textbook_example_with_three_cycles() {
        assertThat(Sequences.textbook(children.get(0))).containsExactly(1, 3, 7, 4, 2, 6, 5, 8, 9);
        assertThat(Sequences.textbook(children.get(1))).containsExactly(9, 2, 3, 8, 5, 6, 7, 1, 4);
    }

    @Test
    void each_piece_is_turned_as_in_the_parent_it_is_from() {
        assertThat(Sequences.turnsInOrder(children.get(0))).containsExactly(1, 2, 2, 1, 2, 1, 2, 1, 1);
        assertThat(Sequences.turnsInOrder(children.get(1))).containsExactly(2, 1, 1, 2, 1, 2, 1, 2, 2);
    }

    @Test
    void parents_stay_as_they_are() {
        assertThat(Sequences.textbook(B)).containsExactly(9, 3, 7, 8, 2, 6, 5, 1, 4);
        assertThat(Sequences.turnsInOrder(B)).containsOnly(2);
    }

    @Test
    void a_parent_with_itself_has_itself() {
        assertThat(new Cycle().children(A, A, new SplittableRandom(1)))
                .allSatisfy(child -> assertThat(child.order()).isEqualTo(A.order()));
    }

    @Test
    void children_are_permutations_with_every_piece_where_a_parent_has_it() {
        SplittableRandom random = new SplittableRandom(2);
        Chromosome one = A;
        Chromosome other = B;
        for (int i = 0; i < 500; i++) {
            one = new Inversion().mutate(one, random);
            other = new Swap().mutate(other, random);
            for (Chromosome child : new Cycle().children(one, other, random)) {
                assertThat(Sequences.isPermutation(child)).isTrue();
                for (int place = 0; place < child.length(); place++) {
                    assertThat(child.piece(place)).isIn(one.piece(place), other.piece(place));
                }
            }
        }
    }
}
