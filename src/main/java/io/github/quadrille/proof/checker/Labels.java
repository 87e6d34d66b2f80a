package io.github.quadrille.proof.checker;

import java.util.HashMap;
import java.util.Map;

/** Names that a model or a proof gives to constraints, such as {@code @c1}. A name that is given again belongs to the later one. */
final class Labels {
    private final Map<String, Integer> places = new HashMap<>();

    /** Gives a name. */
    void define(String label, int place) {
        places.put(label, place);
    }

    /** Whose name it is. */
    int place(Tokens tokens) throws Refusal {
        Integer place = places.get(tokens.text());
        Refusal.when(place == null, "No constraint has been called %s.", tokens);
        return place;
    }
}
