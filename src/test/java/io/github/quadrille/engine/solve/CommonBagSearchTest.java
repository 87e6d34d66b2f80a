package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.BagChoices;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CommonBags;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;

@Slow
class CommonBagSearchTest {
    /**
     * Each text is one of the seven dice of the game Genius Square. Each face names a cell to block by its row and
     * column.
     */
    private static final List<String> DICE = List.of(
            "A1 C1 D1 D2 E2 F3",
            "A2 B2 C2 A3 B1 B3",
            "C3 D3 E3 B4 C4 D4",
            "E1 F2 F2 B6 A5 A5",
            "A4 B5 C6 C5 D6 F6",
            "E4 F4 E5 F5 D5 E6",
            "F1 F1 F1 A6 A6 A6");

    @Test
    void brute_force_agrees_board_by_board() throws UnusableInput {
        Random random = new Random(60);
        int filling = 0;
        for (int round = 0; round < Rounds.of(3, 200); round++) {
            List<Puzzle> boards = new ArrayList<>();
            for (int board = 0; board < 3; board++) {
                List<String> cells = new ArrayList<>(Collections.nCopies(12, "."));
                cells.addAll(List.of("#", "?", "#", "?"));
                Collections.shuffle(cells, random);
                boards.add(board("{I: 0..1, L: 0..2, T: 0..1, V3: 0..2, I2: 0..1}", cells, 4));
            }
            for (CountMethod method : CountMethod.values()) {
                CommonBags bags = find(boards, method, Limits.NONE);
                assertThat(bags.filling()).allMatch(counts -> boards.stream().allMatch(board -> fills(board, counts)));
                assertThat(bags.failing()).noneMatch(bag -> fills(boards.get(bag.board()), bag.pieces()));
                assertThat(bags.undecided()).isZero();
                assertThat(bags.filling())
                        .isEqualTo(find(boards, CountMethod.SEARCH, Limits.NONE).filling());
                filling += bags.filling().size();
            }
        }
        assertThat(filling).isPositive();
    }

    private static boolean fills(Puzzle board, List<Integer> counts) {
        return BruteForce.count(BagChoices.puzzle(board, counts), 1) > 0;
    }

    @Test
    void the_pieces_of_a_dice_game_fill_the_board_whatever_is_thrown() throws UnusableInput {
        List<List<String>> dice =
                DICE.stream().map(die -> Arrays.asList(die.split(" "))).toList();
        assertThat(dice.stream()
                        .mapToLong(die -> die.stream().distinct().count())
                        .reduce(1, (a, b) -> a * b))
                .isEqualTo(62_208);
        Random random = new Random(60);
        List<Puzzle> rolls = new ArrayList<>();
        for (int roll = 0; roll < Rounds.of(40, 2000); roll++) {
            List<String> cells = new ArrayList<>(Collections.nCopies(36, "."));
            for (List<String> die : dice) {
                String face = die.get(random.nextInt(die.size()));
                cells.set(6 * (face.charAt(0) - 'A') + face.charAt(1) - '1', "#");
            }
            rolls.add(board("{O1: 0..2, I2: 0..1, I3: 0..1, V3: 0..1, tetrominoes: 0..2}", cells, 6));
        }
        CommonBags bags =
                CommonBagSearch.find(rolls, OptionalInt.of(9), CountMethod.AUTO, Limits.NONE, Listener.SILENT);
        assertThat(bags.filling()).contains(Collections.nCopies(9, 1));
        assertThat(bags.failing()).isNotEmpty();
    }

    @Test
    void a_choice_suits_the_area_of_every_board() throws UnusableInput {
        List<Puzzle> boards = List.of(
                Puzzles.parse("six", "{board: 2x3, pieces: {I2: any, V3: any}}"),
                Puzzles.parse("five", "{board: ['..?', '...'], pieces: {I2: any, V3: any}}"),
                Puzzles.parse("four", "{board: ['..', '..'], pieces: {I2: any, V3: any}}"));
        assertThat(find(boards.subList(0, 2), CountMethod.AUTO, Limits.NONE).choices())
                .isEqualTo(2);
        assertThat(find(boards, CountMethod.AUTO, Limits.NONE).choices()).isZero();
    }

    @Test
    void at_a_limit_the_others_are_undecided() throws UnusableInput {
        Puzzle board = Puzzles.parse("5x7", "{board: 5x7, pieces: {pentominoes: 0..1}}");
        List<Puzzle> boards = List.of(board, board);
        CommonBags bags = find(boards, CountMethod.AUTO, Limits.time(Duration.ZERO));
        assertThat(bags.stoppedBy()).isPresent();
        assertThat(bags.undecided()).isEqualTo(792);
    }

    private static CommonBags find(List<Puzzle> boards, CountMethod method, Limits limits) {
        return CommonBagSearch.find(boards, OptionalInt.empty(), method, limits, Listener.SILENT);
    }

    private static Puzzle board(String pieces, List<String> cells, int columns) {
        String rows = String.join("", cells).replaceAll("(.{%d})".formatted(columns), "'$1', ");
        try {
            return Puzzles.parse("board", "{board: [%s], pieces: %s}".formatted(rows, pieces));
        } catch (UnusableInput e) {
            throw new IllegalArgumentException(e);
        }
    }
}
