package io.github.quadrille.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Polyform;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BagTest {
    private static final Polyform DOMINO = Polyform.drawn("XX");

    @Test
    void letters_come_from_names() {
        Bag bag = bag("T", "hook", "F5'");
        assertThat(List.of(bag.letter(0), bag.letter(1), bag.letter(2))).containsExactly('T', 'h', 'F');
    }

    @Test
    void letters_are_different_even_for_hundreds_of_kinds() {
        Bag bag = bag(IntStream.range(0, 200).mapToObj(i -> "I" + i).toArray(String[]::new));
        assertThat(IntStream.range(0, 200).mapToObj(bag::letter))
                .doesNotHaveDuplicates()
                .allMatch(Character::isLetter);
    }

    @Test
    void bags_are_equal_when_they_hold_the_same() {
        assertThat(bag("T", "S")).isEqualTo(bag("T", "S")).hasSameHashCodeAs(bag("T", "S"));
        assertThat(bag("T", "S")).isNotEqualTo(bag("S", "T")).isNotEqualTo("T");
        assertThat(bag("T", "S")).hasToString("T: 1..3, S: 1..3");
    }

    @Test
    void a_name_twice_is_refused() {
        assertThatThrownBy(() -> bag("T", "T")).hasMessageContaining("twice");
    }

    @Test
    void an_empty_bag_is_refused() {
        assertThatThrownBy(() -> new Bag(List.of())).hasMessageContaining("empty");
    }

    @Test
    void its_least_area_counts_the_minima() {
        assertThat(bag("T", "S").minArea()).isEqualTo(4);
    }

    private static Bag bag(String... names) {
        return new Bag(Stream.of(names)
                .map(name -> new Supply(new Kind(name, DOMINO), new CountRange(1, 3)))
                .toList());
    }
}
