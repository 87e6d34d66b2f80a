package io.github.quadrille.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.plan.Plan.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlanTest {
    /**
     * Records the questions that a plan asks its stages. The answer is found when the stages have done {@code enough}
     * work in all.
     */
    private static final class Notes implements Plan.Played {
        private final StageBudget budget =
                new StageBudget(Puzzle.standard(2, 2), SearchOptions.FIND_ONE, SolveListener.SILENT);
        private final List<String> asked = new ArrayList<>();
        private final long enough;
        private long work;
        private boolean isNearer;

        private Notes(long enough) {
            this.enough = enough;
        }

        @Override
        public StageBudget budget() {
            return budget;
        }

        @Override
        public boolean isNearer() {
            return isNearer;
        }

        private static Stage<Notes, String> stage(String name, long share) {
            return new Stage<>(name, now -> true, now -> share, (now, work) -> now.go(name, work));
        }

        private Optional<String> go(String name, long more) {
            asked.add(name + " " + more);
            work += more;
            budget.did(new Work(0, more, 0, 0, 0, 0));
            return work >= enough ? Optional.of(name) : Optional.empty();
        }
    }

    private static final Stage<Notes, String> FIRST = Notes.stage("first", 10);
    private static final Stage<Notes, String> TREE = Notes.stage("tree", 3);
    private static final Stage<Notes, String> LEARNER = Notes.stage("learner", 5);
    private static final Plan<Notes, String> PLAN = new Plan<>(List.of(FIRST), List.of(TREE, LEARNER));

    @Test
    void turns_come_after_what_is_asked_once_and_grow_until_one_knows() {
        Notes notes = new Notes(40);
        assertThat(PLAN.play(notes)).contains("tree");
        assertThat(notes.asked).containsExactly("first 10", "tree 3", "learner 5", "tree 6", "learner 10", "tree 12");
    }

    @Test
    void turns_that_have_brought_something_do_not_grow() {
        Notes notes = new Notes(22);
        notes.isNearer = true;
        assertThat(PLAN.play(notes)).contains("learner");
        assertThat(notes.asked).containsExactly("first 10", "tree 3", "learner 5", "tree 3", "learner 5");
    }

    @Test
    void the_work_of_all_turns_of_a_stage_is_one_line() {
        Notes notes = new Notes(40);
        PLAN.play(notes);
        assertThat(notes.budget.work().stages())
                .extracting(Work.Stage::name, Work.Stage::nodes)
                .containsExactly(tuple("first", 10L), tuple("tree", 21L), tuple("learner", 15L));
    }

    @Test
    void nothing_is_known_where_nobody_has_anything_to_do() {
        Stage<Notes, String> idle = new Stage<>("idle", now -> false, now -> 1, (now, work) -> Optional.of("never"));
        Notes notes = new Notes(1);
        assertThat(new Plan<>(List.of(idle), List.of(idle)).play(notes)).isEmpty();
        assertThat(notes.budget.work().stages()).isEmpty();
    }

    @Test
    void a_stage_that_is_stopped_is_accounted_for() {
        Stage<Notes, String> stopped = new Stage<>("stopped", now -> true, now -> 7, (now, work) -> {
            now.go("stopped", work);
            throw new Stopped(Limit.TIME);
        });
        Notes notes = new Notes(100);
        assertThatThrownBy(() -> new Plan<>(List.of(stopped), List.of()).play(notes))
                .isInstanceOf(Stopped.class);
        assertThat(notes.budget.work().nodes()).isEqualTo(7);
    }
}
