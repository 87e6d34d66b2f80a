package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.lab.compare.RunCurves.StepCurve;
import io.github.quadrille.testing.Slow;
import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

@Slow
class StepChartTest {
    private static final ChartAxis TIME = ChartAxis.logSeconds(0.01, 100);

    @Test
    void the_svg_is_well_formed_whatever_the_names() throws Exception {
        Element svg = parsed(chart(new StepCurve(
                "<&\"'>",
                0,
                false,
                List.of(new StepCurve.Point(0.1, 5), new StepCurve.Point(1, 3), new StepCurve.Point(10, 0)))));
        assertThat(svg.getAttribute("aria-label")).isEqualTo("a < b & \"c\"");
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("<&\"'>");
    }

    @Test
    void a_curve_goes_in_steps() throws Exception {
        Element svg = parsed(chart(new StepCurve(
                "c",
                1,
                true,
                List.of(new StepCurve.Point(0.01, 5), new StepCurve.Point(1, 2.5), new StepCurve.Point(100, 0)))));
        assertThat(curves(svg)).containsExactly("M52.0 14.0H246.0V117.0H440.0V220.0H440.0");
    }

    @Test
    void steps_too_small_to_see_are_left_out() throws Exception {
        List<StepCurve.Point> many = IntStream.range(0, 100_000)
                .mapToObj(i -> new StepCurve.Point(1 + i * 1e-4, 5 - i * 5e-5))
                .toList();
        assertThat(curves(parsed(chart(new StepCurve("c", 0, false, many))))
                        .get(0)
                        .length())
                .isLessThan(40_000);
    }

    @Test
    void charts_in_one_page_share_no_names() {
        assertThat(chart(new StepCurve("c", 0, false, List.of(new StepCurve.Point(1, 1)))))
                .doesNotContain(" id=")
                .doesNotContain("url(");
    }

    @Test
    void the_label_at_the_right_edge_ends_there() {
        assertThat(chart(new StepCurve("c", 0, true, List.of())))
                .containsOnlyOnce("class=\"below last\" x=\"440.0\" y=\"239\">100 s<");
    }

    @Test
    void a_curve_without_points_is_not_drawn() throws Exception {
        assertThat(curves(parsed(chart(new StepCurve("c", 0, true, List.of())))))
                .isEmpty();
    }

    private static String chart(StepCurve stepCurve) {
        return new StepChart("a < b & \"c\"", TIME, ChartAxis.upTo(5), List.of(stepCurve)).svg();
    }

    private static List<String> curves(Element svg) {
        NodeList paths = svg.getElementsByTagName("path");
        return IntStream.range(0, paths.getLength())
                .mapToObj(i -> (Element) paths.item(i))
                .filter(path -> path.getAttribute("class").startsWith("curve"))
                .map(path -> path.getAttribute("d"))
                .toList();
    }

    private static Element parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement();
    }
}
