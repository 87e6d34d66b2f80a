package io.github.quadrille.io.export;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.IOException;
import java.io.Writer;

/**
 * Writes a puzzle in XCSP3-core, the common part of XCSP3. The text has an array of 0/1 variables. The variable {@code
 * x[p]} is 1 if placement p is laid. Each constraint compares a sum of these variables with a number. If the goal is to
 * cover, the text also says that the worth of the laid placements is maximized.
 */
final class Xcsp3Text {
    private Xcsp3Text() {}

    static void write(ProofModel model, Writer out) throws IOException {
        ExactCover problem = model.problem();
        Puzzle puzzle = model.table().puzzle();
        boolean optimise = puzzle.goal() instanceof Goal.Cover;
        out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        out.write("<!-- The puzzle '%s'. Cells are given as %s, counted from 0:%n"
                .formatted(comment(model.puzzleName()), model.coordinates()));
        for (int placement = 0; placement < problem.options(); placement++) {
            out.write("x[%d] %s%n".formatted(placement, comment(model.placementName(placement))));
        }
        out.write("-->\n<instance format=\"XCSP3\" type=\"%s\">%n".formatted(optimise ? "COP" : "CSP"));
        // An array needs at least one variable.
        out.write("<variables>\n<array id=\"x\" size=\"[%d]\"> %s </array>%n</variables>%n<constraints>%n"
                .formatted(Math.max(1, problem.options()), problem.options() == 0 ? "0" : "0 1"));
        for (LinearSum sum : LinearSum.of(model)) {
            writeSum(model, sum, out);
        }
        out.write("</constraints>\n");
        if (puzzle.goal() instanceof Goal.Cover goal) {
            writeObjective(problem, goal, out);
        }
        out.write("</instance>\n");
    }

    private static void writeSum(ProofModel model, LinearSum sum, Writer out) throws IOException {
        String name = comment(model.name(sum.row()));
        if (sum.bound() > model.problem().on(sum.row())) {
            out.write("<!-- %s: too few placements --> <intension> lt(x[0],0) </intension>%n".formatted(name));
            return;
        }
        out.write("<!-- %s --> <sum> <list>".formatted(name));
        for (int placement : model.problem().optionsOn(sum.row())) {
            out.write(" x[" + placement + "]");
        }
        out.write(" </list> <condition> (%s,%d) </condition> </sum>%n".formatted(sum.relation().word, sum.bound()));
    }

    private static void writeObjective(ExactCover problem, Goal.Cover goal, Writer out) throws IOException {
        out.write("<objectives>\n<maximize type=\"sum\"> <list> x[] </list> <coeffs>");
        for (int placement = 0; placement < Math.max(1, problem.options()); placement++) {
            long worth = problem.options() == 0 ? 0 : goal.worth(problem.kind(placement), problem.cellsOf(placement));
            out.write(" " + worth);
        }
        out.write(" </coeffs> </maximize>\n</objectives>\n");
    }

    /**
     * Returns a text that is allowed in an XML comment, where two hyphens must not touch and some characters are not
     * allowed.
     */
    private static String comment(String text) {
        return text.replaceAll("[^\\t\\x20-\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]", "?")
                .replaceAll("-(?=-|$)", "- ");
    }
}
