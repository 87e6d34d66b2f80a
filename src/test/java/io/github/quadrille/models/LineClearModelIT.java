package io.github.quadrille.models;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Boards;
import io.github.quadrille.lab.clear.ExactSearch;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.testing.Needs;
import io.github.quadrille.testing.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the MiniZinc model of line clearing with Gecode. */
@Needs(Program.MINIZINC)
class LineClearModelIT {
    private static final int MOST = 3;

    @TempDir
    private Path folder;

    @Test
    void the_example_needs_three_moves() throws IOException, InterruptedException {
        assertThat(answer(Path.of("models/line-clear-5x5.dzn"))).contains("moves = 3", "==========");
    }

    @Test
    void random_boards_get_quadrilles_answer() throws IOException, InterruptedException {
        for (Board board : Boards.random(41, 12, 4, 5)) {
            Outcome outcome = ExactSearch.solve(board, Limits.NONE, Listener.SILENT);
            Path data = Files.writeString(folder.resolve("b.dzn"), data(board));
            boolean within =
                    outcome instanceof Outcome.Solved solved && solved.moves().size() <= MOST;
            assertThat(answer(data))
                    .as("%s", board)
                    .contains(
                            within
                                    ? "moves = "
                                            + ((Outcome.Solved) outcome).moves().size()
                                    : "=====UNSATISFIABLE=====");
        }
    }

    private static String data(Board board) {
        int columns = board.grid().columns();
        return "rows = %d; columns = %d; left_meets_right = %b; top_meets_bottom = %b; most = %d;%n"
                        .formatted(
                                board.grid().rows(),
                                columns,
                                board.grid().wrap().leftMeetsRight(),
                                board.grid().wrap().topMeetsBottom(),
                                MOST)
                + IntStream.range(0, board.grid().size())
                        .mapToObj(i -> new Cell(i / columns, i % columns))
                        .map(cell -> board.red().contains(cell) ? "1" : board.isTaken(cell) ? "2" : "0")
                        .collect(Collectors.joining(", ", "board = [", "];\n"))
                + "target = %d;%n"
                        .formatted(
                                board.target().row() * columns + board.target().column() + 1);
    }

    private List<String> answer(Path data) throws IOException, InterruptedException {
        return SolverRun.run(folder, "minizinc", "--solver", "gecode", "models/line-clear.mzn", data.toString())
                .lines()
                .toList();
    }
}
