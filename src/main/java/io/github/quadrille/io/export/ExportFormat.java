package io.github.quadrille.io.export;

import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.burrtools.BurrToolsText;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.IOException;
import java.io.Writer;
import java.util.Optional;

/** Lists the formats in which a puzzle can be written for other solvers. */
public enum ExportFormat {
    /**
     * This format is data for {@code models/packing.mzn}. If the goal is to cover, it is data for {@code
     * models/coverage.mzn}.
     */
    MINIZINC,
    /** This format has pseudo-Boolean constraints. The model of a proof has the same constraints. */
    OPB,
    /** This format has clauses, for SAT solvers. */
    DIMACS,
    /** This format is an exact cover with multiplicities. */
    DLX,
    /** This format is XCSP3-core, the common part of XCSP3. */
    XCSP3,
    /** This format is the language of the constraint solvers that MiniZinc calls. */
    FLATZINC,
    /** This format is a linear program over 0/1 variables, in the LP format of CPLEX. */
    LP,
    /** This format is a linear program over 0/1 variables, which lists the rows of each variable. */
    MPS,
    /** This format is a puzzle of BurrTools. */
    BURRTOOLS;

    /**
     * Writes a puzzle in this format. All formats except that of BurrTools have all rows of the cover: cells, kinds,
     * and rows of rules. The time and the length of the text are linear in the total number of cells of all placements,
     * and in the sizes of rows. For clauses they are also linear in the number of placements times the counts of kinds.
     *
     * @throws ExportRefused before anything is written, when the format cannot express the puzzle
     */
    public void write(ProofModel model, Writer out) throws IOException, ExportRefused {
        if (model.table().puzzle().goal() instanceof Goal.Cover && (this == DIMACS || this == DLX)) {
            throw new ExportRefused(
                    "The format %s cannot say that as many cells as possible are to be covered. Use %s, minizinc or xcsp3."
                            .formatted(name(), ParameterName.of("format", "opb")));
        }
        Puzzle puzzle = model.table().puzzle();
        Optional<String> refusal = this == BURRTOOLS ? BurrToolsText.refusal(puzzle) : Optional.empty();
        if (refusal.isPresent()) {
            throw new ExportRefused(refusal.get());
        }
        switch (this) {
            case MINIZINC -> MiniZincData.write(model, out);
            case OPB -> model.write(out);
            case DIMACS -> DimacsText.write(model, out);
            case DLX -> DlxText.write(model, out);
            case XCSP3 -> Xcsp3Text.write(model, out);
            case FLATZINC -> FlatZincText.write(model, out);
            case LP -> new LinearProgramText(model).writeLp(out);
            case MPS -> new LinearProgramText(model).writeMps(out);
            case BURRTOOLS -> BurrToolsText.write(puzzle, out);
        }
    }

    /**
     * Signals that a format cannot express the puzzle, or that the text would be unreasonably large. The message ends
     * with advice.
     */
    public static final class ExportRefused extends Exception {
        private static final long serialVersionUID = 1;

        ExportRefused(String message) {
            super(message);
        }
    }
}
