package io.github.quadrille.io.export;

import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.io.export.LinearSum.Relation;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes a puzzle in FlatZinc, the language of the constraint solvers that MiniZinc calls. The text has 0/1 variables
 * and linear constraints.
 */
final class FlatZincText {
    private FlatZincText() {}

    static void write(ProofModel model, Writer out) throws IOException {
        int placements = model.table().size();
        out.write("%% The puzzle '%s'. A variable stands for each placement. Cells are given as %s, counted from 0.%n"
                .formatted(model.puzzleName(), model.coordinates()));
        for (int placement = 0; placement < placements; placement++) {
            out.write("var 0..1: %s :: output_var; %% %s%n"
                    .formatted(model.variable(placement), model.placementName(placement)));
        }
        Goal goal = model.table().puzzle().goal();
        boolean optimises = goal instanceof Goal.Cover;
        long[] worths = goal instanceof Goal.Cover cover ? model.worths(cover) : new long[0];
        if (optimises) {
            out.write("var 0..%d: worth :: output_var;%n"
                    .formatted(Arrays.stream(worths).sum()));
        }
        for (LinearSum sum : LinearSum.of(model)) {
            int[] laid = model.problem().optionsOn(sum.row());
            // FlatZinc has no constraint for "at least", so both sides of the inequality are negated.
            int sign = sum.relation() == Relation.AT_LEAST ? -1 : 1;
            out.write("constraint int_lin_%s([%s],[%s],%d); %% %s%n"
                    .formatted(
                            sum.relation() == Relation.EQUAL ? "eq" : "le",
                            IntStream.of(laid)
                                    .mapToObj(placement -> Integer.toString(sign))
                                    .collect(Collectors.joining(",")),
                            IntStream.of(laid).mapToObj(model::variable).collect(Collectors.joining(",")),
                            sign * sum.bound(),
                            model.name(sum.row())));
        }
        if (optimises) {
            out.write("constraint int_lin_eq([%s-1],[%sworth],0);%nsolve maximize worth;%n"
                    .formatted(
                            Arrays.stream(worths).mapToObj(worth -> worth + ",").collect(Collectors.joining()),
                            IntStream.range(0, placements)
                                    .mapToObj(placement -> model.variable(placement) + ",")
                                    .collect(Collectors.joining())));
        } else {
            out.write("solve satisfy;\n");
        }
    }
}
