package io.github.quadrille.lab.clear.choco;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.GameClock;
import io.github.quadrille.lab.clear.Grid;
import io.github.quadrille.lab.clear.MoveTable;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.lab.clear.Relaxation;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.SearchState;
import org.chocosolver.util.criteria.Criterion;

/**
 * Finds the fewest moves that win the line-clearing game, by constraint programming. It makes a model for each number
 * of moves m = 1, 2, ... and for the row and the column of the target square, until a model has a solution. A plan that
 * is found is the shortest, because Choco's search has ended without a limit for all models with fewer moves. No model
 * shows that the game cannot be won at all, because every m would have to be tried. Only {@link Relaxation} can show
 * that.
 */
public final class ChocoSearch {
    private ChocoSearch() {}

    /**
     * Finds a shortest plan, or stops at a limit. If {@link Relaxation} shows that there is no plan, nothing is
     * searched.
     */
    public static Outcome solve(Board board, Limits limits, Listener listener) {
        GameClock gameClock = new GameClock(limits, listener);
        MoveTable table = new MoveTable(board.grid());
        Optional<String> hopeless = Relaxation.whyHopeless(board);
        if (hopeless.isPresent()) {
            return new Outcome.Infeasible(hopeless.get(), gameClock.effort());
        }
        try {
            for (int moves = 1; ; moves++) {
                gameClock.tries(moves);
                for (int line : targetLines(board)) {
                    int[] plan = plan(new PlanModel(board, table, line, moves), gameClock);
                    if (plan.length > 0) {
                        return new Outcome.Solved(
                                Arrays.stream(plan).mapToObj(table::move).toList(), true, gameClock.effort());
                    }
                }
            }
        } catch (Stopped stopped) {
            return new Outcome.Undecided(stopped.limit(), gameClock.moves(), gameClock.effort());
        }
    }

    private static List<Integer> targetLines(Board board) {
        Grid grid = board.grid();
        int target = grid.index(board.target());
        return List.of(grid.rowLine(target), grid.columnLine(target));
    }

    /** Returns the pieces of a plan in order. The array is empty if it is proven that this model has no plan. */
    private static int[] plan(PlanModel model, GameClock gameClock) {
        Solver solver = model.model().getSolver();
        GameStopCriterion gameStopCriterion = new GameStopCriterion(gameClock, solver::getNodeCount);
        solver.addStopCriterion(gameStopCriterion);
        boolean found = solver.solve();
        gameClock.add(solver.getNodeCount());
        gameStopCriterion.rethrow();
        if (!found && solver.getSearchState() != SearchState.TERMINATED) {
            throw new IllegalStateException("Choco stopped without a limit or an answer: " + solver.getSearchState());
        }
        return found ? model.solution() : new int[0];
    }

    /**
     * Ends Choco's search at the limits of a clock. An exception inside of Choco would leave its search half done, so
     * the exception is kept and thrown after the search.
     */
    private static final class GameStopCriterion implements Criterion {
        private final GameClock watch;
        private final LongSupplier nodes;
        private Optional<Stopped> stopped = Optional.empty();

        /**
         * Makes the criterion for one search.
         *
         * @param nodes a supplier of the number of nodes of this search so far
         */
        GameStopCriterion(GameClock gameClock, LongSupplier nodes) {
            this.watch = gameClock;
            this.nodes = nodes;
        }

        @Override
        public boolean isMet() {
            if (stopped.isEmpty()) {
                try {
                    watch.look(nodes.getAsLong());
                } catch (Stopped reached) {
                    stopped = Optional.of(reached);
                }
            }
            return stopped.isPresent();
        }

        void rethrow() {
            if (stopped.isPresent()) {
                throw stopped.get();
            }
        }
    }
}
