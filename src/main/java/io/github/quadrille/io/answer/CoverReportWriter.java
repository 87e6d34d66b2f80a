package io.github.quadrille.io.answer;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.lab.target.CoveringCheck;
import io.github.quadrille.lab.target.ShapeLimits;
import io.github.quadrille.lab.target.TetrominoShape;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * Writes what a covering is worth as one line of JSON:
 *
 * <pre>
 * {"status": "optimal", "target": 7924, "covered": 7924, "missing": 0, "excess": 0,
 *  "accuracy": 100, "least_wrong": 0, "pieces": 1981, "shapes": {"1": 95, ...},
 *  "caps": [{"name": "1", "used": 95, "most": 95}], "seconds": 0.3}
 * </pre>
 */
public final class CoverReportWriter {
    private CoverReportWriter() {}

    /**
     * Writes UTF-8 and does not close the stream.
     *
     * @param leastWrong missing and excess cells that every covering has at least, proven
     */
    public static void write(
            String status, CoveringCheck check, long leastWrong, ShapeLimits limits, double seconds, OutputStream out)
            throws IOException {
        JsonGenerator json = JsonLine.generator(out);
        json.writeStartObject();
        json.writeStringField("status", status);
        worth(check, json);
        json.writeNumberField("least_wrong", leastWrong);
        pieces(check, limits, json);
        json.writeNumberField("seconds", rounded(seconds, 3));
        json.writeEndObject();
        JsonLine.end(json, out);
    }

    /**
     * Writes what a covering by somebody else is worth, with {@code faults} in place of a bound and of seconds: a list
     * of sentences.
     */
    public static void write(String status, CoveringCheck check, ShapeLimits limits, OutputStream out)
            throws IOException {
        JsonGenerator json = JsonLine.generator(out);
        json.writeStartObject();
        json.writeStringField("status", status);
        worth(check, json);
        pieces(check, limits, json);
        json.writeArrayFieldStart("faults");
        for (String fault : check.faults()) {
            json.writeString(fault);
        }
        json.writeEndArray();
        json.writeEndObject();
        JsonLine.end(json, out);
    }

    private static void worth(CoveringCheck check, JsonGenerator json) throws IOException {
        json.writeNumberField("target", check.target());
        json.writeNumberField("covered", check.covered());
        json.writeNumberField("missing", check.missing());
        json.writeNumberField("excess", check.excess());
        json.writeNumberField("accuracy", rounded(check.accuracy(), 6));
    }

    private static void pieces(CoveringCheck check, ShapeLimits limits, JsonGenerator json) throws IOException {
        json.writeNumberField("pieces", check.pieces());
        json.writeObjectFieldStart("shapes");
        for (int id = 1; id <= TetrominoShape.COUNT; id++) {
            json.writeNumberField(Integer.toString(id), check.uses().get(id));
        }
        json.writeEndObject();
        json.writeArrayFieldStart("caps");
        for (ShapeLimits.Cap cap : limits.caps()) {
            json.writeStartObject();
            json.writeStringField("name", cap.name());
            json.writeNumberField("used", check.used(cap));
            json.writeNumberField("most", cap.most());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static BigDecimal rounded(double value, int digits) {
        return BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_EVEN);
    }
}
