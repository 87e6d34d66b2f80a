package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.lab.local.LocalRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ClaimCheckTest {
    private static final Puzzle PUZZLE = Puzzle.standard(4, 10);
    private static final Packing PACKING = packing();
    private static final Proven PACKED = new Proven(Verdict.Status.PACKED, "", "", Optional.of(PACKING), 40, Work.NONE);

    @Test
    void a_packing_is_a_packing() {
        assertThat(refute(PACKED, Runs.packed(PACKING, 40))).isEmpty();
    }

    @Test
    void a_part_of_a_packing_is_a_part() {
        assertThat(refute(PACKED, Runs.undecided(part(), 1, 4, 36, 5))).isEmpty();
    }

    @Test
    void a_part_is_no_packing() {
        assertThat(refute(PACKED, Runs.packed(part(), 36)))
                .hasValueSatisfying(sentence -> assertThat(sentence)
                        .startsWith("The run claims a packing, but the check finds: 4 cells are uncovered"));
    }

    @Test
    void an_overlap_is_no_part() {
        List<Placement> twice =
                List.of(PACKING.pieces().get(0), PACKING.pieces().get(0));
        assertThat(refute(PACKED, Runs.undecided(new Packing(twice), 1, 4, 4, 5)))
                .hasValueSatisfying(sentence -> assertThat(sentence)
                        .startsWith("The run shows a part of a packing, but the check finds: Overlap at"));
    }

    @Test
    void a_packing_where_none_is_proven_to_be_is_refuted() {
        Proven none = Runs.infeasible("A fake reason.", 36);
        assertThat(refute(none, Runs.packed(PACKING, 40)))
                .hasValue("The run claims a packing, but the exact answer is infeasible: A fake reason.");
    }

    @Test
    void a_wrong_count_is_refuted() {
        assertThat(refute(PACKED, Runs.undecided(part(), 1, 4, 38, 5)))
                .hasValue("The run claims that 38 cells are covered, but its pieces cover 36.");
    }

    @Test
    void mandatory_cells_are_counted_in_every_layer() throws UnusableInput {
        Puzzle cubes = PuzzleReader.parse("test", "{lattice: cubic, board: ['.?', '', '..'], pieces: {I2: any}}");
        Packing packing = Solver.of(cubes).packings().findFirst().orElseThrow();
        assertThat(ClaimCheck.covered(cubes, packing)).isEqualTo(3);
    }

    @Test
    void more_than_is_possible_is_refuted() {
        Proven none = Runs.infeasible("A fake reason.", 32);
        assertThat(refute(none, Runs.undecided(part(), 1, 4, 36, 5)))
                .hasValue("The run claims 36 covered cells, but it is proven that at most 32 can be covered.");
    }

    private static Optional<String> refute(Proven proven, LocalRun run) {
        return new ClaimCheck(PUZZLE, proven).refute(RunClaim.made(run));
    }

    private static Packing part() {
        List<Placement> pieces = new ArrayList<>(PACKING.pieces());
        pieces.remove(0);
        return new Packing(pieces);
    }

    private static Packing packing() {
        return ((Verdict.Packed) Solver.of(PUZZLE).solve()).first();
    }
}
