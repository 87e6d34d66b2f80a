package io.github.quadrille.app.ask;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that a time limit of zero leaves questions undecided, and that the answer says why. */
class TimeIsUpTest {
    private static final Limits NO_TIME = Limits.time(Duration.ZERO);
    private static final String UNDECIDED = "\"undecided\"";
    private static final String REASON = "\"the time limit was reached";

    static Stream<PackingQuestion> questions() {
        return Stream.of(
                new ExplainQuestion(NO_TIME),
                new PossibleQuestion(NO_TIME, 1, 1),
                new HintQuestion(NO_TIME, 0, false, 1),
                new RefuteQuestion(NO_TIME),
                new EstimateQuestion(NO_TIME, 1, CountMethod.AUTO, 1),
                new FinishableQuestion(NO_TIME),
                new UniqueQuestion(NO_TIME, false),
                new UniqueQuestion(NO_TIME, true));
    }

    @ParameterizedTest
    @MethodSource("questions")
    void a_question_is_undecided_and_says_why(PackingQuestion question) throws IOException, UnusableInput {
        assertThat(json(question.answer(puzzle(), SolveListener.SILENT))).contains(UNDECIDED, REASON);
    }

    @Test
    void a_page_of_packings_is_undecided_and_says_why() throws IOException, UnusableInput {
        PackingsQuestion question = new PackingsQuestion(NO_TIME, BigInteger.ZERO, 1, false);
        assertThat(json(question.answer(puzzle(), question.begin(puzzle()), SolveListener.SILENT)))
                .contains(UNDECIDED, REASON);
    }

    private static Puzzle puzzle() throws UnusableInput {
        return Puzzles.parse("6x10", "{board: 6x10, pieces: {pentominoes: 1}}");
    }

    private static String json(Record answer) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8);
        JsonLine.write(answer, out);
        out.flush();
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
