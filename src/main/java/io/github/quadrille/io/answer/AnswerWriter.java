package io.github.quadrille.io.answer;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work.Stage;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.JsonLine.JsonFields;
import io.github.quadrille.io.json.JsonTree;
import io.github.quadrille.io.json.Origin;
import io.github.quadrille.io.json.PackingJson;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Streams the answer to one puzzle as one line of JSON:
 *
 * <pre>
 * {"puzzle": {...}, "packings": [{"pieces": [{"kind": "T", "cells": [[0, 0], ...]}, ...], "picture": ["TTTI", ...]}, ...],
 *  "status": "packed", "found": 1, "complete": false, "reason": "...", "limit": "packings", "nodes": 12, "seconds": 0.034}
 * </pre>
 *
 * {@code status} is packed, optimal (with the one best covering among the packings), infeasible or undecided; it comes after the packings because they are written as they are
 * found. {@code complete} says whether these are all packings, {@code limit} which limit ended the search, {@code
 * evidence} names why there is no packing, and {@code best} is the fullest part of a packing that was seen, with how
 * many cells it has {@code covered}. Cells are [row, column], counted from 0.
 */
public final class AnswerWriter implements StreamedAnswer {
    private final Puzzle puzzle;
    private final OutputStream out;
    private final Origin origin;
    private Optional<JsonGenerator> line = Optional.empty();

    /** Writes UTF-8 and never closes the stream. */
    public AnswerWriter(OutputStream out, Puzzle puzzle) {
        this(out, puzzle, Origin.NONE);
    }

    /** The same for one of several puzzles. */
    public AnswerWriter(OutputStream out, Puzzle puzzle, Origin origin) {
        this.origin = origin;
        this.puzzle = puzzle;
        this.out = out;
    }

    /** Begun with the first word of the answer, so that a command which fails before leaves nothing behind. */
    private JsonGenerator line() throws IOException {
        if (line.isEmpty()) {
            line = Optional.of(JsonLine.answer(out, puzzle, origin));
        }
        return line.get();
    }

    @Override
    public void packing(Packing packing) throws IOException {
        JsonGenerator json = line();
        json.writeStartObject();
        PackingJson.write(packing, puzzle, json);
        json.writeEndObject();
    }

    @Override
    public void end(Verdict verdict, Map<String, ?> effort) throws IOException {
        if (verdict instanceof Verdict.Optimal optimal) {
            packing(optimal.best());
        }
        rest(verdict, effort);
    }

    /** The same, where the best covering is written already. */
    void rest(Verdict verdict, Map<String, ?> effort) throws IOException {
        JsonGenerator json = line();
        json.writeEndArray();
        json.writeStringField("status", verdict.status().word());
        verdict.match(new VerdictFields(puzzle)).write(json);
        for (Map.Entry<String, ?> each : effort.entrySet()) {
            json.writeFieldName(each.getKey());
            if (each.getValue() instanceof Map<?, ?> parts) {
                JsonTree.write(parts, json);
            } else {
                json.writeObject(each.getValue());
            }
        }
        writeStages(verdict.work().stages(), json);
        writeSeconds(verdict.work().seconds(), json);
        json.writeEndObject();
    }

    private static void writeStages(List<Stage> stages, JsonGenerator json) throws IOException {
        if (!stages.isEmpty()) {
            json.writeArrayFieldStart("stages");
            for (Stage stage : stages) {
                json.writeStartObject();
                json.writeStringField("stage", stage.name());
                json.writeNumberField("nodes", stage.nodes());
                writeSeconds(stage.seconds(), json);
                json.writeEndObject();
            }
            json.writeEndArray();
        }
    }

    private static void writeSeconds(double seconds, JsonGenerator json) throws IOException {
        json.writeFieldName("seconds");
        json.writeNumber(BigDecimal.valueOf(seconds).setScale(3, RoundingMode.HALF_UP));
    }

    /** Ends the line. An answer that was not ended becomes valid JSON without a status; one not begun, nothing. */
    @Override
    public void close() throws IOException {
        if (line.isPresent()) {
            JsonLine.end(line.get(), out);
        }
    }

    /** What {@link AnswerWriter} says of a verdict after its status. */
    private record VerdictFields(Puzzle puzzle) implements Verdict.Cases<JsonFields> {
        @Override
        public JsonFields packed(Verdict.Packed packed) {
            return json -> {
                json.writeNumberField("found", packed.packings());
                json.writeBooleanField("complete", packed.stoppedBy().isEmpty());
                if (packed.stoppedBy().isPresent()) {
                    write(packed.stoppedBy().get(), json);
                }
            };
        }

        @Override
        public JsonFields optimal(Verdict.Optimal optimal) {
            return json -> {
                json.writeNumberField("worth", optimal.worth());
                write(optimal.evidence(), json);
            };
        }

        @Override
        public JsonFields infeasible(Verdict.Infeasible infeasible) {
            return json -> {
                json.writeNumberField("found", 0);
                json.writeBooleanField("complete", true);
                write(infeasible.evidence(), json);
            };
        }

        @Override
        public JsonFields undecided(Verdict.Undecided undecided) {
            return json -> {
                json.writeNumberField("found", 0);
                json.writeBooleanField("complete", false);
                write(undecided.stoppedBy(), json);
                json.writeObjectFieldStart("best");
                PackingJson.write(undecided.best(), puzzle, json);
                json.writeNumberField("covered", undecided.best().coveredCells());
                json.writeEndObject();
                if (undecided.bound().isPresent()) {
                    json.writeNumberField("bound", undecided.bound().getAsLong());
                }
            };
        }

        private void write(Evidence evidence, JsonGenerator json) throws IOException {
            json.writeStringField("reason", evidence.sentence());
            json.writeStringField("evidence", evidence.name());
            if (!evidence.where().isEmpty()) {
                json.writeFieldName("cells");
                PackingJson.writeCells(evidence.where(), puzzle.region().lattice(), json);
            }
        }

        private static void write(Limit limit, JsonGenerator json) throws IOException {
            json.writeStringField("reason", limit.words());
            json.writeStringField("limit", limit.name().toLowerCase(Locale.ROOT));
        }
    }
}
