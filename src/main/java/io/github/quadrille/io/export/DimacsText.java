package io.github.quadrille.io.export;

import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.export.ExportFormat.ExportRefused;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Writes a puzzle as clauses in DIMACS. Variables 1, 2, and so on stand for the placements, which are named in
 * comments. A row of the model limits how many of some placements are laid, such as the placements that cover a cell.
 * All further variables are used to count the laid placements of such rows. The clauses have exactly as many models as
 * the puzzle has packings.
 */
final class DimacsText {
    /** An export can have at most this many variables, which make about a gigabyte of text. */
    private static final long MOST_VARIABLES = 10_000_000;

    private final ProofModel model;
    private final List<SequentialCounter> counters = new ArrayList<>();
    private final boolean impossible;

    private DimacsText(ProofModel model) {
        this.model = model;
        for (int row = 0; row < model.rows(); row++) {
            int[] variables = Arrays.stream(model.problem().optionsOn(row))
                    .map(p -> p + 1)
                    .toArray();
            counters.add(new SequentialCounter(variables, model.range(row)));
        }
        this.impossible = counters.stream().anyMatch(SequentialCounter::isImpossible);
    }

    static void write(ProofModel model, Writer out) throws IOException, ExportRefused {
        DimacsText text = new DimacsText(model);
        long variables = text.variables();
        if (variables > MOST_VARIABLES) {
            throw new ExportRefused(
                    "To count the pieces, this format needs %,d variables, but at most %,d are written. Use %s, which counts them in one line."
                            .formatted(variables, MOST_VARIABLES, ParameterName.of("format", "opb")));
        }
        text.write(out);
    }

    /** Returns the number of variables of a puzzle, including the variables that are used to count. */
    static long variables(ProofModel model) {
        return new DimacsText(model).variables();
    }

    private long variables() {
        int placements = model.problem().options();
        return impossible
                ? Math.max(1, placements)
                : placements
                        + counters.stream()
                                .mapToLong(SequentialCounter::counters)
                                .sum();
    }

    private void write(Writer out) throws IOException {
        int placements = model.problem().options();
        out.write("c The puzzle '%s'. A variable stands for each placement. Cells are given as %s, counted from 0:%n"
                .formatted(model.puzzleName(), model.coordinates()));
        for (int placement = 0; placement < placements; placement++) {
            out.write("c %d %s%n".formatted(placement + 1, model.placementName(placement)));
        }
        out.write(
                "c Larger variables are for counting, and follow from these: there are as many models as packings.\n");
        long[] clausesOfRow = new long[model.rows()];
        writeClauses((row, literals) -> clausesOfRow[row]++);
        out.write("p cnf %d %d%n".formatted(variables(), writeRows(clausesOfRow, out)));
        writeClauses((row, literals) -> {
            StringBuilder line = new StringBuilder();
            for (int literal : literals) {
                line.append(literal).append(' ');
            }
            out.write(line.append("0\n").toString());
        });
    }

    /**
     * Writes comments that say which clauses belong to which row. The comments come before all clauses, because Sat4j
     * reads no comments between clauses. Returns the number of clauses.
     */
    private long writeRows(long[] clausesOfRow, Writer out) throws IOException {
        long clauses = 0;
        for (int row = 0; row < clausesOfRow.length; row++) {
            if (clausesOfRow[row] > 0) {
                long first = clauses + 1;
                clauses += clausesOfRow[row];
                out.write("c clauses %d to %d: %s, %s%n".formatted(first, clauses, model.name(row), model.range(row)));
            }
        }
        return clauses;
    }

    /** Receives the clauses of a row. */
    private interface RowSink {
        void clause(int row, int... literals) throws IOException;
    }

    private void writeClauses(RowSink sink) throws IOException {
        int free = model.problem().options() + 1;
        for (int row = 0; row < counters.size(); row++) {
            int each = row;
            SequentialCounter counter = counters.get(row);
            if (counter.isImpossible()) {
                // Two contradicting clauses are written, because not every solver reads an empty clause.
                sink.clause(row, 1);
                sink.clause(row, -1);
            } else if (!impossible) {
                counter.write(free, literals -> sink.clause(each, literals));
                free += Math.toIntExact(counter.counters());
            }
        }
    }
}
