package io.github.quadrille.lab.clear;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.lab.clear.ExactSearch.Bound;
import io.github.quadrille.testing.Rounds;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Checks that the bounds of the exact search, {@link TargetLineBound} and {@link AllTargetsBound}, refuse only
 * positions that need more moves than allowed. It also checks that {@link Relaxation} refuses only positions that
 * cannot be won. The blind search decides which these are.
 */
class BoundsTest {
    private static final int MOST_STATES = 5_000;

    /** Holds a position that occurs in a game, and its answer by blind search. */
    private record Known(Rules rules, Position position, BlindSearch.Answer answer) {
        boolean isOver() {
            return answer.kind() == BlindSearch.Answer.Kind.NO_WAY;
        }

        boolean isWithin(int moves) {
            Bound bound = Bound.of(rules);
            return bound.isWithin(position, moves);
        }
    }

    private static final List<Known> KNOWN = known(Boards.random(71, Rounds.of(60, 1_000), 3, 6));

    private static final List<Known> ALL = known(Boards.random(72, Rounds.of(60, 1_000), 3, 6).stream()
            .map(Board::withAllTargets)
            .toList());

    @Test
    void no_number_of_moves_that_is_enough_is_out_of_the_horizon() {
        refusesNothingThatIsEnough(KNOWN);
    }

    @Test
    void no_number_of_moves_that_is_enough_for_all_blue_tokens_is_refused() {
        refusesNothingThatIsEnough(ALL);
    }

    private static void refusesNothingThatIsEnough(List<Known> boards) {
        int closest = 0;
        int waysOut = 0;
        for (Known known : boards) {
            int fewest = known.answer().moves();
            if (!known.isOver()) {
                for (int moves = fewest; moves < fewest + 3; moves++) {
                    assertThat(known.isWithin(moves)).as("%d moves", moves).isTrue();
                }
                closest += fewest > 1 && !known.isWithin(fewest - 1) ? 1 : 0;
                waysOut += fewest > 1 ? 1 : 0;
            }
        }
        assertThat(closest).as("exact bounds of %d", waysOut).isGreaterThan(waysOut / 4);
    }

    @Test
    void what_is_hopeless_without_obstacles_has_no_way() {
        isHopelessOnlyWithoutAWay(KNOWN);
    }

    @Test
    void all_blue_tokens_are_hopeless_only_where_they_have_no_way() {
        isHopelessOnlyWithoutAWay(ALL);
    }

    private static void isHopelessOnlyWithoutAWay(List<Known> boards) {
        int hopeless = 0;
        int noWay = 0;
        for (Known known : boards) {
            boolean seen = new Relaxation(known.rules()).isHopeless(known.position());
            assertThat(!seen || known.isOver()).isTrue();
            hopeless += seen ? 1 : 0;
            noWay += known.isOver() ? 1 : 0;
        }
        assertThat(hopeless).as("of %d", noWay).isGreaterThan(noWay / 4).isPositive();
    }

    private static List<Known> known(List<Board> boards) {
        Random random = new Random(5);
        List<Known> known = new ArrayList<>();
        for (Board board : boards) {
            Rules rules = new Rules(board);
            Position position = rules.start(board);
            for (int move = 0; move < 3 && !rules.isWon(position); move++) {
                BlindSearch.Answer answer = BlindSearch.of(board(board, position), MOST_STATES);
                if (answer.kind() != BlindSearch.Answer.Kind.MORE_THAN) {
                    known.add(new Known(rules, position, answer));
                }
                int[] legal = rules.legalMoves(position);
                if (legal.length == 0) {
                    break;
                }
                position = rules.after(position, legal[random.nextInt(legal.length)]);
            }
        }
        return known;
    }

    private static Board board(Board start, Position now) {
        Set<Cell> red = new HashSet<>();
        Set<Cell> blue = new HashSet<>();
        for (int square = 0; square < start.grid().size(); square++) {
            if (now.isTaken(square)) {
                (now.isRed(square) ? red : blue).add(start.grid().cell(square));
            }
        }
        return new Board(start.grid(), red, blue, start.targets());
    }
}
