package io.github.quadrille.lab.clear.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Boards;
import io.github.quadrille.lab.clear.Game;
import io.github.quadrille.lab.clear.MoveTable;
import io.github.quadrille.lab.clear.Referee.Replay;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sat4j.core.VecInt;
import org.sat4j.pb.IPBSolver;
import org.sat4j.pb.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.TimeoutException;

/**
 * Tests that the linear constraints for one move of the line-clearing game allow the same moves and outcomes as {@code
 * Referee}, which shares no code with the constraints.
 */
@Slow
class GameRulesTest {
    @Test
    void the_rows_allow_the_legal_moves_and_what_becomes_of_the_board() {
        int legal = 0;
        int cleared = 0;
        for (Board board : Boards.random(5, Rounds.of(60, 300), 2, 6)) {
            Model model = new Model(board);
            MoveTable table = new MoveTable(board.grid());
            Game game = new Game(board);
            for (int piece = 0; piece < table.size(); piece++) {
                if (game.faults(table.move(piece)).isEmpty()) {
                    Replay.Frame frame = game.lay(table.move(piece));
                    assertThat(model.allows(model.values(piece, frame)))
                            .as("%s %s", board, frame.move())
                            .isTrue();
                    legal++;
                    cleared += frame.laid().equals(frame.after()) ? 0 : 1;
                } else {
                    assertThat(model.allowsPiece(piece))
                            .as("%s %s", board, table.move(piece))
                            .isFalse();
                }
            }
        }
        assertThat(legal).isGreaterThan(200);
        assertThat(cleared).isGreaterThan(40);
    }

    @Test
    void the_rows_allow_one_outcome_of_a_move_only() {
        for (Board board : Boards.random(6, Rounds.of(15, 60), 2, 4)) {
            Model model = new Model(board);
            MoveTable table = new MoveTable(board.grid());
            Game game = new Game(board);
            for (int piece = 0; piece < table.size(); piece++) {
                if (game.faults(table.move(piece)).isEmpty()) {
                    Set<Integer> values = model.values(piece, game.lay(table.move(piece)));
                    for (int square = 0; square < board.grid().size(); square++) {
                        for (int variable : model.decidedBy(square)) {
                            Set<Integer> other = new HashSet<>(values);
                            if (!other.remove(variable)) {
                                other.add(variable);
                            }
                            assertThat(model.allows(other)).isFalse();
                        }
                    }
                }
            }
        }
    }

    /** Holds the linear constraints, or rows, for one move from a board. */
    private static final class Model {
        private final Board board;
        private final GameSquares squares;
        private final GameVariables variables;
        private final GameModel text;
        private final IPBSolver solver = SolverFactory.newDefault();

        Model(Board board) {
            this.board = board;
            this.squares = new GameSquares(board.grid());
            this.variables = new GameVariables(squares, 1);
            this.text = new GameModel("", squares, variables);
            new GameRules(text).write();
            solver.newVar(variables.count());
            GameModel start = new GameModel("", squares, variables);
            start.fixTokens(board, variables.reds(0), variables.blues(0));
            add(text);
            add(start);
        }

        /** Returns the variables that are true when the referee has carried out a move. */
        Set<Integer> values(int piece, Replay.Frame frame) {
            Set<Integer> values = new HashSet<>(Set.of(variables.made(0), variables.laid(0, piece)));
            for (int square = 0; square < squares.squares(); square++) {
                put(values, squares.isRed(board, square), variables.red(0, square));
                put(values, squares.isBlue(board, square), variables.blue(0, square));
                put(values, frame.laid().isTaken(board.grid().cell(square)), variables.taken(0, square));
                put(values, squares.isRed(frame.after(), square), variables.red(1, square));
                put(values, squares.isBlue(frame.after(), square), variables.blue(1, square));
            }
            frame.rows().forEach(row -> values.add(variables.full(0, row)));
            frame.columns()
                    .forEach(column -> values.add(variables.full(0, board.grid().rows() + column)));
            return values;
        }

        private static void put(Set<Integer> values, boolean value, int variable) {
            if (value) {
                values.add(variable);
            }
        }

        int[] decidedBy(int square) {
            return new int[] {
                variables.taken(0, square),
                variables.red(1, square),
                variables.blue(1, square),
                variables.full(0, board.grid().rowLine(square)),
                variables.full(0, board.grid().columnLine(square))
            };
        }

        boolean allows(Set<Integer> values) {
            return text.rows().stream().allMatch(row -> holds(row, values));
        }

        private static boolean holds(LiteralRow row, Set<Integer> values) {
            int sum = 0;
            for (int i = 0; i < row.size(); i++) {
                boolean isTrue = values.contains(row.literals()[i] & ~1) == ((row.literals()[i] & 1) == 0);
                sum += isTrue ? row.factors()[i] : 0;
            }
            return sum >= row.degree();
        }

        /** Returns whether the rows have a solution in which the move lays this piece. */
        boolean allowsPiece(int piece) {
            try {
                return solver.isSatisfiable(new VecInt(new int[] {RowRefuter.dimacs(variables.laid(0, piece))}));
            } catch (TimeoutException e) {
                throw new AssertionError(e);
            }
        }

        private void add(GameModel rows) {
            try {
                for (LiteralRow row : rows.rows()) {
                    RowRefuter.addRow(row.literals(), row.factors(), row.degree(), solver);
                }
            } catch (ContradictionException e) {
                throw new AssertionError(e);
            }
        }
    }
}
