package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RowListTest {
    private static final int ROWS = 7;

    private final Row[] rows = new Row[ROWS];
    private final RowList list = new RowList();

    RowListTest() throws Refusal {
        for (int i = 0; i < ROWS; i++) {
            Sum sum = new Sum();
            sum.addTerm(0, BigInteger.ONE);
            rows[i] = new Row(sum.result().usual());
            list.add(rows[i], i);
        }
    }

    @Test
    void closing_a_gap_keeps_what_lies_before_and_behind_it() {
        list.close(2, 5);
        holds(0, 1, 5, 6);
    }

    @Test
    void closing_nothing_changes_nothing() {
        list.close(3, 3);
        holds(0, 1, 2, 3, 4, 5, 6);
    }

    @Test
    void sweeping_drops_exactly_the_removed_rows() {
        IntStream.of(0, 3, 4, 6).forEach(i -> rows[i].remove());
        list.sweep();
        holds(1, 2, 5);
    }

    private void holds(long... notes) {
        assertThat(IntStream.range(0, list.size()).mapToLong(list::note))
                .containsExactly(LongStream.of(notes).boxed().toArray(Long[]::new));
        for (int i = 0; i < notes.length; i++) {
            assertThat(list.row(i)).isSameAs(rows[(int) notes[i]]);
        }
    }
}
