package io.github.quadrille.io.text;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;

/**
 * Reads JSON values from a parser. Values of the wrong type are reported and skipped. {@link #lists}, {@link #object}
 * and {@link #array} expect the parser at the first token of a value, and leave the parser at the last token of this
 * value.
 *
 * @param linesBefore the number of lines of the file before the text of the parser
 */
public record JsonValues(JsonParser parser, int linesBefore, Problems problems) {
    /** Handles the value at the current token of the parser. */
    @FunctionalInterface
    public interface Action {
        void run() throws IOException;
    }

    /** Handles the value of a field. */
    @FunctionalInterface
    public interface FieldAction {
        void run(String field) throws IOException;
    }

    /**
     * Passes nested lists to a receiver, as {@link NestedLists} does. After the receiver has refused something, the
     * remaining items are skipped. An object in a list is treated as a list of its keys and values.
     */
    public void lists(NestedLists.Receiver receiver) throws IOException {
        int depth = 0;
        boolean refused = !is(JsonToken.START_ARRAY, "an array of rows");
        for (JsonToken token = parser.currentToken(); !refused || depth > 0; token = parser.nextToken()) {
            depth += token.isStructStart() ? 1 : 0;
            try {
                if (!refused && token.isStructStart()) {
                    receiver.begin(depth, position());
                } else if (!refused && token.isStructEnd()) {
                    receiver.end(depth, position());
                } else if (!refused) {
                    receiver.word(parser.getText(), depth, position());
                }
            } catch (UnusableInput told) {
                refused = true;
            }
            depth -= token.isStructEnd() ? 1 : 0;
            if (depth == 0) {
                return;
            }
        }
    }

    /**
     * Passes each field of an object to an action. Returns whether the value was an object.
     *
     * @param expected the expected value, for the message when the value is not an object
     */
    public boolean object(String expected, FieldAction action) throws IOException {
        if (!is(JsonToken.START_OBJECT, expected)) {
            return false;
        }
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String field = parser.currentName();
            parser.nextToken();
            action.run(field);
        }
        return true;
    }

    /**
     * Calls an action for each item of an array. Returns whether the value was an array.
     *
     * @param expected the expected value, for the message when the value is not an array
     */
    public boolean array(String expected, Action action) throws IOException {
        if (!is(JsonToken.START_ARRAY, expected)) {
            return false;
        }
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            action.run();
        }
        return true;
    }

    public boolean is(JsonToken token, String expected) throws IOException {
        if (parser.currentToken() == token) {
            return true;
        }
        reportInstead(expected);
        parser.skipChildren();
        return false;
    }

    public void reportInstead(String expected) throws IOException {
        String seen = switch (parser.currentToken()) {
            case START_OBJECT -> "an object";
            case START_ARRAY -> "an array";
            default -> Quote.of(parser.getText());
        };
        problems.add(position(), "Here is %s. Write %s.".formatted(seen, expected));
    }

    /** Returns the position where the current token begins. */
    public TextPosition position() {
        return position(parser.currentTokenLocation());
    }

    public TextPosition position(JsonLocation location) {
        return location == null || location.getLineNr() < 1
                ? TextPosition.NONE
                : new TextPosition(linesBefore + location.getLineNr(), Math.max(1, location.getColumnNr()));
    }
}
