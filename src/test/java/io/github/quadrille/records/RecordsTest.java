package io.github.quadrille.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that the records are correct: valid coverings, consistent numbers, and pages that repeat them. */
@Slow
final class RecordsTest {
    private static RecordTable table;

    @BeforeAll
    static void read() throws IOException {
        table = RecordTable.read(RecordTable.FILE);
    }

    static Stream<Series> series() {
        return Series.ALL.stream();
    }

    @Test
    void the_table_is_written_as_it_is_read() {
        assertThat(RecordTable.FILE).content().isEqualTo(table.text());
    }

    @ParameterizedTest
    @MethodSource("series")
    void every_square_from_1x1_on_has_a_row(Series series) {
        List<Integer> sides = table.of(series).map(Standing::side).toList();
        assertThat(sides).hasSizeGreaterThanOrEqualTo(14);
        assertThat(sides.get(sides.size() - 1)).isEqualTo(sides.size());
    }

    @ParameterizedTest
    @MethodSource("series")
    void every_covering_is_valid_and_has_as_many_pieces_as_the_table_says(Series series) throws IOException {
        for (Standing standing : table.of(series).toList()) {
            Path file = CoveringFile.path(series, standing.side());
            assertThat(Files.exists(file)).as("%s", file).isEqualTo(standing.found() > 0);
            if (standing.found() > 0) {
                Packing covering = CoveringFile.packing(series, standing.side());
                assertThat(new PackingChecker(series.puzzle(standing.side())).faults(covering))
                        .as("%s", file)
                        .isEmpty();
                assertThat(covering.pieces()).as("%s", file).hasSize(standing.found());
                assertThat(file)
                        .content()
                        .isEqualTo(CoveringFile.text(
                                series,
                                standing.side(),
                                covering.pieces().stream().map(Placement::cells).toList()));
            }
        }
    }

    @Test
    void there_are_no_other_files() throws IOException {
        try (Stream<Path> files = Files.walk(RecordTable.FOLDER)) {
            assertThat(files.filter(file -> file.toString().endsWith(".txt")))
                    .containsExactlyInAnyOrderElementsOf(table.all().stream()
                            .filter(standing -> standing.found() > 0)
                            .map(standing -> CoveringFile.path(standing.series(), standing.side()))
                            .toList());
        }
    }

    @ParameterizedTest
    @MethodSource("series")
    void a_larger_square_has_room_for_no_fewer(Series series) {
        for (ToIntFunction<Standing> number : List.<ToIntFunction<Standing>>of(Standing::found, Standing::bound)) {
            assertThat(table.of(series).mapToInt(number).boxed().toList()).isSorted();
        }
    }

    @ParameterizedTest
    @MethodSource("series")
    void nothing_contradicts_what_others_have_published(Series series) {
        assertThat(table.of(series))
                .allSatisfy(standing -> assertThat(
                                Literature.of(series, standing.side()).filter(range -> !range.meets(standing)))
                        .isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "one-sided-S-Z, S",
        "S, one-sided-S-Z",
        "one-sided-L-J, L",
        "L, one-sided-L-J", // The two series ask the same question.
        "one-sided-S, S",
        "one-sided-L, L",
        "one-sided-S, one-sided-S-Z",
        "one-sided-L, one-sided-L-J",
        "one-sided-L, one-sided-L-Z",
        "one-sided-L, one-sided-L-S",
        "one-sided-S, one-sided-L-S",
        "one-sided-S, one-sided-I-S",
        "one-sided-S, one-sided-O-S",
        "one-sided-S, one-sided-T-S",
        "I, one-sided-I-O",
        "I, one-sided-I-T",
        "I, one-sided-I-L",
        "I, one-sided-I-S",
        "T, one-sided-I-T",
        "T, one-sided-O-T",
        "T, one-sided-T-L",
        "T, one-sided-T-S"
    })
    void who_may_use_more_kinds_can_lay_no_fewer_pieces(String fewer, String more) {
        Series other = Series.named(more);
        assertThat(table.of(Series.named(fewer)))
                .allSatisfy(standing -> assertThat(
                                table.at(other, standing.side()).filter(freer -> freer.bound() < standing.found()))
                        .isEmpty());
    }

    /**
     * The page says that the statement in this test's name holds for the computed sizes. As far as we know, there is no
     * proof for all n.
     */
    @Test
    void as_many_pairs_of_l_as_its_area_allows_go_into_a_square() {
        assertThat(table.of(Series.named("L")).filter(standing -> standing.side() > 2))
                .allMatch(standing ->
                        standing.isProven() && standing.found() == standing.side() * standing.side() / 8 * 2);
    }

    /**
     * The page {@code records.md} states what this test's name says, for the computed sizes only. As far as we know,
     * there is no proof for all n.
     */
    @ParameterizedTest
    @CsvSource({"2, 0", "4, 1", "6, 1", "8, 1", "10, 1", "12, 1", "14, 1", "16, 1", "18, 1", "20, 2"})
    void mostly_one_skew_piece_less_goes_into_an_even_square_if_none_may_be_flipped(int side, int less) {
        int half = side / 2;
        int oneSided = half * half - half / 2 - 1;
        assertThat(table.at(Series.named("one-sided-S"), side).orElseThrow().range())
                .isEqualTo(Integer.toString(oneSided));
        assertThat(table.at(Series.named("S"), side).orElseThrow().range())
                .isEqualTo(Integer.toString(oneSided + less));
    }

    @Test
    void the_page_has_the_numbers_of_the_table() throws IOException {
        String page = Files.readString(RecordPages.PAGE);
        assertThat(page).isEqualTo(RecordPages.with(table, page));
        assertThat(RecordPages.OPEN).hasContent(RecordPages.open(table));
    }
}
