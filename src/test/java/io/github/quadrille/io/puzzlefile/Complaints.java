package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quadrille.io.input.UnusableInput;
import java.util.List;

/** What is wrong with a puzzle text, as a test wants to see it. */
public final class Complaints {
    private Complaints() {}

    /** One line per problem of the text {@code p.yaml}; every one of them gives advice. */
    public static List<String> of(String text) {
        UnusableInput e = catchThrowableOfType(UnusableInput.class, () -> PuzzleReader.parse("p.yaml", text));
        assertThat(e).as("refused").isNotNull();
        assertThat(e.problems())
                .allSatisfy(problem ->
                        assertThat(problem.message()).contains("Maybe").doesNotContain("\n"));
        return List.of(e.getMessage().split("\n"));
    }

    public static List<String> of(String... lines) {
        return of(String.join("\n", lines) + "\n");
    }
}
