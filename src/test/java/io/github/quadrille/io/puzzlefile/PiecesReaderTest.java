package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Exhaustive;
import io.github.quadrille.testing.Slow;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
final class PiecesReaderTest {
    @ParameterizedTest
    @CsvSource({"3, 3", "0, 0", "1..3, 1..3", "2.., 2..", "any, any", "0.., any", "4..4, 4", "'\"7\"', 7", "007, 7"})
    void counts_are_numbers_ranges_or_any(String written, String read) throws UnusableInput {
        assertThat(bag("T: " + written)).hasToString("T: " + read);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "1.5", "1e3", "three", "..3", "1...3", "1..any", "0x10", "'1 '", "[1]", "{a: 1}", ""})
    void a_count_that_is_none_shows_how_to_write_one(String count) {
        assertThat(complaints("T: " + count))
                .singleElement()
                .asString()
                .startsWith("p.yaml:3:")
                .contains("The count of 'T' is ", "Write a whole number such as 3, or 1..3, 2.. or any.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "LLZZ | Write \"L: 2, Z: 2\"",
                "I I I | Write \"I: 3\"",
                "PW | Write \"P5: 1, W5: 1\"",
                "FILNPTUVWXYZ | Write pentominoes, or \"F5: 1, I5: 1",
                "P | Did you mean 'P5'?"
            })
    void letters_as_a_bag_are_told_how_to_be_written(String kinds, String advice) {
        assertThat(complaints(kinds + ": 1"))
                .singleElement()
                .asString()
                .contains("Unknown kind '" + kinds + "'. " + advice);
    }

    @Test
    void a_box_of_cubes_goes_by_its_layers_rows_and_columns() throws UnusableInput {
        Bag bag = PuzzleReader.parse("p.yaml", "board: 3x3x3\nlattice: cubic\npieces: {1x2x3: 4, 1x1x1: 3}\n")
                .bag();
        assertThat(bag).hasToString("1x2x3: 4, 1x1x1: 3");
        assertThat(bag.kind(0).shape()).isEqualTo(Polyform.drawn(Lattices.CUBIC, "XXX", "XXX"));
    }

    @Test
    void a_box_may_be_drawn_otherwise_under_its_name() throws UnusableInput {
        String file = "board: 3x3x3\nlattice: cubic\npieces: {1x2x4: 9}\nshapes: {1x2x4: XXX}\n";
        assertThat(PuzzleReader.parse("p.yaml", file).bag().kind(0).size()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cubic | 30x30x30 | The box 30x30x30 has more than 10,000 cells. Use a smaller one, or make it the board.",
                "square | 1x2x4 | '1x2x4' is of the cubic lattice, but this board is of the square one. Use lattice: cubic.",
                "cubic | 2x3 | '2x3' is of the square lattice, but this board is of the cubic one. Use lattice: square."
            })
    void a_box_that_is_none_here_is_refused(String lattice, String name, String message) {
        String board = lattice.equals("cubic") ? "3x3x3" : "3x9";
        assertThat(Complaints.of("board: %s\nlattice: %s\npieces: {%s: 2}\n".formatted(board, lattice, name)))
                .containsExactly("p.yaml:3:10: " + message);
    }

    @Test
    void an_empty_range_is_turned_around() {
        assertThat(complaints("T: 3..1"))
                .containsExactly("p.yaml:3:6: The count of 'T' is '3..1', which allows no number. Write 1..3.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1000000001", "99999999999999999999999999", "1..1000000001"})
    void an_absurd_count_suggests_any(String count) {
        assertThat(complaints("T: " + count))
                .containsExactly("p.yaml:3:6: The count of 'T' is '" + count + "', more than 1000000000. Write 'any'.");
    }

    @Test
    void a_rectangle_goes_by_its_rows_and_columns() throws UnusableInput {
        Bag bag = bag("3x5: 2", "2x2: 1", "1x1: 1");
        assertThat(bag).hasToString("3x5: 2, 2x2: 1, 1x1: 1");
        assertThat(bag.kind(0).shape().picture()).containsExactly("XXXXX", "XXXXX", "XXXXX");
        assertThat(complaints("3x5: 1\n  5x3: 1")).singleElement().asString().contains("'5x3' gives 3x5 a second time");
        assertThat(complaints("101x100: 1"))
                .singleElement()
                .asString()
                .endsWith("The rectangle 101x100 has more than 10,000 cells. Use a smaller one, or make it the board.");
    }

    @ParameterizedTest
    @CsvSource({"0x3, 1x3", "4x0, 4x1", "3x, 3x5", "-1x3, 1x3", "03x5, 3x5", "3 x 5, 3x5", "3×5, 3x5", "2X2, 2x2"})
    void what_is_nearly_a_rectangle_is_corrected(String written, String meant) {
        assertThat(complaints("'" + written + "': 1"))
                .containsExactly("p.yaml:3:3: '%s' is not a rectangle. Write '%s', by its rows and columns."
                        .formatted(written, meant));
    }

    @Test
    void a_rectangle_may_have_its_count_behind_it() {
        assertThat(complaints("'3x5 2': 1"))
                .singleElement()
                .asString()
                .contains("Unknown kind '3x5 2'. Write '3x5: 2'");
    }

    @Test
    void a_rectangle_and_a_kind_of_its_shape_are_the_same_piece() {
        assertThat(complaints("I2: 2\n  1x2: 4"))
                .containsExactly("p.yaml:4:3: '1x2' gives I2 a second time, after 'I2' in line 3. Delete one of them.");
    }

    @Exhaustive
    @Test
    void kinds_have_a_hundred_thousand_cells_together() {
        StringBuilder kinds = new StringBuilder("100x100: 1");
        for (int columns = 99; columns > 80; columns--) {
            kinds.append("\n  100x").append(columns).append(": 1");
        }
        assertThat(complaints(kinds.toString()))
                .singleElement()
                .asString()
                .contains("more than 100,000 cells together");
    }

    @Test
    void aliases_become_the_names_of_answers() throws UnusableInput {
        assertThat(bag("T4: 1", "L3: 2", "domino: 3", "monomino: 4")).hasToString("T: 1, V3: 2, I2: 3, O1: 4");
    }

    @ParameterizedTest
    @CsvSource({
        "tetrominoes, free, 5",
        "one-sided-tetrominoes, one-sided, 7",
        "fixed-tetrominoes, fixed, 19",
        "pentominoes, free, 12",
        "one-sided-pentominoes, one-sided, 18"
    })
    void a_set_gives_each_of_its_kinds_the_count(String set, String symmetry, int size) throws UnusableInput {
        Bag bag = bag("%s: 2..3\nsymmetry: %s".formatted(set, symmetry));
        assertThat(bag.size()).isEqualTo(size);
        assertThat(bag.supplies())
                .allSatisfy(supply -> assertThat(supply.count()).hasToString("2..3"));
    }

    @Test
    void every_built_in_name_is_readable_where_its_symmetry_fits() throws UnusableInput {
        for (String name : BuiltInKinds.names()) {
            String symmetry =
                    BuiltInKinds.findSet(name).map(set -> set.symmetry().word()).orElse(PieceSymmetry.ONE_SIDED.word());
            assertThat(bag("\"%s\": 1\nsymmetry: %s".formatted(name, symmetry)).size())
                    .as(name)
                    .isPositive();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "tetrominoes, one-sided, 'free pieces, but this puzzle is one-sided."
                + " Use \"one-sided-tetrominoes\" or \"symmetry: free\".'",
        "one-sided-tetrominoes, free, 'one-sided pieces, but this puzzle is free."
                + " Use \"tetrominoes\" or \"symmetry: one-sided\".'",
        "pentominoes, fixed, 'free pieces, but this puzzle is fixed. Use \"fixed-pentominoes\" or \"symmetry: free\".'",
        "tetrominoes, fixed, 'free pieces, but this puzzle is fixed."
                + " Use \"fixed-tetrominoes\" or \"symmetry: free\".'"
    })
    void a_set_of_another_symmetry_names_the_right_one(String set, String symmetry, String explanation) {
        assertThat(complaints(set + ": 1\nsymmetry: " + symmetry))
                .containsExactly("p.yaml:3:3: The set '%s' is for %s".formatted(set, explanation.replace('"', '\'')));
    }

    @ParameterizedTest
    @CsvSource({"J, L", "Z, S", "J4, L", "Z4, S", "F5', F5", "Y5', Y5"})
    void a_mirror_image_in_a_free_puzzle_explains_itself(String kind, String original) {
        assertThat(complaints(kind + ": 1"))
                .containsExactly(
                        ("p.yaml:3:3: %s is the mirror image of %s, and pieces of a free puzzle may be flipped."
                                        + " Write %s, or symmetry: one-sided.")
                                .formatted(kind, original, original));
    }

    @Test
    void mirror_images_are_kinds_of_one_sided_and_fixed_puzzles() throws UnusableInput {
        assertThat(bag("L: 1", "J: 1", "F5: 1", "F5': 1\nsymmetry: one-sided").size())
                .isEqualTo(4);
        assertThat(bag("L: 1", "J: 1\nsymmetry: fixed").size()).isEqualTo(2);
    }

    @Test
    void turned_kinds_belong_to_fixed_puzzles() throws UnusableInput {
        assertThat(bag("L@90: 1", "T4@180: 1\nsymmetry: fixed")).hasToString("L@90: 1, T@180: 1");
        assertThat(complaints("L@90: 1\nsymmetry: one-sided"))
                .containsExactly("p.yaml:3:3: L@90 says how a piece is turned,"
                        + " but pieces of a one-sided puzzle may be turned anyway. Write L, or symmetry: fixed.");
    }

    @Test
    void a_kind_may_not_come_back_under_an_alias() {
        assertThat(complaints("T: 1", "T4: 1"))
                .containsExactly("p.yaml:4:3: 'T4' gives T a second time, after 'T' in line 3. Delete one of them.");
    }

    @Test
    void a_kind_may_not_come_back_in_a_set() {
        assertThat(complaints("O: 1", "tetrominoes: 1"))
                .containsExactly("p.yaml:4:3: 'tetrominoes' gives O a second time, after 'O' in line 3."
                        + " Delete one of them.");
    }

    @Test
    void a_kind_may_not_come_back_turned_to_look_the_same() {
        assertThat(complaints("I: 1", "I@180: 1\nsymmetry: fixed"))
                .singleElement()
                .asString()
                .contains("'I@180' gives I a second time");
        assertThat(complaints("L@0: 1", "L: 1\nsymmetry: fixed"))
                .singleElement()
                .asString()
                .contains("gives L@0 a second");
    }

    @Test
    void the_same_key_twice_is_refused() {
        assertThat(complaints("T: 1", "T: 1"))
                .containsExactly("p.yaml:4:3: The key 'T' is already in line 3. Delete one of them.");
    }

    @ParameterizedTest
    @CsvSource({
        "X, 'X5'",
        "f5, 'F5'",
        "tetromino, 'tetrominoes'",
        "pentominos, 'pentominoes'",
        "hok, 'hook'",
        "W6, 'W5'",
    })
    void an_unknown_kind_suggests_the_nearest(String kind, String nearest) {
        assertThat(Complaints.of("board: 1x1\npieces:\n  %s: 1\n  hook: 1\nshapes: {hook: XX}".formatted(kind)))
                .singleElement()
                .asString()
                .startsWith("p.yaml:3:3: Unknown kind '" + kind + "'. ")
                .contains(nearest.replace("'", ""), "add a drawing of it under shapes");
    }

    @Test
    void an_unknown_kind_like_no_other_wants_a_drawing() {
        assertThat(complaints("K: 1"))
                .containsExactly("p.yaml:3:3: Unknown kind 'K'. Add a drawing of it under shapes.");
    }

    @Test
    void a_turn_that_is_none_is_told_which_there_are() {
        assertThat(Complaints.of("board: 1x1\nsymmetry: fixed\npieces:\n  L@45: 1"))
                .containsExactly("p.yaml:4:3: There is no 'L@45'. Use one of L@0, L@90, L@180, L@270.");
        assertThat(complaints("L@45: 1"))
                .containsExactly("p.yaml:3:3: There is no 'L@45'."
                        + " Use L, or symmetry: fixed and one of L@0, L@90, L@180, L@270.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "", "[T, T]", "T"})
    void pieces_are_a_mapping_with_something_in_it(String pieces) {
        assertThat(Complaints.of("board: 1x1\npieces: " + pieces))
                .singleElement()
                .asString()
                .contains("The pieces are ")
                .containsPattern("Write 'T: [12]' below 'pieces:'\\.");
    }

    @Test
    void a_thousand_kinds_are_enough() throws UnusableInput {
        assertThat(PuzzleReader.parse("p", shapes(1000)).bag().size()).isEqualTo(1000);
        assertThat(Complaints.of(shapes(1001)))
                .containsExactly("p.yaml:3:3: There are 1001 kinds of pieces, more than 1000. Leave some out.");
    }

    private static String shapes(int count) {
        StringBuilder pieces = new StringBuilder("board: 1x1\npieces:\n");
        StringBuilder shapes = new StringBuilder("shapes:\n");
        for (int i = 0; i < count; i++) {
            pieces.append("  s").append(i).append(": 1\n");
            shapes.append("  s").append(i).append(": X\n");
        }
        return pieces.append(shapes).toString();
    }

    private static String puzzle(String... pieces) {
        return "board: 1x1\npieces:\n  " + String.join("\n  ", pieces) + "\n";
    }

    private static Bag bag(String... pieces) throws UnusableInput {
        return PuzzleReader.parse("p.yaml", puzzle(pieces)).bag();
    }

    /** Returns the complaints about pieces, the first of which is in line 3, column 3. */
    private static List<String> complaints(String... pieces) {
        return Complaints.of(puzzle(pieces));
    }
}
