package io.github.quadrille.format.file;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** Some fields of an object that is being written. */
@FunctionalInterface
interface JsonFields {
    void write(JsonGenerator json) throws IOException;
}
