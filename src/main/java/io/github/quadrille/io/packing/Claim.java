package io.github.quadrille.io.packing;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.OptionalLong;

/** What an answer says of its packing: {@code "status": "optimal", "worth": 10}. */
final class Claim {
    private boolean optimal;
    private OptionalLong worth = OptionalLong.empty();

    /** Reads a field of an answer, whichever it is. */
    void read(String field, JsonParser parser) throws IOException {
        if (field.equals("status") && parser.currentToken() == JsonToken.VALUE_STRING) {
            optimal = parser.getText().equals("optimal");
        } else if (field.equals("worth")
                && parser.currentToken() == JsonToken.VALUE_NUMBER_INT
                && parser.getNumberType() != JsonParser.NumberType.BIG_INTEGER) {
            worth = OptionalLong.of(parser.getLongValue());
        } else {
            parser.skipChildren();
        }
    }

    /** What its packing is worth, if that is the most there is. */
    OptionalLong optimum() {
        return optimal ? worth : OptionalLong.empty();
    }
}
