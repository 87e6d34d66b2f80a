package io.github.quadrille.certificate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads an OPB file without an objective: comments that begin with a star, and one constraint a line. */
final class ModelReader {
    private final Variables variables = new Variables();
    private final List<Inequality> constraints = new ArrayList<>();

    /** Reads all lines. Afterwards the variables are complete. */
    void read(TextLines lines) throws IOException, Refusal, TextLines.NotText {
        ConstraintReader reader = new ConstraintReader(variables);
        for (Tokens tokens = lines.next(); tokens != null; tokens = lines.next()) {
            if (tokens.skip("min")) {
                tokens.expect(":");
                skipObjective(tokens);
            } else if (!tokens.atEnd() && !tokens.isComment()) {
                constraints.addAll(reader.read(tokens));
            }
        }
        variables.allowNew(false);
    }

    private void skipObjective(Tokens tokens) throws Refusal {
        while (tokens.isInteger()) {
            tokens.integer();
            variables.literal(tokens);
        }
        tokens.expect(";");
        tokens.expectEnd();
    }

    Variables variables() {
        return variables;
    }

    List<Inequality> constraints() {
        return constraints;
    }
}
