package io.github.quadrille.io.answer;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.JsonLine.JsonFields;
import io.github.quadrille.io.json.JsonTree;
import io.github.quadrille.io.json.PackingJson;
import io.github.quadrille.lab.clear.Move;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.lab.clear.Outcome.Effort;
import io.github.quadrille.lab.clear.PlanComparison;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/**
 * Answers about boards of the line-clearing game, each as one line of JSON:
 *
 * <pre>
 * {"status": "solved", "board": "b.csv", "moves": 1, "minimal": true,
 *  "plan": [[[2, 5], [2, 6], [3, 5], [3, 6]]], "nodes": 3, "seconds": 0.012}
 * </pre>
 *
 * An infeasible board has a {@code reason}, an undecided one a {@code reason} and {@code at_least}, the
 * fewest moves not excluded. A {@code proof} that is written has its files, and what it {@code proves}.
 */
public final class ClearWriter {
    private ClearWriter() {}

    /** Writes an answer and its end of line. */
    public static void write(OutputStream out, String board, Outcome outcome) throws IOException {
        write(out, board, outcome, Map.of());
    }

    /**
     * Writes an answer with what is said of its proof, and its end of line.
     *
     * @param proof nothing when there is none
     */
    public static void write(OutputStream out, String board, Outcome outcome, Map<String, String> proof)
            throws IOException {
        JsonGenerator json = JsonLine.generator(out);
        json.writeStartObject();
        json.writeStringField("status", outcome.status().word());
        json.writeStringField("board", board);
        write(json, outcome);
        if (!proof.isEmpty()) {
            json.writeFieldName("proof");
            JsonTree.write(proof, json);
        }
        json.writeEndObject();
        JsonLine.end(json, out);
    }

    /** Writes the exact answer for one board and those that follow heuristics, with what these said at first. */
    public static void write(OutputStream out, String board, PlanComparison comparison) throws IOException {
        JsonGenerator json = JsonLine.generator(out);
        json.writeStartObject();
        json.writeStringField("board", board);
        json.writeObjectFieldStart("exact");
        json.writeStringField("status", comparison.exact().status().word());
        write(json, comparison.exact());
        json.writeEndObject();
        write(json, "published", comparison.published(), comparison);
        write(json, "remeasured", comparison.remeasured(), comparison);
        json.writeEndObject();
        JsonLine.end(json, out);
    }

    private static void write(
            JsonGenerator json, String name, PlanComparison.Follower follower, PlanComparison comparison)
            throws IOException {
        json.writeObjectFieldStart(name);
        json.writeStringField("status", follower.outcome().status().word());
        write(json, follower.outcome());
        follower.estimate().ifPresent(value -> number(json, "estimate", value));
        comparison.overestimate(follower).ifPresent(value -> number(json, "overestimate", value));
        json.writeEndObject();
    }

    /** Writes what the referee says about a plan. */
    public static void write(OutputStream out, String board, int moves, List<String> faults) throws IOException {
        JsonGenerator json = JsonLine.generator(out);
        json.writeStartObject();
        json.writeStringField("status", faults.isEmpty() ? "valid" : "invalid");
        json.writeStringField("board", board);
        json.writeNumberField("moves", moves);
        json.writeArrayFieldStart("faults");
        for (String fault : faults) {
            json.writeString(fault);
        }
        json.writeEndArray();
        json.writeEndObject();
        JsonLine.end(json, out);
    }

    private static void number(JsonGenerator json, String name, int value) {
        try {
            json.writeNumberField(name, value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(JsonGenerator json, Outcome outcome) throws IOException {
        outcome.match(new OutcomeFields()).write(json);
        Effort effort = outcome.effort();
        json.writeNumberField("nodes", effort.nodes());
        json.writeNumberField("seconds", Math.round(effort.seconds() * 1000) / 1000.0);
    }

    /** What {@link ClearWriter} says of an outcome after its status. */
    private record OutcomeFields() implements Outcome.Cases<JsonFields> {
        @Override
        public JsonFields solved(Outcome.Solved solved) {
            return json -> plan(json, solved.moves(), solved.minimal());
        }

        private static void plan(JsonGenerator json, List<Move> moves, boolean minimal) throws IOException {
            json.writeNumberField("moves", moves.size());
            json.writeBooleanField("minimal", minimal);
            json.writeArrayFieldStart("plan");
            for (Move move : moves) {
                PackingJson.writeCells(move.cells(), Lattices.SQUARE, json);
            }
            json.writeEndArray();
        }

        @Override
        public JsonFields infeasible(Outcome.Infeasible infeasible) {
            return json -> json.writeStringField("reason", infeasible.reason());
        }

        @Override
        public JsonFields undecided(Outcome.Undecided undecided) {
            return json -> {
                json.writeStringField("reason", undecided.stoppedBy().words());
                json.writeNumberField("at_least", undecided.atLeast());
                if (undecided.plan().isPresent()) {
                    plan(json, undecided.best(), false);
                }
            };
        }
    }
}
