package io.github.quadrille.io.json;

import io.github.quadrille.browser.RecordOfAnswer;
import java.io.IOException;

/**
 * Reads the components of records. In a browser, every record has methods that return the names and values of its
 * components.
 */
final class RecordComponents {
    private RecordComponents() {}

    static void each(Object answer, RecordFields.Sink sink) throws IOException {
        if (!(answer instanceof RecordOfAnswer components)) {
            throw new IllegalArgumentException("There is no JSON for a " + answer.getClass());
        }
        String[] names = components.fieldNames();
        Object[] values = components.fieldValues();
        for (int i = 0; i < names.length; i++) {
            sink.take(names[i], values[i]);
        }
    }
}
