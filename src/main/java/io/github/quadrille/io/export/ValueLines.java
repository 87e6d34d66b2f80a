package io.github.quadrille.io.export;

import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.export.SolverAnswer.Claim;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.proof.writer.ProofModel;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the answers of solvers in four formats, each of which lists the values of variables. In the format of the SAT
 * and pseudo-Boolean competitions, a status follows {@code s} and values follow {@code v}. The result file of MiniSat
 * has {@code SAT} or {@code UNSAT} and values without a letter. The output of FlatZinc solvers has lines {@code x1 =
 * 0;}. The fourth format is the solution files of GLPK and CBC. An answer can have several models, one after another.
 */
final class ValueLines {
    private static final Map<String, Claim> STATUS = Map.of(
            "s SATISFIABLE", Claim.SOLUTION,
            "s OPTIMUM FOUND", Claim.OPTIMUM,
            "s UNSATISFIABLE", Claim.INFEASIBLE,
            "s UNKNOWN", Claim.UNKNOWN,
            "SAT", Claim.SOLUTION,
            "UNSAT", Claim.INFEASIBLE,
            "INDET", Claim.UNKNOWN,
            "SATISFIABLE", Claim.SOLUTION,
            "UNSATISFIABLE", Claim.INFEASIBLE,
            "INDETERMINATE", Claim.UNKNOWN);

    /** This pattern matches {@code x13 = 1;} of FlatZinc, {@code j 13 1} of GLPK, and {@code 12 x13 1 0} of CBC. */
    private static final Pattern ASSIGNED = Pattern.compile(
            "(?:x|j |[0-9]+ x)(?<variable>[0-9]+)(?: =)? +(?<value>-?[0-9]+(?:[.][0-9]*)?(?:e[-+]?[0-9]+)?)(?:;| .*)?");

    private static final Pattern LINEAR_STATUS = Pattern.compile("s mip [0-9]+ [0-9]+ (?<glpk>[nouf]) .*"
            + "|(?<cbc>Optimal|Infeasible|Integer infeasible|Status unknown|Stopped on .*) - objective value .*");
    private static final Map<String, Claim> LINEAR_CLAIMS = Map.of(
            "n", Claim.INFEASIBLE,
            "f", Claim.SOLUTION,
            "o", Claim.OPTIMUM,
            "Optimal", Claim.OPTIMUM,
            "Infeasible", Claim.INFEASIBLE,
            "Integer infeasible", Claim.INFEASIBLE);
    private static final String FLATZINC_COMPLETE = "==========";

    private static final Pattern VALUES = Pattern.compile("-?[0-9]");
    private static final Pattern COMMENT =
            Pattern.compile("c .*|c|o .*||-{10}|worth = .*|i [0-9].*|e o f|[0-9]+ [EGLN][0-9]+ .*|[*]{2} .*");
    private static final Pattern STATISTICS = Pattern.compile("[|=].*|[A-Za-z ]+:.*|WARNING.*");

    private final Problems problems;
    private final LiteralWords words;
    private final ProofModel model;
    private final List<Packing> packings = new ArrayList<>();
    private Optional<Claim> claim = Optional.empty();
    /**
     * The solution that is being read has given a value to these placements. The set {@code laid} has the placements
     * whose value is true.
     */
    private final BitSet said = new BitSet();

    private final BitSet laid = new BitSet();
    private boolean open;
    private boolean plainValues;
    private int lineNumber;

    ValueLines(Problems problems, LiteralWords words, ProofModel model) {
        this.problems = problems;
        this.words = words;
        this.model = model;
    }

    /**
     * Returns whether a line has a status or values in the format of the SAT and pseudo-Boolean competitions, or a
     * status of MiniSat.
     */
    static boolean isTypical(String line) {
        return STATUS.containsKey(line) || line.equals("v") || line.startsWith("v ");
    }

    /**
     * Returns whether a line has the value of a variable, as FlatZinc solvers, GLPK and CBC write it, or a status of
     * GLPK or CBC.
     */
    static boolean namesVariables(String line) {
        return ASSIGNED.matcher(line).matches() || LINEAR_STATUS.matcher(line).matches();
    }

    SolverAnswer read(List<String> lines) throws UnusableInput {
        for (String line : lines) {
            lineNumber++;
            readLine(line);
        }
        endWithoutZero();
        Claim made = claim.orElse(packings.isEmpty() ? Claim.UNKNOWN : Claim.SOLUTION);
        boolean promises = made == Claim.SOLUTION || made == Claim.OPTIMUM;
        if (claim.isEmpty() && packings.isEmpty()) {
            throw problem("The answer ends without a status and without values. Check whether it is cut off.");
        }
        if (promises && packings.isEmpty()) {
            throw problem(
                    "The solver found a solution, but its answer has no values. See whether they are in another file,"
                            + " such as the second argument of minisat, or whether the solver has an option to print"
                            + " them.");
        }
        if (made == Claim.INFEASIBLE && !packings.isEmpty()) {
            throw problem(
                    "The answer says that there is no solution, but it has values. Check whether two answers are in"
                            + " one file.");
        }
        return new SolverAnswer(packings.isEmpty() || promises ? made : Claim.SOLUTION, packings);
    }

    private void readLine(String line) throws UnusableInput {
        Matcher assigned = ASSIGNED.matcher(line);
        Matcher linear = LINEAR_STATUS.matcher(line);
        if (assigned.matches()) {
            // A program that has found nothing can write values, too. Such values are skipped.
            if (claim.isEmpty() || claim.get() == Claim.SOLUTION || claim.get() == Claim.OPTIMUM) {
                boolean laid = Math.round(Double.parseDouble(assigned.group("value"))) == 1;
                readValues((laid ? "x" : "-x") + assigned.group("variable"));
            }
        } else if (linear.matches() || line.equals(FLATZINC_COMPLETE)) {
            endWithoutZero();
            claim = Optional.of(linear.matches() ? claim(linear) : bestOf(Claim.OPTIMUM));
        } else if (line.equals("v") || line.startsWith("v ")) {
            readValues(line.substring(1));
        } else if (plainValues && VALUES.matcher(line).lookingAt()) {
            readValues(line);
        } else if (STATUS.containsKey(line)) {
            endWithoutZero();
            claim = Optional.of(STATUS.get(line));
            plainValues = line.equals("SAT");
        } else if (COMMENT.matcher(line).matches()) {
            endWithoutZero();
        } else if (!STATISTICS.matcher(line).matches()) {
            // A line of MiniSat's statistics is skipped. Any other line is a problem.
            throw problem("%s is not a line of a solver's answer. Check that this is the right file."
                    .formatted(Quote.of(line)));
        }
    }

    private Claim claim(Matcher linear) {
        String word = linear.group("glpk") == null ? linear.group("cbc") : linear.group("glpk");
        return bestOf(LINEAR_CLAIMS.getOrDefault(word, Claim.UNKNOWN));
    }

    /**
     * Returns the claim that makes sense for this puzzle. If the goal is to pack, there is no best packing, so an
     * optimum is only a solution.
     */
    private Claim bestOf(Claim made) {
        boolean optimises = model.table().puzzle().goal() instanceof Goal.Cover;
        return made == Claim.OPTIMUM && !optimises ? Claim.SOLUTION : made;
    }

    /** Reads values word by word. No word is copied, because answers have millions of words. */
    private void readValues(String text) throws UnusableInput {
        open = true;
        int from = 0;
        for (int at = 0; at <= text.length(); at++) {
            if (at == text.length() || text.charAt(at) <= ' ') {
                if (from < at) {
                    readValue(text, from, at);
                }
                from = at + 1;
            }
        }
    }

    private void readValue(String text, int from, int to) throws UnusableInput {
        long literal = words.parse(text, from, to);
        if (literal == 0) {
            end();
            return;
        }
        String fault = "";
        if (literal == LiteralWords.NONE) {
            fault = "%s is not a value of a variable. Try "
                    + ParameterName.of("format", words.endsInZero() ? "opb" : "dimacs") + ".";
        } else if (Math.abs(literal) > words.variables()) {
            fault = "There is no variable %s: the puzzle's export has "
                    + "%,d. Check that it answers this puzzle.".formatted(words.variables());
        } else if (!set(literal)) {
            fault = "The value %s contradicts an earlier value. Check whether two answers are in one file.";
        }
        if (!fault.isEmpty()) {
            throw problem(fault.formatted(Quote.of(text.substring(from, to))));
        }
    }

    private void endWithoutZero() throws UnusableInput {
        if (open && words.endsInZero()) {
            throw problem("The list of values does not end with 0. Check whether the answer is cut off.");
        }
        end();
    }

    private void end() throws UnusableInput {
        if (open) {
            int missing = said.nextClearBit(0);
            if (missing < model.table().size()) {
                throw problem(
                        "The answer has no value for %s%d. Check whether it is cut off, or answers another puzzle."
                                .formatted(words.prefix(), missing + 1));
            }
            packings.add(model.table().packing(laid.stream().toArray()));
            said.clear();
            laid.clear();
            open = false;
        }
    }

    /**
     * Stores a value. Values of variables that are not placements are ignored.
     *
     * @return false when the value contradicts an earlier value
     */
    private boolean set(long literal) {
        open = true;
        int placement = (int) Math.min(model.table().size(), Math.abs(literal) - 1);
        boolean counts = placement < model.table().size();
        if (counts && said.get(placement) && laid.get(placement) != literal > 0) {
            return false;
        }
        said.set(placement, counts);
        laid.set(placement, counts && literal > 0);
        return true;
    }

    private UnusableInput problem(String message) {
        return problems.refusal(new TextPosition(Math.max(1, lineNumber), 1), message);
    }

    /**
     * Describes how an answer writes the values of variables.
     *
     * @param prefix the text before the number of a variable
     * @param variables the number of variables
     */
    record LiteralWords(String prefix, long variables) {
        /** This number stands for a word that is not a value. */
        static final long NONE = Long.MIN_VALUE;

        private static final int MOST_DIGITS = 18;

        /** Returns whether a list of values ends with a zero. */
        boolean endsInZero() {
            return prefix.isEmpty();
        }

        /**
         * Returns the number of a variable, counted from 1; it is negative when the variable is false. Returns 0 for
         * the end of the values, and {@link #NONE} for any other word.
         */
        long parse(String text, int from, int to) {
            boolean negative = text.startsWith("-", from);
            int digit = from + (negative ? 1 : 0) + prefix.length();
            if (!text.startsWith(prefix, digit - prefix.length()) || digit >= to || to - digit > MOST_DIGITS) {
                return NONE;
            }
            long variable = 0;
            for (; digit < to; digit++) {
                char letter = text.charAt(digit);
                if (letter < '0' || letter > '9') {
                    return NONE;
                }
                variable = 10 * variable + letter - '0';
            }
            if (variable == 0 && !endsInZero()) {
                return NONE;
            }
            return negative ? -variable : variable;
        }
    }
}
