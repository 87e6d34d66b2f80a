package io.github.quadrille.io.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quadrille.io.game.ClearPlanReader.ClearPlan;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.Problems;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClearPlanReaderTest {
    private static String complaint(String text) {
        return catchThrowableOfType(UnusableInput.class, () -> ClearPlanReader.parse(new Problems("plan"), text))
                .getMessage();
    }

    @Test
    void what_is_written_is_read_and_other_lines_are_left_out() throws UnusableInput {
        String line = "$SOLUTION PLACE(0-10, 1-0, 1-9, 1-10)";
        ClearPlan plan = ClearPlanReader.parse(new Problems("plan"), "status: solved\n" + line + "\nmoves: 1\n");
        assertThat(plan.found()).isTrue();
        assertThat(plan.moves()).extracting(ClearPlanReader::line).containsExactly(line);
    }

    @Test
    void a_plan_may_say_that_there_is_no_way() throws UnusableInput {
        assertThat(ClearPlanReader.parse(new Problems("plan"), "$SOLUTION NOT_FOUND\n"))
                .isEqualTo(new ClearPlan(false, List.of()));
    }

    @Test
    void illegible_moves_are_told_with_their_places() {
        assertThat(complaint("$SOLUTION PLACE(0-1, 0-2\n  $SOLUTION PLACE(a-b)\n"))
                .startsWith("plan:1:1: '$SOLUTION PLACE(0-1, 0-2' is not a move. Write")
                .contains("plan:2:3: '$SOLUTION PLACE(a-b)' is not a move.");
        assertThat(complaint("$SOLUTION PLACE(0-0,0-1,0-2,0-3)\n$SOLUTION NOT_FOUND\n"))
                .contains("says that no plan was found");
        assertThat(complaint("nothing\n"))
                .contains("No line begins with '$SOLUTION'. Check that this is the right file.");
    }
}
