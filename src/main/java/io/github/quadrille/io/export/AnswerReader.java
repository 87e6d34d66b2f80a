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

/** Reads a solver's answer to an exported puzzle. The time is linear in the length of the answer. */
public final class AnswerReader {
    /**
     * An answer can have at most this many bytes. This is more than the largest export needs for the values of its
     * variables.
     */
    private static final int MAX_BYTES = 128 << 20;

    private AnswerReader() {}

    /**
     * Reads an answer from a file, or from standard input if {@code argument} is {@code -}.
     *
     * @param format the format of the answer; empty to guess it
     * @throws UnusableInput when the text is not an answer, is cut off, or answers another puzzle
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
                    "This file is not the answer of a solver: it has neither a status nor values. Check where the"
                            + " solver writes its answer.");
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

    /** Lists the formats of solvers' answers. */
    public enum SolverAnswerFormat {
        /** This format is the output of {@code models/packing.mzn} or {@code models/coverage.mzn}. */
        MINIZINC,
        /**
         * This format has lines {@code v x1 -x2 ...}, as in the competitions of pseudo-Boolean solvers. Output of
         * FlatZinc solvers, GLPK and CBC is also read as this format.
         */
        OPB,
        /**
         * This format has lines {@code v 1 -2 ... 0}, as in the competitions of SAT solvers. The result file of MiniSat
         * is also read as this format.
         */
        DIMACS;

        private static final Pattern VALUE = Pattern.compile("v\\s+-?([x0-9])");

        /**
         * Guesses the format from the first line that is typical of one format. If there is no such line, but a status
         * that OPB and DIMACS share, the result is {@link #DIMACS}, because both are read alike then. The result is
         * empty if there is no status either.
         */
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
