package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks that advice of the server names parameters of a request, because its clients cannot give command-line options.
 */
class ParameterAdviceTest extends ServerTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve|board: 4x4|Add a line 'pieces:', or 'pieces='; or let 'generate' choose pieces, with 'from='.",
                "count|'board: 2x2x3\nlattice: cubic'|or 'pieces='; or let 'generate' choose pieces, with 'from='.",
                "solve|7x7x7|Add 'lattice=cubic'.",
                "solve?lattice=triangular|triangle 2|Add 'pieces=hexiamonds'.",
                "generate|board: 4x4|Add a line 'pieces:', or 'from='.",
                "clear|'r,b,\n,,'|Mark one with 'B', name a blue token with 'target=r,c', or remove them all with 'all='.",
                "clear|'r,B,B\n,,'|Choose one with 'target=r,c', or remove all blue tokens with 'all='.",
            })
    void advice_names_what_a_question_can_say(String verb, String body, String advice) throws Exception {
        assertThat(server.ask(verb, body.replace("\\n", "\n")))
                .contains("\"status\":\"unusable\"", advice)
                .doesNotContain("--", "'bags'");
    }
}
