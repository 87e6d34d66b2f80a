package io.github.quadrille.io.export;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** In which form solvers answer. */
public enum SolverAnswerFormat {
    /** The output of {@code models/packing.mzn} or {@code models/coverage.mzn}. */
    MINIZINC,
    /** Lines {@code v x1 -x2 ...}, as in the competitions of pseudo-Boolean solvers. */
    OPB,
    /** Lines {@code v 1 -2 ... 0}, as in the competitions of SAT solvers, or the result file of MiniSat. */
    DIMACS;

    private static final Pattern VALUE = Pattern.compile("v\\s+-?([x0-9])");

    /** Guesses by the first line that only one format has; a status alone is the same in all, so it may be any. */
    static Optional<SolverAnswerFormat> guess(List<String> lines) {
        boolean values = false;
        for (String line : lines) {
            Matcher value = VALUE.matcher(line);
            if (value.lookingAt()) {
                return Optional.of(value.group(1).equals("x") ? OPB : DIMACS);
            }
            if (MiniZincAnswer.isTypical(line)) {
                return Optional.of(MINIZINC);
            }
            values |= ValueLines.isTypical(line);
        }
        return values ? Optional.of(DIMACS) : Optional.empty();
    }
}
