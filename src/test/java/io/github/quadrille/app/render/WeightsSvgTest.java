package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.CellWeights;
import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

final class WeightsSvgTest {
    private static final Region REGION = new Region(List.of("...", "#?."), Wrap.NONE);

    @Test
    void cells_of_a_weight_are_one_path_and_the_legend_counts_them() throws Exception {
        Element svg = parsed(WeightsSvg.of("a < b", REGION, new CellWeights(2, List.of(1, 0, 1, 0, 0)), true));
        assertThat(texts(svg, "title")).containsExactly("a < b");
        assertThat(texts(svg, "text")).containsExactly("light: 2", "dark: 2");
        assertThat(svg.getElementsByTagName("path").getLength()).isEqualTo(3);
    }

    @Test
    void weights_are_written_into_cells_unless_they_are_zero() throws Exception {
        CellWeights weights = new CellWeights(0, List.of(3, 0, -2, 0, 0));
        assertThat(texts(parsed(WeightsSvg.of("weights", REGION, weights, true)), "text"))
                .containsExactly("3", "−2", "−2: 1", "0: 2", "3: 1");
        assertThat(texts(parsed(WeightsSvg.of("weights", REGION, weights, false)), "text"))
                .containsExactly("−2: 1", "0: 2", "3: 1");
    }

    @Test
    void hexagons_have_six_sides_and_their_weights_in_the_middle() throws Exception {
        Region hexagons = new Region(Lattices.HEXAGONAL, 1, List.of("..", ".."), Wrap.NONE);
        Element svg = parsed(WeightsSvg.of("hexagons", hexagons, new CellWeights(0, List.of(0, 5, 0, 0)), true));
        Element tile = (Element) svg.getElementsByTagName("path").item(2);
        assertThat(tile.getAttribute("d")).isEqualTo("M40 -23l20 11v24l-20 11l-20-11v-24z");
        Element weight = (Element) svg.getElementsByTagName("text").item(0);
        assertThat(weight.getAttribute("x") + " " + weight.getAttribute("y")).isEqualTo("40 6");
    }

    private static Element parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement();
    }

    private static List<String> texts(Element svg, String name) {
        NodeList all = svg.getElementsByTagName(name);
        return IntStream.range(0, all.getLength())
                .mapToObj(i -> all.item(i).getTextContent())
                .toList();
    }
}
