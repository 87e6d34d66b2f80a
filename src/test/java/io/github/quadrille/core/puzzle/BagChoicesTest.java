package io.github.quadrille.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class BagChoicesTest {
    @Test
    void choices_have_the_area_of_the_board() throws UnusableInput {
        BagChoices choices = choices("3x4", "I2: 0..3, V3: any, T: 0..1", OptionalInt.empty());
        List<List<Integer>> listed = new ArrayList<>();
        choices.forEach(listed::add);
        assertThat(listed).containsExactly(List.of(3, 2, 0), List.of(1, 2, 1), List.of(0, 4, 0));
        assertThat(choices.number()).isEqualTo(3);
    }

    @Test
    void cells_that_may_stay_open_leave_more() throws UnusableInput {
        BagChoices choices = choices("[\"..?\", \"..?\"]", "I2: any, O: 0..1", OptionalInt.of(2));
        List<List<Integer>> listed = new ArrayList<>();
        choices.forEach(listed::add);
        assertThat(listed).containsExactly(List.of(2, 0), List.of(1, 1));
    }

    @Test
    void where_there_is_none_the_nearest_areas_are_told() throws UnusableInput {
        BagChoices choices = choices("4x9", "pentominoes: 0..1", OptionalInt.empty());
        assertThat(choices.number()).isZero();
        assertThat(choices.misfit())
                .isEqualTo("no choice of these pieces has 36 cells; the nearest choices have 35 and 40");
    }

    @Test
    void the_nearest_areas_are_those_of_choices_even_with_cells_to_spare() throws UnusableInput {
        assertThat(choices("[\"......\", \".?????\"]", "O: 1", OptionalInt.empty())
                        .misfit())
                .isEqualTo("no choice of these pieces has 7 to 12 cells; the nearest choices have 4");
        assertThat(choices("[\"..?\", \"..?\"]", "I8: 1, X5: 0..1", OptionalInt.empty())
                        .misfit())
                .isEqualTo("no choice of these pieces has 4 to 6 cells; the nearest choices have 8");
    }

    @Test
    void large_sets_are_counted_without_listing_them() throws UnusableInput {
        assertThat(choices("6x10", "pentominoes: any", OptionalInt.empty()).number())
                .isEqualTo(1_352_078);
    }

    private static BagChoices choices(String board, String pieces, OptionalInt number) throws UnusableInput {
        return new BagChoices(Puzzles.parse("test", "board: %s%npieces: {%s}%n".formatted(board, pieces)), number);
    }
}
