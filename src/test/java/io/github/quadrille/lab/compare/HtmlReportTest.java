package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.SvgPicture;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalLimits;
import java.io.StringReader;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class HtmlReportTest {
    private static final String EVIL = "<script>alert('x')</script> & \"co\"";

    private final String page = page(comparison(EVIL), comparison("second"));

    @Test
    void names_are_text_and_nothing_else() {
        assertThat(page)
                .doesNotContain("<script")
                .contains("<h2>&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;co&quot;</h2>");
    }

    @Test
    void the_page_needs_nothing_else() {
        assertThat(page.replace("xmlns=\"http://www.w3.org/2000/svg\"", ""))
                .doesNotContain("http:")
                .doesNotContain("https:")
                .doesNotContain("@import")
                .doesNotContain("url(");
    }

    @Test
    void its_body_is_well_formed_xml() throws Exception {
        String body = page.substring(page.indexOf("<body>"), page.indexOf("</html>"));
        assertThat(DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new InputSource(new StringReader(body)))
                        .getDocumentElement()
                        .getElementsByTagName("section")
                        .getLength())
                .isEqualTo(3);
    }

    @Test
    void no_two_elements_have_the_same_id() {
        List<String> ids = Pattern.compile(" id=\"([^\"]*)\"")
                .matcher(page)
                .results()
                .map(MatchResult::group)
                .toList();
        assertThat(ids).isNotEmpty().doesNotHaveDuplicates();
    }

    @Test
    void refutations_are_told_in_words() {
        assertThat(page)
                .contains("<b>✗ refuted</b> Claims about 2 of the puzzles are wrong")
                .contains("<b>✗ refuted</b> run 1 (seed 1): It is wrong.");
    }

    @Test
    void refusals_are_told_in_words() {
        assertThat(page).contains("refused: It does not like it. Write another.");
    }

    @Test
    void the_first_path_of_a_board_is_the_paper_that_the_style_sheet_takes_away() {
        String board = page.substring(page.indexOf("<figure class=\"board\">"));
        assertThat(board.substring(board.indexOf("<path"))).startsWith("<path fill=\"#ffffff\"");
        assertThat(page).contains(".board > svg > path:first-of-type { fill: none; }");
    }

    @Test
    void a_page_of_huge_boards_says_that_they_are_not_drawn() {
        PuzzleComparison huge = new PuzzleComparison(
                Puzzle.standard(200, 200), Runs.undecided("interrupted", 40_000), List.of(), Optional.empty());
        assertThat(page(huge))
                .contains("Boards of more than 10,000 squares are not drawn here.")
                .doesNotContain("class=\"board\"");
    }

    @Test
    void a_puzzle_that_was_not_reached_has_one_line() {
        PuzzleComparison late = new PuzzleComparison(
                Puzzle.standard(4, 5),
                ExactAnswer.notReached(Puzzle.standard(4, 5)),
                List.of(Runs.tried("good", List.of())),
                Optional.empty());
        assertThat(page(late))
                .contains("<h2>4x5</h2>\n<p class=\"note\">not reached</p>\n</section>")
                .doesNotContain("<table>", "0 µs");
    }

    private static String page(PuzzleComparison... comparisons) {
        return new HtmlReport(
                        asked(), List.of(comparisons), (puzzle, packing) -> SvgPicture.of(Picture.of(puzzle, packing)))
                .html();
    }

    static Comparison asked() {
        return Runs.comparison(
                List.of(Puzzle.standard(4, 5)),
                List.of(new RandomConstruction("good", false)),
                2,
                LocalLimits.NONE,
                Duration.ofSeconds(1),
                2);
    }

    static PuzzleComparison comparison(String name) {
        Puzzle standard = Puzzle.standard(4, 5);
        Puzzle puzzle = new Puzzle(name, standard.region(), standard.symmetry(), standard.bag());
        return new PuzzleComparison(
                puzzle,
                Runs.infeasible("Because 1 < 2.", 16),
                List.of(
                        Runs.tried("good", List.of(Runs.packed(1, 0.5, 12, 20), Runs.undecided(2, 4, 16))),
                        Runs.tried(
                                "bad",
                                List.of(
                                        Runs.refuted(1, 20),
                                        Runs.brokenOff(2, "The run stopped because of a fault: why not."))),
                        MethodResult.refused("shy", "It does not like it. Write another.")),
                Optional.empty());
    }
}
