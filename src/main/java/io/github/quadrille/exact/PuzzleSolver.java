package io.github.quadrille.exact;

import io.github.quadrille.argument.AreaArgument;
import io.github.quadrille.argument.Argument;
import io.github.quadrille.argument.Arguments;
import io.github.quadrille.argument.Certificate;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.proof.ArgumentProof;
import io.github.quadrille.proof.ProofModel;
import io.github.quadrille.proof.ProofOutput;
import io.github.quadrille.proof.ProofWriter;
import io.github.quadrille.proof.SearchProof;
import io.github.quadrille.puzzle.CommonDivisor;
import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.puzzle.Work;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/** Answers a puzzle: looks for a short argument that it has no packing, then searches. */
public final class PuzzleSolver {
    /** And as many again as there are cells. */
    private static final long NODES_OF_DIVE = 2000;

    private PuzzleSolver() {}

    /**
     * Answers: by the area, by a short dive, by an argument, by a search. The dive comes before the other arguments
     * because where there is a packing it mostly finds one sooner than arguments are ruled out.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     */
    public static Verdict solve(Puzzle puzzle, SearchOptions options, SearchListener listener) {
        if (puzzle.goal() instanceof Goal.Cover) {
            return CoverSearch.solve(puzzle, options, listener);
        }
        long begin = System.nanoTime();
        Optional<AreaArgument> area = AreaArgument.find(puzzle);
        if (area.isPresent()) {
            return infeasible(area.get(), begin);
        }
        Optional<Verdict> dive = options.formulation() == Formulation.PROPAGATOR
                ? Optional.of(dive(puzzle, options, listener))
                : Optional.empty();
        if (dive.isPresent() && dive.get() instanceof Verdict.Packed packed) {
            if (options.packings() > 1) {
                return PackingSearch.solve(puzzle, options, listener);
            }
            listener.found(packed.first());
            return packed;
        }
        if (dive.isPresent() && dive.get() instanceof Verdict.Undecided part && part.stoppedBy() != Limit.NODES) {
            return part;
        }
        Optional<Argument> argument = Arguments.find(puzzle);
        if (argument.isPresent()) {
            return infeasible(argument.get(), begin);
        }
        boolean divedAll = dive.isPresent()
                && (dive.get() instanceof Verdict.Infeasible || options.nodeLimit() <= nodesOfDive(puzzle));
        return divedAll ? dive.get() : PackingSearch.solve(puzzle, remaining(options, begin), listener);
    }

    private static Verdict dive(Puzzle puzzle, SearchOptions options, SearchListener listener) {
        SearchOptions few = options.withPackings(1).withNodeLimit(Math.min(options.nodeLimit(), nodesOfDive(puzzle)));
        // What it finds is handed on by us, once.
        return PackingSearch.solve(puzzle, few, new SearchListener() {
            @Override
            public void progress(Progress progress) {
                listener.progress(progress);
            }

            @Override
            public boolean isInterrupted() {
                return listener.isInterrupted();
            }
        });
    }

    private static long nodesOfDive(Puzzle puzzle) {
        return NODES_OF_DIVE + puzzle.region().size();
    }

    private static SearchOptions remaining(SearchOptions options, long begin) {
        Duration elapsed = Duration.ofNanos(System.nanoTime() - begin);
        return options.timeLimit()
                .map(limit -> limit.compareTo(elapsed) > 0 ? limit.minus(elapsed) : Duration.ZERO)
                .map(options::withTimeLimit)
                .orElse(options);
    }

    /**
     * Answers, and proves the answer when there is no packing; otherwise what was written is of no use. An argument
     * without a certificate that covers it is not used. The search has a fixed order, no restarts, no symmetry, and
     * prunes regions by divisibility of their size only, because a proof can follow that.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     */
    public static Verdict prove(Puzzle puzzle, SearchOptions options, SearchListener listener, ProofOutput output)
            throws IOException {
        if (puzzle.goal() instanceof Goal.Cover) {
            return CoverProof.prove(puzzle, options, listener, output);
        }
        long begin = System.nanoTime();
        PuzzleTooLarge.check(puzzle);
        PlacementTable table = new PlacementTable(puzzle);
        ProofModel model = new ProofModel(table);
        model.write(output.model());
        ProofWriter proof = new ProofWriter(output.proof(), model);
        Optional<Argument> argument = Arguments.find(table).filter(found -> ArgumentProof.covers(found.certificate()));
        if (argument.isPresent()) {
            new ArgumentProof(model, proof).write(argument.get().certificate());
            return infeasible(argument.get(), begin);
        }
        if (table.size() == 0) {
            // Without variables the model's rows speak for themselves.
            new ArgumentProof(model, proof).write(new Certificate.Propagation());
            return PackingSearch.solve(puzzle, options, listener);
        }
        SearchProof steps = new SearchProof(model, proof, CommonDivisor.of(puzzle.bag()));
        Verdict verdict = PackingSearch.solve(table, options, listener, new ProofLog(steps));
        if (verdict instanceof Verdict.Infeasible) {
            steps.end();
        }
        return verdict;
    }

    private static Verdict infeasible(Argument argument, long begin) {
        return new Verdict.Infeasible(argument, Work.since(begin));
    }
}
