package io.github.quadrille.core.exactcover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CellOrderTest {
    @Test
    void it_reads_both_ways() {
        CellOrder order = new CellOrder(new int[] {2, 0, 3, 1});
        assertThat(order.cellAt(2)).isEqualTo(3);
        assertThat(order.positionOf(3)).isEqualTo(2);
        assertThat(order.positions(new int[] {1, 0, 2})).containsExactly(0, 1, 3);
    }

    static Stream<int[]> noOrders() {
        return Stream.of(new int[] {0, 0}, new int[] {0, 2}, new int[] {-1, 0});
    }

    @ParameterizedTest
    @MethodSource("noOrders")
    void it_has_every_cell_once(int[] cells) {
        assertThatIllegalArgumentException().isThrownBy(() -> new CellOrder(cells));
    }
}
