package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClausalFileTest extends TrialTest {
    private static final String MODEL = "1 x1 1 x2 >= 1 ;\n";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 -2 0\nd 1 2 0\n0\n",
                "c by a solver\n-1 0\n",
                "d 1 2 0\n",
                "0\r\n",
                "a\u0002\u0005\0d\u0002\0a\0",
                "a\0"
            })
    void a_drat_proof_is_said_to_be_one(String proof) throws IOException {
        assertThat(unusable(MODEL, proof, "t.pbp"))
                .startsWith("This is a DRAT proof,")
                .contains(" Check it with drat-trim ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"5 1 0 2 3 0\n5 d 1 2 0\n6 0 5 4 0\n", "5 d 0\n6 0 1 2 0\n"})
    void an_lrat_proof_is_said_to_be_one(String proof) throws IOException {
        assertThat(unusable(MODEL, proof, "t.pbp"))
                .startsWith("This is an LRAT proof,")
                .contains(" Check it with lrat-check ");
    }

    @Test
    void a_formula_of_clauses_is_no_model() throws IOException {
        assertThat(unusable("c of a puzzle\np cnf 2 1\n1 2 0\n", "1 0\n", "t.opb"))
                .startsWith("This is a formula in CNF (DIMACS)")
                .contains(" Export the puzzle with '--format opb'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n", "1 2 3\n", "pseudo-Boolean proof version 2.0\n", "b\0", "c\n", "\0"})
    void what_is_something_else_is_not_taken_for_one(String proof) {
        assertThat(ClausalFile.of(proof.getBytes(StandardCharsets.ISO_8859_1))).isEmpty();
    }

    private String unusable(String model, String proof, String file) throws IOException {
        CheckResult.Unusable unusable = (CheckResult.Unusable) trial.check(model, proof);
        assertThat(unusable.file().getFileName()).hasToString(file);
        return unusable.message();
    }
}
