package io.github.quadrille.io.answer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.release.Release;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.PackingReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class AnswerWriterTest {
    private static final Work WORK = new Work(2, 12, 0, 0, 0, 0.03449);
    private static final String END = ",\"release\":\"" + Release.name() + "\"}\n";
    private static final Packing PACKING =
            new Packing(List.of(new Placement("I2", List.of(new Cell(0, 0), new Cell(0, 1)))));

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    @Test
    void a_whole_answer_is_one_line() throws IOException {
        try (AnswerWriter answer = new AnswerWriter(bytes, puzzle("domino"))) {
            answer.packing(PACKING);
            answer.end(new Verdict.Packed(PACKING, 1, Optional.empty(), WORK), Map.of("nodes", 12L));
        }
        assertThat(text())
                .isEqualTo(
                        "{\"puzzle\":{\"name\":\"domino\",\"board\":[\"..\"],\"wrap\":\"none\",\"symmetry\":\"free\","
                                + "\"pieces\":{\"I2\":1}},"
                                + "\"packings\":[{\"pieces\":[{\"kind\":\"I2\",\"cells\":[[0,0],[0,1]]}],\"picture\":[\"II\"]}],"
                                + "\"status\":\"packed\",\"found\":1,\"complete\":true,\"nodes\":12,\"seconds\":0.034"
                                + END);
    }

    @Test
    void a_stopped_search_says_why() throws IOException {
        assertThat(ending(new Verdict.Packed(PACKING, 7, Optional.of(Limit.PACKINGS), WORK)))
                .isEqualTo("\"status\":\"packed\",\"found\":7,\"complete\":false,"
                        + "\"reason\":\"as many packings as asked for were found\",\"limit\":\"packings\","
                        + "\"nodes\":12,\"seconds\":0.034" + END);
    }

    @Test
    void an_infeasible_puzzle_has_a_reason_and_its_name() throws IOException {
        assertThat(ending(new Verdict.Infeasible(new ExhaustedSearch(12), WORK)))
                .isEqualTo("\"status\":\"infeasible\",\"found\":0,\"complete\":true,"
                        + "\"reason\":\"The search tried all possibilities: 12 nodes, no"
                        + " packing.\",\"evidence\":\"search\","
                        + "\"nodes\":12,\"seconds\":0.034" + END);
    }

    @Test
    void an_undecided_puzzle_shows_the_best_part() throws IOException {
        assertThat(ending(new Verdict.Undecided(Limit.TIME, PACKING, WORK)))
                .isEqualTo("\"status\":\"undecided\",\"found\":0,\"complete\":false,"
                        + "\"reason\":\"the time limit was reached\",\"limit\":\"time\","
                        + "\"best\":{\"pieces\":[{\"kind\":\"I2\",\"cells\":[[0,0],[0,1]]}],\"picture\":[\"II\"],\"covered\":2},"
                        + "\"nodes\":12,\"seconds\":0.034" + END);
    }

    @Test
    void without_an_end_the_line_is_still_json() throws IOException {
        try (AnswerWriter answer = new AnswerWriter(bytes, puzzle("x"))) {
            answer.packing(PACKING);
        }
        assertThat(text()).endsWith("\"picture\":[\"II\"]}]}\n");
    }

    @Test
    void before_the_first_word_nothing_is_written() throws IOException {
        try (AnswerWriter answer = new AnswerWriter(bytes, puzzle("x"))) {
            assertThat(answer).isNotNull();
        }
        assertThat(text()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"", "\\", "\n", "\u0000", "\u001b", "</script>", "\ud83d\ude00", "\u2028", "' \t"})
    void any_name_stays_valid_json(String name) throws Exception {
        assertThat(namesReadBack(name)).hasSize(1);
    }

    @Test
    void half_a_surrogate_pair_is_replaced() throws Exception {
        assertThat(namesReadBack("a\ud800b")).containsExactly("a?b");
    }

    @Test
    void the_stream_is_flushed_but_not_closed() throws IOException {
        boolean[] closed = {false};
        OutputStream out = new OutputStream() {
            @Override
            public void write(int b) {
                bytes.write(b);
            }

            @Override
            public void close() {
                closed[0] = true;
            }
        };
        try (AnswerWriter answer = new AnswerWriter(out, puzzle("x"))) {
            answer.end(new Verdict.Infeasible(new ExhaustedSearch(1), WORK), Map.of("nodes", 12L));
        }
        assertThat(closed[0]).isFalse();
        assertThat(text()).endsWith("}\n");
    }

    private List<String> namesReadBack(String name) throws Exception {
        try (AnswerWriter answer = new AnswerWriter(bytes, puzzle(name))) {
            answer.packing(PACKING);
            answer.end(new Verdict.Packed(PACKING, 1, Optional.empty(), WORK), Map.of("nodes", 12L));
        }
        List<String> names = new ArrayList<>();
        try {
            PackingReader.read(
                    "a.json",
                    new ByteArrayInputStream(bytes.toByteArray()),
                    found -> names.add(found.puzzle().orElseThrow().name()));
        } catch (UnusableInput e) {
            // The name is valid in JSON, although puzzle files refuse it.
            assertThat(e).hasMessageContaining("In this puzzle: The name is ");
            names.add(name);
        }
        return names;
    }

    private String ending(Verdict verdict) throws IOException {
        try (AnswerWriter answer = new AnswerWriter(bytes, puzzle("x"))) {
            answer.end(verdict, Map.of("nodes", 12L));
        }
        return text().substring(text().indexOf("\"status\""));
    }

    private String text() {
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static Puzzle puzzle(String name) {
        Supply domino = new Supply(BuiltInKinds.find("I2").orElseThrow(), CountRange.exactly(1));
        return new Puzzle(name, Region.rectangle(1, 2), PieceSymmetry.FREE, new Bag(List.of(domino)));
    }
}
