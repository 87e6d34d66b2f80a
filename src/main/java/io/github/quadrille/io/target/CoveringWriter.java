package io.github.quadrille.io.target;

import io.github.quadrille.lab.target.Covering;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Writes what lies on each cell of a covering, row by row: as text, {@code shape/piece} with blanks or commas between,
 * {@code 0/0} where nothing lies; or as JSON, rows of {@code [shape, piece]}. Shapes have the published ids 1..19.
 */
public final class CoveringWriter {
    private CoveringWriter() {}

    /** Writes a line for each row; does not close the stream. */
    public static void writeText(Covering covering, OutputStream out) throws IOException {
        write(covering, out, "", "", "/", "", " ", "\n");
    }

    /** Writes a line for each row with commas between; does not close the stream. */
    public static void writeCsv(Covering covering, OutputStream out) throws IOException {
        write(covering, out, "", "", "/", "", ",", "\n");
    }

    /** Writes an array of rows, a line for each; does not close the stream. */
    public static void writeJson(Covering covering, OutputStream out) throws IOException {
        out.write('[');
        write(covering, out, "[", "[", ",", "]", ",", "]");
        out.write("]\n".getBytes(StandardCharsets.US_ASCII));
    }

    private static void write(
            Covering covering,
            OutputStream out,
            String rowBegin,
            String begin,
            String middle,
            String end,
            String between,
            String rowEnd)
            throws IOException {
        StringBuilder line = new StringBuilder();
        for (int row = 0; row < covering.rows(); row++) {
            line.setLength(0);
            line.append(row > 0 && !rowBegin.isEmpty() ? ",\n" : "").append(rowBegin);
            for (int column = 0; column < covering.columns(); column++) {
                line.append(column > 0 ? between : "")
                        .append(begin)
                        .append(covering.shape(row, column))
                        .append(middle)
                        .append(covering.piece(row, column))
                        .append(end);
            }
            line.append(rowEnd);
            out.write(line.toString().getBytes(StandardCharsets.US_ASCII));
        }
    }
}
