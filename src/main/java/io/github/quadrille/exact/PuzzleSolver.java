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
import java.io.IOException;
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
        Stages stages = new Stages(options);
        Optional<AreaArgument> area = AreaArgument.find(puzzle);
        if (area.isPresent()) {
            return new Verdict.Infeasible(area.get(), stages.work());
        }
        if (options.formulation() != Formulation.PROPAGATOR) {
            return argueAndSearch(puzzle, stages, listener);
        }
        Verdict dive = stages.ended(dive(puzzle, stages, listener));
        if (dive instanceof Verdict.Packed packed) {
            return options.packings() > 1 ? several(puzzle, packed, stages, listener) : handOn(packed, listener);
        }
        if (dive instanceof Verdict.Undecided part && part.stoppedBy() != Limit.NODES) {
            return part;
        }
        if (dive instanceof Verdict.Infeasible || stages.isOutOfNodes()) {
            return argument(puzzle, stages).orElse(dive);
        }
        return argueAndSearch(puzzle, stages, listener);
    }

    /** Searches for more; if not even one comes within what is left, there is the one known. */
    private static Verdict several(Puzzle puzzle, Verdict.Packed known, Stages stages, SearchListener listener) {
        Verdict more = stages.ended(PackingSearch.solve(puzzle, stages.left(), listener));
        return more instanceof Verdict.Undecided stopped
                ? handOn(
                        new Verdict.Packed(known.first(), 1, Optional.of(stopped.stoppedBy()), stopped.work()),
                        listener)
                : more;
    }

    private static Verdict handOn(Verdict.Packed packed, SearchListener listener) {
        listener.found(packed.first());
        return packed;
    }

    private static Verdict argueAndSearch(Puzzle puzzle, Stages stages, SearchListener listener) {
        return argument(puzzle, stages)
                .orElseGet(() -> stages.ended(PackingSearch.solve(puzzle, stages.left(), listener)));
    }

    private static Optional<Verdict> argument(Puzzle puzzle, Stages stages) {
        return Arguments.find(puzzle).map(found -> new Verdict.Infeasible(found, stages.work()));
    }

    private static Verdict dive(Puzzle puzzle, Stages stages, SearchListener listener) {
        SearchOptions few = stages.left(nodesOfDive(puzzle)).withPackings(1);
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
        Stages stages = new Stages(options);
        PuzzleTooLarge.check(puzzle);
        PlacementTable table = new PlacementTable(puzzle);
        ProofModel model = new ProofModel(table);
        model.write(output.model());
        ProofWriter proof = new ProofWriter(output.proof(), model);
        Optional<Argument> argument = Arguments.find(table).filter(found -> ArgumentProof.covers(found.certificate()));
        if (argument.isPresent()) {
            new ArgumentProof(model, proof).write(argument.get().certificate());
            return new Verdict.Infeasible(argument.get(), stages.work());
        }
        if (table.size() == 0) {
            // Without variables the model's rows speak for themselves.
            new ArgumentProof(model, proof).write(new Certificate.Propagation());
            return stages.ended(PackingSearch.solve(puzzle, stages.left(), listener));
        }
        SearchProof steps = new SearchProof(model, proof, CommonDivisor.of(puzzle.bag()));
        Verdict verdict = stages.ended(PackingSearch.solve(table, stages.left(), listener, new ProofLog(steps)));
        if (verdict instanceof Verdict.Infeasible) {
            steps.end();
        }
        return verdict;
    }
}
