package io.github.quadrille.proof.checker;

import java.util.HashMap;
import java.util.Map;

/** The variables of the model, numbered from 0, and after them those that a proof brings in. */
final class Variables {
    private final Map<String, Integer> numbers = new HashMap<>();
    private boolean mayBeNew = true;

    int size() {
        return numbers.size();
    }

    /** The number of a variable that is there. */
    int number(String name) {
        return numbers.get(name);
    }

    /** Whether names that have not been read before are variables, or mistakes. */
    void allowNew(boolean allowed) {
        mayBeNew = allowed;
    }

    /** The name of a variable, in quotes. */
    String name(int variable) {
        return numbers.entrySet().stream()
                .filter(entry -> entry.getValue() == variable)
                .map(entry -> Refusal.quote(entry.getKey()))
                .findFirst()
                .orElseThrow();
    }

    /** Reads a variable or its negation. */
    int literal(Tokens tokens) throws Refusal {
        boolean negated = tokens.isNegatedName();
        String name = tokens.name();
        Integer number = numbers.get(name);
        if (number == null) {
            Refusal.when(!mayBeNew, "There is no variable %s in the model or before.", Refusal.quote(name));
            number = numbers.size();
            numbers.put(name, number);
        }
        tokens.next();
        return Literal.of(number, negated);
    }
}
