package io.github.quadrille.io.answer;

import io.github.quadrille.io.json.JsonFields;
import io.github.quadrille.io.json.PackingJson;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Locale;

/** What {@link AnswerWriter} says of a verdict after its status. */
record VerdictFields(Puzzle puzzle) implements Verdict.Cases<JsonFields> {
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
