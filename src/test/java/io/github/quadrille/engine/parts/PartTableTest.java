package io.github.quadrille.engine.parts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.parts.HowMany;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.engine.frontier.FrontierCounts;
import io.github.quadrille.engine.parts.PartTable.PartListener;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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
    private static final PartQuestion COUNT = new HowMany(CountMethod.AUTO);
    private static final Puzzle BOARD = Puzzle.standard(4, 10);
    private static final List<Part> PARTS = PuzzleCut.into(8, BOARD, true, () -> {});
    private static final int PACKINGS = 1796;

    @TempDir
    private Path folder;

    @Test
    void the_answers_add_up() {
        PartTable table = table(PARTS);
        work(table, Integer.MAX_VALUE);
        assertThat(table.isDecided()).isTrue();
        assertThat(table.packings()).isEqualTo(PACKINGS);
        assertThat(table.answered()).isEqualTo("%d of %<d parts".formatted(PARTS.size()));
    }

    @Test
    void an_answer_that_comes_twice_counts_once() {
        PartTable table = table(PARTS);
        Part part = table.takeOpen().get(0);
        table.answer(Map.of(part, answer(part)));
        BigInteger once = table.packings();
        table.answer(Map.of(part, answer(part)));
        assertThat(table.packings()).isEqualTo(once);
    }

    @Test
    void an_answer_to_a_part_of_something_else_is_passed_over() {
        PartTable table = table(PARTS);
        Part other = new Part(Puzzle.standard(5, 8), 1);
        table.answer(Map.of(other, answer(other)));
        assertThat(table.packings()).isZero();
    }

    @Test
    void an_answer_to_a_part_that_was_cut_comes_too_late() {
        PartTable table = table(PARTS);
        Part part = table.takeOpen().get(0);
        table.answer(Map.of(part, inPieces(part)));
        table.answer(Map.of(part, answer(part)));
        assertThat(table.packings()).isZero();
    }

    @Test
    void the_same_parts_are_asked_once_and_reported_each() {
        List<Part> told = new ArrayList<>();
        PartTable table = new PartTable(
                List.of(new Part(BOARD, 1), new Part(BOARD, 1)),
                COUNT,
                Optional.empty(),
                (part, count) -> told.add(part));
        assertThat(work(table, Integer.MAX_VALUE)).isOne();
        assertThat(told).hasSize(2);
        assertThat(table.packings()).isEqualTo(2 * PACKINGS);
    }

    /**
     * Divides a puzzle into parts. Then it cuts some parts again, answers some twice and leaves some out, all at
     * random. Then the count continues from a journal.
     */
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
                    PartTable table = new PartTable(parts, COUNT, Optional.of(journal), PartListener.SILENT);
                    disturb(table, chance);
                    decided = table.isDecided();
                    sum = table.packings();
                }
            }
            assertThat(sum).as("%s", puzzle).isEqualTo(FrontierCounts.count(puzzle));
        }
    }

    private static void disturb(PartTable table, RandomGenerator chance) {
        Deque<Part> asked = new ArrayDeque<>(table.takeOpen());
        for (int step = 0; step < 20 && !asked.isEmpty(); step++) {
            Part part = asked.remove();
            if (chance.nextInt(4) == 0) {
                table.answer(Map.of(part, inPieces(part)));
            }
            if (chance.nextInt(3) > 0) {
                table.answer(Map.of(part, answer(part)));
                table.answer(Map.of(part, answer(part)));
            }
            asked.addAll(table.takeOpen());
        }
    }

    /** Different parts may be cut into the same smaller part, which may already have been cut again. */
    @Test
    void everything_cut_again_and_again_comes_to_the_same_sum() {
        RandomPuzzles puzzles = new RandomPuzzles(6);
        for (int round = 0; round < ROUNDS; round++) {
            Puzzle puzzle = puzzles.next();
            PartTable table = table(List.of(new Part(puzzle, 1), new Part(puzzle, 1)));
            for (List<Part> open = table.takeOpen(); !open.isEmpty(); open = table.takeOpen()) {
                open.forEach(part -> table.answer(Map.of(part, inPieces(part))));
            }
            assertThat(table.isDecided()).isTrue();
            assertThat(table.packings())
                    .as("%s", puzzle)
                    .isEqualTo(FrontierCounts.count(puzzle).multiply(BigInteger.TWO));
        }
    }

    @Test
    void a_count_that_is_interrupted_again_and_again_comes_to_the_right_end() throws Exception {
        int begun = 0;
        for (int round = 0; round < 3; round++) {
            try (Journal journal = Journal.open(folder.resolve("journal"), PARTS, 8, COUNT)) {
                PartTable table = new PartTable(PARTS, COUNT, Optional.of(journal), PartListener.SILENT);
                begun += work(table, round < 2 ? 2 : Integer.MAX_VALUE);
                if (round == 2) {
                    assertThat(table.packings()).isEqualTo(PACKINGS);
                }
            }
        }
        assertThat(begun).isEqualTo(PARTS.size());
    }

    private static int work(PartTable table, int most) {
        List<Part> open = table.takeOpen();
        List<Part> some = open.subList(0, Math.min(most, open.size()));
        some.forEach(part -> table.answer(Map.of(part, answer(part))));
        return some.size();
    }

    private static PartAnswer answer(Part part) {
        return COUNT.answer(part.puzzle(), Limits.NONE.withThreads(1), () -> false);
    }

    /** Answers a part: divides it into smaller parts if it can be cut, and otherwise counts it. */
    private static PartAnswer inPieces(Part part) {
        List<Part> pieces = part.cut();
        PartAnswer answer = answer(part);
        return pieces.size() < 2 ? answer : new PartAnswer(answer.count(), answer.packing(), pieces);
    }

    private static PartTable table(List<Part> parts) {
        return new PartTable(parts, COUNT, Optional.empty(), PartListener.SILENT);
    }
}
