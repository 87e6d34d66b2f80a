package io.github.quadrille.certificate;

import java.util.HashMap;
import java.util.Map;

/** The variables of the model, numbered from 0. A proof cannot bring new ones. */
final class Variables {
    private final Map<String, Integer> numbers = new HashMap<>();
    private boolean complete;

    int size() {
        return numbers.size();
    }

    void complete() {
        complete = true;
    }

    /** Reads a variable or its negation. */
    int literal(Tokens tokens) throws Refusal {
        boolean negated = tokens.isNegatedName();
        String name = tokens.name();
        Integer number = numbers.get(name);
        if (number == null) {
            if (complete) {
                throw new Refusal("The model has no variable %s.".formatted(Refusal.quote(name)));
            }
            number = numbers.size();
            numbers.put(name, number);
        }
        tokens.next();
        return Literal.of(number, negated);
    }
}
