package io.github.quadrille.app.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.app.worker.PartTask;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.engine.parts.Part;
import io.github.quadrille.engine.parts.PartExecutor.UnanswerablePart;
import io.github.quadrille.engine.parts.PartTable;
import io.github.quadrille.engine.parts.PartTable.PartListener;
import io.github.quadrille.engine.parts.PuzzleCut;
import io.github.quadrille.engine.parts.RemoteTasks;
import io.github.quadrille.engine.parts.TaskAnswer.PartAnswer;
import io.github.quadrille.engine.parts.TaskAnswer.TextAnswer;
import io.github.quadrille.engine.parts.TaskQuestion;
import io.github.quadrille.io.wire.RecordMessage.MalformedMessage;
import io.github.quadrille.testing.Slow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class CoordinatorTest {
    private static final TaskQuestion COUNT = new TaskQuestion.HowMany(CountMethod.AUTO);
    private static final Puzzle BOARD = Puzzle.standard(4, 10);
    private static final int PACKINGS = 1796;
    private static final long SECOND = 1_000_000_000L;

    private final List<ToWorker> said = new ArrayList<>();
    private final List<String> log = new ArrayList<>();

    @Test
    void a_worker_gets_parts_when_it_comes() {
        Coordinator coordinator = coordinator(ledger(COUNT));
        coordinator.receive(List.of(here("w", List.of())), 0);
        coordinator.tick(0);
        assertThat(partsSaid()).isNotEmpty();
    }

    @Test
    void a_worker_of_another_version_is_refused() {
        Coordinator coordinator = coordinator(ledger(COUNT));
        coordinator.receive(List.of(new ToHead.Here("w", 1, Coordinator.VERSION + 1, List.of())), 0);
        coordinator.tick(0);
        assertThat(said).singleElement().isInstanceOf(ToWorker.Refused.class);
    }

    @Test
    void the_parts_of_a_worker_that_leaves_go_to_the_next() {
        Coordinator coordinator = coordinator(ledger(COUNT));
        coordinator.receive(List.of(here("w", List.of())), 0);
        coordinator.tick(0);
        List<String> first = partsSaid();
        said.clear();
        coordinator.receive(List.of(new ToHead.Leave("w"), here("v", List.of())), 1);
        coordinator.tick(1);
        assertThat(partsSaid()).containsAnyElementsOf(first);
    }

    @Test
    void the_parts_of_a_worker_that_falls_silent_are_open_again() {
        PartTable partTable = ledger(COUNT);
        Coordinator coordinator = coordinator(partTable);
        int open = partTable.open();
        coordinator.receive(List.of(here("w", List.of())), 0);
        coordinator.tick(0);
        coordinator.tick(Coordinator.SILENCE + 1);
        assertThat(partTable.open()).isEqualTo(open);
        assertThat(log).anyMatch(line -> line.contains("not been heard of"));
    }

    @Test
    void what_a_worker_works_on_for_an_earlier_head_is_not_given_to_another() {
        PartTable partTable = ledger(COUNT);
        String part = partTable.take().orElseThrow().id();
        partTable.giveBack(part);
        Coordinator coordinator = coordinator(partTable);
        coordinator.receive(List.of(here("w", List.of(part)), here("v", List.of())), 0);
        coordinator.tick(0);
        assertThat(partsSaid()).doesNotContain(part);
    }

    @Test
    void a_worker_is_told_to_drop_what_nobody_asks() {
        Coordinator coordinator = coordinator(ledger(COUNT));
        coordinator.receive(List.of(here("w", List.of("ffff"))), 0);
        assertThat(said).contains(new ToWorker.Drop(List.of("ffff")));
    }

    @Test
    void an_answer_counts_once_whoever_sends_it() {
        PartTable partTable = ledger(COUNT);
        Coordinator coordinator = coordinator(partTable);
        Part part = partTable.take().orElseThrow();
        ToHead answers = new ToHead.Answers("stranger", Map.of(part.id(), answer(part.puzzle(), COUNT)));
        coordinator.receive(List.of(answers, answers), 0);
        coordinator.receive(List.of(answers), 1);
        assertThat(partTable.parts() - partTable.missing()).isOne();
    }

    @Test
    void a_packing_that_is_none_is_refused() {
        PartTable partTable = ledger(new TaskQuestion.WhetherAny());
        Coordinator coordinator = coordinator(partTable);
        Part part = partTable.take().orElseThrow();
        PartAnswer answer = answer(Puzzle.standard(4, 10), new TaskQuestion.WhetherAny());
        PartAnswer lie = new PartAnswer(answer.count(), Optional.of(new Packing(List.of())));
        PartAnswer nothing = new PartAnswer(answer.count(), Optional.empty());
        coordinator.receive(List.of(new ToHead.Answers("w", Map.of(part.id(), lie))), 0);
        coordinator.receive(List.of(new ToHead.Answers("w", Map.of(part.id(), nothing))), 0);
        assertThat(partTable.isDecided()).isFalse();
        assertThat(log).anyMatch(line -> line.contains("refused a packing"));
    }

    @Test
    void a_part_that_fails_is_tried_elsewhere_then_cut() {
        PartTable partTable = ledger(COUNT);
        int parts = partTable.parts();
        Coordinator coordinator = coordinator(partTable);
        coordinator.receive(List.of(here("w", List.of())), 0);
        coordinator.tick(0);
        String part = partsSaid().get(0);
        for (int failure = 0; failure < 3; failure++) {
            String worker = failure == 0 ? "w" : "w" + failure;
            coordinator.receive(
                    List.of(
                            here(worker, List.of()),
                            new ToHead.Failed(worker, part, "too large"),
                            here("w" + (failure + 1), List.of())),
                    0);
            coordinator.tick(0);
        }
        assertThat(partTable.parts()).isGreaterThan(parts);
    }

    @Test
    void a_part_that_always_fails_and_cannot_be_cut_ends_it() {
        Bag bag = new Bag(BuiltInKinds.set("tetrominoes").kinds().stream()
                .map(kind -> new Supply(kind, CountRange.ANY))
                .toList());
        Puzzle tiny = new Puzzle("tiny", Region.rectangle(1, 4), PieceSymmetry.FREE, bag);
        PartTable partTable = new PartTable(List.of(new Part(tiny, 1)), COUNT, Optional.empty(), PartListener.SILENT);
        Coordinator coordinator = coordinator(partTable);
        coordinator.receive(List.of(here("w", List.of())), 0);
        coordinator.tick(0);
        ToHead failed = new ToHead.Failed("w", partsSaid().get(0), "too large");
        assertThatThrownBy(() -> {
                    for (int failure = 0; failure < 1000; failure++) {
                        coordinator.receive(List.of(failed), 0);
                        coordinator.tick(0);
                    }
                })
                .isInstanceOf(UnanswerablePart.class)
                .hasMessageContaining("too large");
    }

    /** One part is a thousand times as long as the others: it is cut, again and again, until all help. */
    @Test
    void nobody_waits_for_one_straggler() {
        PartTable partTable = ledger(COUNT);
        String slow = partTable.take().orElseThrow().id();
        partTable.giveBack(slow);
        SimulatedWorkers workers = new SimulatedWorkers(
                partTable,
                SECOND / 1000,
                (part, puzzle) -> part.equals(slow) ? 1000 * SECOND : SECOND,
                (part, puzzle) -> answer(puzzle, COUNT));
        for (int worker = 0; worker < 4; worker++) {
            workers.join("w" + worker, 2, 0);
        }
        assertThat(workers.run(SECOND / 20, 100 * SECOND)).isLessThan(20 * SECOND);
        assertThat(partTable.packings()).isEqualTo(PACKINGS);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void workers_come_and_are_killed_and_no_packing_is_lost_or_counted_twice(long seed) {
        SplittableRandom chance = new SplittableRandom(seed);
        PartTable partTable = ledger(COUNT);
        SimulatedWorkers workers = new SimulatedWorkers(
                partTable,
                SECOND / 50,
                (part, puzzle) -> chance.nextLong(5 * SECOND),
                (part, puzzle) -> answer(puzzle, COUNT));
        for (int worker = 0; worker < 12; worker++) {
            long at = chance.nextLong(40 * SECOND);
            workers.join("w" + worker, chance.nextInt(1, 4), at);
            workers.kill("w" + worker, at + chance.nextLong(20 * SECOND));
        }
        workers.join("last", 2, 60 * SECOND);
        workers.run(SECOND / 20, 10_000 * SECOND);
        assertThat(partTable.isDecided()).isTrue();
        assertThat(partTable.packings()).isEqualTo(PACKINGS);
    }

    @Test
    void an_errand_of_a_worker_that_is_lost_is_done_by_the_next_and_an_answer_that_is_none_is_refused() {
        RemoteTasks remoteTasks = new RemoteTasks("errand");
        CompletableFuture<String> answer = remoteTasks.ask(new TaskQuestion.Errand("say yes"), BOARD, text -> {
            if (!text.equals("yes")) {
                throw new MalformedMessage("It is no yes.");
            }
            return "heard";
        });
        Coordinator coordinator = new Coordinator(remoteTasks, (worker, message) -> said.add(message), log::add);
        coordinator.receive(List.of(here("w", List.of())), 0);
        coordinator.tick(0);
        coordinator.gone("w", "is lost");
        coordinator.receive(List.of(here("v", List.of())), 1);
        coordinator.tick(1);
        List<String> given = partsSaid();
        assertThat(given).hasSize(2).allMatch(given.get(0)::equals);
        coordinator.receive(List.of(told(given.get(0), "no")), 2);
        assertThat(answer).isNotDone();
        assertThat(log).contains("refused an answer to errand " + given.get(0) + ": It is no yes.");
        coordinator.receive(List.of(told(given.get(0), "yes"), told("stranger", "yes")), 2);
        assertThat(answer).isCompletedWithValue("heard");
    }

    private static ToHead told(String errand, String line) {
        return new ToHead.Answers("v", Map.of(errand, new TextAnswer(line, 0)));
    }

    private static ToHead here(String worker, List<String> parts) {
        return new ToHead.Here(worker, 2, Coordinator.VERSION, parts);
    }

    private List<String> partsSaid() {
        return said.stream()
                .filter(ToWorker.Work.class::isInstance)
                .flatMap(message -> ((ToWorker.Work) message).parts().keySet().stream())
                .toList();
    }

    private Coordinator coordinator(PartTable partTable) {
        return new Coordinator(partTable, (worker, message) -> said.add(message), log::add);
    }

    private static PartTable ledger(TaskQuestion taskQuestion) {
        return new PartTable(
                PuzzleCut.into(30, BOARD, true, () -> {}), taskQuestion, Optional.empty(), PartListener.SILENT);
    }

    private static PartAnswer answer(Puzzle puzzle, TaskQuestion taskQuestion) {
        return PartTask.answer(puzzle, taskQuestion, Limits.NONE.withThreads(1), () -> false);
    }
}
