package io.github.quadrille.io.answer;

import io.github.quadrille.lab.clear.Move;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.io.json.JsonFields;
import io.github.quadrille.io.json.PackingJson;
import io.github.quadrille.core.geometry.Lattices;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;

/** What {@link ClearWriter} says of an outcome after its status. */
record OutcomeFields() implements Outcome.Cases<JsonFields> {
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
