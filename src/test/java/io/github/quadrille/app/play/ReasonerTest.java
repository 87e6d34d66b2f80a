package io.github.quadrille.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class ReasonerTest {
    private static Puzzle puzzle(String text) throws UnusableInput {
        return Puzzles.parse("p", text);
    }

    @Test
    void what_fits_in_one_way_needs_no_imagination() throws UnusableInput {
        Puzzle puzzle = puzzle("{board: ['..##', '.###', '.###', '....'], pieces: {I3: any, L: any}}");
        Inference next = new Reasoner(puzzle).next().orElseThrow();
        assertThat(next.depth()).isZero();
        assertThat(next.sentence(puzzle)).contains("can only be covered by").endsWith("as shown: no other piece fits.");
    }

    @Test
    void a_rule_against_what_would_fit_is_named() throws UnusableInput {
        Puzzle puzzle = puzzle("{board: 2x4, pieces: {I2: any}, rules: [{turns: {I2: [0]}}]}");
        assertThat(new Reasoner(puzzle).next().orElseThrow().sentence(puzzle))
                .isEqualTo("The corner (0, 0) can only be covered by I2, as shown: no other piece may be placed there,"
                        + " because of the rule: I2 is not turned.");
    }

    @Test
    void a_part_of_a_wrong_size_is_seen_one_piece_ahead() throws UnusableInput {
        Puzzle puzzle = Puzzles.read(Path.of("instances/mixed/begun-6x10.yaml"));
        Inference next = new Reasoner(puzzle).next().orElseThrow();
        assertThat(next.depth()).isEqualTo(1);
        assertThat(next.excluded())
                .allSatisfy(each -> assertThat(each.end().type()).isEqualTo(Contradiction.Type.CLOSED_IN));
        assertThat(next.sentence(puzzle)).endsWith("every other way would cut off 1 to 3 cells.");
    }

    @Test
    void a_position_without_a_way_on_is_explained() throws UnusableInput {
        Puzzle puzzle = puzzle("{board: 2x5, pieces: {I5: any, O: any, I3: any}, given: ['.aa..', '.aa..']}");
        Inference next = new Reasoner(puzzle).next().orElseThrow();
        assertThat(next).isInstanceOf(Inference.Stuck.class);
        assertThat(next.sentence(puzzle)).isEqualTo("2 cells at (0, 0) are cut off.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{board: 6x10, pieces: {pentominoes: 1}}",
                "{board: 5x4, pieces: {tetrominoes: any}}",
                "{board: 4x5, wrap: both, pieces: {I: 1..3, L: any, O: 0..2}}",
                "{board: ['...?', '....', '??..'], pieces: {I3: any, V3: any}}",
                "{lattice: hexagonal, board: 3x4, pieces: {trihexes: any}}",
                "{lattice: triangular, board: hexagon 2, pieces: {hexiamonds: any}}",
                "{lattice: cubic, board: 3x3x3, pieces: {soma: 1}}"
            })
    void what_rules_say_is_true(String text) throws UnusableInput {
        Puzzle puzzle = puzzle(text);
        Random random = new Random(5);
        List<Packing> some = Solver.of(puzzle).packings().limit(50).toList();
        for (int trial = 0; trial < 8; trial++) {
            List<Placement> pieces =
                    new ArrayList<>(some.get(random.nextInt(some.size())).pieces());
            Collections.shuffle(pieces, random);
            // At least half of the pieces are given, so that the possible placements of the others are few enough to
            // list.
            Puzzle begun = puzzle.withGiven(pieces.subList(0, pieces.size() - random.nextInt(pieces.size() / 2 + 1)));
            Optional<Inference> next = new Reasoner(begun).next();
            if (next.isPresent()) {
                assertThat(next.get()).isInstanceOf(Inference.Sure.class);
                Set<Placement> always = Set.of(((Inference.Sure) next.get()).piece());
                assertThat(Solver.of(begun).packings())
                        .allSatisfy(packing -> assertThat(packing.pieces()).containsAll(always));
            }
        }
    }

    @Test
    void a_way_lays_the_whole_answer_and_counts_what_it_takes() throws UnusableInput {
        Puzzle puzzle = puzzle("{board: 6x10, pieces: {pentominoes: 1}}");
        Packing answer = Solver.of(puzzle).solve().bestSeen().orElseThrow();
        Reasoner.Way way = new Reasoner(puzzle).through(answer);
        assertThat(way.steps().size() + way.guesses()).isEqualTo(12);
        assertThat(way.guesses()).isPositive();
        assertThat(way.depth()).isEqualTo(Reasoner.DEEPEST + 1);
        Puzzle nearlyDone = puzzle.withGiven(answer.pieces().subList(0, 10));
        Reasoner.Way end = new Reasoner(nearlyDone).through(answer);
        assertThat(end.depth()).isLessThan(way.depth());
        assertThat(end.looks()).isLessThan(way.looks());
    }
}
