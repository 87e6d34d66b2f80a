package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Checks a proof about a pseudo-Boolean model. The proof may show that the model has no solution, how many solutions it
 * has, or a bound on its objective.
 *
 * <p>The model is in OPB, with a line for each constraint:
 *
 * <pre>
 * * a comment
 * min: 1 x1 -2 ~x2 3 ;               the objective, if there is one: a sum, and perhaps a number by itself
 * preserved: x1 x2 x3 ;              the variables by which solutions are told apart, if they are to be counted
 * 1 x1 -2 ~x2 &gt;= 1 ;                 also &lt;= and =; an equation is two constraints, first &gt;=, then &lt;=
 * &#64;c4 1 x1 1 x2 &gt;= 1 ;              with a label; of an equation it is the first one's
 * </pre>
 *
 * <p>The proof is in the format VeriPB 3.0 or 2.0, and is read statement by statement. In version 3.0 the first line is
 * {@code pseudo-Boolean proof version 3.0}. Each statement ends with a semicolon, a line end counts as a blank, and a
 * comment goes from {@code %} to the end of its line. In version 2.0 each statement and each comment is one line, and a
 * comment begins with a star. A constraint is named by its number, by a negative number that counts from the last one,
 * or by its label. A constraint that is derived, or that excludes a solution, gets a label if the label stands before
 * the rule, as in {@code @c5 rup}. The checker supports these rules:
 *
 * <pre>
 * f 3 ;                              the model has 3 constraints; they get the numbers 1 to 3, and what is derived goes on
 * pol 1 2 + x5 + ~x6 2 * + 2 d s ;   cutting planes; see {@link PolishNotation} (2.0: also p)
 * rup 1 x1 1 ~x2 &gt;= 1 ;              follows by unit propagation, see {@link Propagation}; hints after a colon are ignored
 *                                    (2.0: also u, and hints after the semicolon)
 * pbc 1 x1 &gt;= 1 : subproof ... qed ; its contrary leads to a contradiction; see {@link Subproofs}
 * ia 1 x1 &gt;= 1 : 4 ;                 follows from constraint 4 alone, or from any one; i adds nothing
 * e 1 x1 &gt;= 1 : 4 ;                  is constraint 4, or any one; adds nothing, but may give a label
 * red 1 x1 1 y1 &gt;= 1 : y1 -&gt; 1 ;     may be added, by this witness; y1 may be new; see {@link Redundance} (2.0: ; for :); perhaps
 *                                    with a subproof
 * del id 4 5 ;                       deletes constraints; also del range 4 6, del spec 1 x1 &gt;= 1, deld, delc; see {@link Deletions}
 * setlvl 2 ;                         what follows has level 2; wiplvl 2 deletes what has level 2 or a higher one (2.0: # and w)
 * core id 4 ;                        is ignored; also core range 4 6
 * sol x1 ~x2 ;                       a solution; see {@link SolutionLog}
 * soli x1 ~x2 : 7 ;                  a solution, and its objective, if given; now it is to be less: one constraint more (2.0: also o)
 * solx x1 ~x2 ;                      a solution, which is excluded now: one constraint more, over the preserved variables
 *                                    (2.0: over all variables of the model)
 * output NONE ;
 * conclusion UNSAT : -1 ;            there is no solution; that constraint (-1 is the last one) cannot be satisfied
 * conclusion SAT : x1 ~x2 ;          there is one: this, or one before
 * conclusion BOUNDS 5 : 9 7 : x1 ;   the objective is at least 5, by constraint 9; 7 is reached, by this solution or one before;
 *                                    INF for 5: there is no solution; -INF: nothing said; INF for 7: none is known
 * conclusion ENUMERATION_COMPLETE 6 : -1 ;   6 solutions were excluded, and there are no others (3.0 only)
 * conclusion ENUMERATION_PARTIAL 6 ;         6 solutions were excluded (3.0 only)
 * end pseudo-Boolean proof ;
 * </pre>
 *
 * <p>A file that begins with {@code exact cover count} is a count certificate instead; {@link SweepReader} reads it.
 *
 * <p>The part of a conclusion after a colon may be left out. Other rules, such as orders, dominance and changes of the
 * objective, are refused.
 *
 * <p><b>Why it is sound.</b> Call an assignment to the preserved variables <i>open</i> if it is part of a solution of
 * the model and was not excluded. The checker keeps two invariants. First, each open assignment can be completed to a
 * solution of all present constraints. Second, if the model has an objective, take any solution S of the model that is
 * better than all solutions named by {@code soli}. Then some solution of all present constraints is at least as good as
 * S, and agrees with S on the preserved variables. Both invariants hold at the beginning, and each rule keeps them:
 *
 * <ul>
 * <li>{@code pol} and {@code rup} derive constraints that hold for all solutions of the present constraints.
 * <li>{@code red} adds a constraint. Its witness changes each solution that violates the constraint into a solution
 * that satisfies it, without touching preserved variables or increasing the objective.
 * <li>{@code solx} and {@code soli} add constraints that exclude no other open assignment and no better solution.
 * <li>A deletion keeps every solution of the present constraints.
 * </ul>
 *
 * <p>So at the end a contradiction has this meaning:
 *
 * <ul>
 * <li>If the proof has named no solution, the model has none.
 * <li>After {@code solx}, no assignment is open, so the excluded assignments are exactly those that are part of a
 * solution. The excluded assignments are different, since each satisfies the constraints that exclude the other ones.
 * Each is part of a solution, which is checked against the model itself.
 * <li>After {@code soli}, no solution is better than the last solution that {@code soli} named. A derived bound holds
 * for all better solutions. So the bound holds for all solutions if it is not greater than the value of that last
 * solution.
 * </ul>
 *
 * <p>This needs four restrictions. A constraint that excludes a solution is never deleted. A proof cannot use both
 * {@code soli} and {@code solx}. The end of a subproof deletes its assumptions and all constraints derived from them,
 * including contradictions. In version 2.0, where witnesses may change every variable, a proof cannot conclude an
 * enumeration. See Gocht and Nordström, Certifying Parity Reasoning Efficiently Using Pseudo-Boolean Proofs (2021);
 * Bogaerts and others, Certified Dominance and Symmetry Breaking for Combinatorial Optimisation (2023).
 */
public final class ProofChecker {
    private ProofChecker() {}

    /**
     * Checks a proof about a model. Each file may be compressed (gzip). One of the two files may have the name {@code
     * -}, which means standard input. The model stays in memory, and so does the part of the proof that is not deleted.
     *
     * @param model the model in OPB
     * @param proof the proof or count certificate
     * @param stop whether to stop now; called at each line
     * @param classes the counter of classes, which gets every packing that the proof lists, or the symmetries of a
     *     certificate
     * @return the verdict on the proof
     */
    public static CheckResult check(
            TextSource model, TextSource proof, BooleanSupplier stop, Optional<PackingClasses> classes) {
        ModelReader read = new ModelReader();
        CheckResult wrong = scan(model, stop, lines -> {
            read.read(lines);
            return null;
        });
        if (wrong instanceof CheckResult.Refused refused && read.constraints().isEmpty()) {
            return new CheckResult.Unusable(
                    model.file(),
                    "Line %,d is not a constraint: %s Give the model first, as an OPB file, then the proof."
                            .formatted(refused.line(), refused.message()));
        }
        if (wrong != null) {
            return wrong;
        }
        if (read.constraints().isEmpty() && read.objective().isEmpty()) {
            return new CheckResult.Unusable(
                    model.file(), "The model has no constraints. Check that it is an OPB file.");
        }
        classes.ifPresent(packings -> packings.begin(read.variables()));
        Consumer<BitSet> listed = packing -> classes.ifPresent(packings -> packings.add(packing));
        return scan(
                proof,
                stop,
                lines -> lines.beginWith(SweepReader.FIRST_WORD)
                        ? new SweepReader(read, symmetries -> classes.ifPresent(of -> of.certify(symmetries)))
                                .read(lines)
                        : new ProofReader(read, derived -> {}, listed).read(lines));
    }

    /** A {@code Reading} reads the lines of one kind of file. */
    interface Reading {
        CheckResult of(TextLines lines) throws IOException, Refusal;
    }

    /** Reads a file, and returns the result of the reading or the error in the file. */
    static CheckResult scan(TextSource textSource, BooleanSupplier stop, Reading reading) {
        Path file = textSource.file();
        try (TextLines lines = new TextLines(textSource.open(), stop)) {
            Optional<ClausalFile> clausal = ClausalFile.of(lines.beginning());
            return clausal.isPresent()
                    ? new CheckResult.Unusable(file, clausal.get().message())
                    : scan(file, lines, reading);
        } catch (InterruptedIOException e) {
            return new CheckResult.Interrupted();
        } catch (IOException e) {
            return new CheckResult.Unusable(file, textSource.unreadable(e));
        }
    }

    private static CheckResult scan(Path file, TextLines lines, Reading reading) throws IOException {
        try {
            return reading.of(lines);
        } catch (Refusal refusal) {
            long line = Math.max(1, refusal.line() > 0 ? refusal.line() : lines.number());
            return refusal.isLimit()
                    ? new CheckResult.Unusable(file, "Line %,d: %s".formatted(line, refusal.getMessage()))
                    : new CheckResult.Refused(file, line, refusal.getMessage());
        } catch (TextLines.NotText e) {
            return new CheckResult.Unusable(file, e.getMessage());
        }
    }
}
