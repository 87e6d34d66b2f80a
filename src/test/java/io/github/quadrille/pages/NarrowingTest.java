package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

class NarrowingTest {
    @Test
    void a_schema_keeps_its_own_promises() {
        Object schema = schema("{type: object, required: [a], properties: {a: {type: string, maxLength: 3}}}");
        assertThat(Narrowing.ofInput(schema, schema)).isEmpty();
        assertThat(Narrowing.ofOutput(schema, schema)).isEmpty();
    }

    /** The schema of input may get wider. The schema of output may get narrower, and may have new fields. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    {required: [a, b]}             | {required: [a]}                     | true  | false
                    {type: integer}                | {type: number}                      | true  | false
                    {type: string}                 | {type: [string, array]}             | true  | false
                    {enum: [a]}                    | {enum: [a, b]}                      | true  | false
                    {maximum: 3}                   | {maximum: 4}                        | true  | false
                    {minItems: 2}                  | {minItems: 1}                       | true  | false
                    {pattern: x}                   | {}                                  | true  | false
                    {pattern: x}                   | {pattern: y}                        | false | false
                    {const: x}                     | {const: y}                          | false | false
                    {$ref: '#/a'}                  | {$ref: '#/b'}                       | false | false
                    {properties: {a: {}}}          | {properties: {b: {}}}               | false | false
                    {properties: {a: {}}}          | {properties: {a: {}, b: {}}}        | true  | true
                    {properties: {a: {type: string}}} | {properties: {a: {type: array}}} | false | false
                    {anyOf: [{type: string}]}      | {anyOf: [{type: string}, {type: array}]} | true | false
                    {items: {maxLength: 3}}        | {items: {maxLength: 2}}             | false | true
                    {}                             | {additionalProperties: false}       | false | true
                    {description: a}               | {description: b}                    | true  | true
                    """)
    void widening_is_for_input_and_narrowing_for_output(
            String before, String now, boolean isKeptAsInput, boolean isKeptAsOutput) {
        assertThat(Narrowing.ofInput(schema(before), schema(now)).isEmpty()).isEqualTo(isKeptAsInput);
        assertThat(Narrowing.ofOutput(schema(before), schema(now)).isEmpty()).isEqualTo(isKeptAsOutput);
    }

    @Test
    void what_is_broken_is_told_with_its_place() {
        assertThat(Narrowing.ofInput(
                        schema("{properties: {board: {maxLength: 9}}}"),
                        schema("{properties: {board: {maxLength: 8}}}")))
                .containsExactly("/properties/board/maxLength was 9 and is 8");
    }

    private static Map<?, ?> schema(String text) {
        return (Map<?, ?>) new Load(LoadSettings.builder().build()).loadFromString(text);
    }
}
