package io.github.quadrille.app.worker;

import io.github.quadrille.app.generate.Attempt;
import io.github.quadrille.app.generate.CarvingRules;
import io.github.quadrille.app.generate.DesignRound;
import io.github.quadrille.app.generate.Punching;
import io.github.quadrille.engine.parts.Lines;
import io.github.quadrille.engine.parts.Malformed;
import io.github.quadrille.engine.parts.Question;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.solve.Solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AttemptOrderTest {
    private static final Puzzle PUZZLE = Puzzle.standard(4, 10);

    @Test
    void orders_arrive_as_they_are() throws Malformed {
        arrives(new Punching(PUZZLE, Solver.of(PUZZLE).solve().bestSeen().orElseThrow(), 12));
        arrives(new DesignRound(
                PUZZLE, OptionalInt.of(7), new CarvingRules(OptionalInt.of(3), false, true, false), 3, -1));
        arrives(new DesignRound(
                PUZZLE, OptionalInt.empty(), new CarvingRules(OptionalInt.of(0), true, false, true), 0, 1));
    }

    private static void arrives(Attempt attempt) throws Malformed {
        assertThat(AttemptOrder.of(AttemptOrder.errand(attempt), PUZZLE)).isEqualTo(attempt);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run",
                "punch",
                "punch 3",
                "punch -3 I:0,0:0,1:0,2:0,3",
                "punch 3 I:0,0:0,1:0,2:0,3",
                "punch 3 I:a,b",
                "design 00000000000000ff 3 7 yes no",
                "design ff 3 7 yes no yes",
                "design 00000000000000ff 99999999999 7 yes no yes",
                "design 00000000000000ff 3 -7 yes no yes",
                "design 00000000000000ff 3 7 yes no maybe",
                "design 00000000000000ff 3 7 yes no yes yes"
            })
    void what_orders_no_attempt_is_told_apart(String words) {
        assertThatThrownBy(() -> AttemptOrder.of(new Question.Errand(words), PUZZLE))
                .isInstanceOf(Malformed.class);
    }

    @Test
    void the_answer_is_yes_or_no() throws Malformed {
        assertThat(AttemptOrder.read(new Lines(AttemptOrder.word(true)))).isTrue();
        assertThat(AttemptOrder.read(new Lines(AttemptOrder.word(false)))).isFalse();
        assertThatThrownBy(() -> AttemptOrder.read(new Lines("maybe"))).isInstanceOf(Malformed.class);
    }
}
