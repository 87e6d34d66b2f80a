package io.github.quadrille.app.cli.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class FitCommandTest {
    private static final String TEN = "..../####/..../.... ..../..##/..##/.... ..../..#./###./.... ..../##../.##./...."
            + " ..##/.##./..../.... ..#./.##./.#../.... .#../.##./..#./.... .#../.###/..../...."
            + " ..../..##/.##./.... ..../####/..../....";

    @TempDir
    private Path folder;

    private String file(String pieces) throws IOException {
        String text = String.join("\n\n", pieces.split(" ")).replace('/', '\n');
        return Files.writeString(folder.resolve("p.txt"), text + "\n").toString();
    }

    /** The expected board sizes are those that the checker of the fillit project accepts. */
    @ParameterizedTest
    @CsvSource({
        "..../.##./.#../.#.. .#../.##./.#../.... ..../.#../##../.#.. .#../.##./.#../.... ..#./.##./.#../...., 5x5",
        "...#/...#/...#/...# ..../..../..../#### .###/...#/..../.... ..../..##/.##./.... ..../.##./.##./.... ..../..../##../.##. ##../.#../.#../.... ..../###./.#../...., 6x6"
    })
    void pieces_of_fillit_are_not_turned(String pieces, String best) throws IOException {
        CommandRun run = CommandRun.of("fit", "--pieces", file(pieces));
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines()).startsWith("status: optimal", "box: " + best).contains("symmetry: fixed");
        assertThat(run.err()).startsWith("This is a file of the fillit exercise");
    }

    @Test
    void ten_pieces_need_a_square_of_seven() throws IOException {
        CommandRun run = CommandRun.of("fit", "--pieces", file(TEN));
        assertThat(run.lines()).contains("box: 7x7", "cells: 40 cells of 10 pieces, 9 left empty");
    }

    @Test
    void a_table_has_each_piece_of_a_file_at_most_once() throws IOException {
        assertThat(CommandRun.of("table", "4x8", "--pieces", file(TEN), "--ask", "most")
                        .lines())
                .anyMatch(line -> line.startsWith("pieces: A: 0..1, B: 0..1"));
        assertThat(CommandRun.of("table", "7x7", "--pieces", file(TEN)).lines())
                .anyMatch(line -> line.startsWith("pieces: A: 1, B: 1"));
    }

    @Test
    void all_smaller_rectangles_are_excluded() {
        CommandRun run = CommandRun.of("fit", "--pieces", "tetrominoes", "--rectangle");
        assertThat(run.lines())
                .contains(
                        "box: 3x7",
                        "bound: A box has at least the 20 cells of its pieces; no larger box that comes before 3x7"
                                + " holds the pieces.",
                        "excluded by colouring: 4x5, 2x10",
                        "excluded by length: 1x20");
    }

    @Test
    void json_has_a_packing_that_can_be_verified() throws IOException {
        CommandRun run = CommandRun.of("fit", "--pieces", "tetrominoes", "--rectangle", "--format", "json");
        assertThat(run.out())
                .contains("\"status\":\"optimal\",\"box\":\"3x7\",\"sides\":[3,7],\"cells\":20,\"gaps\":1,");
        Path answer = Files.writeString(folder.resolve("fit.json"), run.out());
        assertThat(CommandRun.of(
                                "render",
                                answer.toString(),
                                "-o",
                                folder.resolve("fit.svg").toString())
                        .status())
                .isEqualTo(ExitStatus.YES);
    }

    @Test
    void without_gaps_there_may_be_none() {
        CommandRun run = CommandRun.of("fit", "--pieces", "tetrominoes", "--no-gaps");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines())
                .contains("bound: A box without gaps has 20 cells, but the pieces fill no box of that size.");
    }

    @Test
    void a_limit_leaves_boxes_open() {
        CommandRun run = CommandRun.of("fit", "--pieces", "hexominoes", "--rectangle", "--time-limit", "0s");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.lines()).startsWith("status: undecided", "reason: the time limit was reached");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fit | There is no piece to fit. Add --pieces pentominoes, or name a puzzle file.",
                "fit --pieces T:any | but the count of T is any. Write 'T: 2'.",
                "fit --pieces T:0 | The pieces have 0 cells in all",
                "fit --pieces T --box | These pieces are made of squares. Use --rectangle.",
                "fit --pieces T --box --rectangle | Leave out one of them.",
                "fit 4x4 --pieces T | so '4x4' has no use with --pieces.",
                "fit --pieces hA3 --lattice fcc | not of the fcc lattice.",
                "fit --pieces H1 --lattice hexagonal | not of the hexagonal lattice.",
                "fit instances/mixed/begun-6x10.yaml | Leave out 'given' and 'rules'."
            })
    void what_cannot_be_fitted_is_refused(String words, String message) {
        CommandRun run = CommandRun.of(words.split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(message);
    }
}
