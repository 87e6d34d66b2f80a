package io.github.quadrille.app.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.engine.parts.Part;
import io.github.quadrille.engine.parts.PuzzleCut;
import io.github.quadrille.engine.parts.TaskAnswer.PartAnswer;
import io.github.quadrille.engine.parts.TaskAnswer.TextAnswer;
import io.github.quadrille.engine.parts.TaskQuestion;
import io.github.quadrille.io.wire.RecordMessage;
import io.github.quadrille.io.wire.RecordMessage.MalformedMessage;
import io.github.quadrille.testing.Slow;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class WireTest {
    private static final String COUNTED = "[\"Answers\",\"w\",{\"a1\":[\"PartAnswer\",[";
    private static final String WORK = "[\"Work\",[\"HowMany\",\"AUTO\"],";
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
                        "c3", new TextAnswer("anything at all\n\n%", 0.1 + 0.2),
                        "d4", new TextAnswer("", 0))));
    }

    @Test
    void of_answers_no_more_arrives_than_is_known_elsewhere() throws MalformedMessage {
        PackingCount count = new PackingCount(
                        BigInteger.TEN, Optional.empty(), CountMethod.AUTO, "by hand", new Work(3, 17, 4, 5, 0.5, 0.25))
                .because(Optional.of(new Evidence.ExhaustedSearch(17)));
        ToHead said = new ToHead.Answers("w-1", Map.of("a1", new PartAnswer(count, Optional.empty())));
        arrives(said);
        assertThat(said.toString()).contains("17", "0.25").doesNotContain("by hand", "ExhaustedSearch", "placements=3");
    }

    private static void arrives(ToHead message) throws MalformedMessage {
        assertThat(toHead(RecordMessage.write(message, ToHead.class))).isEqualTo(message);
    }

    private static ToHead toHead(String text) throws MalformedMessage {
        return RecordMessage.read(text, ToHead.class);
    }

    private static ToWorker toWorker(String text) throws MalformedMessage {
        return RecordMessage.read(text, ToWorker.class);
    }

    @Test
    void parts_arrive_as_they_are() throws MalformedMessage {
        RandomPuzzles puzzles = new RandomPuzzles(3);
        for (int i = 0; i < 60; i++) {
            Map<String, Puzzle> parts = new LinkedHashMap<>();
            PuzzleCut.into(3, puzzles.next(), true, () -> {}).forEach(part -> parts.put(part.id(), part.puzzle()));
            ToWorker message = new ToWorker.Work(new TaskQuestion.HowMany(CountMethod.AUTO), parts);
            ToWorker.Work arrived = (ToWorker.Work) toWorker(RecordMessage.write(message, ToWorker.class));
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
            assertThat(toWorker(RecordMessage.write(message, ToWorker.class))).isEqualTo(message);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "here w 1 4",
                "[\"Here\"]",
                "[\"Here\",\"w\"]",
                "[\"Here\",\"w\",1]",
                "[\"Here\",\"w\",-1,1]",
                "[\"Here\",\"w\",1,1]",
                "[\"Here\",\"w\",1,99999999999999999999,[]]",
                "[\"Here\",\"w/../x\",1,1,[]]",
                "[\"Here\",\"w\",1,1,[\"a b\"]]",
                "[\"Here\",\"w\",1.5,1,[]]",
                "[\"Here\",\"w\",1,1,null]",
                "[\"Here\",\"w\",1,1,[],0]",
                "[\"Here\",\"w\",1,1,[]] []",
                "[\"Here\",null,1,1,[]]",
                "[\"Failed\",\"w\",\"a1\"]",
                "[\"Answers\",\"w\",{\"a1\"",
                "[\"Answers\",\"w\",{\"a1\":null}]",
                COUNTED + "-5,null,\"SEARCH\",\"\",[0,0,0,0,0,0,[]],null],null]}]",
                COUNTED + "5,null,\"MAGIC\",\"\",[0,0,0,0,0,0,[]],null],null]}]",
                COUNTED + "5,null,\"SEARCH\",\"\",[0,-1,0,0,0,0,[]],null],null]}]",
                COUNTED + "5,null,\"SEARCH\",\"\",[0,0,0,0,0,-0.5,[]],null],null]}]",
                COUNTED + "5,null,\"SEARCH\",\"\",[0,0,0,0,0,NaN,[]],null],null]}]",
                COUNTED + "5,null,\"SEARCH\",\"\",[0,0,0,0,0,9.9E999,[]],null],null]}]",
                COUNTED + "5,null,\"SEARCH\",\"\",[0,0,0,0,0,0,[]],\"area\"],null]}]",
                COUNTED + "5,null,\"SEARCH\",\"\",[0,0,0,0,0,0,[]],null],[[[\"O\",[1]]]]]}]",
                COUNTED + "5,null,\"SEARCH\",\"\",[0,0,0,0,0,0,[]],null],[[[\"O\",[[0,1]]]]]]}]",
                COUNTED + "5,null,\"SEARCH\",\"\",[0,0,0,0,0,0,[]],null],[[[\"O\",[[0,\"a\",\"b\"]]]]]]}]",
                COUNTED + "5,null,\"SEARCH\",\"\",[0,0,0,0,0,0,[]],null],[[[1,[[0,1,1]]]]]]}]",
                "[\"Answers\",\"w\",{\"a1\":[\"TextAnswer\",\"one\",-1]}]",
                "[\"Answers\",\"w\",{\"a1\":[\"TextAnswer\",[\"one\"],0]}]",
                "[\"Answers\",\"w\",{\"a1\":[\"TextAnswer\",\"one\",\"x\"]}]",
                "[\"Answers\",\"w\",{\"a1\":[\"TextAnswer\",\"one\",0,\"two\"]}]",
                "[\"Answers\",\"w\",{\"a 1\":[\"TextAnswer\",\"one\",0]}]",
                "[\"TextAnswer\",\"one\",0]",
                "[\"Shout\",\"w\"]",
                "[[[[[[[[[[[[[[[[[[[[[[",
                "{}"
            })
    void a_worker_that_says_nothing_we_know_is_told_apart(String text) {
        assertThatThrownBy(() -> toHead(text)).isInstanceOf(MalformedMessage.class);
    }

    @Test
    void numbers_that_are_too_long_and_brackets_that_are_too_deep_are_refused() {
        String longNumber = "9".repeat(10_001);
        assertThatThrownBy(() -> toHead(COUNTED + longNumber + ",null,\"SEARCH\",\"\",[0,0,0,0,0,0,[]],null],null]}]"))
                .isInstanceOf(MalformedMessage.class);
        assertThatThrownBy(() -> toHead("[".repeat(1_000_000))).isInstanceOf(MalformedMessage.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "work how-many auto",
                "[\"Shout\"]",
                "[\"Work\"]",
                "[\"Work\",[\"HowMany\"],{}]",
                "[\"Work\",[\"HowMany\",\"MAGIC\"],{}]",
                "[\"Work\",[\"Errand\"],{}]",
                "[\"Work\",[\"Errand\",\"  \"],{}]",
                "[\"Work\",[\"Errand\",\"one\\ntwo\"],{}]",
                "[\"Work\",[\"Why\",\"AUTO\"],{}]",
                WORK + "{\"a1\"}]",
                WORK + "{\"a1\":{\"board\":\"1x1\"}}]",
                WORK + "{\"a1\":\"board: 1x1\\n\"}]",
                WORK + "{\"a 1\":\"board: 4x10\\npieces: standard\\n\"}]",
                WORK + "{\"a1\":\"board: 99999x99999\\npieces: {O: any}\\n\"}]",
                WORK + "{\"a1\":\"!!javax.script.ScriptEngineManager []\\n\"}]"
            })
    void a_head_that_says_nothing_we_know_is_told_apart(String text) {
        assertThatThrownBy(() -> toWorker(text)).isInstanceOf(MalformedMessage.class);
    }

    /** Whoever knows the token may still be mistaken: nothing but the one exception comes of it. */
    @Test
    void messages_with_random_changes_are_read_or_refused() {
        SplittableRandom chance = new SplittableRandom(7);
        String work = RecordMessage.write(
                new ToWorker.Work(new TaskQuestion.HowMany(CountMethod.AUTO), Map.of("a1", Puzzle.standard(4, 10))),
                ToWorker.class);
        String answers = COUNTED + "5,null,\"SEARCH\",\"\",[0,17,0,0,0,0.25,[]],null],[[[\"O\",[[0,0,0],[0,1,1]]]]]],"
                + "\"b2\":[\"TextAnswer\",\"one\\ntwo\",7]}]";
        for (int round = 0; round < 3000; round++) {
            boolean head = round % 2 == 0;
            StringBuilder text = new StringBuilder(head ? answers : work);
            for (int change = chance.nextInt(1, 4); change > 0; change--) {
                text.setCharAt(chance.nextInt(text.length()), (char) chance.nextInt(1, 128));
            }
            try {
                if (head) {
                    toHead(text.toString());
                } else {
                    toWorker(text.toString());
                }
            } catch (MalformedMessage e) {
                assertThat(e).hasMessageNotContaining("null");
            } catch (RuntimeException e) {
                fail("%s: %s", e, text);
            }
        }
    }
}
