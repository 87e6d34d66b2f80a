package io.github.quadrille.records;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.PackingRecord.FoundPacking;
import io.github.quadrille.io.packing.PackingRecords;
import io.github.quadrille.io.picture.PictureSymbols;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Holds an answer of {@code solve --format json} to the question of a series.
 *
 * @param pieces the cells of each piece, accepted by {@link PackingChecker}
 */
record AnswerFile(Standing standing, List<List<Cell>> pieces) {

    /**
     * Reads an answer.
     *
     * @throws IllegalArgumentException when the file is not an answer to the question of a series, or its covering is
     *     wrong
     */
    static AnswerFile read(Path file) throws IOException {
        List<FoundPacking> found = new ArrayList<>();
        try {
            PackingRecords.read(file.toString(), Optional.empty(), PictureSymbols::letters, found::add, found::add);
        } catch (UnusableInput e) {
            throw new IllegalArgumentException(e);
        }
        if (found.size() != 1) {
            throw new IllegalArgumentException(file + " has " + found.size() + " coverings.");
        }
        Puzzle asked = found.get(0).puzzle().orElseThrow();
        int side = asked.region().rows();
        Series series = Series.ALL.stream()
                .filter(each -> isSame(each.puzzle(side), asked))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(file + " asks for " + asked.name()));
        Packing covering = found.get(0).packing();
        if (!new PackingChecker(asked).faults(covering).isEmpty()) {
            throw new IllegalArgumentException(file + ": "
                    + new PackingChecker(asked).faults(covering).get(0).message());
        }
        return new AnswerFile(
                standing(series, side, covering, fields(file)),
                covering.pieces().stream().map(Placement::cells).toList());
    }

    private static boolean isSame(Puzzle ours, Puzzle asked) {
        return ours.region().equals(asked.region())
                && ours.symmetry() == asked.symmetry()
                && ours.bag().supplies().equals(asked.bag().supplies())
                && ours.goal().equals(asked.goal());
    }

    private static Standing standing(Series series, int side, Packing covering, Map<String, String> fields) {
        boolean optimal = fields.get("status").equals("optimal");
        long worth = Long.parseLong(fields.get(optimal ? "worth" : "bound"));
        int found = covering.pieces().size();
        int bound = (int) (worth / series.pieceSize());
        String proof = optimal ? fields.get("evidence") : found == bound ? "bound" : Standing.OPEN;
        return new Standing(
                series,
                side,
                found,
                bound,
                proof,
                Long.parseLong(fields.get("nodes")),
                Math.round(Double.parseDouble(fields.get("seconds")) * 10) / 10.0);
    }

    /** Returns the fields of an answer outside of lists and objects. */
    private static Map<String, String> fields(Path file) throws IOException {
        Map<String, String> fields = new HashMap<>();
        try (JsonParser json = new JsonFactory().createParser(Files.readString(file))) {
            json.nextToken();
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                String name = json.currentName();
                if (json.nextToken().isScalarValue()) {
                    fields.put(name, json.getText());
                }
                json.skipChildren();
            }
        }
        return fields;
    }
}
