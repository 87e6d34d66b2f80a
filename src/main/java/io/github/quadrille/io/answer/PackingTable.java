package io.github.quadrille.io.answer;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.io.json.PackingAnswer;
import io.github.quadrille.io.json.PieceAnswer;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * Streams packings as CSV. The first row has the names of the columns, and each further row has one packing. The
 * columns are the number of the packing, the number of its images under symmetries, its picture, and its pieces. A
 * slash stands between the rows of the picture, and a semicolon between pieces. The number of images is present only if
 * one packing of each class is listed. A piece is written as its kind and the coordinates of its cells, such as {@code
 * T 0 0 0 1 0 2 1 1}.
 */
public final class PackingTable implements StreamedAnswer {
    private final OutputStream out;
    private final Puzzle puzzle;
    private long count;

    /** Makes a table. It writes UTF-8 and never closes the stream. */
    public PackingTable(OutputStream out, Puzzle puzzle) {
        this.out = out;
        this.puzzle = puzzle;
    }

    @Override
    public void packing(Packing packing, OptionalLong images) throws IOException {
        begin();
        PackingAnswer answer = PackingAnswer.of(packing, puzzle);
        row(
                "" + ++count,
                images.isPresent() ? "" + images.getAsLong() : "",
                String.join("/", answer.picture()),
                answer.pieces().stream().map(PackingTable::words).collect(Collectors.joining(";")));
    }

    /** Writes the names of the columns, unless they are written already. */
    private void begin() throws IOException {
        if (count == 0) {
            row("packing", "images", "picture", "pieces");
        }
    }

    private static String words(PieceAnswer piece) {
        return piece.kind() + " "
                + piece.cells().stream()
                        .flatMap(List::stream)
                        .map(Object::toString)
                        .collect(Collectors.joining(" "));
    }

    private void row(String number, String images, String picture, String pieces) throws IOException {
        out.write("%s,%s,%s,%s\n".formatted(number, images, picture, pieces).getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void end(Verdict verdict, Map<String, ?> effort) throws IOException {
        if (verdict instanceof Verdict.Optimal optimal) {
            packing(optimal.best());
        }
        begin();
    }
}
