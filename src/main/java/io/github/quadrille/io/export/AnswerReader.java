package io.github.quadrille.io.export;

import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.proof.writer.ProofModel;

import java.util.List;
import java.util.Optional;

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
        return parse(InputFile.label(argument), InputFile.text(argument, MAX_BYTES, "solver's answer"), format, model);
    }

    static SolverAnswer parse(String source, String text, Optional<SolverAnswerFormat> format, ProofModel model)
            throws UnusableInput {
        List<String> lines = text.lines().map(String::strip).toList();
        Optional<SolverAnswerFormat> known = format.or(() -> SolverAnswerFormat.guess(lines));
        if (known.isEmpty()) {
            throw new UnusableInput(
                    source,
                    "This is no solver's answer: it has neither a status nor values. Maybe the solver wrote it elsewhere.");
        }
        return switch (known.get()) {
            case MINIZINC -> new MiniZincAnswer(source, model).read(lines);
            case OPB ->
                new ValueLines(
                                source,
                                new LiteralWords("x", Math.max(1, model.table().size())),
                                model)
                        .read(lines);
            case DIMACS -> new ValueLines(source, new LiteralWords("", DimacsText.variables(model)), model).read(lines);
        };
    }

    static UnusableInput problem(String source, int line, String message) {
        return new UnusableInput(List.of(new Problem(source, line, 1, message)));
    }
}
