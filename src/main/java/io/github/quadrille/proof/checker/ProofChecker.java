package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Checks a proof about a pseudo-Boolean model: that it has no solution, or so many, or none with a smaller objective.
 *
 * <p>The model is in OPB, a line for each constraint:
 *
 * <pre>
 * * a comment
 * min: 1 x1 -2 ~x2 3 ;               the objective, if there is one: a sum, and perhaps a number by itself
 * preserved: x1 x2 x3 ;              the variables by which solutions are told apart, if they are to be counted
 * 1 x1 -2 ~x2 &gt;= 1 ;                 also &lt;= and =; an equation is two constraints, first &gt;=, then &lt;=
 * &#64;c4 1 x1 1 x2 &gt;= 1 ;              with a label; of an equation it is the first one's
 * </pre>
 *
 * <p>The proof is in the format VeriPB 3.0 or 2.0, and read statement by statement. In 3.0 the first line is
 * {@code pseudo-Boolean proof version 3.0}, each statement ends with a semicolon, line ends are blanks, and a comment goes from
 * {@code %} to the end of its line. In 2.0 a statement is a line, and so is a comment, which begins with a star. A constraint is named
 * by its number, by a negative number that counts from the last one, or by its label; one that is derived, or logged, gets a label if
 * it stands before the rule, {@code @c5 rup}. Of the rules, the checker knows:
 *
 * <pre>
 * f 3 ;                              the model has 3 constraints; they get the numbers 1 to 3, and what is derived goes on
 * pol 1 2 + x5 + ~x6 2 * + 2 d s ;   cutting planes; see {@link PolishNotation} (2.0: also p)
 * rup 1 x1 1 ~x2 &gt;= 1 ;              follows by unit propagation, see {@link Propagation}; hints after a colon are passed over
 *                                    (2.0: also u, and hints after the semicolon)
 * pbc 1 x1 &gt;= 1 : subproof ... qed ; its contrary leads to a contradiction; see {@link Subproofs}
 * ia 1 x1 &gt;= 1 : 4 ;                 follows from constraint 4 alone, or from any one; i adds nothing
 * e 1 x1 &gt;= 1 : 4 ;                  is constraint 4, or any one; adds nothing, but may give a label
 * red 1 x1 1 y1 &gt;= 1 : y1 -&gt; 1 ;     may be added, by this witness; y1 may be new; see {@link Redundance} (2.0: ; for :); perhaps
 *                                    with a subproof
 * del id 4 5 ;                       forgets constraints; also del range 4 6, del spec 1 x1 &gt;= 1, deld, delc; see {@link Deletions}
 * setlvl 2 ;                         what follows has level 2; wiplvl 2 forgets what has level 2 or a higher one (2.0: # and w)
 * core id 4 ;                        passed over; also core range 4 6
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
 * <p>What is behind a colon in conclusions may be left out. Orders, dominance, other objectives and what else there is are not known, and
 * are refused.
 *
 * <p><b>Why it is sound.</b> Call an assignment to the preserved variables <i>open</i> if the model has a solution with it, and it was
 * not excluded. At any time, each open assignment, with the values that it gives, can be completed to a solution of all constraints
 * there are, and if an objective counts, each solution of the model that is better than those of {@code soli} has one of those beside
 * it that is at least as good. This holds at the beginning and is kept by each rule: {@code pol} and {@code rup} derive what holds for
 * all solutions of the constraints; {@code red} changes a solution that its constraint does not admit into one that it does, without
 * touching preserved variables and without making the objective greater; what {@code solx} and {@code soli} add speaks against no other
 * open assignment and no better solution; and forgetting makes it easier to be a solution. So at the end a contradiction says:
 *
 * <ul>
 *   <li>without any solution, that the model has none;
 *   <li>after {@code solx}, that no assignment is open: those excluded are all there are. They are different, since each satisfies
 *       what the others have brought, and each is part of a solution, which is looked up in the model itself;
 *   <li>after {@code soli}, that nothing is better than the last of these; and a derived bound holds for all that is better, hence for
 *       all if it is no more than what the last has.
 * </ul>
 *
 * <p>For that, what excludes a solution is never deleted, {@code soli} and {@code solx} exclude each other, what is supposed in a
 * subproof is forgotten at its end, with all that followed and that it was a contradiction, and in
 * version 2.0, where witnesses may change every variable, no enumeration can be concluded. See Gocht and Nordström, Certifying
 * Parity Reasoning Efficiently Using Pseudo-Boolean Proofs (2021); Bogaerts and others, Certified Dominance and Symmetry Breaking for
 * Combinatorial Optimisation (2023).
 */
public final class ProofChecker {
    private ProofChecker() {}

    /**
     * Reads both files, each of which may be compressed (gzip), and one of which may be {@code -}, standard input. The model is held in
     * memory, the proof as far as it is not deleted.
     *
     * @param stop asked at each line, whether to stop
     * @param classes gets every packing that the proof lists, or the symmetries of a certificate
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
                    "Line %,d is no constraint: %s Maybe it is not an OPB file: the model comes first, then the proof."
                            .formatted(refused.line(), refused.message()));
        }
        if (wrong != null) {
            return wrong;
        }
        if (read.constraints().isEmpty() && read.objective().isEmpty()) {
            return new CheckResult.Unusable(model.file(), "It has no constraint. Maybe it is no OPB file.");
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

    /** What reads the lines of a file. */
    interface Reading {
        CheckResult of(TextLines lines) throws IOException, Refusal;
    }

    /** What the reading returns, or what is wrong with the file. */
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
