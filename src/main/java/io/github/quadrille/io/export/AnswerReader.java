package io.github.quadrille.io.export;

import io.github.quadrille.io.export.ValueLines.LiteralWords;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.proof.writer.ProofModel;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what a solver said of an exported puzzle. Linear in its text. */
public final class AnswerReader {
    /** More than the values of all variables of the largest export. */
    private static final int MAX_BYTES = 128 << 20;

    private AnswerReader() {}

    /**
     * Reads a file, or standard input for {@code -}.
     *
     * @param format empty to guess
     * @throws UnusableInput when it is no answer, cut off, or the answer to another puzzle
     */
    public static SolverAnswer read(String argument, Optional<SolverAnswerFormat> format, ProofModel model)
            throws UnusableInput {
        String text = InputFile.text(argument, MAX_BYTES, "solver's answer");
        return parse(new Problems(InputFile.label(argument)), text, format, model);
    }

    static SolverAnswer parse(Problems problems, String text, Optional<SolverAnswerFormat> format, ProofModel model)
            throws UnusableInput {
        List<String> lines = text.lines().map(String::strip).toList();
        Optional<SolverAnswerFormat> known = format.or(() -> SolverAnswerFormat.guess(lines));
        if (known.isEmpty()) {
            throw problems.refusal(
                    "This is no solver's answer: it has neither a status nor values. Maybe the solver wrote it elsewhere.");
        }
        return switch (known.get()) {
            case MINIZINC -> new MiniZincAnswer(problems, model).read(lines);
            case OPB ->
                new ValueLines(
                                problems,
                                new LiteralWords("x", Math.max(1, model.table().size())),
                                model)
                        .read(lines);
            case DIMACS ->
                new ValueLines(problems, new LiteralWords("", DimacsText.variables(model)), model).read(lines);
        };
    }

    /** In which form solvers answer. */
    public enum SolverAnswerFormat {
        /** The output of {@code models/packing.mzn} or {@code models/coverage.mzn}. */
        MINIZINC,
        /** Lines {@code v x1 -x2 ...}, as in the competitions of pseudo-Boolean solvers; of FlatZinc, GLPK and CBC. */
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
                if (ValueLines.namesVariables(line)) {
                    return Optional.of(OPB);
                }
                if (MiniZincAnswer.isTypical(line)) {
                    return Optional.of(MINIZINC);
                }
                values |= ValueLines.isTypical(line);
            }
            return values ? Optional.of(DIMACS) : Optional.empty();
        }
    }
}
