package io.github.quadrille.format.file;

import io.github.quadrille.clear.Move;
import io.github.quadrille.clear.Outcome;

/** What {@link ClearWriter} says of an outcome after its status. */
record OutcomeFields() implements Outcome.Cases<JsonFields> {
    @Override
    public JsonFields solved(Outcome.Solved solved) {
        return json -> {
            json.writeNumberField("moves", solved.moves().size());
            json.writeBooleanField("minimal", solved.minimal());
            json.writeArrayFieldStart("plan");
            for (Move move : solved.moves()) {
                PackingJson.writeCells(move.cells(), json);
            }
            json.writeEndArray();
        };
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
        };
    }
}
