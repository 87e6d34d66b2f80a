package io.github.quadrille.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class RuleWordsTest {
    private static String words(Rule rule) {
        return RuleWords.of(rule, Lattices.SQUARE);
    }

    @Test
    void pieces_are_apart() {
        assertThat(words(new Rule.Apart(List.of(), false, false)))
                .isEqualTo("Pieces of the same kind do not share a side.");
        assertThat(words(new Rule.Apart(List.of("L"), false, true)))
                .isEqualTo("Pieces of L do not touch, not even at corners.");
        assertThat(words(new Rule.Apart(List.of("L", "T"), false, false)))
                .isEqualTo("Pieces of the same kind, of L and T, do not share a side.");
        assertThat(words(new Rule.Apart(List.of("I", "L", "T"), true, true)))
                .isEqualTo("No two pieces of I, L and T touch, not even at corners.");
    }

    @Test
    void cells_are_named() {
        List<Cell> cells = List.of(new Cell(0, 0), new Cell(0, 1));
        assertThat(words(new Rule.OnCell(new Cell(2, 3), List.of("T", "X5"), true)))
                .isEqualTo("Only T or X5 covers (2, 3).");
        assertThat(words(new Rule.OnCell(new Cell(2, 3), List.of("T"), false))).isEqualTo("No T covers (2, 3).");
        assertThat(words(new Rule.Together(cells))).isEqualTo("One piece covers (0, 0) and (0, 1).");
        assertThat(words(new Rule.Separate(cells))).isEqualTo("No piece covers more than one of (0, 0) and (0, 1).");
    }

    @Test
    void kinds_lie_as_they_may() {
        assertThat(words(new Rule.Turns("L5", List.of(0, 90)))).isEqualTo("L5 is turned by 0 or 90 degrees only.");
        assertThat(words(new Rule.Turns("L5", List.of(0)))).isEqualTo("L5 is not turned.");
        assertThat(RuleWords.of(new Rule.Turns("L5", List.of(0)), Lattices.CUBIC))
                .isEqualTo("L5 is placed as it is drawn.");
        assertThat(words(new Rule.Unflipped("L5"))).isEqualTo("L5 is not flipped.");
        assertThat(words(new Rule.Touching("T", "I"))).isEqualTo("I and T share a side.");
    }

    @Test
    void the_whole_is_bound() {
        assertThat(words(new Rule.NoFourMeet())).isEqualTo("No four pieces meet at a point.");
        assertThat(words(new Rule.NoFaultLine()))
                .isEqualTo("A piece crosses each line from edge to edge of the board.");
        assertThat(words(new Rule.Total(List.of("I", "L"), new CountRange(1, 2))))
                .isEqualTo("The number of pieces of I and L together is 1 to 2.");
        assertThat(words(new Rule.Symmetric("turn 180"))).isEqualTo("A half-turn maps the packing to itself.");
        assertThat(words(new Rule.Symmetric("flip"))).isEqualTo("The symmetry 'flip' maps the packing to itself.");
        assertThat(words(new Rule.Border(List.of(), true))).isEqualTo("Each piece touches the edge of the board.");
        assertThat(words(new Rule.Border(List.of("I", "L"), false)))
                .isEqualTo("No piece of I or L touches the edge of the board.");
        assertThat(words(new Rule.Colours(Map.of(), Map.of())))
                .isEqualTo("Coloured cells of pieces cover cells of their colour.");
    }
}
