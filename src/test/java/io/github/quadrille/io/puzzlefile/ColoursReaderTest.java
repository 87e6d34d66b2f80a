package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.io.input.UnusableInput;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ColoursReaderTest {
    private static final String BOARD = "board: |\n  ...\n  ..#\npieces: {a: any, I2: any}\n";

    private static Rule.Colours read(String text) throws UnusableInput {
        return PuzzleReader.parse("p", text).rules().colours().orElseThrow();
    }

    private static String complaint(String text) {
        UnusableInput problem = catchThrowableOfType(UnusableInput.class, () -> PuzzleReader.parse("p", text));
        assertThat(problem).as(text).isNotNull();
        return problem.getMessage();
    }

    @Test
    void board_and_shapes_have_colours() throws UnusableInput {
        Rule.Colours colours = read(BOARD + "shapes: {a: {cells: .X/XX, colours: .x/?o}}\ncolours: |\n  xo.\n  o.\n");
        assertThat(colours.board()).isEqualTo(Map.of(new Cell(0, 0), 'x', new Cell(0, 1), 'o', new Cell(1, 0), 'o'));
        assertThat(colours.shapes()).isEqualTo(Map.of("a", Map.of(new Cell(0, 1), 'x', new Cell(1, 1), 'o')));
    }

    @Test
    void a_shape_may_be_drawn_by_its_colours_alone() throws UnusableInput {
        Rule.Colours colours = read(BOARD + "shapes: {a: {colours: ..x/.o?}, I2: {colours: x?}}\ncolours: [x.., o.]\n");
        assertThat(colours.shapes())
                .containsEntry("a", Map.of(new Cell(0, 1), 'x', new Cell(1, 0), 'o'))
                .containsEntry("I2", Map.of(new Cell(0, 0), 'x'));
    }

    @Test
    void hexagons_and_cubes_have_colours_too() throws UnusableInput {
        Rule.Colours hexagons = read("""
            lattice: hexagonal
            board: hexagon 2
            pieces: {a: any}
            shapes: {a: {colours: "x o"}}
            colours: |
               x .
              o x .
               . o
            """);
        assertThat(hexagons.board())
                .isEqualTo(Map.of(new Cell(0, 1), 'x', new Cell(1, 0), 'o', new Cell(1, 1), 'x', new Cell(2, 1), 'o'));
        Rule.Colours cubes = read(
                "lattice: cubic\nboard: 2x1x2\npieces: {a: any}\nshapes: {a: {colours: x//o}}\ncolours: |\n  x.\n\n  .o\n");
        assertThat(cubes.board()).isEqualTo(Map.of(new Cell(0, 0, 0), 'x', new Cell(1, 0, 1), 'o'));
        assertThat(cubes.shapes()).isEqualTo(Map.of("a", Map.of(new Cell(0, 0, 0), 'x', new Cell(1, 0, 0), 'o')));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a: X, I2: {colours: xo}", "a: {colours: xo}", "a: {cells: X, colours: xo}"})
    void hexagons_that_are_not_a_blank_apart_are_refused(String shapes) {
        String board = "lattice: hexagonal\nboard: 1x2\npieces: {I2: any, a: any}\n";
        assertThat(complaint(board + "shapes: {" + shapes + "}\ncolours: [x .]\n"))
                .contains("does not form hexagons");
    }

    @Test
    void a_board_without_pieces_may_have_colours() throws UnusableInput {
        assertThat(read("board: 1x2\npieces: {O1: 0}\ncolours: [x.]\n").board()).isEqualTo(Map.of(new Cell(0, 0), 'x'));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        shapes: {a: {cells: X, colours: x}}             | p:5:33: The shape 'a' has colours, but the board has none. \
        Add 'colours' with a picture of the board, or leave out the colours of the shape.
        shapes: {a: X}\\ncolours: [x.., ..]            | p:6:10: The board has colours, but no shape has.
        shapes: {a: {colours: x}}\\ncolours: [x, o]    | p:6:11: The picture of the colours does not have the shape of \
        the board.
        shapes: {a: {colours: x}}\\ncolours: [x.., ..o] | p:6:11: (1, 2) has the colour 'o', but the board has no cell \
        there. Use '#' instead.
        shapes: {a: {colours: x}}\\ncolours: [x.., .!] | p:6:17: The picture of the colours has the character '!', which is not allowed. Use a letter or a digit for a colour, '.' for any colour.
        shapes: {a: {cells: XX, colours: x}}\\ncolours: [x.., ..] | p:5:34: The colours of the shape 'a' do not fit \
        the cells of the shape, which are drawn 'XX'.
        shapes: {a: {cells: X, color: x}}               | p:5:24: The shape 'a' has an unknown key 'color'. Use 'cells' and 'colours'.
        shapes: {a: X, L: {colours: xx/xx}}             | p:5:16: The shape 'L' has colours, but no piece has this \
        name. Leave it out, or add it under 'pieces'.
        """)
    void what_is_wrong_with_colours_is_said_where_it_stands(String lines, String message) {
        assertThat(complaint(BOARD + lines.replace("\\n", "\n") + "\n")).contains(message);
    }
}
