package io.github.quadrille.coverings;

import io.github.quadrille.budget.NogoodSearch;
import io.github.quadrille.choco.PackingSearch;
import io.github.quadrille.choco.ProofLogger;
import io.github.quadrille.choco.Stages;
import io.github.quadrille.proof.ArgumentProof;
import io.github.quadrille.proof.NogoodProof;
import io.github.quadrille.proof.ProofModel;
import io.github.quadrille.proof.ProofWriter;
import io.github.quadrille.proof.SearchProof;
import io.github.quadrille.proof.SumBudget;
import io.github.quadrille.puzzle.CommonDivisor;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.question.ProofOutcome;
import io.github.quadrille.question.SearchOptions;
import java.util.Optional;

/**
 * Proves that no covering is worth a number, which neither a bound nor an argument says alone. The bound is derived as the first
 * step. Then follow the dead ends of a passage along the frontier, or, where those are more, of a search.
 */
final class RefutationLog {
    /** So many are written without a look at what a search would take. */
    private static final long FEW_DEAD_ENDS = 10_000;
    /** A node of a logged search takes about as many steps as so many dead ends. */
    private static final long DEAD_ENDS_A_NODE = 10;
    /** Half a gigabyte, about. */
    private static final long MOST_DEAD_ENDS = 2_000_000;

    private static final String TOO_LARGE =
            "A proof would have more than %,d steps, so none is written. Maybe leave out --proof: the answer stands."
                    .formatted(MOST_DEAD_ENDS);

    private final CoverSearch search;
    private final Stages stages;
    private final RaisedPuzzle raised;
    private final ProofModel model;
    private final ProofWriter proof;
    /** What the proof will need, and of how many dead ends it will be, as the first passage has found. */
    private NogoodProof needed;

    private long deadEnds;

    RefutationLog(CoverSearch search, RaisedPuzzle raised, ProofModel model, ProofWriter proof) {
        this.search = search;
        this.stages = search.stages();
        this.raised = raised;
        this.model = model;
        this.proof = proof;
    }

    ProofOutcome write() {
        Optional<SumBudget> budget = SumBudget.of(model, raised.multiples(), raised.gapKind());
        NogoodSearch.Result passed = budget.map(this::pass).orElse(NogoodSearch.Result.NOT_REFUTED);
        boolean isSearchShort = passed != NogoodSearch.Result.NOT_REFUTED
                && deadEnds > FEW_DEAD_ENDS
                && !(ask(stages.left(deadEnds / DEAD_ENDS_A_NODE)) instanceof Verdict.Undecided);
        if (passed == NogoodSearch.Result.NOT_REFUTED || isSearchShort) {
            return writeSearch();
        }
        if (passed == NogoodSearch.Result.TOO_MANY) {
            return new ProofOutcome.Impossible(TOO_LARGE);
        }
        writeDeadEnds(budget.orElseThrow());
        return new ProofOutcome.Written();
    }

    private Verdict ask(SearchOptions options) {
        Verdict answer = PackingSearch.solve(raised, options.withPackings(1), search.asking());
        search.ended("proof", answer.work());
        return answer;
    }

    private NogoodSearch.Result pass(SumBudget budget) {
        NogoodSearch passage = passage(budget);
        needed = new NogoodProof(model, proof, budget, passage.options());
        NogoodSearch.Result result = stages.timed(
                "proof", () -> passage.fits() ? passage.refute(needed::plan) : NogoodSearch.Result.NOT_REFUTED);
        deadEnds = passage.learned();
        return result;
    }

    private void writeDeadEnds(SumBudget budget) {
        stages.timed("proof", () -> {
            needed.begin();
            return passage(budget).refute(needed::write);
        });
        needed.end();
    }

    private NogoodSearch passage(SumBudget budget) {
        return new NogoodSearch(
                budget.prices(), MOST_DEAD_ENDS, stages.left().limits().memory(), stages::look);
    }

    private ProofOutcome writeSearch() {
        new ArgumentProof(model, proof).sum(raised.multiples());
        SearchProof steps =
                new SearchProof(model, proof, CommonDivisor.of(raised.puzzle().bag()));
        Verdict again = PackingSearch.solve(
                model.table(), raised, stages.left().withPackings(1), search.asking(), new ProofLogger(steps));
        search.ended("proof", again.work());
        if (again instanceof Verdict.Packed) {
            throw new IllegalStateException(
                    "One search finds a better covering of '%s', another says that there is none."
                            .formatted(raised.puzzle().name()));
        }
        if (again instanceof Verdict.Undecided undecided) {
            return new ProofOutcome.Unfinished(undecided.stoppedBy());
        }
        steps.end();
        return new ProofOutcome.Written();
    }
}
