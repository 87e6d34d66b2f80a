package io.github.quadrille.engine.parts;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.engine.parts.MessageReader.MalformedMessage;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A packing in one line: {@code kind:row,column:row,column} and so on for each piece, with spaces between pieces; {@code
 * layer,row,column} where the layer is not the first.
 */
public final class PackingWords {
    private PackingWords() {}

    public static String write(Packing packing) {
        return packing.pieces().stream().map(PackingWords::write).collect(Collectors.joining(" "));
    }

    private static String write(Placement piece) {
        return URLEncoder.encode(piece.kind(), StandardCharsets.UTF_8)
                + piece.cells().stream()
                        .map(cell ->
                                ":" + (cell.layer() == 0 ? "" : cell.layer() + ",") + cell.row() + "," + cell.column())
                        .collect(Collectors.joining());
    }

    /** Nothing is promised of it: it is for the checker. */
    public static Packing read(String words) throws MalformedMessage {
        List<Placement> pieces = new ArrayList<>();
        for (String word : words.isEmpty() ? new String[0] : words.split(" ", -1)) {
            String[] fields = word.split(":", -1);
            List<Cell> cells = new ArrayList<>();
            for (int i = 1; i < fields.length; i++) {
                String[] cell = fields[i].split(",", -1);
                if (cell.length != 2 && cell.length != 3) {
                    throw new MalformedMessage("A cell has no row and column.");
                }
                int layer = cell.length == 2 ? 0 : MessageReader.small(cell[0]);
                int row = MessageReader.small(cell[cell.length - 2]);
                cells.add(new Cell(layer, row, MessageReader.small(cell[cell.length - 1])));
            }
            pieces.add(new Placement(kind(fields[0]), cells));
        }
        return new Packing(pieces);
    }

    private static String kind(String word) throws MalformedMessage {
        try {
            return URLDecoder.decode(word, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw new MalformedMessage("A kind's name cannot be read.");
        }
    }
}
