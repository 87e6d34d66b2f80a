package io.github.quadrille.engine.solve;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Listens to a search and stops it once two packings are found. If packings are compared up to symmetry, it waits for
 * two packings that are not images of each other.
 */
final class SearchForTwo extends ForwardingListener {
    private final PuzzleSymmetries symmetries;
    private final boolean tellsAll;
    private final List<Packing> found = new ArrayList<>();
    private Optional<PuzzleSymmetry> image = Optional.empty();

    SearchForTwo(Puzzle puzzle, SymmetryGroup group, SolveListener listener) {
        super(listener);
        this.symmetries = group.symmetries(puzzle);
        this.tellsAll = group == SymmetryGroup.TRIVIAL;
    }

    /**
     * Returns options that ask for enough packings to find two different ones. If all packings count as different, two
     * packings are enough. If packings are compared up to symmetry, one more than the number of symmetries is enough.
     * Among that many packings, at least two are not images of each other.
     */
    SearchOptions enough(SearchOptions options) {
        return options.withPackings(tellsAll ? 2 : symmetries.order() + 1L);
    }

    Uniqueness answer(PackingAttempt attempt, Optional<ProofOutput> output) {
        Verdict verdict = attempt.answer();
        Uniqueness answer = new Uniqueness(found, image, verdict).stoppedAtTwo();
        if (output.isEmpty()) {
            return answer;
        }
        output.get().end(outcome(answer, attempt.proof(output.get())));
        return new Uniqueness(
                answer.packings(),
                image,
                answer.verdict().withWork(attempt.budget().work()));
    }

    private ProofOutcome outcome(Uniqueness answer, AnswerProof proof) {
        return switch (answer.howMany()) {
            case NONE -> proof.refuted(((Verdict.Infeasible) answer.verdict()).evidence());
            case ONE -> proof.enumerated(((Verdict.Packed) answer.verdict()).packings());
            case SEVERAL -> proof.several(found);
            case AT_LEAST_ONE, UNKNOWN -> new ProofOutcome.NotNeeded();
        };
    }

    @Override
    public void found(Packing packing) {
        if (found.isEmpty()) {
            keep(packing);
        } else if (found.size() == 1) {
            Optional<PuzzleSymmetry> map = symmetries.mapping(found.get(0), packing);
            if (map.isEmpty() || tellsAll) {
                image = map;
                keep(packing);
            }
        }
    }

    private void keep(Packing packing) {
        found.add(packing);
        listener().found(packing);
    }

    @Override
    public boolean isInterrupted() {
        return found.size() > 1 || super.isInterrupted();
    }
}
