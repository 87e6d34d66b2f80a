package io.github.quadrille.engine.budget;

import io.github.quadrille.core.exactcover.OptionsInOrder;
import io.github.quadrille.proof.writer.OpenCellVariables;
import io.github.quadrille.proof.writer.ProofRows;
import io.github.quadrille.proof.writer.ProofWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Introduces variables into a proof. Each variable says whether the placed options and open cells that begin before an
 * item cost at least some amount. Two sorts of consequences are derived at once: how one variable follows from another,
 * and what can still be afforded if a variable is true. Then the definitions of the variables are deleted, because
 * every later step would read their long sums.
 */
final class CostVariables {
    private final ProofWriter proof;
    /** This list holds all options and open cells that cost anything, in the order of the sweep. */
    private final List<Priced> priced = new ArrayList<>();
    /** Each entry is the number of priced options and open cells that begin before the item with that index. */
    private final int[] before;

    private final Map<Threshold, Variable> variables = new LinkedHashMap<>();
    private final Set<Link> links = new LinkedHashSet<>();
    private final Set<Cap> caps = new LinkedHashSet<>();

    /** A {@code Priced} is a variable and its cost if it is true. */
    private record Priced(String variable, int price) {}

    /**
     * A {@code Threshold} says that the first {@code before} entries of the list of priced options and open cells cost
     * at least {@code cost}.
     */
    private record Threshold(int before, int cost) {}

    /** A {@code Link} leads from a threshold of one item to a threshold of the next item. */
    private record Link(Threshold from, Threshold to) {}

    /**
     * A {@code Cap} limits what can still be placed at an item when a threshold is reached. The constraint is about the
     * entries of the list of priced options and open cells up to, but not including, the entry {@code to}.
     */
    private record Cap(Threshold from, int to) {}

    /**
     * A {@code Variable} stands for a threshold.
     *
     * @param atLeast the number of the constraint that says: if the variable is true, at least the threshold's cost is
     *     spent
     * @param below the number of the constraint that says: if the variable is false, less than the threshold's cost is
     *     spent
     */
    private record Variable(String name, long atLeast, long below) {}

    /**
     * Prepares the variables, and writes nothing yet.
     *
     * @param options the options that can be afforded, in the order of the sweep
     */
    CostVariables(
            ProofRows model, OpenCellVariables open, ProofWriter proof, PricedCover prices, OptionsInOrder options) {
        this.proof = proof;
        this.before = new int[options.size() + 1];
        for (int item = 0; item < options.size(); item++) {
            before[item] = priced.size();
            for (int option : options.from(item)) {
                add(model.variable(option), prices.option(option));
            }
            int cell = options.cellAt(item);
            if (prices.affords(prices.openCell(cell))) {
                add(open.variable(cell), prices.openCell(cell));
            }
        }
        before[options.size()] = priced.size();
    }

    private void add(String variable, int price) {
        if (price > 0) {
            priced.add(new Priced(variable, price));
        }
    }

    /**
     * Requests a constraint for an amount that is spent before an item. With it, unit propagation excludes the options
     * at the item that can no longer be afforded.
     *
     * @param cost the amount that is spent before the item
     */
    void needCap(int item, int cost) {
        if (cost > 0 && before[item] < before[item + 1]) {
            caps.add(new Cap(new Threshold(before[item], cost), before[item + 1]));
        }
    }

    /**
     * Requests a constraint that connects the costs before two neighbouring items. With it, unit propagation derives
     * the cost before the next item.
     *
     * @param cost the amount spent before the item
     * @param costAfter the least amount spent before the next item, including what is placed at this item
     */
    void needLink(int item, int cost, int costAfter) {
        Threshold from = new Threshold(before[item], cost);
        Threshold to = new Threshold(before[item + 1], costAfter);
        if (costAfter > 0 && !from.equals(to)) {
            links.add(new Link(from, to));
        }
    }

    /**
     * Writes all requested constraints. Then deletes the definitions of the variables and the constraint on the budget.
     *
     * @param budget the number of the constraint that no more than the budget is spent
     */
    void define(long budget) {
        for (Link link : links) {
            link(link.from(), link.to());
        }
        for (Cap cap : caps) {
            StringBuilder polish = new StringBuilder().append(known(cap.from()).atLeast());
            polish.append(' ').append(budget).append(" +");
            proof.derive(weakened(polish, cap.to(), priced.size()));
        }
        StringBuilder meanings = new StringBuilder(" " + budget);
        for (Variable variable : variables.values()) {
            meanings.append(' ').append(variable.atLeast()).append(' ').append(variable.below());
        }
        proof.delete(meanings);
    }

    private void link(Threshold from, Threshold to) {
        StringBuilder polish = new StringBuilder().append(known(to).below());
        if (from.cost() > 0) {
            proof.derive(polish.append(' ').append(known(from).atLeast()).append(" +"));
        } else {
            proof.derive(weakened(polish, 0, from.before()));
        }
    }

    private StringBuilder weakened(StringBuilder polish, int from, int to) {
        for (Priced each : priced.subList(from, to)) {
            polish.append(' ').append(each.variable()).append(" w");
        }
        return polish;
    }

    /**
     * Returns the term of a clause which says that less than a cost is spent before an item. The text is empty for cost
     * 0, because less than 0 cannot be spent.
     */
    String less(int item, int cost) {
        return cost == 0 ? "" : "1 ~" + known(new Threshold(before[item], cost)).name() + " ";
    }

    private Variable known(Threshold threshold) {
        Variable known = variables.get(threshold);
        if (known == null) {
            known = define(threshold, "a" + (variables.size() + 1));
            variables.put(threshold, known);
        }
        return known;
    }

    private Variable define(Threshold threshold, String name) {
        int cost = threshold.cost();
        long total = 0;
        StringBuilder atLeast = new StringBuilder().append(cost).append(" ~").append(name);
        StringBuilder below = new StringBuilder();
        for (Priced each : priced.subList(0, threshold.before())) {
            total += each.price();
            atLeast.append(' ').append(each.price()).append(' ').append(each.variable());
            below.append(' ').append(each.price()).append(" ~").append(each.variable());
        }
        long rest = total - cost + 1;
        proof.comment("%s: the first %,d of all terms with a cost add up to %,d or more"
                .formatted(name, threshold.before(), cost));
        long one = proof.define(atLeast.append(" >= ").append(cost), name, 0);
        long other =
                proof.define(below.insert(0, rest + " " + name).append(" >= ").append(rest), name, 1);
        return new Variable(name, one, other);
    }
}
