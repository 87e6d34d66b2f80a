package io.github.quadrille.app.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.app.generate.AttemptFilter.GenerationAttempt;
import io.github.quadrille.app.generate.CarvingRules;
import io.github.quadrille.app.generate.DesignRound;
import io.github.quadrille.app.generate.Punching;
import io.github.quadrille.app.worker.ErrandTask.AttemptTask;
import io.github.quadrille.app.worker.ErrandTask.RunTask;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.TaskQuestion.Errand;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.wire.RecordMessage;
import io.github.quadrille.io.wire.RecordMessage.MalformedMessage;
import io.github.quadrille.lab.local.LocalLimits;
import java.time.Duration;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ErrandTaskTest {
    private static final Puzzle PUZZLE = Puzzle.standard(4, 10);
    private static final String PUNCH = "[\"PunchTask\",";
    private static final String PIECE = "[[[\"I\",[[0,0,0],[0,1,0],[0,2,0],[0,3,0]]]]]";
    private static final String DESIGN = "[\"DesignTask\",";
    private static final String RULES = "[3,true,false,true]";
    private static final String RUN = "[\"RunTask\",\"greedy\",[";

    @Test
    void runs_arrive_as_they_are() throws MalformedMessage {
        arrives(new RunTask("greedy", LocalLimits.NONE.withSeed(-1)));
        arrives(new RunTask(
                "beam:corner=both,draws=distinct",
                LocalLimits.NONE
                        .withSeed(Long.MIN_VALUE)
                        .withTimeLimit(Duration.ofNanos(1_500_000_001L))
                        .withMaxIterations(7)
                        .withMaxMoves(8)
                        .withMaxRestarts(0)
                        .withTarget(38)));
    }

    private static void arrives(RunTask order) throws MalformedMessage {
        assertThat(ErrandTask.of(order.errand())).isEqualTo(order);
    }

    @Test
    void attempts_arrive_as_they_are() throws MalformedMessage {
        arrives(new Punching(PUZZLE, Solver.of(PUZZLE).solve().bestSeen().orElseThrow(), 12));
        arrives(new DesignRound(
                PUZZLE, OptionalInt.of(7), new CarvingRules(OptionalInt.of(3), false, true, false), 3, -1));
        arrives(new DesignRound(
                PUZZLE, OptionalInt.empty(), new CarvingRules(OptionalInt.of(0), true, false, true), 0, 1));
    }

    private static void arrives(GenerationAttempt generationAttempt) throws MalformedMessage {
        AttemptTask arrived =
                (AttemptTask) ErrandTask.of(AttemptTask.of(generationAttempt).errand());
        assertThat(arrived.attempt(PUZZLE)).isEqualTo(generationAttempt);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run",
                "[\"WalkTask\",\"greedy\",[255,null,1,2,3,7]]",
                "[\"RunTask\",\"greedy\"]",
                RUN + "\"ff\",null,1,2,3,7]]",
                RUN + "255,\"5s\",1,2,3,7]]",
                RUN + "255,\"PT-5S\",1,2,3,7]]",
                RUN + "255,\"PT0S\",1,2,3,7]]",
                RUN + "255,\"PT1.2.3S\",1,2,3,7]]",
                "[\"RunTask\",null,[255,null,1,2,3,7]]",
                "[\"RunTask\",\" \",[255,null,1,2,3,7]]",
                RUN + "255,null,1,2,3,7],\"beam\"]",
                RUN + "255,null,-1,2,3,7]]",
                RUN + "255,null,1,2,3,99999999999]]",
                RUN + "255,null,1,2,3,-7]]",
                "[\"PunchTask\"]",
                PUNCH + "3]",
                PUNCH + PIECE + ",-3]",
                PUNCH + "[[[\"I\",[[0,\"a\",\"b\"]]]]],3]",
                DESIGN + "7," + RULES + ",3]",
                DESIGN + "7," + RULES + ",3,\"ff\"]",
                DESIGN + "7," + RULES + ",99999999999,255]",
                DESIGN + "-7," + RULES + ",3,255]",
                DESIGN + "7,[-3,true,false,true],3,255]",
                DESIGN + "7,[3,true,false,\"maybe\"],3,255]",
                DESIGN + "7," + RULES + ",3,255,true]"
            })
    void what_orders_nothing_is_told_apart(String words) {
        assertThatThrownBy(() -> ErrandTask.of(new Errand(words))).isInstanceOf(MalformedMessage.class);
    }

    @Test
    void a_method_has_a_short_name() {
        assertThatThrownBy(() -> ErrandTask.of(
                        new Errand("[\"RunTask\",\"%s\",[255,null,1,2,3,7]]".formatted("x".repeat(1001)))))
                .isInstanceOf(MalformedMessage.class);
    }

    @Test
    void nothing_is_punched_out_of_what_is_no_packing() throws MalformedMessage {
        AttemptTask task = (AttemptTask) ErrandTask.of(new Errand(PUNCH + PIECE + ",3]"));
        assertThatThrownBy(() -> task.attempt(PUZZLE)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_answer_to_an_attempt_is_yes_or_no() throws MalformedMessage {
        assertThat(RecordMessage.read(RecordMessage.write(true, Boolean.class), Boolean.class))
                .isTrue();
        assertThat(RecordMessage.read(RecordMessage.write(false, Boolean.class), Boolean.class))
                .isFalse();
        assertThatThrownBy(() -> RecordMessage.read("maybe", Boolean.class)).isInstanceOf(MalformedMessage.class);
    }
}
