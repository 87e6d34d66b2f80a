package io.github.quadrille.lab.clear.proof;

import static io.github.quadrille.lab.clear.proof.LiteralRow.not;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.GameClock;
import io.github.quadrille.lab.clear.Move;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.lab.clear.ReachableKinds;
import io.github.quadrille.lab.clear.ReachableKinds.PositionKind;
import io.github.quadrille.proof.writer.ProofWriter;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Proves a result about a board without trusting the search that found the result. A plan is shown to be a solution of
 * the model. To show that no plan has fewer moves, or that there is no plan at all, another search, which learns
 * clauses, finds a new refutation.
 */
public final class GameProof {
    /**
     * A model has at most this many variables for the pieces of all its moves. With this many variables, it takes about
     * a gigabyte.
     */
    private static final int MOST_PIECES = 400_000;

    private static final int MOST_LITERALS = 4_000_000;

    private final Board board;
    private final GameSquares squares;
    private final ProofOutput output;
    private final GameClock watch;

    private GameProof(Board board, ProofOutput output, GameClock gameClock) {
        this.board = board;
        this.squares = new GameSquares(board.grid());
        this.output = output;
        this.watch = gameClock;
    }

    /**
     * Writes the model and the proof.
     *
     * @param outcome a result that is not undecided
     * @param limits the limits of the proof alone; each conflict counts as a node
     */
    public static ProofOutcome write(Board board, Outcome outcome, ProofOutput output, Limits limits, Listener listener)
            throws IOException {
        try {
            GameProof proof = new GameProof(board, output, new GameClock(limits, listener));
            if (outcome instanceof Outcome.Infeasible) {
                return proof.noWay();
            }
            return outcome instanceof Outcome.Solved solved && solved.minimal()
                    ? proof.fewest(solved.moves())
                    : new ProofOutcome.Impossible("It is not known whether fewer moves are enough. Use %s."
                            .formatted(ParameterName.of("method", "exact")));
        } catch (Stopped stopped) {
            return new ProofOutcome.Unfinished(stopped.limit());
        }
    }

    private ProofOutcome fewest(List<Move> plan) throws IOException {
        if (plan.isEmpty()) {
            return new ProofOutcome.NotNeeded();
        }
        long size = (long) plan.size() * squares.pieces();
        if (size > MOST_PIECES) {
            return new ProofOutcome.Impossible(
                    "The model would have %,d variables for pieces, but at most %,d are written. Use a smaller board."
                            .formatted(size, MOST_PIECES));
        }
        GameVariables variables = new GameVariables(squares, plan.size());
        LiteralSum made = new LiteralSum();
        IntStream.range(0, plan.size()).forEach(move -> made.plus(1, variables.made(move)));
        GameModel model = fewestMoves(variables);
        model.minimize(made);
        model.write(output.model());
        ProofWriter proof = new ProofWriter(output.proof(), model.rows().size(), output.format());
        RowRefuter refutation = model.learner(proof, watch);
        proof.improve(solution(variables, squares.pieces(plan)));
        // The plan is in the proof now, so only plans with fewer moves must still be excluded.
        made.atMost(plan.size() - 1).addTo(refutation);
        if (!refutation.refutes()) {
            throw new IllegalStateException("There is a plan with fewer moves than the proven minimum.");
        }
        proof.endBounds(plan.size(), OptionalLong.of(plan.size()));
        return new ProofOutcome.Written("%s, and fewer are not; by a search that learns clauses"
                .formatted(plan.size() == 1 ? "1 move is enough" : plan.size() + " moves are enough"));
    }

    private ProofOutcome noWay() throws IOException {
        int most = MOST_LITERALS / (2 * squares.squares());
        Optional<List<PositionKind>> kinds = ReachableKinds.of(board, most, watch);
        if (kinds.isEmpty()) {
            return new ProofOutcome.Impossible(
                    "Moves lead to more than %,d positions, too many for a model. Use a smaller board."
                            .formatted(most));
        }
        GameModel model = InvariantModel.of(board, squares, kinds.get());
        model.write(output.model());
        ProofWriter proof = new ProofWriter(output.proof(), model.rows().size(), output.format());
        if (!model.learner(proof, watch).refutes()) {
            throw new IllegalStateException("A move leads out of positions that should have no way out.");
        }
        proof.end();
        return new ProofOutcome.Written("there is no way; by %s that no move leaves"
                .formatted(
                        kinds.get().size() == 1
                                ? "a kind of positions"
                                : "%,d kinds of positions".formatted(kinds.get().size())));
    }

    /**
     * Returns the model of a game that begins with the board and is won within a number of moves. If a move is not
     * made, the game was won before it, and no later move is made either.
     */
    private GameModel fewestMoves(GameVariables variables) {
        int moves = variables.moves();
        GameModel model = new GameModel(
                "The game within %d moves; the objective is how many are made.".formatted(moves), squares, variables);
        new GameRules(model).write();
        model.comment("the board before move 0");
        model.fixTokens(board, variables.reds(0), variables.blues(0));
        model.comment("moves are made until no target is blue");
        for (int move = 1; move < moves; move++) {
            model.addOneOf(variables.made(move - 1), not(variables.made(move)));
        }
        for (int target : squares.targets(board)) {
            for (int move = 0; move < moves; move++) {
                model.addOneOf(variables.made(move), not(variables.blue(move, target)));
            }
            model.fix(variables.blue(moves, target), false);
        }
        return model;
    }

    /**
     * Returns the literals that say which pieces the plan lays. Unit propagation derives all other literals from these
     * literals.
     */
    private static String solution(GameVariables variables, int[] plan) {
        return IntStream.range(0, plan.length)
                .mapToObj(move -> variables.literal(variables.laid(move, plan[move])))
                .collect(Collectors.joining(" "));
    }
}
