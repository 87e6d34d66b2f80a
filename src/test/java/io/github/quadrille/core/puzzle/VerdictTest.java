package io.github.quadrille.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class VerdictTest {
    private static final Packing EMPTY = new Packing(List.of());
    private static final Packing ONE = new Packing(List.of(new Placement("O1", List.of(new Cell(0, 0)))));
    private static final Work ALL = new Work(9, 8, 7, 6, 5, 4);
    private static final Evidence WHY = new ExhaustedSearch(3);

    @Test
    void a_later_answer_gets_the_part_that_was_fuller() {
        Verdict later = new Verdict.Undecided(Limit.NODES, EMPTY, OptionalLong.of(7), ALL);
        assertThat(undecided(ONE).orFuller(later))
                .isEqualTo(new Verdict.Undecided(Limit.NODES, ONE, OptionalLong.of(7), ALL));
    }

    @Test
    void a_part_that_is_no_fuller_does_not_replace_the_later_one() {
        assertThat(undecided(EMPTY).orFuller(undecided(ONE))).isEqualTo(undecided(ONE));
        Verdict same = new Verdict.Undecided(Limit.NODES, ONE, ALL);
        assertThat(undecided(ONE).orFuller(same)).isSameAs(same);
    }

    @Test
    void a_later_decision_stands() {
        Verdict decided = new Verdict.Infeasible(WHY, Work.NONE);
        assertThat(undecided(ONE).orFuller(decided)).isSameAs(decided);
    }

    @Test
    void with_other_work_an_answer_says_the_same() {
        Optional<Limit> limit = Optional.of(Limit.PACKINGS);
        assertThat(new Verdict.Packed(ONE, 2, limit, Work.NONE).withWork(ALL))
                .isEqualTo(new Verdict.Packed(ONE, 2, limit, ALL));
        assertThat(new Verdict.Optimal(ONE, 5, WHY, Work.NONE).withWork(ALL))
                .isEqualTo(new Verdict.Optimal(ONE, 5, WHY, ALL));
        assertThat(new Verdict.Infeasible(WHY, Work.NONE).withWork(ALL)).isEqualTo(new Verdict.Infeasible(WHY, ALL));
        assertThat(undecided(ONE).withWork(ALL)).isEqualTo(new Verdict.Undecided(Limit.TIME, ONE, ALL));
    }

    @Test
    void a_search_that_ended_says_how_much_it_has_tried() {
        assertThat(new ExhaustedSearch(1).sentence()).contains("1 node,");
        assertThat(new ExhaustedSearch(1234).sentence()).contains("1,234 nodes,");
        assertThat(new ExhaustedSearch(0).sentence()).contains("No search was needed");
    }

    private static Verdict.Undecided undecided(Packing best) {
        return new Verdict.Undecided(Limit.TIME, best, Work.NONE);
    }
}
