package io.github.quadrille.lab.clear.proof;

import io.github.quadrille.engine.learner.RefutationSteps;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.GameClock;
import io.github.quadrille.proof.writer.ProofWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Describes a claim about a board as a pseudo-Boolean model. The model consists of rows, which are constraints. Rows
 * are numbered from 1, as in a proof. An equation counts as two rows: first with {@code >=}, then with {@code <=}.
 */
final class GameModel {
    private static final int LOOK_EVERY = 1024;

    private final String title;
    private final GameSquares squares;
    private final GameVariables variables;
    private final List<Line> lines = new ArrayList<>();
    private final List<LiteralRow> rows = new ArrayList<>();
    private String objective = "";

    /** A {@code Line} is a line of the file: a row, the first of the two rows of an equation, or a comment. */
    private record Line(String comment, LiteralRow row, String relation) {}

    /**
     * Makes a model without rows.
     *
     * @param title the sentence that describes the model in its file
     */
    GameModel(String title, GameSquares squares, GameVariables variables) {
        this.title = title;
        this.squares = squares;
        this.variables = variables;
    }

    GameSquares squares() {
        return squares;
    }

    GameVariables variables() {
        return variables;
    }

    /** Sets the objective: the given sum is to be as small as possible. */
    void minimize(LiteralSum sum) {
        objective = "min:" + terms(sum.atLeast(0)) + " ;\n";
    }

    /** Adds a comment about the rows that follow. */
    void comment(String comment) {
        lines.add(new Line(comment, null, ""));
    }

    void add(LiteralRow row) {
        lines.add(new Line("", row, " >= "));
        rows.add(row);
    }

    /** Adds a row that requires at least one of some literals to be true. */
    void addOneOf(int... literals) {
        add(LiteralSum.oneOf(literals));
    }

    /** Adds a row that requires a variable to have a value. */
    void fix(int variable, boolean value) {
        addOneOf(value ? variable : LiteralRow.not(variable));
    }

    /**
     * Adds rows that fix the variables of all squares to the tokens of a board. The arrays have one variable for each
     * square.
     */
    void fixTokens(Board board, int[] red, int[] blue) {
        for (int square = 0; square < squares.squares(); square++) {
            fix(red[square], squares.isRed(board, square));
            fix(blue[square], squares.isBlue(board, square));
        }
    }

    /** Adds the two rows of an equation: the sum is exactly {@code value}. */
    void addEquation(LiteralSum sum, int value) {
        lines.add(new Line("", sum.atLeast(value), " = "));
        rows.add(sum.atLeast(value));
        rows.add(sum.atMost(value));
    }

    /** Returns all rows, in the order of their numbers. */
    List<LiteralRow> rows() {
        return rows;
    }

    /** Returns a search that has all rows of the model and writes the clauses that it learns to the proof. */
    RowRefuter learner(ProofWriter proof, GameClock watch) {
        RowRefuter learner =
                new RowRefuter(variables.count(), new RefutationSteps(variables::literal, proof, watch::conflict));
        int count = 0;
        for (LiteralRow row : rows) {
            row.addTo(learner);
            if (++count % LOOK_EVERY == 0) {
                watch.look();
            }
        }
        return learner;
    }

    /**
     * Writes the model in a form that other solvers can read, too: no variable is negated, and a factor stands before
     * each variable.
     */
    void write(Writer out) throws IOException {
        long constraints = lines.stream().filter(line -> line.row() != null).count();
        out.write("* #variable= %d #constraint= %d\n".formatted(variables.count(), constraints));
        out.write(
                "* %s\n* A board of %dx%d; squares, lines, pieces and moves are numbered from 0, squares row by row.\n"
                        .formatted(title, squares.grid().rows(), squares.grid().columns()));
        out.write("""
                * m2: move 2 is made. p2_7: it lays piece 7. r2_5, b2_5: before it square 5 is red, or blue.
                * o2_5: square 5 is taken when the piece lies there. f2_1: line 1 is full then; rows come first.
                """);
        for (int piece = 0; piece < squares.pieces(); piece++) {
            out.write("* piece %d lies on %s\n".formatted(piece, Arrays.toString(squares.piece(piece))));
        }
        out.write(objective);
        for (Line line : lines) {
            out.write(
                    line.row() == null
                            ? "* " + line.comment() + "\n"
                            : terms(line.row()).substring(1) + line.relation()
                                    + line.row().degree() + " ;\n");
        }
    }

    private String terms(LiteralRow row) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            int factor = row.factors()[i];
            text.append(factor < 0 ? " " : " +")
                    .append(factor)
                    .append(' ')
                    .append(variables.name(row.literals()[i] >> 1));
        }
        return text.toString();
    }
}
