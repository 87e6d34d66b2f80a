package io.github.quadrille.app.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.engine.parts.MessageReader.MalformedMessage;
import io.github.quadrille.engine.parts.Part;
import io.github.quadrille.engine.parts.PuzzleCut;
import io.github.quadrille.engine.parts.TaskAnswer.LinesAnswer;
import io.github.quadrille.engine.parts.TaskAnswer.PartAnswer;
import io.github.quadrille.engine.parts.TaskQuestion;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WireTest {
    private static final Packing PACKING = new Packing(List.of(
            new Placement("O", List.of(new Cell(0, 0), new Cell(0, 1), new Cell(1, 0), new Cell(1, 1))),
            new Placement("my kind: 2", List.of(new Cell(12, 3)))));

    @Test
    void what_workers_say_arrives() throws MalformedMessage {
        arrives(new ToHead.Here("w-1", 8, 1, List.of("a1", "b2")));
        arrives(new ToHead.Here("w-1", 8, 1, List.of()));
        arrives(new ToHead.Failed("w-1", "a1", "java.lang.OutOfMemoryError: Java heap space"));
        arrives(new ToHead.Leave("w-1"));
    }

    @Test
    void answers_arrive() throws MalformedMessage {
        PackingCount count = new PackingCount(
                BigInteger.TWO.pow(200),
                Optional.empty(),
                CountMethod.FRONTIER,
                "counted elsewhere",
                new Work(0, 17, 0, 0, 0, 0.25));
        arrives(new ToHead.Answers(
                "w-1",
                Map.of(
                        "a1", new PartAnswer(count, Optional.empty()),
                        "b2", new PartAnswer(count, Optional.of(PACKING)),
                        "c3", new LinesAnswer(List.of("anything at all", "", "%"), 0.25),
                        "d4", new LinesAnswer(List.of(), 0))));
    }

    private static void arrives(ToHead message) throws MalformedMessage {
        assertThat(ToHeadCodec.read(ToHeadCodec.write(message))).isEqualTo(message);
    }

    @Test
    void parts_arrive_as_they_are() throws MalformedMessage {
        RandomPuzzles puzzles = new RandomPuzzles(3);
        for (int i = 0; i < 60; i++) {
            Map<String, Puzzle> parts = new LinkedHashMap<>();
            PuzzleCut.into(3, puzzles.next(), true, () -> {}).forEach(part -> parts.put(part.id(), part.puzzle()));
            ToWorker message = new ToWorker.Work(new TaskQuestion.HowMany(CountMethod.AUTO), parts);
            ToWorker.Work arrived = (ToWorker.Work) ToWorkerCodec.read(ToWorkerCodec.write(message));
            assertThat(arrived.parts().keySet()).isEqualTo(parts.keySet());
            arrived.parts()
                    .forEach((id, puzzle) ->
                            assertThat(new Part(puzzle, 1).id()).isEqualTo(new Part(parts.get(id), 1).id()));
        }
    }

    @Test
    void what_the_head_says_arrives() throws MalformedMessage {
        for (ToWorker message : List.of(
                new ToWorker.Drop(List.of("a1", "b2")),
                new ToWorker.Refused("no"),
                new ToWorker.End(),
                new ToWorker.Work(new TaskQuestion.WhetherAny(), Map.of()),
                new ToWorker.Work(new TaskQuestion.Errand("run as fast as you can"), Map.of()))) {
            assertThat(ToWorkerCodec.read(ToWorkerCodec.write(message))).isEqualTo(message);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "here",
                "here w",
                "here w 1",
                "here w -1 1",
                "here w 1 99999999999999999999",
                "here w/../x 1 1",
                "failed w a1",
                "answers w\na1",
                "answers w\na1 -5 search 0 0",
                "answers w\na1 5 magic 0 0",
                "answers w\na1 5 search 0 0 O:1",
                "answers w\na1 5 search 0 0 O:a,b",
                "answers w\na1 5 search 0 0 %zz:1,1",
                "answers w\na1 lines -1 0",
                "answers w\na1 lines 2 0\none",
                "answers w\na1 lines 999999999999 0\none",
                "answers w\na1 lines 1 x\none",
                "answers w\na1 lines 1 0\none\ntwo",
                "shout w"
            })
    void a_worker_that_says_nothing_we_know_is_told_apart(String text) {
        assertThatThrownBy(() -> ToHeadCodec.read(text)).isInstanceOf(MalformedMessage.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "shout",
                "work",
                "work how-many",
                "work how-many magic",
                "work errand",
                "work errand  ",
                "work why auto",
                "work how-many auto\npart a1",
                "work how-many auto\npart a1 3\nboard: 1x1\n",
                "work how-many auto\npart a1 999999999999\nboard: 1x1\n",
                "work how-many auto\npart a1 1\nboard: 1x1\n",
                "work how-many auto\npart a1 2\nboard: 99999x99999\npieces: {O: any}\n",
                "work how-many auto\npart a1 1\n!!javax.script.ScriptEngineManager []\n"
            })
    void a_head_that_says_nothing_we_know_is_told_apart(String text) {
        assertThatThrownBy(() -> ToWorkerCodec.read(text)).isInstanceOf(MalformedMessage.class);
    }

    /** Whoever knows the token may still be mistaken: nothing but the one exception comes of it. */
    @Test
    void messages_with_random_changes_are_read_or_refused() {
        SplittableRandom chance = new SplittableRandom(7);
        String work = ToWorkerCodec.write(
                new ToWorker.Work(new TaskQuestion.HowMany(CountMethod.AUTO), Map.of("a1", Puzzle.standard(4, 10))));
        String answers = "answers w\na1 5 search 17 99 O:0,0:0,1:1,0:1,1 I:4,4\nb2 lines 2 7\none\ntwo\n";
        for (int round = 0; round < 3000; round++) {
            boolean head = round % 2 == 0;
            StringBuilder text = new StringBuilder(head ? answers : work);
            for (int change = chance.nextInt(1, 4); change > 0; change--) {
                text.setCharAt(chance.nextInt(text.length()), (char) chance.nextInt(1, 128));
            }
            try {
                if (head) {
                    ToHeadCodec.read(text.toString());
                } else {
                    ToWorkerCodec.read(text.toString());
                }
            } catch (MalformedMessage e) {
                assertThat(e).hasMessageNotContaining("null");
            } catch (RuntimeException e) {
                fail("%s: %s", e, text);
            }
        }
    }
}
