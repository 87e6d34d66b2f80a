package io.github.quadrille.proof.checker;

import java.util.HashMap;
import java.util.Map;

/** Numbers the variables: first those of the model, from 0, then those that a proof adds. */
final class Variables {
    private final Map<String, Integer> numbers = new HashMap<>();
    private boolean mayBeNew = true;

    int size() {
        return numbers.size();
    }

    /** Returns the number of a variable, which must be known. */
    int number(String name) {
        return numbers.get(name);
    }

    /** Sets whether unknown names become new variables or are refused. */
    void allowNew(boolean allowed) {
        mayBeNew = allowed;
    }

    /** Returns the name of a variable, in quotes. */
    String name(int variable) {
        return numbers.entrySet().stream()
                .filter(entry -> entry.getValue() == variable)
                .map(entry -> Refusal.quote(entry.getKey()))
                .findFirst()
                .orElseThrow();
    }

    /** Reads a variable or its negation, and returns the literal. */
    int literal(Tokens tokens) throws Refusal {
        boolean negated = tokens.isNegatedName();
        String name = tokens.name();
        Integer number = numbers.get(name);
        if (number == null) {
            Refusal.when(
                    !mayBeNew,
                    "The variable %s is not in the model, and no earlier step defines it.",
                    Refusal.quote(name));
            number = numbers.size();
            numbers.put(name, number);
        }
        tokens.next();
        return Literal.of(number, negated);
    }
}
