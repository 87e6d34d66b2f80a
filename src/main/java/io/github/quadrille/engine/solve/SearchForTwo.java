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
import io.github.quadrille.engine.solve.Uniqueness.ProvenUniqueness;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Listens to a search until it has found two packings, or two that are no images of each other, and then stops it. */
final class SearchForTwo extends ForwardingListener {
    private final PuzzleSymmetries symmetries;
    private final boolean upToSymmetry;
    private final List<Packing> found = new ArrayList<>();
    private Optional<PuzzleSymmetry> image = Optional.empty();

    SearchForTwo(Puzzle puzzle, boolean upToSymmetry, SolveListener listener) {
        super(listener);
        this.symmetries = PuzzleSymmetries.of(puzzle);
        this.upToSymmetry = upToSymmetry;
    }

    /** With so many packings that two of them are no images of each other. */
    SearchOptions enough(SearchOptions options) {
        return options.withPackings(upToSymmetry ? symmetries.order() + 1L : 2);
    }

    Uniqueness answer(PackingStages stages) {
        Verdict verdict = stages.answer();
        return new Uniqueness(found, image, verdict).stoppedAtTwo();
    }

    /** The same, with a proof of how many there are. */
    ProvenUniqueness prove(PackingStages stages, ProofOutput output) {
        Uniqueness answer = answer(stages);
        AnswerProof proof = stages.proof(output);
        ProofOutcome outcome = switch (answer.howMany()) {
            case NONE -> proof.refuted(((Verdict.Infeasible) answer.verdict()).evidence());
            case ONE -> proof.enumerated(((Verdict.Packed) answer.verdict()).packings());
            case SEVERAL -> proof.several(found);
            case AT_LEAST_ONE, UNKNOWN -> new ProofOutcome.NotNeeded();
        };
        Verdict verdict = answer.verdict().withWork(stages.work());
        return new ProvenUniqueness(new Uniqueness(answer.packings(), answer.image(), verdict), outcome);
    }

    @Override
    public void found(Packing packing) {
        if (found.isEmpty()) {
            keep(packing);
        } else if (found.size() == 1) {
            Optional<PuzzleSymmetry> map = symmetries.mapping(found.get(0), packing);
            if (map.isEmpty() || !upToSymmetry) {
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
