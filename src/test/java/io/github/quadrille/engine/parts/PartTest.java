package io.github.quadrille.engine.parts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.core.puzzle.RuleSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PartTest {
    private static final Puzzle BOARD = Puzzle.standard(4, 10);
    private static final Cell FIRST = new Cell(0, 0, 0);
    private static final Cell LAST = new Cell(0, 3, 9);

    @Test
    void parts_with_other_rules_have_other_names() {
        assertThat(List.of(
                        name(),
                        name(new Rule.NoFourMeet()),
                        name(new Rule.Unflipped("L")),
                        name(new Rule.Unflipped("S")),
                        name(new Rule.Separate(List.of(FIRST, LAST))),
                        name(new Rule.Together(List.of(FIRST, LAST)))))
                .doesNotHaveDuplicates();
    }

    @Test
    void the_name_of_a_part_does_not_depend_on_the_order_of_colours() {
        Map<Cell, Character> forth = new LinkedHashMap<>(Map.of(FIRST, 'r'));
        forth.put(LAST, 'b');
        Map<Cell, Character> back = new LinkedHashMap<>(Map.of(LAST, 'b'));
        back.put(FIRST, 'r');
        assertThat(new Rule.Colours(forth, Map.of("L", forth)).toString())
                .isEqualTo(new Rule.Colours(back, Map.of("L", back)).toString());
    }

    @Test
    void a_part_with_rules_is_not_cut() {
        Part part = new Part(BOARD.with(new RuleSet(List.of(new Rule.NoFourMeet()))), 1);
        assertThat(part.cut()).containsExactly(part);
        assertThat(new Part(BOARD, 1).cut()).hasSizeGreaterThan(1);
    }

    private static String name(Rule... rules) {
        return new Part(BOARD.with(new RuleSet(List.of(rules))), 1).id();
    }
}
