package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class MeanChartsTest {
    private static final List<RunResult> RUNS = List.of(Runs.undecided(1, 4, 36), Runs.undecided(2, 6, 36));

    @Test
    void rows_with_the_same_cost_share_a_chart_and_others_have_one_of_their_own() throws Exception {
        MethodResult other =
                new MethodResult("c", Optional.empty(), "distances", OptionalDouble.of(100), Optional.empty(), RUNS);
        Element svg = svg(Runs.tried("a", RUNS), Runs.tried("b & <b>", RUNS), other);
        assertThat(texts(svg))
                .contains("Average lowest cost of 2 runs, with the 95 % interval of the mean; the cost: cells")
                .contains("Average best fitness of 2 runs, with the 95 % interval of the mean; a packing has 100")
                .containsOnlyOnce("a", "b & <b>", "c");
        assertThat(svg.getElementsByTagName("g").getLength()).isEqualTo(2);
    }

    @Test
    void names_of_many_curves_that_end_together_do_not_lie_on_each_other() throws Exception {
        MethodResult[] rows = IntStream.range(0, 12)
                .mapToObj(i -> Runs.tried("row " + i, RUNS))
                .toArray(MethodResult[]::new);
        NodeList labels = svg(rows).getElementsByTagName("text");
        assertThat(IntStream.range(0, labels.getLength())
                        .mapToObj(i -> (Element) labels.item(i))
                        .filter(text -> text.getAttribute("class").equals("label"))
                        .map(text -> text.getAttribute("y")))
                .hasSize(12)
                .doesNotHaveDuplicates()
                .allSatisfy(y -> assertThat(Double.parseDouble(y)).isBetween(0.0, (double) MeanChart.HEIGHT));
    }

    @Test
    void without_curves_the_picture_says_so() throws Exception {
        assertThat(texts(svg(Runs.tried("a", List.of())))).containsExactly("No run has a curve.");
    }

    @Test
    void curves_are_stairs_and_zero_has_no_sign() throws Exception {
        RunResult run = Runs.packed(1, new TracePoint(1, 3, 3, 0, 0, 40));
        Element svg = svg(Runs.tried("a", List.of(Runs.undecided(1, 4, 36), run)));
        NodeList paths = svg.getElementsByTagName("path");
        assertThat(IntStream.range(0, paths.getLength())
                        .mapToObj(i -> (Element) paths.item(i))
                        .filter(path -> path.getAttribute("class").matches("(curve bold|band) .*"))
                        .map(path -> path.getAttribute("d")))
                .isNotEmpty()
                .allSatisfy(way -> assertThat(way).doesNotContain("L"));
        assertThat(texts(svg)).contains("0").doesNotContain("-0");
    }

    private static List<String> texts(Element svg) {
        NodeList texts = svg.getElementsByTagName("text");
        return IntStream.range(0, texts.getLength())
                .mapToObj(i -> texts.item(i).getTextContent())
                .toList();
    }

    private static Element svg(MethodResult... rows) throws Exception {
        PuzzleComparison comparison = new PuzzleComparison(
                Puzzle.standard(4, 10), Runs.undecided("interrupted", 40), List.of(rows), Optional.empty());
        byte[] bytes = MeanCharts.of(List.of(comparison)).getBytes(StandardCharsets.UTF_8);
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(bytes))
                .getDocumentElement();
    }
}
