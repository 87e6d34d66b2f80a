package io.github.quadrille.app.print;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.print.PuzzleSheet.PrintedPuzzle;
import io.github.quadrille.app.print.SheetStyle.Paper;
import io.github.quadrille.app.print.SheetStyle.Solutions;
import io.github.quadrille.app.render.Look.Ink;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

@Slow
final class SheetFilesTest {
    private static final List<Page> PAGES =
            PuzzleSheet.of(List.of(PuzzleSheetTest.solved()), PuzzleSheetTest.style(Solutions.LAST, 1));

    @Test
    void a_pdf_has_the_pages_in_the_size_of_the_paper_with_their_words() throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf(PAGES, "5x8"))) {
            assertThat(document.getNumberOfPages()).isEqualTo(2);
            assertThat(document.getPage(0).getMediaBox().getWidth()).isBetween(595f, 596f);
            assertThat(document.getDocumentInformation().getTitle()).isEqualTo("5x8");
            assertThat(new PDFTextStripper().getText(document)).contains("Cover the whole board.");
        }
    }

    @Test
    void the_same_pages_make_the_same_pdf() throws IOException {
        assertThat(pdf(PAGES, "one")).isEqualTo(pdf(PAGES, "one"));
    }

    @Test
    void a_name_in_letters_that_the_font_has_not_is_printed_with_question_marks() throws IOException {
        PrintedPuzzle odd = new PrintedPuzzle("Größe 猫 \u0007", Puzzle.standard(5, 8), Optional.empty());
        try (PDDocument document = Loader.loadPDF(pdf(PuzzleSheet.of(List.of(odd), SheetStyle.PLAIN), "odd"))) {
            assertThat(new PDFTextStripper().getText(document)).contains("Größe ? ?");
        }
        assertThat(PdfSheet.write(
                        PuzzleSheet.of(List.of(odd), SheetStyle.PLAIN),
                        Paper.A4,
                        "odd",
                        OutputStream.nullOutputStream()))
                .containsExactly("\u0007", "猫");
    }

    @ParameterizedTest
    @EnumSource
    void a_page_as_svg_is_well_formed_whatever_the_ink(Ink ink) throws Exception {
        SheetStyle style = new SheetStyle(
                Paper.LETTER, ink, Solutions.FOOT, OptionalInt.of(1), OptionalDouble.empty(), true, false, 1);
        Page page = PuzzleSheet.of(List.of(PuzzleSheetTest.solved()), style).get(0);
        Element svg = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(SvgSheet.of(page, Paper.LETTER, "<5x8>"))))
                .getDocumentElement();
        assertThat(svg.getAttribute("width")).isEqualTo("215.9mm");
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("<5x8>");
        assertThat(svg.getElementsByTagName("path").getLength()).isGreaterThan(30);
    }

    private static byte[] pdf(List<Page> pages, String title) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PdfSheet.write(pages, Paper.A4, title, bytes);
        return bytes.toByteArray();
    }
}
