package io.github.quadrille.lab.clear.proof;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The rows of a model, numbered from 1 as a proof numbers them: an equation counts twice, first as {@code >=}, then as {@code <=}. */
final class ModelText {
    private final GameVariables variables;
    private final List<Line> lines = new ArrayList<>();
    private final List<LiteralRow> rows = new ArrayList<>();

    /** A line of the file: a row, the first of the two rows of an equation, or a comment. */
    private record Line(String comment, LiteralRow row, boolean isEquation) {}

    ModelText(GameVariables variables) {
        this.variables = variables;
    }

    GameVariables variables() {
        return variables;
    }

    /** What is said of the rows that follow. */
    void comment(String comment) {
        lines.add(new Line(comment, null, false));
    }

    void add(LiteralRow row) {
        lines.add(new Line("", row, false));
        rows.add(row);
    }

    /** A variable has a value. */
    void fix(int variable, boolean value) {
        add(LiteralSum.oneOf(value ? variable : LiteralRow.not(variable)));
    }

    /** The sum is exactly so much. */
    void addEquation(LiteralSum sum, int value) {
        lines.add(new Line("", sum.atLeast(value), true));
        rows.add(sum.atLeast(value));
        rows.add(sum.atMost(value));
    }

    /** Every row, in the order of their numbers. */
    List<LiteralRow> rows() {
        return rows;
    }

    /**
     * Writes what other solvers read as well: variables without negation, factors before them.
     *
     * @param title one sentence
     */
    void write(Writer out, String title, GameSquares squares) throws IOException {
        begin(out, title, squares);
        writeRows(out);
    }

    /** The same with a sum that is to be as small as possible. */
    void write(Writer out, String title, GameSquares squares, LiteralSum objective) throws IOException {
        begin(out, title, squares);
        out.write("min:" + terms(objective.atLeast(0)) + " ;\n");
        writeRows(out);
    }

    private void begin(Writer out, String title, GameSquares squares) throws IOException {
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
    }

    private void writeRows(Writer out) throws IOException {
        for (Line line : lines) {
            if (line.row() == null) {
                out.write("* " + line.comment() + "\n");
            } else {
                String relation = line.isEquation() ? " = " : " >= ";
                out.write(terms(line.row()).substring(1) + relation + line.row().degree() + " ;\n");
            }
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
