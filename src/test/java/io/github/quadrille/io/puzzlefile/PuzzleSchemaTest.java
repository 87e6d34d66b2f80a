package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Compares the schema of puzzle files, which editors use, with the reader of puzzle files. */
final class PuzzleSchemaTest {
    @Test
    void it_has_the_keys_of_puzzle_files() throws IOException {
        List<String> keys = new ArrayList<>();
        try (JsonParser schema = open()) {
            while (!"properties".equals(schema.nextFieldName())) {
                assertThat(schema.currentToken()).isNotNull();
            }
            schema.nextToken();
            while (schema.nextToken() != JsonToken.END_OBJECT) {
                keys.add(schema.currentName());
                schema.nextToken();
                schema.skipChildren();
            }
        }
        assertThat(keys)
                .containsExactly(
                        "name",
                        "author",
                        "description",
                        "instructions",
                        "lattice",
                        "board",
                        "wrap",
                        "symmetry",
                        "pieces",
                        "shapes",
                        "given",
                        "goal",
                        "maximise",
                        "weights",
                        "cell-weights",
                        "rules",
                        "colours");
    }

    @Test
    void it_has_the_words_of_puzzle_files() throws IOException {
        List<String> strings = new ArrayList<>();
        try (JsonParser schema = open()) {
            for (JsonToken token = schema.nextToken(); token != null; token = schema.nextToken()) {
                if (token == JsonToken.VALUE_STRING || token == JsonToken.FIELD_NAME) {
                    strings.add(schema.getText());
                }
            }
        }
        assertThat(strings).containsAll(Wrap.FLAT.stream().map(Wrap::word).toList());
        assertThat(strings)
                .containsAll(Arrays.stream(PieceSymmetry.values())
                        .map(PieceSymmetry::word)
                        .toList());
        assertThat(strings)
                .containsAll(BuiltInKinds.names().stream()
                        .filter(name -> BuiltInKinds.findSet(name).isPresent())
                        .toList());
    }

    private static JsonParser open() throws IOException {
        InputStream in = PuzzleSchemaTest.class.getResourceAsStream("/puzzle.schema.json");
        assertThat(in).isNotNull();
        return new JsonFactory().createParser(in);
    }
}
