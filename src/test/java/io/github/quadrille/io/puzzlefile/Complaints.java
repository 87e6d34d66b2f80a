package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Advice;
import java.util.List;

/** Lists the problems of a puzzle text in a form for tests. */
public final class Complaints {
    private Complaints() {}

    /**
     * Returns one line for each problem of a puzzle text with the name {@code p.yaml}. Each problem must give advice.
     */
    public static List<String> of(String text) {
        UnusableInput e = catchThrowableOfType(UnusableInput.class, () -> PuzzleReader.parse("p.yaml", text));
        assertThat(e).as("refused").isNotNull();
        assertThat(e.problems())
                .allSatisfy(problem ->
                        assertThat(problem.message()).matches(Advice.IN).doesNotContain("\n"));
        return List.of(e.getMessage().split("\n"));
    }

    public static List<String> of(String... lines) {
        return of(String.join("\n", lines) + "\n");
    }
}
