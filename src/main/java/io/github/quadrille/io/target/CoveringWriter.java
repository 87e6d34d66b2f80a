package io.github.quadrille.io.target;

import io.github.quadrille.core.target.Covering;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.StringJoiner;

/**
 * Writes the shape and piece on each cell of a covering, row by row. As text, a cell is {@code shape/piece}, with
 * blanks or commas between, and {@code 0/0} where it is open. As JSON, there are rows of {@code [shape, piece]}. Shapes
 * have the published ids 1..19.
 */
public final class CoveringWriter {
    private CoveringWriter() {}

    /** Writes a line for each row, and leaves the stream open. */
    public static void writeText(Covering covering, OutputStream out) throws IOException {
        write(covering, out, false, " ");
    }

    /** Writes a line for each row with commas between, and leaves the stream open. */
    public static void writeCsv(Covering covering, OutputStream out) throws IOException {
        write(covering, out, false, ",");
    }

    /** Writes an array of rows, a line for each, and leaves the stream open. */
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
