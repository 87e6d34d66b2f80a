package io.github.quadrille.proof;

import io.github.quadrille.budget.PricedCover;
import io.github.quadrille.exactcover.OptionsInOrder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Variables that a proof brings in: whether what begins before an item costs so much at least. What follows from one for
 * another, and for what can still be laid, is derived at once, and what they mean is forgotten then: those long sums would be
 * looked at in every step.
 */
final class CostVariables {
    private final ProofRows model;
    private final ProofWriter proof;
    private final PricedCover prices;
    /** What costs anything, in the order of the sweep. */
    private final List<Integer> priced = new ArrayList<>();
    /** By item, how many of them begin before it. */
    private final int[] before;

    private final Map<Threshold, Variable> variables = new LinkedHashMap<>();
    private final Set<Link> links = new LinkedHashSet<>();
    private final Set<Cap> caps = new LinkedHashSet<>();

    /** Of so many of those that cost anything, the cost is at least so much. */
    private record Threshold(int before, int cost) {}

    /** From one item to the next. */
    private record Link(Threshold from, Threshold to) {}

    /** What may still be laid at an item, of those up to this one. */
    private record Cap(Threshold from, int to) {}

    /**
     * A threshold's variable.
     *
     * @param atLeast the constraint that it means so much at least
     * @param below the constraint that its negation means less
     */
    private record Variable(String name, long atLeast, long below) {}

    CostVariables(ProofRows model, ProofWriter proof, PricedCover prices, OptionsInOrder options) {
        this.model = model;
        this.proof = proof;
        this.prices = prices;
        this.before = new int[options.size() + 1];
        for (int item = 0; item < options.size(); item++) {
            before[item] = priced.size();
            options.from(item).stream()
                    .filter(option -> prices.option(option) > 0)
                    .forEach(priced::add);
        }
        before[options.size()] = priced.size();
    }

    /** Before an item so much is spent: unit propagation is to see what cannot be afforded there. */
    void needCap(int item, int cost) {
        if (cost > 0 && before[item] < before[item + 1]) {
            caps.add(new Cap(new Threshold(before[item], cost), before[item + 1]));
        }
    }

    /** Unit propagation is to see that so much before an item, and what is laid there, makes so much before the next. */
    void needLink(int item, int cost, int costAfter) {
        Threshold from = new Threshold(before[item], cost);
        Threshold to = new Threshold(before[item + 1], costAfter);
        if (costAfter > 0 && !from.equals(to)) {
            links.add(new Link(from, to));
        }
    }

    /**
     * Writes all that is needed.
     *
     * @param budget the constraint that no more than the budget is spent
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
        for (int option : priced.subList(from, to)) {
            polish.append(' ').append(model.variable(option)).append(" w");
        }
        return polish;
    }

    /** The literal that less is spent before an item; empty where less than nothing would be. */
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
        for (int option : priced.subList(0, threshold.before())) {
            String term = prices.option(option) + " ";
            total += prices.option(option);
            atLeast.append(' ').append(term).append(model.variable(option));
            below.append(' ').append(term).append('~').append(model.variable(option));
        }
        long rest = total - cost + 1;
        proof.comment("%s: of the first %,d placements that cost anything, those laid cost %,d or more"
                .formatted(name, threshold.before(), cost));
        long one = proof.define(atLeast.append(" >= ").append(cost), name, 0);
        long other =
                proof.define(below.insert(0, rest + " " + name).append(" >= ").append(rest), name, 1);
        return new Variable(name, one, other);
    }
}
