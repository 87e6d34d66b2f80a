package io.github.quadrille.io.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SymbolKindsTest {
    @Test
    void a_symbol_makes_room_for_one_with_less_choice() {
        assertThat(SymbolKinds.of(List.of(List.of(0, 1), List.of(0, 2), List.of(0)), 3))
                .contains(List.of(1, 2, 0));
    }

    @Test
    void two_symbols_do_not_share_a_kind() {
        assertThat(SymbolKinds.of(List.of(List.of(1), List.of(1)), 2)).isEmpty();
        assertThat(SymbolKinds.of(List.of(List.of(0), List.of()), 2)).isEmpty();
    }
}
