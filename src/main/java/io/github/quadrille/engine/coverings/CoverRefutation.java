package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.CommonDivisor;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.engine.argument.BoundProof;
import io.github.quadrille.engine.budget.NogoodProof;
import io.github.quadrille.engine.budget.NogoodSearch;
import io.github.quadrille.engine.budget.PricedCover;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.ProofLogger;
import io.github.quadrille.engine.choco.SearchRequest;
import io.github.quadrille.engine.plan.StageBudget;
import io.github.quadrille.proof.writer.OpenCellVariables;
import io.github.quadrille.proof.writer.ProofModel;
import io.github.quadrille.proof.writer.ProofWriter;
import io.github.quadrille.proof.writer.SearchProof;
import java.io.Writer;
import java.util.Optional;

/**
 * Proves that no covering is worth a number, if neither a bound nor an argument alone shows it. The proof consists of
 * the bound and the dead ends of a sweep along the frontier. If a search needs fewer nodes than the sweep has dead
 * ends, or if the sweep shows nothing, the proof consists of the dead ends of the search.
 */
final class CoverRefutation {
    /**
     * A search is tried with at most this many nodes. If it needs fewer nodes than the sweep has dead ends, the search
     * is logged in place of the sweep.
     */
    private static final long MOST_NODES = 20_000;
    /** A proof by a sweep has at most this many dead ends. Their steps take about half a gigabyte. */
    private static final long MOST_DEAD_ENDS = 2_000_000;

    private static final String TOO_LARGE =
            "A proof would have more than %,d steps, so none is written. Leave out %s: the answer is valid without a proof."
                    .formatted(MOST_DEAD_ENDS, ParameterName.of("proof"));

    private final CoverSearch search;
    private final StageBudget stages;
    private final ProofModel model;
    private final ProofWriter proof;
    private final ThresholdPuzzle raised;
    private final PlacementTable table;
    private final OpenCellVariables open;
    /** This is the number of the constraint that demands a covering worth what the threshold puzzle requires. */
    private final long worth;
    /** A first sweep fills this plan of the proof. It finds which steps the proof needs. */
    private NogoodProof needed;

    private long deadEnds;

    /**
     * Prepares the refutation of a {@link ThresholdPuzzle}.
     *
     * @param worth the number of the constraint that demands a covering worth what this puzzle requires
     */
    CoverRefutation(CoverSearch search, ProofModel model, ProofWriter proof, ThresholdPuzzle raised, long worth) {
        this.search = search;
        this.stages = search.budget();
        this.model = model;
        this.proof = proof;
        this.raised = raised;
        this.table = new PlacementTable(raised.puzzle(), stages::look);
        this.open = new OpenCellVariables(model, proof);
        this.worth = worth;
    }

    /** Returns the table of all placements in the threshold puzzle. */
    PlacementTable table() {
        return table;
    }

    /**
     * Returns the rows of the threshold puzzle as constraints of a proof.
     *
     * @param to the writer of that proof
     */
    ThresholdRows rows(ProofWriter to) {
        return new ThresholdRows(raised, table.cover(), model, to, open, worth);
    }

    /**
     * Derives the contradiction by the dead ends of a sweep. If a search needs fewer nodes, or if the sweep does not
     * refute the puzzle, it uses the dead ends of the search.
     */
    ProofOutcome write() {
        Optional<SweepQuestion> question =
                SweepQuestion.of(model.problem(), raised.goal(), raised.tight(), raised.worth());
        NogoodSearch.Result passed =
                question.map(asked -> pass(asked.prices())).orElse(NogoodSearch.Result.NOT_REFUTED);
        boolean isSearchShort = passed != NogoodSearch.Result.NOT_REFUTED
                && !(log(
                                new ProofWriter(Writer.nullWriter(), model.constraints(), ProofFormat.VERIPB_3),
                                stages.left(Math.min(MOST_NODES, deadEnds)))
                        instanceof Verdict.Undecided);
        if (passed == NogoodSearch.Result.NOT_REFUTED || isSearchShort) {
            return writeSearch();
        }
        if (passed == NogoodSearch.Result.TOO_MANY) {
            return stages.isOutOfNodes()
                    ? new ProofOutcome.Unfinished(Limit.NODES)
                    : new ProofOutcome.Impossible(TOO_LARGE);
        }
        writeDeadEnds(question.orElseThrow());
        return new ProofOutcome.Written("by dead ends of a sweep");
    }

    /** Runs a first sweep, which finds out what the proof will need and writes nothing. */
    private NogoodSearch.Result pass(PricedCover prices) {
        NogoodSearch passage =
                passage(prices, Math.min(MOST_DEAD_ENDS, stages.left().limits().nodes()));
        needed = new NogoodProof(model, open, proof, prices, passage.options());
        try {
            return passage.fits() ? passage.refute(needed::plan) : NogoodSearch.Result.NOT_REFUTED;
        } finally {
            deadEnds = passage.learned();
            stages.ended("proof", deadEnds);
        }
    }

    private void writeDeadEnds(SweepQuestion question) {
        stages.timed("proof", () -> {
            needed.begin(new BoundProof(model, proof, raised.tight(), worth).budget(open), question.unit());
            return passage(question.prices(), deadEnds).refute(needed::write);
        });
    }

    private NogoodSearch passage(PricedCover prices, long most) {
        return new NogoodSearch(prices, most, stages.left().limits().memory(), stages::look);
    }

    private ProofOutcome writeSearch() {
        Verdict again = log(proof, stages.left());
        if (again instanceof Verdict.Packed) {
            throw new IllegalStateException(
                    "One search finds a better covering of '%s', another says that there is none."
                            .formatted(raised.puzzle().name()));
        }
        if (again instanceof Verdict.Undecided undecided) {
            return new ProofOutcome.Unfinished(undecided.stoppedBy());
        }
        return new ProofOutcome.Written("by a search");
    }

    /** Runs a search that takes only steps that a proof can follow, and writes these steps. */
    private Verdict log(ProofWriter to, SearchOptions options) {
        SearchProof steps =
                new SearchProof(rows(to), to, CommonDivisor.of(raised.puzzle().bag()));
        SearchRequest wanted =
                SearchRequest.of(table, options.withPackings(1)).priced(raised).logging(new ProofLogger(steps));
        Verdict answer = PackingSearch.solve(wanted, search.asking());
        search.ended("proof", answer.work());
        return answer;
    }
}
