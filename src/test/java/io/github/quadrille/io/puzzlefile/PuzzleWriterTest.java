package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomCoverings;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.PuzzleFields;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
final class PuzzleWriterTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void what_is_written_as_yaml_reads_back_equal(long seed) throws UnusableInput {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 100; i++) {
            Puzzle puzzle = puzzles.next();
            String yaml = PuzzleWriter.toYaml(puzzle);
            assertThat(PuzzleReader.parse(puzzle.name(), yaml)).as(yaml).isEqualTo(puzzle);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void what_is_written_as_json_reads_back_equal(long seed) throws Exception {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 100; i++) {
            Puzzle puzzle = puzzles.next();
            String json = json(puzzle);
            assertThat(PuzzleReader.parse(puzzle.name(), json)).as(json).isEqualTo(puzzle);
        }
    }

    @Test
    void a_puzzle_file_looks_as_people_write_it() throws UnusableInput {
        String yaml = """
            name: Notched board
            board: |
              ....
              .##?
            wrap: none
            symmetry: free
            pieces:
              T: 1..2
              hook: any
            shapes:
              hook: |
                XX
                .X
            """;
        assertThat(PuzzleWriter.toYaml(PuzzleReader.parse("p.yaml", yaml))).isEqualTo(yaml);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void goals_read_back_equal(long seed) throws Exception {
        RandomCoverings puzzles = new RandomCoverings(seed);
        for (int i = 0; i < 50; i++) {
            Puzzle puzzle = puzzles.next();
            assertThat(PuzzleReader.parse("p", PuzzleWriter.toYaml(puzzle)).goal())
                    .isEqualTo(puzzle.goal());
            assertThat(PuzzleReader.parse("p", json(puzzle)).goal()).isEqualTo(puzzle.goal());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "goal: cover\ncell-weights: |\n  12345\n  12345\n  .....\n"})
    void pieces_that_only_rules_know_are_written_as_given(String goal) throws Exception {
        Puzzle rest = PuzzleReader.parse("p", """
            board: |
              .....
              .....
              .#...
            pieces: {I3: 1.., V3: 0..2, I2: any}
            rules:
              - apart: {kinds: any, by: edges}
            given:
              - [I3, [[0, 0], [0, 1], [0, 2]]]
            """ + goal).rest();
        assertThat(rest.rules().laid()).hasSize(1);
        assertThat(PuzzleReader.parse("p", PuzzleWriter.toYaml(rest)).rest()).isEqualTo(rest);
        assertThat(PuzzleReader.parse("p", json(rest)).rest()).isEqualTo(rest);
    }

    @Test
    void a_rectangle_is_written_as_its_size() {
        assertThat(PuzzleWriter.toYaml(Puzzle.standard(4, 10))).startsWith("name: \"4x10\"\nboard: 4x10\n");
    }

    @Test
    void json_has_the_rows_of_the_board_and_numbers_for_exact_counts() throws IOException {
        assertThat(json(Puzzle.standard(2, 10)))
                .isEqualTo("{\"name\":\"2x10\",\"board\":[\"..........\",\"..........\"],\"wrap\":\"none\","
                        + "\"symmetry\":\"free\",\"pieces\":{\"T\":1,\"I\":1,\"O\":1,\"L\":1,\"S\":1}}");
    }

    private static String json(Puzzle puzzle) {
        return JsonLine.text(PuzzleFields.of(puzzle));
    }
}
