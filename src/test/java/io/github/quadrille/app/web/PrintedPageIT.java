package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.print.PageMargin;
import org.openqa.selenium.print.PageSize;
import org.openqa.selenium.print.PrintOptions;

/** Checks what a browser prints of the page. */
class PrintedPageIT extends PageTest {
    private static final Path PICTURES = Path.of("target/screenshots");

    @ParameterizedTest
    @ValueSource(strings = {"draw", "solve", "why", "play"})
    void the_board_and_its_pieces_are_printed_and_no_tools(String mode) throws IOException {
        browser.open(mode, "{name: Ours, board: 4x7, pieces: {T: 2, L: 2, O: 1..2, I: any}}");
        browser.drawn();
        try (PDDocument document = Loader.loadPDF(printed(browser, new PrintOptions(), mode))) {
            assertThat(document.getNumberOfPages()).isEqualTo(1);
            assertThat(new PDFTextStripper().getText(document))
                    .contains("Ours", "T × 2", "L × 2", "O × 1..2")
                    .containsPattern("I\\s+any\\s+number")
                    .doesNotContain("Turn", "Hint", "Hole", "Mirror", "Find one way", "Begin again", "Drag");
        }
    }

    /** Prints the page on A4 without margins. */
    static byte[] a4(Browser browser, String name) throws IOException {
        PrintOptions options = new PrintOptions();
        options.setPageSize(new PageSize(29.7, 21));
        options.setPageMargin(new PageMargin(0, 0, 0, 0));
        return printed(browser, options, name);
    }

    /** Prints the page, and saves a picture of the first sheet. */
    private static byte[] printed(Browser browser, PrintOptions options, String name) throws IOException {
        byte[] pdf = Base64.getDecoder().decode(browser.driver().print(options).getContent());
        try (PDDocument document = Loader.loadPDF(pdf)) {
            Files.createDirectories(PICTURES);
            ImageIO.write(
                    new PDFRenderer(document).renderImage(0),
                    "png",
                    PICTURES.resolve("printed-" + name + ".png").toFile());
        }
        return pdf;
    }
}
