package io.github.quadrille.io.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** Some fields of an object that is being written. */
@FunctionalInterface
public interface JsonFields {
    void write(JsonGenerator json) throws IOException;
}
