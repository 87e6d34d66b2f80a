package io.github.quadrille.io.export;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes a puzzle as a linear program over 0/1 variables, in two formats that most solvers of linear programs read. If
 * the goal is to cover, the objective is the worth of the covering, and otherwise it is 0. MPS can only minimise, so
 * there the objective is the negative worth. A puzzle without placements still has the variable {@code x1}, and a row
 * that makes it 0. In other puzzles that row is always satisfied.
 */
final class LinearProgramText {
    /** A line has at most this many terms, because some readers of LP allow only 255 characters in a line. */
    private static final int TERMS_IN_A_LINE = 16;

    private final ProofModel model;
    private final List<LinearSum> sums;
    private final int variables;
    private final long[] worths;

    LinearProgramText(ProofModel model) {
        this.model = model;
        sums = LinearSum.of(model);
        variables = Math.max(1, model.table().size());
        worths = model.table().size() > 0 && model.table().puzzle().goal() instanceof Goal.Cover goal
                ? model.worths(goal)
                : new long[variables];
    }

    /** Writes the LP format of CPLEX. */
    void writeLp(Writer out) throws IOException {
        writeComments("\\", out);
        out.write("Maximize\n worth:");
        for (int variable = 0; variable < variables; variable++) {
            writeTerm(variable, worths[variable], variable, out);
        }
        out.write("\nSubject To\n");
        for (LinearSum sum : sums) {
            out.write("\\ %s%n %s:".formatted(model.name(sum.row()), sum.name()));
            int[] laid = model.problem().optionsOn(sum.row());
            for (int term = 0; term < laid.length; term++) {
                writeTerm(term, 1, laid[term], out);
            }
            out.write("%s %s %d%n".formatted(laid.length == 0 ? " 0 x1" : "", sum.relation().sign, sum.bound()));
        }
        out.write(" N1: x1 <= %d%nBinary%n".formatted(most()));
        for (int variable = 0; variable < variables; variable++) {
            out.write(" " + model.variable(variable) + "\n");
        }
        out.write("End\n");
    }

    private void writeTerm(int term, long factor, int variable, Writer out) throws IOException {
        out.write((term > 0 && term % TERMS_IN_A_LINE == 0 ? "\n  + " : " + ")
                + (factor == 1 ? "" : factor + " ")
                + model.variable(variable));
    }

    /** Writes MPS with fixed columns. Readers of MPS with free columns accept this, too. */
    void writeMps(Writer out) throws IOException {
        writeComments("*", out);
        out.write("NAME          PUZZLE\nROWS\n N  LOST\n");
        for (LinearSum sum : sums) {
            out.write("* %s%n %s  %s%n".formatted(model.name(sum.row()), sum.relation().letter, sum.name()));
        }
        out.write(" L  N1\nCOLUMNS\n" + field("x1", "N1", 1));
        int[][] others = model.problem().rowsOfOptions();
        Map<Integer, List<LinearSum>> sumsOf = sums.stream().collect(Collectors.groupingBy(LinearSum::row));
        for (int variable = 0; variable < variables; variable++) {
            out.write(field(model.variable(variable), "LOST", -worths[variable]));
            for (int row : variable < others.length ? rows(variable, others[variable]) : new int[0]) {
                for (LinearSum sum : sumsOf.getOrDefault(row, List.of())) {
                    out.write(field(model.variable(variable), sum.name(), 1));
                }
            }
        }
        out.write("RHS\n" + field("RHS", "N1", most()));
        for (LinearSum sum : sums) {
            out.write(field("RHS", sum.name(), sum.bound()));
        }
        out.write("BOUNDS\n");
        for (int variable = 0; variable < variables; variable++) {
            out.write(" BV BOUND     %s%n".formatted(model.variable(variable)));
        }
        out.write("ENDATA\n");
    }

    /**
     * Lists the rows that contain a placement: its cells, its kind, and further rows.
     *
     * @param others the further rows of the cover that contain the placement
     */
    private int[] rows(int placement, int[] others) {
        ExactCover problem = model.problem();
        return IntStream.concat(
                        IntStream.concat(
                                IntStream.of(problem.cellsOf(placement)),
                                IntStream.of(problem.cells() + problem.kind(placement))),
                        IntStream.of(others).map(row -> problem.firstRow() + row))
                .toArray();
    }

    /** Returns the greatest value of the first variable. It is 1, or 0 if there are no placements. */
    private int most() {
        return Math.min(1, model.table().size());
    }

    private static String field(String column, String row, long value) {
        return "    %-8s  %-8s  %12d%n".formatted(column, row, value);
    }

    private void writeComments(String mark, Writer out) throws IOException {
        out.write("%s The puzzle '%s'. A variable stands for each placement. Cells are given as %s, counted from 0:%n"
                .formatted(mark, model.puzzleName(), model.coordinates()));
        for (int placement = 0; placement < model.table().size(); placement++) {
            out.write("%s %s %s%n".formatted(mark, model.variable(placement), model.placementName(placement)));
        }
    }
}
