package io.github.quadrille.io.export;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Solves OPB files and writes VeriPB proofs in the style of solvers such as RoundingSat. To turn a conflict or a reason
 * into a clause, it weakens the row by the literals that are not false, then saturates and divides it. The {@code pol}
 * rule resolves the clauses. A learned clause has a label, and is deleted when a shorter one implies it. The solver is
 * written for tests, and shares no code with the checker.
 */
final class LoggingSolver {
    /** Holds a linear constraint: the sum of the literals, with these positive coefficients, is at least the degree. */
    private record Row(String name, Map<String, Integer> terms, int degree) {}

    /** Holds a literal that has become true, and the row that has forced it. A decision has no such row. */
    private record Step(String literal, Row reason) {}

    private final List<Row> rows = new ArrayList<>();
    private final List<Step> trail = new ArrayList<>();
    private final List<String> variables;
    private final StringBuilder log = new StringBuilder();
    private final boolean isNew;
    private final String end;
    private int learned;

    LoggingSolver(String model, boolean isNew) {
        this.isNew = isNew;
        this.end = isNew ? " ;\n" : "\n";
        model.lines().filter(line -> !line.startsWith("*") && !line.isBlank()).forEach(this::readRow);
        variables = rows.stream()
                .flatMap(row -> row.terms().keySet().stream())
                .map(literal -> literal.replace("~", ""))
                .distinct()
                .toList();
    }

    private void readRow(String line) {
        String[] words = line.replace(";", "").trim().split("\\s+");
        int relation = words.length - 2;
        if (!words[relation].equals("<=")) {
            rows.add(row(words, 1));
        }
        if (!words[relation].equals(">=")) {
            rows.add(row(words, -1));
        }
    }

    private Row row(String[] words, int sign) {
        Map<String, Integer> terms = new LinkedHashMap<>();
        int degree = sign * Integer.parseInt(words[words.length - 1]);
        for (int i = 0; i < words.length - 2; i += 2) {
            int factor = sign * Integer.parseInt(words[i]);
            terms.put(factor < 0 ? not(words[i + 1]) : words[i + 1], Math.abs(factor));
            degree += Math.max(0, -factor);
        }
        return new Row(Integer.toString(rows.size() + 1), terms, degree);
    }

    private static String not(String literal) {
        return literal.startsWith("~") ? literal.substring(1) : "~" + literal;
    }

    /** Searches completely, and returns the proof. */
    String proof() {
        log.append("pseudo-Boolean proof version ").append(isNew ? "3.0\n" : "2.0\n");
        log.append("f ").append(rows.size()).append(end);
        while (true) {
            Row conflict = propagate();
            if (conflict == null) {
                String open = variables.stream()
                        .filter(variable -> !isTrue(variable) && !isTrue(not(variable)))
                        .findFirst()
                        .orElse(null);
                if (open == null) {
                    return conclude("SAT : " + trail.stream().map(Step::literal).collect(Collectors.joining(" ")));
                }
                trail.add(new Step(open, null));
            } else if (learn(conflict).terms().isEmpty()) {
                return conclude("UNSAT : @l" + learned);
            }
        }
    }

    private String conclude(String conclusion) {
        return log.append("output NONE")
                .append(end)
                .append("conclusion ")
                .append(conclusion)
                .append(end)
                .append("end pseudo-Boolean proof")
                .append(end)
                .toString();
    }

    private boolean isTrue(String literal) {
        return trail.stream().anyMatch(step -> step.literal().equals(literal));
    }

    private Row propagate() {
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            int slack = -row.degree();
            for (Map.Entry<String, Integer> term : row.terms().entrySet()) {
                slack += isTrue(not(term.getKey())) ? 0 : term.getValue();
            }
            if (slack < 0) {
                return row;
            }
            for (Map.Entry<String, Integer> term : row.terms().entrySet()) {
                if (term.getValue() > slack && !isTrue(term.getKey()) && !isTrue(not(term.getKey()))) {
                    trail.add(new Step(term.getKey(), row));
                    i = -1;
                }
            }
        }
        return null;
    }

    /**
     * Learns a clause that excludes the present decisions, by resolving the conflict with its reasons. Then it takes
     * back the last decision that the clause names, and all steps after it.
     */
    private Row learn(Row conflict) {
        Map<String, Integer> clause = new LinkedHashMap<>();
        log.append("@l").append(++learned).append(" pol").append(clause(conflict, null, trail.size(), clause));
        for (int i = trail.size() - 1; i >= 0; i--) {
            Step step = trail.get(i);
            if (step.reason() != null && clause.remove(not(step.literal())) != null) {
                log.append(clause(step.reason(), step.literal(), i, clause)).append(" + s");
                clause.remove(step.literal());
            }
        }
        log.append(end);
        Row row = new Row("@l" + learned, clause, 1);
        while (!trail.isEmpty()
                && (trail.get(trail.size() - 1).reason() != null
                        || !clause.containsKey(not(trail.get(trail.size() - 1).literal())))) {
            trail.remove(trail.size() - 1);
        }
        if (!trail.isEmpty()) {
            trail.remove(trail.size() - 1);
        }
        List<Row> implied = rows.stream()
                .filter(old ->
                        old.name().startsWith("@") && old.terms().keySet().containsAll(clause.keySet()))
                .filter(old -> trail.stream().noneMatch(step -> old.equals(step.reason())))
                .toList();
        if (!implied.isEmpty()) {
            rows.removeAll(implied);
            log.append("del id ")
                    .append(implied.stream().map(Row::name).collect(Collectors.joining(" ")))
                    .append(end);
        }
        rows.add(row);
        return row;
    }

    /**
     * Returns the steps of the proof that weaken a row to a clause. The clause has the row's literals that the first
     * {@code before} steps of the search have made false, and the literal that the row has forced.
     */
    private String clause(Row row, String forced, int before, Map<String, Integer> clause) {
        StringBuilder text = new StringBuilder(" ").append(row.name());
        int degree = row.degree();
        for (Map.Entry<String, Integer> term : row.terms().entrySet()) {
            String literal = term.getKey();
            boolean isFalse = trail.subList(0, before).stream()
                    .anyMatch(step -> step.literal().equals(not(literal)));
            if (isFalse || literal.equals(forced)) {
                clause.put(literal, 1);
            } else {
                text.append(' ').append(literal.replace("~", "")).append(" w");
                degree -= term.getValue();
            }
        }
        return text.append(" s ").append(degree).append(" d").toString();
    }
}
