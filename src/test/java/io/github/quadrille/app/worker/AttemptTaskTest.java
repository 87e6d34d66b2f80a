package io.github.quadrille.app.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.app.generate.AttemptFilter.GenerationAttempt;
import io.github.quadrille.app.generate.CarvingRules;
import io.github.quadrille.app.generate.DesignRound;
import io.github.quadrille.app.generate.Punching;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.MessageReader;
import io.github.quadrille.engine.parts.MessageReader.MalformedMessage;
import io.github.quadrille.engine.parts.TaskQuestion;
import io.github.quadrille.engine.solve.Solver;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AttemptTaskTest {
    private static final Puzzle PUZZLE = Puzzle.standard(4, 10);

    @Test
    void orders_arrive_as_they_are() throws MalformedMessage {
        arrives(new Punching(PUZZLE, Solver.of(PUZZLE).solve().bestSeen().orElseThrow(), 12));
        arrives(new DesignRound(
                PUZZLE, OptionalInt.of(7), new CarvingRules(OptionalInt.of(3), false, true, false), 3, -1));
        arrives(new DesignRound(
                PUZZLE, OptionalInt.empty(), new CarvingRules(OptionalInt.of(0), true, false, true), 0, 1));
    }

    private static void arrives(GenerationAttempt generationAttempt) throws MalformedMessage {
        assertThat(AttemptTask.of(AttemptTask.errand(generationAttempt), PUZZLE))
                .isEqualTo(generationAttempt);
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
        assertThatThrownBy(() -> AttemptTask.of(new TaskQuestion.Errand(words), PUZZLE))
                .isInstanceOf(MalformedMessage.class);
    }

    @Test
    void the_answer_is_yes_or_no() throws MalformedMessage {
        assertThat(AttemptTask.read(new MessageReader(AttemptTask.word(true)))).isTrue();
        assertThat(AttemptTask.read(new MessageReader(AttemptTask.word(false)))).isFalse();
        assertThatThrownBy(() -> AttemptTask.read(new MessageReader("maybe"))).isInstanceOf(MalformedMessage.class);
    }
}
