package io.github.quadrille.app.print;

import io.github.quadrille.app.print.SheetStyle.Paper;
import io.github.quadrille.app.render.PngPicture;
import java.awt.geom.AffineTransform;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.util.Matrix;

/**
 * Writes pages as a PDF. The same pages always give the same bytes.
 *
 * @param unknown the characters that are not in the font, each once
 */
public record PdfSheet(PDDocument document, Paper paper, PDFont font, Set<String> unknown) {
    private static final double POINTS = 72 / 25.4;
    /** PDFBox comes with this font. Only the letters that are used go into the file. */
    private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    private static final int ROUND = 1;
    private static final int DOTS = 200;
    private static final int LARGEST_SIDE = 4000;

    private interface DocumentWriter {
        void write(PDDocument document) throws IOException;
    }

    /**
     * Writes the pages as a PDF, and leaves the stream open.
     *
     * @return the characters that are not in the font; each is printed as a question mark
     */
    public static Set<String> write(List<Page> pages, Paper paper, String title, OutputStream stream)
            throws IOException {
        return with(pages, paper, title, document -> document.save(stream));
    }

    /** Writes one page as PNG, with 200 dots an inch, or fewer where the picture would be too large. */
    public static void writePng(Page page, Paper paper, OutputStream stream) throws IOException {
        double inches = Math.max(paper.width(), paper.height()) / 25.4;
        float dots = (float) Math.min(DOTS, LARGEST_SIDE / inches);
        with(
                List.of(page),
                paper,
                "",
                document -> PngPicture.write(new PDFRenderer(document).renderImageWithDPI(0, dots), stream));
    }

    private static Set<String> with(List<Page> pages, Paper paper, String title, DocumentWriter writer)
            throws IOException {
        try (PDDocument document = new PDDocument();
                InputStream letters = PDDocument.class.getResourceAsStream(FONT)) {
            document.getDocumentInformation().setTitle(title);
            document.getDocumentInformation().setCreator("Quadrille");
            // Without a fixed number, PDFBox makes the identity of the document from the time.
            document.setDocumentId(1L);
            PdfSheet sheet = new PdfSheet(document, paper, PDType0Font.load(document, letters, true), new TreeSet<>());
            for (Page page : pages) {
                sheet.add(page);
            }
            writer.write(document);
            return sheet.unknown;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void add(Page page) throws IOException {
        PDPage sheet = new PDPage(new PDRectangle((float) (paper.width() * POINTS), (float) (paper.height() * POINTS)));
        document.addPage(sheet);
        try (PDPageContentStream content = new PDPageContentStream(document, sheet)) {
            content.setLineJoinStyle(ROUND);
            content.setLineCapStyle(ROUND);
            for (PageElement element : page.elements()) {
                if (element instanceof PageElement.Drawn drawn) {
                    // The transformation leads from millimetres below the upper edge of the paper to points above its
                    // lower edge.
                    AffineTransform place = new AffineTransform(POINTS, 0, 0, -POINTS, 0, paper.height() * POINTS);
                    place.concatenate(drawn.place());
                    drawn.figure().drawWith(new PdfPen(content, place, drawn.cell() * POINTS));
                } else if (element instanceof PageElement.Text text) {
                    write(text, content);
                }
            }
        }
    }

    private void write(PageElement.Text text, PDPageContentStream content) throws IOException {
        AffineTransform place =
                AffineTransform.getTranslateInstance(text.x() * POINTS, (paper.height() - text.y()) * POINTS);
        if (text.isUpsideDown()) {
            place.rotate(Math.PI);
        }
        content.beginText();
        content.setNonStrokingColor(0f);
        content.setFont(font, (float) (text.size() * POINTS));
        content.setTextMatrix(new Matrix(place));
        content.showText(known(text.words()));
        content.endText();
    }

    private String known(String words) {
        StringBuilder known = new StringBuilder();
        words.codePoints().forEach(character -> {
            String one = Character.toString(character);
            if (!isKnown(one)) {
                unknown.add(one);
            }
            known.append(isKnown(one) ? one : "?");
        });
        return known.toString();
    }

    private boolean isKnown(String character) {
        try {
            font.encode(character);
            return true;
        } catch (IOException | IllegalArgumentException e) {
            return false;
        }
    }
}
