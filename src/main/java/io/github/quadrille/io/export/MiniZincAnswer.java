package io.github.quadrille.io.export;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.io.export.SolverAnswer.Claim;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.WholeNumber;
import io.github.quadrille.proof.writer.ProofModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the output of the project's MiniZinc models. The output has a line {@code T on {1,2,3,7}} for each piece, and
 * ten hyphens after each solution. This class also reads the output of a FlatZinc solver for a puzzle without
 * placements, which has only a worth.
 */
final class MiniZincAnswer {
    private static final Pattern PIECE = Pattern.compile("(?<kind>.+) on (?<cells>\\{[0-9,]+}|[0-9]+\\.\\.[0-9]+)");
    private static final String SOLUTION = "----------";
    private static final String COMPLETE = "==========";
    private static final String INFEASIBLE = "=====UNSATISFIABLE=====";
    private static final String UNKNOWN = "=====UNKNOWN=====";
    private static final Set<String> MARKS = Set.of(SOLUTION, COMPLETE, INFEASIBLE, UNKNOWN);

    private final Problems problems;
    private final Region region;
    private final boolean optimises;
    private final List<Packing> packings = new ArrayList<>();
    private final List<Placement> pieces = new ArrayList<>();
    private int lineNumber;

    MiniZincAnswer(Problems problems, ProofModel model) {
        this.problems = problems;
        this.region = model.table().puzzle().region();
        this.optimises = model.table().puzzle().goal() instanceof Goal.Cover;
    }

    /**
     * Returns whether a line shows a piece as a MiniZinc model prints it, or is a mark that MiniZinc prints after its
     * solutions.
     */
    static boolean isTypical(String line) {
        return MARKS.contains(line) || PIECE.matcher(line).matches();
    }

    SolverAnswer read(List<String> lines) throws UnusableInput {
        boolean complete = false;
        for (String line : lines) {
            lineNumber++;
            Matcher piece = PIECE.matcher(line);
            if (line.equals(INFEASIBLE) || line.equals(UNKNOWN)) {
                return new SolverAnswer(line.equals(UNKNOWN) ? Claim.UNKNOWN : Claim.INFEASIBLE, packings);
            } else if (line.equals(SOLUTION)) {
                packings.add(new Packing(pieces));
                pieces.clear();
            } else if (line.equals(COMPLETE)) {
                complete = true;
            } else if (piece.matches()) {
                pieces.add(new Placement(piece.group("kind"), cells(piece.group("cells"))));
            } else if (!line.matches("%.*|worth = [0-9]+;?|")) {
                throw problem("%s is not a line that models/%s prints. Check that the answer comes from this model."
                        .formatted(Quote.of(line), optimises ? "coverage.mzn" : "packing.mzn"));
            }
        }
        if (packings.isEmpty() || !pieces.isEmpty()) {
            throw problem("The line %s after a solution is missing. Check whether the answer is cut off."
                    .formatted(SOLUTION));
        }
        return new SolverAnswer(complete && optimises ? Claim.OPTIMUM : Claim.SOLUTION, packings);
    }

    /** Returns the cells of a set. MiniZinc can write consecutive numbers as a range. */
    private List<Cell> cells(String set) throws UnusableInput {
        List<Cell> cells = new ArrayList<>();
        if (set.startsWith("{")) {
            for (String number : set.substring(1, set.length() - 1).split(",")) {
                cells.add(region.cell(number(number)));
            }
        } else {
            int dots = set.indexOf("..");
            int last = number(set.substring(dots + 2));
            for (int cell = number(set.substring(0, dots)); cell <= last; cell++) {
                cells.add(region.cell(cell));
            }
        }
        return cells;
    }

    private int number(String digits) throws UnusableInput {
        int number = WholeNumber.of(digits, region.size()).orElse(0);
        if (number < 1) {
            throw problem("There is no cell %s: the puzzle has %,d. Check that it answers this puzzle."
                    .formatted(Quote.of(digits), region.size()));
        }
        return number - 1;
    }

    private UnusableInput problem(String message) {
        return problems.refusal(new TextPosition(Math.max(1, lineNumber), 1), message);
    }
}
