package io.github.quadrille.app.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.MessageReader;
import io.github.quadrille.engine.parts.MessageReader.MalformedMessage;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.LocalRun.RunAttempt;
import io.github.quadrille.lab.local.Method;
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
    private static final String POINT = "0.5 1 1 0 4.0 36\n";

    @Test
    void runs_arrive_as_they_are_packed_or_not() throws MalformedMessage {
        for (Method method : List.of(Repair.DEFAULT, Genetic.PUBLISHED, Greedy.PUBLISHED)) {
            RunAttempt made = RunAttempt.of(
                    Puzzle.standard(4, 10),
                    method,
                    LocalLimits.NONE.withSeed(3).withMaxIterations(200).withMaxRestarts(5),
                    LocalListener.SILENT);
            RunAttempt read = read(text(made));
            assertThat(read).usingRecursiveComparison().isEqualTo(made);
            assertThat(read.run().map(LocalRun::effort)).isEqualTo(made.run().map(LocalRun::effort));
        }
    }

    @Test
    void why_a_run_broke_off_arrives() throws MalformedMessage {
        RunAttempt broken = new RunAttempt(Optional.empty(), "The run broke off: 100 % of it, at 1:2.");
        assertThat(read(text(broken))).isEqualTo(broken);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "broke",
                "broke %1b[2J",
                "broke %zz",
                "ran packed 1 2 3 0.0 0.0 1",
                "ran packed 1 2 3 0.0 0.0 0 0\n",
                "ran packed 1 2 3 0.0 0.0 2 0\n" + POINT,
                "ran packed -1 2 3 0.0 0.0 1 0\n" + POINT,
                "ran packed 1 2 3 NaN 0.0 1 0\n" + POINT,
                "ran packed 1 2 3 0.0 9.9E999 1 0\n" + POINT,
                "ran nonsense 1 2 3 0.0 0.0 1 0\n" + POINT,
                "ran packed 1 2 3 0.0 0.0 999999999 0\n" + POINT,
                "ran time 1 2 3 0.0 0.0 2 0\n" + POINT + "0.4 1 1 0 4.0 36\n",
                "ran time 1 2 3 0.0 0.0 2 0\n" + POINT + "0.5 1 1 0 4.5 36\n",
                "ran time 1 2 3 0.0 0.0 1 1\n" + POINT + "name text %07\n",
                "ran time 1 2 3 0.0 0.0 1 1\n" + POINT + "<b> text x\n",
                "ran time 1 2 3 0.0 0.0 1 1\n" + POINT + "name date x\n",
                "ran time 1 2 3 0.0 0.0 1 0\n" + POINT + "O:a,b",
            })
    void what_tells_of_no_run_is_told_apart(String text) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(MalformedMessage.class);
    }

    @Test
    void lines_with_random_changes_are_read_or_refused() {
        SplittableRandom chance = new SplittableRandom(7);
        String text = text(RunAttempt.of(
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
                read(changed.toString());
            } catch (MalformedMessage e) {
                assertThat(e).hasMessageNotContaining("null");
            } catch (RuntimeException e) {
                fail("%s: %s", e, changed);
            }
        }
    }

    private static String text(RunAttempt attempt) {
        return String.join("\n", RunAnswer.write(attempt));
    }

    private static RunAttempt read(String text) throws MalformedMessage {
        return RunAnswer.read(new MessageReader(text));
    }
}
