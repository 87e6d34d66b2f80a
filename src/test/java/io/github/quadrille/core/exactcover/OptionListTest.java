package io.github.quadrille.core.exactcover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OptionListTest {
    @Test
    void filled_again_it_is_as_good_as_new() {
        Random random = new Random(1);
        OptionList again = new OptionList();
        for (int round = 0; round < 30; round++) {
            OptionList fresh = new OptionList();
            int cells = 1 + random.nextInt(100);
            int kinds = 1 + random.nextInt(20);
            fresh.clear(cells, kinds);
            again.clear(cells, kinds);
            for (int number = random.nextInt(1000); number > 0; number--) {
                int kind = random.nextInt(kinds);
                int[] on = random.ints(5, 0, cells).distinct().toArray();
                fresh.add(kind, on, on.length);
                again.add(kind, on, on.length);
            }
            fresh.index();
            again.index();
            assertThat(onCells(again)).isEqualTo(onCells(fresh));
            assertThat(ofKinds(again)).isEqualTo(ofKinds(fresh));
        }
    }

    @Test
    void options_stand_in_ascending_order_on_a_cell_and_of_a_kind() {
        OptionList options = new OptionList();
        options.clear(3, 2);
        options.add(1, new int[] {0, 2}, 2);
        options.add(0, new int[] {2}, 1);
        options.add(1, new int[] {1, 2}, 2);
        options.index();
        assertThat(onCells(options)).isEqualTo("[0] [2] [0, 1, 2] ");
        assertThat(ofKinds(options)).isEqualTo("[1] [0, 2] ");
    }

    private static String onCells(OptionList options) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < options.cells(); cell++) {
            text.append(IntStream.range(options.beginOn(cell), options.beginOn(cell + 1))
                            .map(options::optionOn)
                            .boxed()
                            .toList())
                    .append(' ');
        }
        return text.toString();
    }

    private static String ofKinds(OptionList options) {
        StringBuilder text = new StringBuilder();
        for (int kind = 0; kind < options.kinds(); kind++) {
            text.append(IntStream.range(options.beginOf(kind), options.beginOf(kind + 1))
                            .map(options::optionOf)
                            .boxed()
                            .toList())
                    .append(' ');
        }
        return text.toString();
    }
}
