package io.github.quadrille.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.argument.Certificate.Multiple;
import io.github.quadrille.budget.NogoodSearch;
import io.github.quadrille.certificate.CheckResult;
import io.github.quadrille.certificate.ProofChecker;
import io.github.quadrille.geometry.PieceSymmetry;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.Bag;
import io.github.quadrille.puzzle.BuiltInKinds;
import io.github.quadrille.puzzle.CountRange;
import io.github.quadrille.puzzle.Kind;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.RandomPuzzles;
import io.github.quadrille.puzzle.Supply;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.question.ProofFormat;
import io.github.quadrille.solve.Solver;
import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Boards that are to be covered but for a few gaps, which are pieces of one cell: a gap costs one. */
class NogoodProofTest {
    private static final int MOST_CELLS = 16;

    @TempDir
    private Path folder;

    @Test
    void what_a_passage_refutes_has_an_accepted_proof() throws IOException {
        RandomPuzzles puzzles = new RandomPuzzles(17);
        int proved = 0;
        int withOpenCells = 0;
        for (int i = 0; i < 400; i++) {
            Puzzle random = puzzles.next();
            if (random.region().size() <= MOST_CELLS) {
                Puzzle puzzle = withGaps(random.region(), random.symmetry(), random.bag(), i % 4);
                if (budget(puzzle, new ProofModel(new PlacementTable(puzzle, () -> {})))
                        .isEmpty()) {
                    // Not even no gap at all is few enough.
                    assertThat(Solver.of(puzzle).solve()).as("%s", puzzle).isInstanceOf(Verdict.Infeasible.class);
                } else if (prove(puzzle) == NogoodSearch.Result.REFUTED) {
                    assertThat(ProofChecker.check(model(), proof()))
                            .as("%s", puzzle)
                            .isInstanceOf(CheckResult.Accepted.class);
                    proved++;
                    withOpenCells += Files.readString(proof()).contains("is left open") ? 1 : 0;
                } else {
                    assertThat(Solver.of(puzzle).solve()).as("%s", puzzle).isInstanceOf(Verdict.Packed.class);
                }
            }
        }
        assertThat(proved).isGreaterThan(40);
        assertThat(withOpenCells).isGreaterThan(10);
    }

    @Test
    void gaps_are_fewer_where_sizes_have_a_divisor() throws IOException {
        Puzzle puzzle = withGaps(Region.rectangle(5, 5), PieceSymmetry.FREE, tees(), 4);
        assertThat(prove(puzzle)).isEqualTo(NogoodSearch.Result.REFUTED);
        assertThat(ProofChecker.check(model(), proof())).isInstanceOf(CheckResult.Accepted.class);
        assertThat(Files.readString(proof())).contains(" 4 d");
    }

    @Test
    void a_proof_with_a_dead_end_left_out_is_refused() throws IOException {
        prove(withGaps(Region.rectangle(5, 5), PieceSymmetry.FREE, tees(), 4));
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
        assertThat(ProofChecker.check(model(), proof())).isInstanceOf(CheckResult.Refused.class);
    }

    private static Bag tees() {
        return new Bag(List.of(new Supply(BuiltInKinds.find("T").orElseThrow(), CountRange.ANY)));
    }

    private static Puzzle withGaps(Region region, PieceSymmetry symmetry, Bag bag, int most) {
        List<Supply> supplies = new ArrayList<>();
        bag.supplies().forEach(supply -> supplies.add(new Supply(supply.kind(), CountRange.ANY)));
        Kind gap = new Kind("gap", BuiltInKinds.find("O1").orElseThrow().shape());
        supplies.add(new Supply(gap, new CountRange(0, most)));
        return new Puzzle("gaps", region, symmetry, new Bag(supplies));
    }

    private NogoodSearch.Result prove(Puzzle puzzle) throws IOException {
        ProofModel model = new ProofModel(new PlacementTable(puzzle, () -> {}));
        SumBudget budget = budget(puzzle, model).orElseThrow();
        try (Writer opb = Files.newBufferedWriter(model());
                Writer pbp = Files.newBufferedWriter(proof())) {
            model.write(opb);
            NogoodSearch first = search(budget);
            NogoodProof proof = new NogoodProof(
                    model, new ProofWriter(pbp, model.constraints(), ProofFormat.VERIPB_2), budget, first.options());
            NogoodSearch.Result result = first.refute(proof::plan);
            if (result == NogoodSearch.Result.REFUTED) {
                proof.begin();
                search(budget).refute(proof::write);
                proof.end();
            }
            return result;
        }
    }

    private static Optional<SumBudget> budget(Puzzle puzzle, ProofModel model) {
        int gap = puzzle.bag().size() - 1;
        Multiple most = new Multiple(puzzle.region().size() + gap, BigInteger.ONE.negate());
        return SumBudget.of(model, List.of(most), gap);
    }

    private static NogoodSearch search(SumBudget budget) {
        return new NogoodSearch(budget.prices(), Long.MAX_VALUE, Long.MAX_VALUE, () -> {});
    }

    private Path model() {
        return folder.resolve("p.opb");
    }

    private Path proof() {
        return folder.resolve("p.pbp");
    }
}
