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
 * Variables that a proof brings in: whether what begins before an item costs so much at least. What follows from one for
 * another, and for what can still be laid, is derived at once, and what they mean is forgotten then: those long sums would be
 * looked at in every step.
 */
final class CostVariables {
    private final ProofWriter proof;
    /** What costs anything, in the order of the sweep. */
    private final List<Priced> priced = new ArrayList<>();
    /** By item, how many of them begin before it. */
    private final int[] before;

    private final Map<Threshold, Variable> variables = new LinkedHashMap<>();
    private final Set<Link> links = new LinkedHashSet<>();
    private final Set<Cap> caps = new LinkedHashSet<>();

    /** A variable, and what it costs if it is true. */
    private record Priced(String variable, int price) {}

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

    /**
     * @param options those that can be afforded, in the order of the sweep
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
        for (Priced each : priced.subList(from, to)) {
            polish.append(' ').append(each.variable()).append(" w");
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
        for (Priced each : priced.subList(0, threshold.before())) {
            total += each.price();
            atLeast.append(' ').append(each.price()).append(' ').append(each.variable());
            below.append(' ').append(each.price()).append(" ~").append(each.variable());
        }
        long rest = total - cost + 1;
        proof.comment(
                "%s: the first %,d of what costs anything cost %,d or more".formatted(name, threshold.before(), cost));
        long one = proof.define(atLeast.append(" >= ").append(cost), name, 0);
        long other =
                proof.define(below.insert(0, rest + " " + name).append(" >= ").append(rest), name, 1);
        return new Variable(name, one, other);
    }
}
