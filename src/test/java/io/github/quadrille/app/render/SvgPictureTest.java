package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.render.Look.Ink;
import io.github.quadrille.app.render.Look.View;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Puzzle;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

final class SvgPictureTest {
    @Test
    void every_piece_is_one_path_with_a_tooltip() throws Exception {
        Picture picture = Sample.picture(Wrap.NONE, "TTTO", "?T#O", "tttI", ".t.I");
        List<Element> paths = piecePaths(parsed(SvgPicture.of(picture)));
        assertThat(paths).hasSize(4);
        assertThat(paths.stream().map(Element::getTextContent))
                .containsExactly("I at (2, 3)", "O at (0, 3)", "T at (0, 0)", "T at (2, 0)");
    }

    @Test
    void pieces_have_letters_unless_nobody_wants_them_or_could_read_them() {
        Picture picture = Sample.picture(Wrap.NONE, "TTTO", "?T#O");
        Look bare = new Look(View.LAYERS, Ink.COLOUR, false);
        assertThat(strokes(SvgPicture.of(picture))).isEqualTo(strokes(SvgPicture.of(picture, bare)) + 2);
        Picture wide = Sample.picture(Wrap.NONE, "TTTO" + ".".repeat(57));
        assertThat(SvgPicture.of(wide)).isEqualTo(SvgPicture.of(wide, bare));
    }

    @Test
    void patterns_and_lines_have_no_colours() {
        Picture picture = Sample.picture(Wrap.NONE, "TTTO", "?T#O");
        String colour = new Palette(picture.kindNames()).of(0).hex();
        assertThat(SvgPicture.of(picture)).contains(colour);
        for (Ink ink : List.of(Ink.PATTERNS, Ink.LINES)) {
            assertThat(SvgPicture.of(picture, new Look(View.LAYERS, ink, true))).doesNotContain(colour);
        }
    }

    private static int strokes(String svg) {
        return svg.split("fill=\"none\"", -1).length;
    }

    @Test
    void a_piece_in_parts_is_one_path() throws Exception {
        List<Element> paths = piecePaths(parsed(SvgPicture.of(Sample.picture(Wrap.NONE, "A.A"))));
        assertThat(paths).hasSize(1);
        assertThat(paths.get(0).getAttribute("d")).matches("M[^M]*zM[^M]*z");
    }

    @Test
    void a_piece_goes_on_over_an_edge_that_meets_another_until_it_is_cut_off() throws Exception {
        Element svg = parsed(SvgPicture.of(Sample.picture(Wrap.VERTICAL, "A", ".", "A")));
        assertThat(piecePaths(svg).get(0).getAttribute("d")).contains("v62", "v-62");
        Element window = (Element) svg.getElementsByTagName("svg").item(0);
        assertThat(window.getAttribute("viewBox")).isEqualTo("0 -10 40 140");
    }

    @Test
    void names_of_any_kind_are_well_formed() throws Exception {
        Puzzle puzzle = Sample.puzzle("<a & \u0001 b>", Wrap.NONE, "..");
        Element title = (Element) parsed(SvgPicture.of(Picture.of(puzzle)))
                .getElementsByTagName("title")
                .item(0);
        assertThat(title.getTextContent()).isEqualTo("<a & \ufffd b>");
    }

    @Test
    void pieces_of_one_kind_apart_have_one_colour() throws Exception {
        List<Element> paths = piecePaths(parsed(SvgPicture.of(Sample.picture(Wrap.NONE, "TTAtt"))));
        assertThat(paths.get(1).getAttribute("fill")).isEqualTo(paths.get(2).getAttribute("fill"));
        assertThat(paths.get(0).getAttribute("fill")).isNotEqualTo(paths.get(1).getAttribute("fill"));
    }

    @Test
    void a_large_board_of_small_pieces_is_of_reasonable_size() {
        String[] rows =
                IntStream.range(0, 100).mapToObj(row -> "AaBbCcDdEe".repeat(10)).toArray(String[]::new);
        assertThat(SvgPicture.of(Sample.picture(Wrap.NONE, rows)).length()).isLessThan(2_000_000);
    }

    @Test
    void the_same_picture_gives_the_same_text() {
        String[] rows = {"TTTO", "?T#O", "tttI", ".t.I"};
        assertThat(SvgPicture.of(Sample.picture(Wrap.BOTH, rows)))
                .isEqualTo(SvgPicture.of(Sample.picture(Wrap.BOTH, rows)));
    }

    private static Element parsed(String svg) throws ParserConfigurationException, SAXException, IOException {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement();
    }

    private static List<Element> piecePaths(Element svg) {
        NodeList paths = ((Element) svg.getElementsByTagName("g").item(0)).getElementsByTagName("path");
        return IntStream.range(0, paths.getLength())
                .mapToObj(paths::item)
                .map(Element.class::cast)
                .filter(path -> path.getElementsByTagName("title").getLength() == 1)
                .toList();
    }
}
