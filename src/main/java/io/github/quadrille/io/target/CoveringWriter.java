package io.github.quadrille.io.target;

import io.github.quadrille.core.target.Covering;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.StringJoiner;

/**
 * Writes the shape and the piece on each cell of a covering, row by row. As text, a cell is {@code shape/piece}, or
 * {@code 0/0} if no piece lies on the cell. Cells are separated by blanks or commas. As JSON, a cell is {@code [shape,
 * piece]}, and each row is an array of cells. Shapes have the published ids 1..19.
 */
public final class CoveringWriter {
    private CoveringWriter() {}

    /** Writes a line for each row, with blanks between the cells, and leaves the stream open. */
    public static void writeText(Covering covering, OutputStream out) throws IOException {
        write(covering, out, false, " ");
    }

    /** Writes a line for each row, with commas between the cells, and leaves the stream open. */
    public static void writeCsv(Covering covering, OutputStream out) throws IOException {
        write(covering, out, false, ",");
    }

    /** Writes an array of rows with a line for each row, and leaves the stream open. */
    public static void writeJson(Covering covering, OutputStream out) throws IOException {
        out.write('[');
        write(covering, out, true, ",");
        out.write("]\n".getBytes(StandardCharsets.US_ASCII));
    }

    private static void write(Covering covering, OutputStream out, boolean json, String between) throws IOException {
        for (int row = 0; row < covering.rows(); row++) {
            StringJoiner line = new StringJoiner(between, json ? row == 0 ? "[" : ",\n[" : "", json ? "]" : "\n");
            for (int column = 0; column < covering.columns(); column++) {
                int shape = covering.shape(row, column);
                int piece = covering.piece(row, column);
                line.add(json ? "[" + shape + "," + piece + "]" : shape + "/" + piece);
            }
            out.write(line.toString().getBytes(StandardCharsets.US_ASCII));
        }
    }
}
