package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.io.game.ClearBoardReader;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Grid;
import io.github.quadrille.lab.clear.Heuristic;
import io.github.quadrille.lab.clear.HeuristicSearch.Ties;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.lab.clear.PlanComparison;
import io.github.quadrille.lab.clear.Referee;
import io.github.quadrille.lab.clear.choco.ChocoSearch;
import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks what the README of the line-clearing boards says. */
class LineClearIT {
    private static final Path FAMILY = Path.of("instances/line-clear");
    /** The README of the boards states this limit of nodes. */
    private static final long MOST_NODES = 3_000;

    private static final Pattern ROW =
            Pattern.compile("\\| \\[[^]]+]\\(([^)]+\\.csv)\\) \\| ([0-9]+|no way) \\| ([0-9]+|none)"
                    + " \\| ([0-9]+|none) \\| (.*)\\|");

    record Row(Path file, String fewest, String published, String between, boolean full) {
        Board board() throws UnusableInput {
            return ClearBoardReader.read(file.toString(), Grid.PUBLISHED, false, Optional.empty());
        }

        @Override
        public String toString() {
            return FAMILY.relativize(file).toString();
        }
    }

    static List<Row> rows() throws IOException {
        return Files.readAllLines(FAMILY.resolve("README.md")).stream()
                .map(ROW::matcher)
                .filter(Matcher::matches)
                .map(row -> new Row(
                        FAMILY.resolve(row.group(1)),
                        row.group(2),
                        row.group(3),
                        row.group(4),
                        row.group(5).contains("full")))
                .toList();
    }

    static Stream<Row> shortOnes() throws IOException {
        return Rounds.oneOf(
                3, rows().stream().filter(row -> row.fewest().matches("[1-3]")).toList());
    }

    @Test
    void every_file_has_one_row() throws IOException {
        try (Stream<Path> files = Files.list(FAMILY)) {
            assertThat(rows())
                    .extracting(Row::file)
                    .containsExactlyInAnyOrderElementsOf(
                            files.filter(file -> file.toString().endsWith(".csv"))
                                    .toList());
        }
    }

    @Test
    void the_table_beside_the_page_says_the_same() throws IOException {
        assertThat(Files.readAllLines(Path.of("src/site/markdown/tables/line-clearing.csv")).stream()
                        .skip(1)
                        .map(line -> line.replace("?", "none").split(","))
                        .map(fields -> List.of(fields[0] + ".csv", fields[1], fields[3], fields[7])))
                .containsExactlyElementsOf(rows().stream()
                        .map(row -> List.of(row.toString(), row.fewest(), row.published(), row.between()))
                        .toList());
    }

    /**
     * The groups of this pattern are the file, the rows, the columns, the fewest moves, and the values of three
     * estimates: published, between and gaps.
     */
    private static final Pattern EXAMPLE = Pattern.compile(
            "\\| \\[[^]]+]\\(([^)]+\\.csv)\\) \\| (\\d+)x(\\d+) \\| (\\d+) \\| (\\d+) \\| (\\d+) \\| (\\d+) \\| .*");

    @Test
    void the_examples_are_what_their_table_says() throws IOException, UnusableInput {
        Path folder = FAMILY.resolve("examples");
        int rows = 0;
        for (String line : Files.readAllLines(folder.resolve("README.md"))) {
            Matcher row = EXAMPLE.matcher(line);
            if (row.matches()) {
                rows++;
                Grid grid = new Grid(Integer.parseInt(row.group(2)), Integer.parseInt(row.group(3)), Wrap.BOTH);
                Board board =
                        ClearBoardReader.read(folder.resolve(row.group(1)).toString(), grid, false, Optional.empty());
                PlanComparison comparison = PlanComparison.of(
                        board,
                        List.of(Heuristic.PUBLISHED, Heuristic.BETWEEN, Heuristic.GAPS),
                        Ties.NEWEST,
                        Limits.nodes(MOST_NODES),
                        Listener.SILENT);
                assertThat(words(comparison.exact(), board)).isEqualTo(row.group(4));
                assertThat(comparison.followers().values())
                        .extracting(
                                follower -> follower.estimate().orElseThrow().toString())
                        .containsExactly(row.group(5), row.group(6), row.group(7));
            }
        }
        assertThat(rows).isEqualTo(2);
    }

    static Stream<Row> someRows() throws IOException {
        return Rounds.oneOf(3, rows());
    }

    @ParameterizedTest
    @MethodSource("someRows")
    void the_table_has_the_fewest_moves_and_those_of_the_published_search(Row row) throws UnusableInput {
        Board board = row.board();
        PlanComparison comparison = PlanComparison.of(
                board,
                List.of(Heuristic.PUBLISHED, Heuristic.BETWEEN),
                Ties.NEWEST,
                Limits.nodes(MOST_NODES),
                Listener.SILENT);
        assertThat(words(comparison.exact(), board)).isEqualTo(row.fewest());
        assertThat(words(comparison.followers().get(Heuristic.PUBLISHED).outcome(), board))
                .isEqualTo(row.published());
        assertThat(words(comparison.followers().get(Heuristic.BETWEEN).outcome(), board))
                .isEqualTo(row.between());
        assertThat(Referee.hasFullLine(board)).isEqualTo(row.full());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void a_piece_for_every_square_of_the_line_is_enough_wherever_it_is_finite(Row row) throws UnusableInput {
        double most = Heuristic.GAPS.atRoot(row.board());
        if (most < Double.POSITIVE_INFINITY) {
            assertThat(row.fewest()).matches("[0-9]+");
            assertThat(most).isGreaterThan(Integer.parseInt(row.fewest()));
        }
    }

    @ParameterizedTest
    @MethodSource("shortOnes")
    void the_constraint_model_agrees_on_short_plans(Row row) throws UnusableInput {
        Board board = row.board();
        Outcome outcome = ChocoSearch.solve(board, Limits.NONE.withTime(Duration.ofSeconds(60)), Listener.SILENT);
        assertThat(words(outcome, board)).isEqualTo(row.fewest());
    }

    private static String words(Outcome outcome, Board board) {
        if (outcome instanceof Outcome.Solved solved) {
            assertThat(new Referee(board.grid()).replay(board, solved.moves()).faults())
                    .isEmpty();
            return String.valueOf(solved.moves().size());
        }
        return outcome instanceof Outcome.Infeasible ? "no way" : "none";
    }
}
