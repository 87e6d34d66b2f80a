package io.github.quadrille.app.cli.lab;

import io.github.quadrille.lab.clear.Outcome;

import java.util.LinkedHashMap;
import java.util.Map;

/** What a text says of an outcome below its picture, by name, in order. */
record OutcomeLines() implements Outcome.Cases<Map<String, String>> {
    @Override
    public Map<String, String> solved(Outcome.Solved solved) {
        String proven = solved.minimal() ? "proven minimal" : "not proven minimal";
        return Map.of("moves", "%d (%s)".formatted(solved.moves().size(), proven));
    }

    @Override
    public Map<String, String> infeasible(Outcome.Infeasible infeasible) {
        return Map.of("reason", infeasible.reason());
    }

    @Override
    public Map<String, String> undecided(Outcome.Undecided undecided) {
        Map<String, String> lines = new LinkedHashMap<>();
        lines.put("reason", undecided.stoppedBy().words());
        if (!undecided.best().isEmpty()) {
            lines.put("moves", "%d (at least %d)".formatted(undecided.best().size(), undecided.atLeast()));
        } else if (undecided.atLeast() > 0) {
            lines.put("moves", "at least %d, if there is a way".formatted(undecided.atLeast()));
        }
        return lines;
    }
}
