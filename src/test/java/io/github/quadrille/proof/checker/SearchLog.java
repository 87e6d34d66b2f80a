package io.github.quadrille.proof.checker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes the proof of a search that tries both values of each variable in turn. It logs a clause at every dead end and
 * whenever it goes back.
 */
final class SearchLog {
    private final boolean deletes;
    private final List<String> names;
    private final int constraints;
    private final List<String> steps = new ArrayList<>();
    private int id;

    SearchLog(String model, boolean deletes) {
        this.deletes = deletes;
        this.names = Arrays.stream(model.split("[ \n]+"))
                .filter(word -> word.startsWith("s"))
                .distinct()
                .toList();
        this.constraints = model.lines()
                .mapToInt(line -> line.contains(" = ") || line.startsWith("= ") ? 2 : 1)
                .sum();
        this.id = constraints;
        search(List.of());
    }

    String proof() {
        return Trial.proof(constraints, steps.toArray(String[]::new));
    }

    private int search(List<String> decisions) {
        if (decisions.size() < Math.min(4, names.size())) {
            String next = names.get(decisions.size());
            int yes = search(with(decisions, "~" + next));
            int no = search(with(decisions, next));
            int here = log(decisions);
            if (deletes) {
                steps.add("del id " + yes + " " + no + " ;");
            }
            return here;
        }
        if (decisions.size() < names.size()) {
            String next = names.get(decisions.size());
            search(with(decisions, "~" + next));
            search(with(decisions, next));
        }
        return log(decisions);
    }

    private int log(List<String> negations) {
        steps.add("rup "
                + negations.stream().map(literal -> "1 " + literal + " ").collect(Collectors.joining()) + ">= 1 ;");
        return ++id;
    }

    private static List<String> with(List<String> list, String more) {
        List<String> longer = new ArrayList<>(list);
        longer.add(more);
        return longer;
    }
}
