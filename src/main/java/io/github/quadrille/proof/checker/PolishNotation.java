package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Derives constraints by cutting planes, with operands before operators. For example, {@code 1 2 + x3 + 2 d} adds up
 * constraints 1 and 2 and the axiom that x3 is at least 0, and divides by 2. Every operation is sound by itself (see
 * {@link Sum}):
 *
 * <pre>
 * 4   -1   @c1      a constraint, by its number, from the end, or by its label
 * x3  ~x3           that a literal is at least 0
 * +                 adds the two above
 * 2 *   3 -         multiplies; subtracts from the right side
 * 2 d   2 c         divides and rounds up, the normal form or the sum over variables
 * 2 n   2 m         mixed integer rounding, of the normal form or of the sum over variables
 * s     x3 w        saturates; weakens by a variable, until it is gone
 * </pre>
 *
 * <p>An addition takes time in proportion to the length of the added constraint when the sum grows from the left, as in
 * the example.
 */
record PolishNotation(Variables variables, ConstraintDatabase database) {
    /**
     * A sum can hold a number for each variable. So the sums on a stack together hold at most about this many numbers,
     * which keeps a small file from using much memory. Eight sums are always allowed.
     */
    private static final long MOST_CELLS = 1 << 23;

    private static final int ALWAYS_ALLOWED = 8;

    /** Evaluates the rest of the statement, and returns the derived constraint. */
    Inequality derive(Tokens tokens) throws Refusal {
        Stack stack = new Stack();
        while (!tokens.isEnd()) {
            if (tokens.isInteger()) {
                number(tokens, stack);
            } else if (tokens.isLabel()) {
                stack.push().add(database.get(tokens));
            } else if (tokens.skip("+")) {
                Sum top = stack.pop();
                stack.top().add(top);
            } else if (tokens.skip("s")) {
                stack.top().saturate();
            } else {
                variable(tokens, stack);
            }
        }
        return stack.only().result();
    }

    /**
     * Reads a number, which can be the operand of an operation or the number of a constraint. The next word decides
     * which of the two it is.
     */
    private void number(Tokens tokens, Stack stack) throws Refusal {
        BigInteger number = tokens.integer();
        if (tokens.skip("*")) {
            Refusal.unless(number.signum() >= 0, "The factor is negative.");
            stack.top().multiply(number);
        } else if (tokens.skip("-")) {
            Refusal.unless(number.signum() >= 0, "A negative number cannot be subtracted from the right side here.");
            stack.top().addBound(number.negate());
        } else if (tokens.skip("d")) {
            stack.top().divide(divisor(number), Sum.Form.LITERALS);
        } else if (tokens.skip("c")) {
            stack.top().divide(divisor(number), Sum.Form.VARIABLES);
        } else if (tokens.skip("n")) {
            stack.top().round(divisor(number), Sum.Form.LITERALS);
        } else if (tokens.skip("m")) {
            stack.top().round(divisor(number), Sum.Form.VARIABLES);
        } else {
            stack.push().add(database.get(number));
        }
    }

    private static BigInteger divisor(BigInteger number) throws Refusal {
        Refusal.unless(number.signum() > 0, "The divisor is not positive.");
        return number;
    }

    /**
     * Reads a variable to weaken by, or a literal. A literal alone stands for the axiom that the literal is at least 0.
     */
    private void variable(Tokens tokens, Stack stack) throws Refusal {
        int literal = variables.literal(tokens);
        if (tokens.skip("w")) {
            Refusal.when(Literal.isNegated(literal), "Only variables can be weakened, not negations.");
            stack.top().weaken(Literal.variable(literal));
        } else {
            stack.push().addTerm(literal, BigInteger.ONE);
        }
    }

    /** A {@code Stack} holds the sums that the next operations use. */
    private final class Stack {
        private final Deque<Sum> sums = new ArrayDeque<>();

        Sum push() throws Refusal {
            long deepest = Math.max(ALWAYS_ALLOWED, MOST_CELLS / (variables.size() + 16L));
            Refusal.beyond(sums.size() >= deepest, "More than %,d constraints wait to be added.", deepest);
            sums.push(new Sum());
            return sums.peek();
        }

        Sum pop() throws Refusal {
            Sum top = top();
            sums.pop();
            return top;
        }

        Sum top() throws Refusal {
            Refusal.when(sums.isEmpty(), "An operand is missing.");
            return sums.peek();
        }

        Sum only() throws Refusal {
            Refusal.unless(sums.size() == 1, "%,d constraints are left where there should be one.", sums.size());
            return top();
        }
    }
}
