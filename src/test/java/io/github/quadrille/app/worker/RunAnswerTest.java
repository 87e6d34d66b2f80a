package io.github.quadrille.app.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.wire.RecordMessage.MalformedMessage;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalRun.RunAttempt;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.beam.StochasticBeam;
import io.github.quadrille.lab.local.genetic.Genetic;
import io.github.quadrille.lab.local.greedy.Greedy;
import io.github.quadrille.lab.local.repair.Repair;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunAnswerTest {
    private static final String POINT = "[0.5,1,1,0,4.0,36]";
    private static final String PACKED = "[[[\"Packed\",[[]],1,\"PACKINGS\",[0,1,0,0,3,0.0,0.0,[]]],";
    private static final String UNDECIDED = "[[[\"Undecided\",\"TIME\",[[]],null,[0,1,0,0,3,0.0,0.0,[]]],";
    private static final String END = ",\"\"]";

    @Test
    void runs_arrive_as_they_are_packed_or_not() throws MalformedMessage {
        for (Method method : List.of(Repair.DEFAULT, Genetic.PUBLISHED, Greedy.PUBLISHED, StochasticBeam.PUBLISHED)) {
            Puzzle puzzle = Puzzle.standard(4, 10);
            RunAttempt made = RunAttempt.of(
                    puzzle,
                    method,
                    LocalLimits.NONE.withSeed(3).withMaxIterations(200).withMaxRestarts(5),
                    LocalListener.SILENT);
            RunAttempt read = RunAnswer.read(RunAnswer.write(made));
            assertThat(read).usingRecursiveComparison().isEqualTo(made);
            assertThat(read.run().map(run -> run.effort(puzzle)))
                    .isEqualTo(made.run().map(run -> run.effort(puzzle)));
        }
    }

    @Test
    void why_a_run_broke_off_arrives() throws MalformedMessage {
        RunAttempt broken = new RunAttempt(Optional.empty(), "The run broke off: 100 % of it, at 1:2.");
        assertThat(RunAnswer.read(RunAnswer.write(broken))).isEqualTo(broken);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                PACKED + "1,2,3,[" + POINT + "],{}]" + END,
                UNDECIDED + "1,2,3,[" + POINT + "],{\"name\":\"x\",\"other\":-7}]" + END
            })
    void what_the_others_are_mistaken_in_is_right_here(String text) throws MalformedMessage {
        assertThat(RunAnswer.read(text).run()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[null]",
                "[null,\"\\u001b[2J\"]",
                "[null,\"%\\zz\"]",
                "[[[\"Packed\"" + END,
                PACKED + "1,2,3,[],{}]" + END,
                PACKED + "1,2,3,[" + POINT + "," + END,
                PACKED + "-1,2,3,[" + POINT + "],{}]" + END,
                PACKED + "1,2,3,[[\"x\",1,1,0,4.0,36]],{}]" + END,
                PACKED + "1,2,3,[[0.5,1,1,0,-4.0,36]],{}]" + END,
                PACKED + "1,2,3,[[0.5,1,-1,0,4.0,36]],{}]" + END,
                PACKED + "1,2,3,[[-0.5,1,1,0,4.0,36]],{}]" + END,
                PACKED + "1,2,3,[" + POINT + "]]" + END,
                "[[[\"Packed\",[[]],1,\"PACKINGS\",[0,1,0,0,3,NaN,0.0,[]]],1,2,3,[" + POINT + "],{}]" + END,
                "[[[\"Packed\",[[]],1,\"PACKINGS\",[0,1,0,0,3,-1.0,0.0,[]]],1,2,3,[" + POINT + "],{}]" + END,
                "[[[\"Packed\",[[]],1,\"PACKINGS\",[0,1,0,0,3,0.0,9.9E999,[]]],1,2,3,[" + POINT + "],{}]" + END,
                "[[[\"Packed\",[[]],2,\"PACKINGS\",[0,1,0,0,3,0.0,0.0,[]]],1,2,3,[" + POINT + "],{}]" + END,
                "[[[\"Infeasible\",[\"ExhaustedSearch\",5,false],[0,1,0,0,3,0.0,0.0,[]]],1,2,3,[" + POINT + "],{}]"
                        + END,
                "[[[\"Undecided\",\"NONSENSE\",[[]],null,[0,1,0,0,3,0.0,0.0,[]]],1,2,3,[" + POINT + "],{}]" + END,
                "[[[\"Undecided\",\"TIME\",[[]],7,[0,1,0,0,3,0.0,0.0,[]]],1,2,3,[" + POINT + "],{}]" + END,
                UNDECIDED + "1,2,3,[" + POINT + ",[0.4,1,1,0,4.0,36]],{}]" + END,
                UNDECIDED + "1,2,3,[" + POINT + ",[0.5,1,1,0,4.5,36]],{}]" + END,
                UNDECIDED + "1,2,3,[" + POINT + "],{\"name\":\"\\u0007\"}]" + END,
                UNDECIDED + "1,2,3,[" + POINT + "],{\"<b>\":\"x\"}]" + END,
                UNDECIDED + "1,2,3,[" + POINT + "],{\"name\":[\"date\",\"x\"]}]" + END,
                "[[[\"Undecided\",\"TIME\",[[[\"O\",[[0,\"a\",\"b\"]]]]],null,[0,1,0,0,3,0.0,0.0,[]]],1,2,3,[" + POINT
                        + "],{}]" + END,
            })
    void what_tells_of_no_run_is_told_apart(String text) {
        assertThatThrownBy(() -> RunAnswer.read(text)).isInstanceOf(MalformedMessage.class);
    }

    @Test
    void lines_with_random_changes_are_read_or_refused() {
        SplittableRandom chance = new SplittableRandom(7);
        String text = RunAnswer.write(RunAttempt.of(
                Puzzle.standard(4, 10),
                Genetic.PUBLISHED,
                LocalLimits.NONE.withMaxIterations(3),
                LocalListener.SILENT));
        for (int round = 0; round < 2000; round++) {
            StringBuilder changed = new StringBuilder(text);
            for (int change = chance.nextInt(1, 4); change > 0; change--) {
                changed.setCharAt(chance.nextInt(changed.length()), (char) chance.nextInt(1, 128));
            }
            try {
                RunAnswer.read(changed.toString());
            } catch (MalformedMessage e) {
                assertThat(e).hasMessageNotContaining("null");
            } catch (RuntimeException e) {
                fail("%s: %s", e, changed);
            }
        }
    }
}
