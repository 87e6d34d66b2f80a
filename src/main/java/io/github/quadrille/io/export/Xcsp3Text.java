package io.github.quadrille.io.export;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.IOException;
import java.io.Writer;

/** A puzzle in the core of XCSP3: an array of 0/1 variables, {@code x[p]} for placement p, sums, and perhaps an objective. */
final class Xcsp3Text {
    private Xcsp3Text() {}

    static void write(ProofModel model, Writer out) throws IOException {
        ExactCover problem = model.problem();
        Puzzle puzzle = model.table().puzzle();
        boolean optimise = puzzle.goal() instanceof Goal.Cover;
        out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        out.write("<!-- The puzzle '%s'. Cells as %s from 0:%n"
                .formatted(comment(model.puzzleName()), model.coordinates()));
        for (int placement = 0; placement < problem.options(); placement++) {
            out.write("x[%d] %s%n".formatted(placement, comment(model.placementName(placement))));
        }
        out.write("-->\n<instance format=\"XCSP3\" type=\"%s\">%n".formatted(optimise ? "COP" : "CSP"));
        // An array needs a variable.
        out.write("<variables>\n<array id=\"x\" size=\"[%d]\"> %s </array>%n</variables>%n<constraints>%n"
                .formatted(Math.max(1, problem.options()), problem.options() == 0 ? "0" : "0 1"));
        for (int row = 0; row < model.rows(); row++) {
            writeRow(model, row, out);
        }
        out.write("</constraints>\n");
        if (puzzle.goal() instanceof Goal.Cover goal) {
            writeObjective(problem, goal, out);
        }
        out.write("</instance>\n");
    }

    private static void writeRow(ProofModel model, int row, Writer out) throws IOException {
        CountRange range = model.range(row);
        int most = model.problem().on(row);
        String name = comment(model.name(row));
        if (range.min() > most) {
            out.write("<!-- %s: too few placements --> <intension> lt(x[0],0) </intension>%n".formatted(name));
        } else if (range.min() == range.max() && most > 0) {
            writeSum(model, row, name, "eq", range.min(), out);
        } else {
            if (range.min() > 0) {
                writeSum(model, row, name, "ge", range.min(), out);
            }
            if (range.max() < most) {
                writeSum(model, row, name, "le", range.max(), out);
            }
        }
    }

    private static void writeSum(ProofModel model, int row, String name, String relation, int count, Writer out)
            throws IOException {
        out.write("<!-- %s --> <sum> <list>".formatted(name));
        for (int placement : model.problem().optionsOn(row)) {
            out.write(" x[" + placement + "]");
        }
        out.write(" </list> <condition> (%s,%d) </condition> </sum>%n".formatted(relation, count));
    }

    private static void writeObjective(ExactCover problem, Goal.Cover goal, Writer out) throws IOException {
        out.write("<objectives>\n<maximize type=\"sum\"> <list> x[] </list> <coeffs>");
        for (int placement = 0; placement < Math.max(1, problem.options()); placement++) {
            long worth = problem.options() == 0 ? 0 : goal.worth(problem.kind(placement), problem.cellsOf(placement));
            out.write(" " + worth);
        }
        out.write(" </coeffs> </maximize>\n</objectives>\n");
    }

    /** Within a comment two hyphens must not touch, and some characters cannot be said at all. */
    private static String comment(String text) {
        return text.replaceAll("[^\\t\\x20-\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]", "?")
                .replaceAll("-(?=-|$)", "- ");
    }
}
