package io.github.quadrille.engine.parts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.worker.PartTask;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.engine.frontier.FrontierCounts;
import io.github.quadrille.engine.parts.PartTable.PartListener;
import io.github.quadrille.engine.parts.TaskAnswer.PartAnswer;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Slow
class PartTableTest {
    private static final int ROUNDS = Rounds.of(8, 30);
    private static final TaskQuestion COUNT = new TaskQuestion.HowMany(CountMethod.AUTO);
    private static final Puzzle BOARD = Puzzle.standard(4, 10);
    private static final List<Part> PARTS = PuzzleCut.into(8, BOARD, true, () -> {});
    private static final int PACKINGS = 1796;

    @TempDir
    private Path folder;

    @Test
    void the_answers_add_up() {
        PartTable partTable = ledger(PARTS);
        work(partTable, Integer.MAX_VALUE);
        assertThat(partTable.isDecided()).isTrue();
        assertThat(partTable.packings()).isEqualTo(PACKINGS);
        assertThat(partTable.missing()).isZero();
    }

    @Test
    void an_answer_that_comes_twice_counts_once() {
        PartTable partTable = ledger(PARTS);
        Part part = partTable.take().orElseThrow();
        partTable.answer(part, answer(part));
        BigInteger once = partTable.packings();
        partTable.answer(part, answer(part));
        assertThat(partTable.packings()).isEqualTo(once);
    }

    @Test
    void an_answer_to_a_part_that_was_given_back_is_welcome() {
        PartTable partTable = ledger(PARTS);
        Part part = partTable.take().orElseThrow();
        partTable.giveBack(part.id());
        partTable.answer(part, answer(part));
        work(partTable, Integer.MAX_VALUE);
        assertThat(partTable.packings()).isEqualTo(PACKINGS);
    }

    @Test
    void an_answer_to_a_part_of_something_else_is_passed_over() {
        PartTable partTable = ledger(PARTS);
        Part other = new Part(Puzzle.standard(5, 8), 1);
        partTable.answer(other, answer(other));
        assertThat(partTable.packings()).isZero();
    }

    @Test
    void an_answer_to_a_part_that_was_cut_comes_too_late() {
        PartTable partTable = ledger(PARTS);
        Part part = partTable.take().orElseThrow();
        assertThat(partTable.cut(part.id())).isTrue();
        partTable.answer(part, answer(part));
        work(partTable, Integer.MAX_VALUE);
        assertThat(partTable.packings()).isEqualTo(PACKINGS);
    }

    @Test
    void what_was_answered_is_not_cut() {
        PartTable partTable = ledger(PARTS);
        Part part = partTable.take().orElseThrow();
        partTable.answer(part, answer(part));
        assertThat(partTable.cut(part.id())).isFalse();
    }

    @Test
    void the_same_parts_are_asked_once_and_reported_each() {
        List<Part> told = new ArrayList<>();
        PartTable partTable = new PartTable(
                List.of(new Part(BOARD, 1), new Part(BOARD, 1)),
                COUNT,
                Optional.empty(),
                (part, count) -> told.add(part));
        assertThat(work(partTable, Integer.MAX_VALUE)).isOne();
        assertThat(told).hasSize(2);
        assertThat(partTable.packings()).isEqualTo(2 * PACKINGS);
    }

    /** Cut, given back, answered twice and stopped at random, with a journal to go on from. */
    @Test
    void whatever_happens_on_the_way_every_packing_counts_once() throws Exception {
        RandomPuzzles puzzles = new RandomPuzzles(5);
        RandomGenerator chance = new SplittableRandom(5);
        for (int round = 0; round < ROUNDS; round++) {
            Puzzle puzzle = puzzles.next();
            List<Part> parts = PuzzleCut.into(6, puzzle, true, () -> {});
            Path file = folder.resolve("journal" + round);
            BigInteger sum = BigInteger.ZERO;
            for (boolean decided = false; !decided; ) {
                try (Journal journal = Journal.open(file, parts, 6, COUNT)) {
                    PartTable partTable = new PartTable(parts, COUNT, Optional.of(journal), PartListener.SILENT);
                    disturb(partTable, chance);
                    decided = partTable.isDecided();
                    sum = partTable.packings();
                }
            }
            assertThat(sum).as("%s", puzzle).isEqualTo(FrontierCounts.count(puzzle));
        }
    }

    /** Different parts may be cut into the same smaller one, which may have been cut again by then. */
    @Test
    void everything_cut_again_and_again_comes_to_the_same_sum() {
        RandomPuzzles puzzles = new RandomPuzzles(6);
        for (int round = 0; round < ROUNDS; round++) {
            Puzzle puzzle = puzzles.next();
            PartTable partTable = ledger(List.of(new Part(puzzle, 1), new Part(puzzle, 1)));
            for (Optional<Part> part = partTable.take(); part.isPresent(); part = partTable.take()) {
                if (!partTable.cut(part.get().id())) {
                    partTable.answer(part.get(), answer(part.get()));
                }
            }
            assertThat(partTable.isDecided()).isTrue();
            assertThat(partTable.packings())
                    .as("%s", puzzle)
                    .isEqualTo(FrontierCounts.count(puzzle).multiply(BigInteger.TWO));
        }
    }

    /** Or else the next one would take all parts for empty. */
    @Test
    void a_packing_that_was_found_is_not_left_to_the_journal() throws Exception {
        TaskQuestion any = new TaskQuestion.WhetherAny();
        List<Part> whole = List.of(new Part(BOARD, 1));
        for (int round = 0; round < 2; round++) {
            try (Journal journal = Journal.open(folder.resolve("journal"), whole, 1, any)) {
                PartTable partTable = new PartTable(whole, any, Optional.of(journal), PartListener.SILENT);
                new LocalThreads(PartTask::answer).answer(partTable, Limits.NONE.withThreads(1), Listener.SILENT);
                assertThat(partTable.found()).isPresent();
            }
        }
    }

    private static void disturb(PartTable partTable, RandomGenerator chance) {
        for (int step = 0; step < 20; step++) {
            Optional<Part> part = partTable.take();
            if (part.isEmpty()) {
                return;
            }
            switch (chance.nextInt(5)) {
                case 0 -> partTable.giveBack(part.get().id());
                case 1 -> partTable.cut(part.get().id());
                case 2 -> partTable.answer(Map.of(part.get().id(), answer(part.get()), "nobody", answer(part.get())));
                default -> {
                    partTable.answer(part.get(), answer(part.get()));
                    partTable.answer(part.get(), answer(part.get()));
                }
            }
            partTable.giveBack(part.get().id());
        }
    }

    @Test
    void a_count_that_is_interrupted_again_and_again_comes_to_the_right_end() throws Exception {
        int begun = 0;
        for (int round = 0; round < 3; round++) {
            try (Journal journal = Journal.open(folder.resolve("journal"), PARTS, 8, COUNT)) {
                PartTable partTable = new PartTable(PARTS, COUNT, Optional.of(journal), PartListener.SILENT);
                begun += work(partTable, round < 2 ? 2 : Integer.MAX_VALUE);
                if (round == 2) {
                    assertThat(partTable.packings()).isEqualTo(PACKINGS);
                }
            }
        }
        assertThat(begun).isEqualTo(PARTS.size());
    }

    @Test
    void the_first_packing_decides_whether_there_is_any() {
        PartTable partTable =
                new PartTable(PARTS, new TaskQuestion.WhetherAny(), Optional.empty(), PartListener.SILENT);
        new LocalThreads(PartTask::answer).answer(partTable, Limits.NONE.withThreads(2), Listener.SILENT);
        assertThat(partTable.isDecided()).isTrue();
        assertThat(partTable.found()).isPresent();
        assertThat(partTable.take()).isEmpty();
    }

    private static int work(PartTable partTable, int most) {
        int begun = 0;
        while (begun < most) {
            Optional<Part> part = partTable.take();
            if (part.isEmpty()) {
                break;
            }
            begun++;
            partTable.answer(part.get(), answer(part.get()));
        }
        return begun;
    }

    private static PartAnswer answer(Part part) {
        return PartTask.answer(part.puzzle(), COUNT, Limits.NONE.withThreads(1), () -> false);
    }

    private static PartTable ledger(List<Part> parts) {
        return new PartTable(parts, COUNT, Optional.empty(), PartListener.SILENT);
    }
}
