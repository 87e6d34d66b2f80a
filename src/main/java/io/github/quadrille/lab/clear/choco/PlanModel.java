package io.github.quadrille.lab.clear.choco;

import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Grid;
import io.github.quadrille.lab.clear.MoveTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.constraints.Constraint;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;

/**
 * Models plans of exactly m moves whose last move fills a given line of the target. A step is one of these moves. For
 * every step, an integer variable says which piece is laid. For every step and square, booleans say whether the piece
 * covers the square, whether the square is taken afterwards, and whether it is red. For every step and line, a boolean
 * says whether the line is full. The rules of the game are constraints on these variables.
 */
final class PlanModel {
    private final Model model = new Model("plan");
    private final Grid grid;
    private final MoveTable table;
    private final PlanSpace space;
    private final int moves;
    private final IntVar[] pieces;
    private BoolVar[] taken;
    private BoolVar[] red;

    PlanModel(Board board, MoveTable table, int targetLine, int moves) {
        this.grid = board.grid();
        this.table = table;
        this.moves = moves;
        this.space = new PlanSpace(board, table, targetLine, moves);
        this.pieces = new IntVar[moves];
        if (space.emptySquares(targetLine) > 4 * moves) {
            model.falseConstraint().post();
            return;
        }
        taken = squares(square -> model.boolVar(space.isTaken(square)));
        red = squares(square -> model.boolVar(space.isRed(square)));
        IntVar[] onTarget = new IntVar[moves];
        for (int step = 1; step <= moves; step++) {
            if (space.candidates(step).length == 0) {
                model.falseConstraint().post();
                return;
            }
            pieces[step - 1] = model.intVar("piece " + step, 0, space.candidates(step).length - 1, false);
            onTarget[step - 1] = step(step, targetLine);
        }
        // This constraint is implied: all squares of the line that are empty at the start have to be covered.
        model.sum(onTarget, ">=", space.emptySquares(targetLine)).post();
        model.getSolver().setSearch(Search.inputOrderLBSearch(pieces));
    }

    Model model() {
        return model;
    }

    int[] solution() {
        return IntStream.range(0, pieces.length)
                .map(i -> space.candidates(i + 1)[pieces[i].getValue()])
                .toArray();
    }

    private BoolVar[] squares(IntFunction<BoolVar> maker) {
        BoolVar[] all = new BoolVar[grid.size()];
        Arrays.setAll(all, maker);
        return all;
    }

    /**
     * Posts the constraints of one move and of the emptying of full lines after it. Returns a variable for the number
     * of squares of the target's line that the piece covers.
     */
    private IntVar step(int step, int targetLine) {
        int[] candidates = space.candidates(step);
        BoolVar[] laid = model.boolVarArray(candidates.length);
        model.boolsIntChanneling(laid, pieces[step - 1], 0).post();
        List<List<BoolVar>> over = new ArrayList<>();
        for (int square = 0; square < grid.size(); square++) {
            over.add(new ArrayList<>());
        }
        for (int i = 0; i < candidates.length; i++) {
            for (int square : table.squares(candidates[i])) {
                over.get(square).add(laid[i]);
            }
        }
        // At most one of the pieces over a square is laid, so this sum is a boolean.
        BoolVar[] covered = squares(square -> {
            BoolVar[] those = over.get(square).toArray(new BoolVar[0]);
            if (those.length == 0) {
                return model.boolVar(false);
            }
            BoolVar isCovered = model.boolVar();
            model.sum(those, "=", isCovered).post();
            return isCovered;
        });
        BoolVar[] after = new BoolVar[grid.size()];
        BoolVar[] redAfter = new BoolVar[grid.size()];
        for (int square = 0; square < grid.size(); square++) {
            after[square] = or(covered[square], taken[square]);
            redAfter[square] = or(covered[square], red[square]);
        }
        new Constraint("legal", new LegalMove(pieces[step - 1], candidates, taken, red, grid, table)).post();
        IntVar onTarget = model.intVar(0, 4);
        model.element(
                        onTarget,
                        Arrays.stream(candidates)
                                .map(move -> onLine(move, targetLine))
                                .toArray(),
                        pieces[step - 1])
                .post();
        if (step == moves) {
            model.and(line(targetLine, after)).post();
        } else {
            empty(after, redAfter);
            // This constraint is implied: the remaining moves must cover the squares of the target's line that are
            // still empty.
            int least = grid.line(targetLine).length - 4 * (moves - step);
            model.sum(line(targetLine, taken), ">=", least).post();
        }
        return onTarget;
    }

    /**
     * Returns the variables that belong to the squares of a line.
     *
     * @param squares the variables of all squares
     */
    private BoolVar[] line(int line, BoolVar[] squares) {
        return Arrays.stream(grid.line(line))
                .mapToObj(square -> squares[square])
                .toArray(BoolVar[]::new);
    }

    private int onLine(int move, int line) {
        return (int) Arrays.stream(table.squares(move))
                .filter(square -> grid.rowLine(square) == line || grid.columnLine(square) == line)
                .count();
    }

    /** Posts the constraints by which a full line loses its tokens of both colours. */
    private void empty(BoolVar[] after, BoolVar[] redAfter) {
        BoolVar[] full = new BoolVar[grid.lines()];
        for (int line = 0; line < full.length; line++) {
            full[line] = space.isEmptiable(line) ? and(line(line, after)) : model.boolVar(false);
        }
        taken = squares(square -> stays(after[square], full, square));
        red = squares(square -> stays(redAfter[square], full, square));
    }

    private BoolVar stays(BoolVar token, BoolVar[] full, int square) {
        return and(token, not(full[grid.rowLine(square)]), not(full[grid.columnLine(square)]));
    }

    private BoolVar not(BoolVar variable) {
        return variable.isInstantiated() ? model.boolVar(variable.getValue() == 0) : model.boolNotView(variable);
    }

    /**
     * Returns a variable that is the conjunction or the disjunction of other variables. Variables whose value is
     * already known are left out, because most of the board never changes.
     *
     * @param neutral 1 for a conjunction, where all parts must hold; 0 for a disjunction, where one part must hold
     */
    private BoolVar fold(int neutral, BoolVar... parts) {
        BoolVar[] open = Arrays.stream(parts)
                .filter(part -> !part.isInstantiatedTo(neutral))
                .distinct()
                .toArray(BoolVar[]::new);
        if (open.length == 0 || Arrays.stream(open).anyMatch(BoolVar::isInstantiated)) {
            return model.boolVar((open.length == 0) == (neutral == 1));
        }
        if (open.length == 1) {
            return open[0];
        }
        BoolVar folded = model.boolVar();
        (neutral == 1 ? model.min(folded, open) : model.max(folded, open)).post();
        return folded;
    }

    private BoolVar and(BoolVar... parts) {
        return fold(1, parts);
    }

    private BoolVar or(BoolVar... parts) {
        return fold(0, parts);
    }
}
