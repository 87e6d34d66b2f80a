package io.github.quadrille.engine.budget;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.engine.argument.BoundProof;
import io.github.quadrille.engine.argument.LinearBound;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.Checks;
import io.github.quadrille.proof.writer.CoverObjective;
import io.github.quadrille.proof.writer.OpenCellVariables;
import io.github.quadrille.proof.writer.ProofModel;
import io.github.quadrille.proof.writer.ProofWriter;
import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests proofs that a covering leaves as few cells open as possible. An open cell costs one. */
class NogoodProofTest {
    private static final int MOST_CELLS = 16;

    @TempDir
    private Path folder;

    @Test
    void what_a_passage_refutes_has_an_accepted_proof() throws IOException {
        RandomPuzzles puzzles = new RandomPuzzles(17);
        int proved = 0;
        int open = 0;
        for (int i = 0; i < Rounds.of(120, 400); i++) {
            Puzzle random = puzzles.next();
            if (random.region().size() <= MOST_CELLS) {
                Puzzle puzzle = covering(random.region(), random.symmetry(), random.bag());
                if (Solver.of(puzzle).solve() instanceof Verdict.Optimal best
                        && best.worth() < random.region().size()
                        && prove(puzzle, best) == NogoodSearch.Result.REFUTED) {
                    assertThat(Checks.of(model(), proof())).as("%s", puzzle).isInstanceOf(CheckResult.Accepted.class);
                    proved++;
                    open += best.worth() + 1 < random.region().size() ? 1 : 0;
                }
            }
        }
        assertThat(proved).isGreaterThan(Rounds.of(10, 40));
        assertThat(open).isGreaterThan(Rounds.of(2, 10));
    }

    @Test
    void a_proof_with_a_dead_end_left_out_is_refused() throws IOException {
        prove(mostTees());
        List<String> lines = Files.readAllLines(proof());
        List<Integer> steps = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("rup")) {
                steps.add(i);
            }
        }
        int last = steps.get(steps.size() - 1);
        lines.subList(steps.get(steps.size() / 2), last).clear();
        Files.write(proof(), lines);
        assertThat(Checks.of(model(), proof())).isInstanceOf(CheckResult.Refused.class);
    }

    @Test
    void open_cells_are_fewer_where_worths_have_a_divisor() throws IOException {
        assertThat(prove(mostTees())).isEqualTo(NogoodSearch.Result.REFUTED);
        assertThat(Checks.of(model(), proof())).isInstanceOf(CheckResult.Accepted.class);
        assertThat(Files.readString(proof())).contains(" 4 d 4 *");
    }

    private static Puzzle mostTees() {
        Supply tees = new Supply(BuiltInKinds.find("T").orElseThrow(), CountRange.ANY);
        return covering(Region.rectangle(5, 5), PieceSymmetry.FREE, new Bag(List.of(tees)));
    }

    /**
     * Returns a puzzle that asks for the most covered cells. It has any number of each kind, because {@link
     * NogoodSearch} ignores how often a kind is used.
     */
    private static Puzzle covering(Region region, PieceSymmetry symmetry, Bag bag) {
        List<Supply> supplies = bag.supplies().stream()
                .map(supply -> new Supply(supply.kind(), CountRange.ANY))
                .toList();
        Goal goal = new Goal.Cells(Collections.nCopies(region.size(), 1));
        return new Puzzle("open cells", region, symmetry, new Bag(supplies), goal);
    }

    private NogoodSearch.Result prove(Puzzle puzzle) throws IOException {
        return prove(puzzle, (Verdict.Optimal) Solver.of(puzzle).solve());
    }

    private NogoodSearch.Result prove(Puzzle puzzle, Verdict.Optimal best) throws IOException {
        PlacementTable table = new PlacementTable(puzzle, () -> {});
        Goal.Cover goal = (Goal.Cover) puzzle.goal();
        ProofModel model = new ProofModel(table);
        try (Writer opb = Files.newBufferedWriter(model());
                Writer pbp = Files.newBufferedWriter(proof())) {
            model.write(opb);
            ProofWriter steps = new ProofWriter(pbp, model.constraints(), ProofFormat.VERIPB_3);
            CoverObjective objective = new CoverObjective(model, steps, goal);
            long worth = objective.round(objective.improve(table.numbers(best.best())));
            OpenCellVariables open = new OpenCellVariables(model, steps);
            PricedCover prices = prices(table, objective.above(best.worth()));
            NogoodSearch first = search(prices);
            NogoodProof proof = new NogoodProof(model, open, steps, prices, first.options());
            NogoodSearch.Result result =
                    prices.budget() < 0 ? NogoodSearch.Result.NOT_REFUTED : first.refute(proof::plan);
            if (result == NogoodSearch.Result.REFUTED) {
                proof.begin(new BoundProof(model, steps, LinearBound.plain(table, goal), worth).budget(open), 1);
                search(prices).refute(proof::write);
                steps.endBounds(-best.worth(), OptionalLong.of(-best.worth()));
            }
            return result;
        }
    }

    private static PricedCover prices(PlacementTable table, long worth) {
        int[] openCells = new int[table.cover().cells()];
        Arrays.fill(openCells, 1);
        int budget = (int) (openCells.length - worth);
        return new PricedCover(
                table.cover(),
                new int[table.size()],
                openCells,
                new int[table.cover().kinds().size()],
                budget);
    }

    private static NogoodSearch search(PricedCover prices) {
        return new NogoodSearch(prices, Long.MAX_VALUE, Long.MAX_VALUE, () -> {});
    }

    private Path model() {
        return folder.resolve("p.opb");
    }

    private Path proof() {
        return folder.resolve("p.pbp");
    }
}
