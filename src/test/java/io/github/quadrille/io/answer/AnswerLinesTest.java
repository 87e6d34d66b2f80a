package io.github.quadrille.io.answer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.release.Release;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.Origin;
import io.github.quadrille.io.packing.PackingReader;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class AnswerLinesTest {
    private static final Packing PACKING =
            new Packing(List.of(new Placement("I2", List.of(new Cell(0, 0), new Cell(0, 1)))));
    private static final String LINE =
            "{\"packing\":1,\"pieces\":[{\"kind\":\"I2\",\"cells\":[[0,0],[0,1]]}],\"picture\":[\"II\"]}";

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    @Test
    void a_packing_is_a_line_as_soon_as_it_is_found() throws Exception {
        try (AnswerWriter writer = writer()) {
            writer.packing(PACKING);
            assertThat(text()).isEqualTo(LINE + "\n");
            writer.packing(PACKING);
            assertThat(text()).contains("\n{\"packing\":2,");
        }
    }

    @Test
    void the_last_line_is_an_answer_without_packings() throws Exception {
        try (AnswerWriter writer = writer()) {
            writer.packing(PACKING);
            writer.end(new Verdict.Packed(PACKING, 1, Optional.empty(), Work.NONE), Map.of("nodes", 12L));
        }
        assertThat(text().lines().skip(1))
                .containsExactly("{\"puzzle\":{\"name\":\"domino\",\"board\":[\"..\"],\"wrap\":\"none\",\"symmetry\":"
                        + "\"free\",\"pieces\":{\"I2\":1}},\"line\":7,\"packings\":[],\"status\":\"packed\",\"found\":1,"
                        + "\"complete\":true,\"nodes\":12,\"seconds\":0.000,\"release\":\"" + Release.name() + "\"}");
    }

    @Test
    void the_best_covering_has_its_line() throws Exception {
        try (AnswerWriter writer = writer()) {
            writer.end(new Verdict.Optimal(PACKING, 2, new ExhaustedSearch(1), Work.NONE), Map.of());
        }
        assertThat(text()).startsWith(LINE + "\n{").contains("\"packings\":[],\"status\":\"optimal\",\"worth\":2,");
    }

    @Test
    void the_lines_can_be_read_again() throws Exception {
        try (AnswerWriter writer = writer()) {
            writer.packing(PACKING);
            writer.packing(PACKING);
            writer.end(new Verdict.Packed(PACKING, 2, Optional.empty(), Work.NONE), Map.of());
        }
        assertThat(PackingReader.read("x", new ByteArrayInputStream(bytes.toByteArray()), found -> {}))
                .isEqualTo(2);
    }

    private AnswerWriter writer() throws UnusableInput {
        Puzzle puzzle = PuzzleReader.parse("x", "{name: domino, board: 1x2, pieces: {I2: 1}}");
        return AnswerWriter.ofLines(bytes, puzzle, Origin.line(7));
    }

    private String text() {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
