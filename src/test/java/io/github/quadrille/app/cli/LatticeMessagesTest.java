package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the messages for puzzles, pictures and options that do not fit a lattice. */
class LatticeMessagesTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{board: 6x6, pieces: {soma: 1}}|'soma' is of the cubic lattice, but this board is of the square one. Use lattice: cubic.",
                "{lattice: hexagonal, board: 4x6, wrap: [layers], pieces: {trihexes: 1}}|A board of the hexagonal lattice has no layers that meet. Use wrap: [rows, columns]",
                "{lattice: cubic, board: 3x3x3, wrap: [layers, layer], pieces: {soma: 1}}|The wrap is '[layers,layer]', but can be",
                "{lattice: hexagonal, board: hexagon 3, wrap: both, pieces: {trihexes: 1}}|The edges of 'hexagon 3' cannot meet like rows and columns. Use wrap: none",
                "{lattice: triangular, board: 4x6, wrap: both, pieces: {hexiamonds: 1}}|The edges of a board of triangles do not meet. Use wrap: none.",
                "{lattice: cubic, board: ['..', '..', '', '..'], pieces: {O1: any}}|Layer 2 of the board has 1 row, but layer 1 has 2.",
                "{lattice: hexagonal, board: ['. .', ' . .', ' . .'], pieces: {I3: any}}|does not form hexagons: row 3",
                "{lattice: cubic, board: 2x2x4, symmetry: free, pieces: {A: 4}}|A is the mirror image of B, and pieces of a free puzzle may be flipped. Write B",
                "{lattice: cubic, board: ['... ...', '... ...'], pieces: {soma: any}}|The board has a blank here. Put"
                        + " an empty line between two layers",
                "{lattice: triangular, board: ['. . .', ' . .'], pieces: {T1: any}}|a blank after each cell, as boards"
                        + " of hexagons have. Add 'lattice: hexagonal'",
                "{lattice: hexagonal, board: 2x4, pieces: {monomino: 1}}|'monomino' is of the square lattice, but this board is of the hexagonal one. Use H1, or lattice: square.",
                "{lattice: triangular, board: 2x4, pieces: {I2: 1}}|Use D2, or lattice: square or cubic or hexagonal or fcc or hypercubic.",
                "{board: 3x3, pieces: {C5: 1}}|'C5' is of the hexagonal or triangular lattice, but this board is of the square one.",
                "{board: hexagon 3, pieces: {I2: 1}}|'hexagon 3' is not a board of squares. Add lattice: hexagonal, or triangular.",
                "{lattice: hypercubic, board: 2x2x2x2x2x2x2, pieces: {I2: any}}|is not a board of the hypercubic lattice. Write 2x2x2x5, with four to six sides",
                "{lattice: hypercubic, board: 2x2x2x14, pieces: {I2: any}}|The board 2x2x2x14 is too large: at most 13 a side",
                "{lattice: hypercubic, board: 2x2x2x2, wrap: [rows], pieces: {I2: any}}|The edges of a board of the hypercubic lattice do not meet. Use wrap: none.",
                "{lattice: hypercubic, board: 2x2x2x2, pieces: {tetracubes: any, J15: any}}|'J15' is of the cubic lattice, but this board is of the hypercubic one.",
                "{lattice: hypercubic, board: ['..', '', '', '..', '', '..'], pieces: {I2: any}}|The board does not have the same number of layers everywhere.",
                "{lattice: hypercubic, board: 2x2x2x2, pieces: {far: any}, shapes: {far: [X, '', '', '', X]}}|The"
                        + " shape 'far' is too large: it has 5 dimensions here, but at most 4 are allowed, with at"
                        + " most 13 cells in each.",
                "{lattice: hypercubic, board: 2x2x2x2, pieces: {I2: 8}, given: [[I2, [[0, 0, 0, 0], [0, 0]]]]}|:1:84:"
                        + " A cell of this board has 4 coordinates, but this cell has 2. Write [first, second, row,"
                        + " column].",
                "{lattice: cubic, board: 1x2x2, pieces: {I2: 2}, given: [[I2, [[0, 0, 0], [1, 0]]]]}|A cell of this"
                        + " board has 3 coordinates, but this cell has 2. Write [layer, row, column].",
                "{lattice: hypercubic, board: 1x1x1x2, pieces: {I2: 1}, given: [[I2, [[0, 0, 0, 0], here]]]}|A cell of a given piece is 'here'. Write [first, second, row, column], counted from 0.",
                "{lattice: cubic, board: 500x500x500, pieces: {I3: any}}|The board 500x500x500 is too large",
                "{lattice: cubic, board: 1x1x2, goal: cover, cell-weights: '123', pieces: {O1: any}}|The picture of"
                        + " the weights does not have the shape of the board. Draw the board with a digit",
            })
    void a_file_is_refused_in_one_line(String text, String message) throws IOException {
        Path file = Files.writeString(folder.resolve("p.yaml"), text);
        CommandRun run = CommandRun.of("solve", file.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(message).hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "local FILE --method beam|This method is for squares only, but this board is of the hexagonal lattice."
                        + " Use repair or genetic.",
                "clear FILE|This is a puzzle, but the line-clearing game is played only on boards of squares with"
                        + " tokens.",
                "generate planted 4x4 --lattice hexagonal --as matrix|--as matrix can write boards of squares only.",
                "solve 3x3 --wrap layers|A board of squares has only one layer, so layers cannot meet. Use --wrap"
                        + " rows,columns.",
                "export FILE|'export' needs --format. Use one of minizinc, opb, dimacs",
            })
    void what_is_for_squares_only_says_so(String line, String message) throws IOException {
        Path file = Files.writeString(
                folder.resolve("p.yaml"), "lattice: hexagonal\nboard: 4x7\npieces: {tetrahexes: 1}\n");
        CommandRun run = CommandRun.of(line.replace("FILE", file.toString()).split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(message).hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve,hexgon 3|There is no such file. Did you mean 'hexagon 3'?",
                "solve,hexagon,3,--lattice,hexagonal|Put them in quotes: \"hexagon 3\".",
                "import,FILE,--lattice,cubic,--pieces,soma|Pictures are imported as boards of squares only. Write a puzzle file",
                "import,FILE|These rows look like layers of cubes side by side",
                "render,FILE|These rows look like layers of cubes side by side",
            })
    void a_command_line_is_refused_in_one_line(String line, String message) throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "A A   B B\nA A   B B\n");
        CommandRun run = CommandRun.of(line.replace("FILE", file.toString()).split(","));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(message).hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1x2 --pieces I2:1|[0,0,0],[0,1]|A cell of this board has 2 coordinates, but this cell has 3. Write"
                        + " [row, column].",
                "1x1x2 --lattice cubic --pieces I2:1|[0,0],[0,0,1]|A cell of this board has 3 coordinates, but this"
                        + " cell has 2.",
                "1x1x1x2 --lattice hypercubic --pieces I2:1|[0],[0,0,0,1]|A cell of this board has 4 coordinates, but"
                        + " this cell has 1.",
                "1x1x1x2 --lattice hypercubic --pieces I2:1|[0,0,0,0,0],[0,0,0,1]|has 4 coordinates, but this cell has"
                        + " 5. Write [first, second",
            })
    void cells_with_other_coordinates_are_no_packing(String puzzle, String cells, String message) throws IOException {
        Path file = Files.writeString(
                folder.resolve("a.json"), "{\"pieces\": [{\"kind\": \"I2\", \"cells\": [" + cells + "]}]}");
        for (String format : List.of("text", "json")) {
            CommandRun run = CommandRun.of(("verify " + puzzle + " --format " + format + " " + file).split(" "));
            assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
            assertThat(run.err()).contains("a.json:1:38: ", message);
        }
        assertThat(CommandRun.of(("solve " + puzzle + " --given " + file).split(" "))
                        .err())
                .contains("a.json:1:38: ", message);
    }

    @Test
    void bare_pieces_of_four_dimensions_can_be_given() throws IOException {
        Path file = Files.writeString(
                folder.resolve("a.json"),
                "{\"pieces\": [{\"kind\": \"I2\", \"cells\": [[0, 0, 0, 0], [0, 0, 0, 1]]}]}");
        CommandRun run = CommandRun.of(
                "solve", "1x1x1x4", "--lattice", "hypercubic", "--pieces", "I2: 2", "--given", file.toString());
        assertThat(run.out()).contains("status: packed");
    }

    @Test
    void hexagons_are_not_drawn_as_squares() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "A A B\n A B B\n");
        assertThat(CommandRun.of("render", file.toString()).err())
                .contains(":1:1: These rows are shifted by half a cell, as hexagons are")
                .hasLineCount(1);
    }

    @Test
    void a_shape_that_is_indented_into_another_is_told_once() throws IOException {
        String text =
                "lattice: hexagonal\nboard: 1x3\npieces: {bar: 1}\nshapes:\n  bar: |\n    X X\n   arch: |\n     X\n";
        Path file = Files.writeString(folder.resolve("p.yaml"), text);
        CommandRun run = CommandRun.of("solve", file.toString());
        assertThat(run.err())
                .contains("has the line 'arch: |' among its rows. Check how far that line is indented.")
                .hasLineCount(1);
    }

    @Test
    void triangles_drawn_a_column_off_are_told() throws IOException {
        Path file = Files.writeString(
                folder.resolve("p.yaml"),
                "{lattice: triangular, board: triangle 4, pieces: {hook: 4}, shapes: {hook: ['XXX', '.X.']}}");
        assertThat(CommandRun.of("info", file.toString()).out())
                .contains(
                        "note: As drawn, the triangles of hook do not all touch; one column further right, they would.");
    }

    @Test
    void weights_of_hexagons_are_drawn_as_they_are() throws IOException {
        Path file = Files.writeString(
                folder.resolve("p.yaml"),
                "{lattice: hexagonal, board: hexagon 2, goal: cover, pieces: {O: 1}, shapes: {O: [X]},"
                        + " cell-weights: [' 1 2', '3 9 4', ' 5 6']}");
        CommandRun run = CommandRun.of("solve", file.toString());
        assertThat(run.out()).contains("status: optimal", "worth: 9 points");
    }
}
