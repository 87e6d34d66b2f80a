package io.github.quadrille.app.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.solve.CheckedPackings.NumberList;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class NumberListTest {
    @Test
    void neighbours_are_joined() {
        assertThat(list(1, 2, 4, 5, 6, 9)).isEqualTo("1, 2, 4..6, 9");
    }

    @Test
    void a_long_list_ends_with_how_many_more() {
        assertThat(list(LongStream.range(0, 25).map(i -> 2 * i).toArray())).endsWith("36, 38 and 5 more");
    }

    private static String list(long... numbers) {
        NumberList list = new NumberList();
        LongStream.of(numbers).forEach(list::add);
        return list.toString();
    }
}
