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
import org.openqa.selenium.print.PrintOptions;

/** What a browser prints of the page. */
class PrintedPageIT extends PageTest {
    private static final Path PICTURES = Path.of("target/screenshots");

    @ParameterizedTest
    @ValueSource(strings = {"draw", "solve", "why", "play"})
    void the_board_and_its_pieces_are_printed_and_no_tools(String mode) throws IOException {
        browser.open(mode, "{name: Ours, board: 4x7, pieces: {T: 2, L: 2, O: 1..2, I: any}}");
        browser.drawn();
        byte[] pdf = Base64.getDecoder()
                .decode(browser.driver().print(new PrintOptions()).getContent());
        try (PDDocument document = Loader.loadPDF(pdf)) {
            Files.createDirectories(PICTURES);
            ImageIO.write(
                    new PDFRenderer(document).renderImage(0),
                    "png",
                    PICTURES.resolve("printed-" + mode + ".png").toFile());
            assertThat(document.getNumberOfPages()).isEqualTo(1);
            assertThat(new PDFTextStripper().getText(document))
                    .contains("Ours", "T × 2", "L × 2", "O × 1..2")
                    .containsPattern("I\\s+any\\s+number")
                    .doesNotContain("Turn", "Hint", "Hole", "Mirror", "Find one way", "Begin again", "Drag");
        }
    }
}
