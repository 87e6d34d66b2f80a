package io.github.quadrille.proof.checker;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Makes a small random model of rows and counters, and a certificate of the number of its solutions. For each layer of
 * the certificate, it tries every choice of variables, as the definition of the format says.
 */
final class RandomSweep {
    private final Random random;
    private final int variables;
    /** Each row or counter is a set of variables, as bits. */
    private final List<Integer> sets = new ArrayList<>();

    private final List<Integer> least = new ArrayList<>();
    private final List<Integer> most = new ArrayList<>();
    private final List<Integer> order = new ArrayList<>();

    RandomSweep(long seed) {
        random = new Random(seed);
        variables = 1 + random.nextInt(8);
        int rows = 1 + random.nextInt(5);
        for (int row = 0; row < rows; row++) {
            add(row == 0 ? (1 << variables) - 1 & ~random.nextInt(1 << variables) : set(), random.nextInt(2), 1);
        }
        int left = (1 << variables) - 1;
        for (int set : sets) {
            left &= ~set;
        }
        add(left, random.nextInt(2), 1);
        IntStream.rangeClosed(0, rows).forEach(order::add);
        Collections.shuffle(order, random);
        if (random.nextInt(3) == 0 && isCovered(order.subList(1, order.size()))) {
            order.remove(0);
        }
        for (int counters = random.nextInt(4); counters > 0; counters--) {
            int low = random.nextInt(3);
            add(set(), low, random.nextBoolean() ? Integer.MAX_VALUE : low + random.nextInt(3));
        }
    }

    private int set() {
        return random.nextInt(1 << variables) & (random.nextBoolean() ? -1 : random.nextInt(1 << variables));
    }

    private void add(int set, int low, int high) {
        sets.add(set);
        least.add(low);
        most.add(high);
    }

    private boolean isCovered(List<Integer> rows) {
        return rows.stream().mapToInt(sets::get).reduce(0, (a, b) -> a | b) == (1 << variables) - 1;
    }

    String model() {
        StringBuilder model = new StringBuilder();
        for (int i = 0; i < sets.size(); i++) {
            String sum = sum(sets.get(i));
            if (least.get(i).equals(most.get(i))) {
                model.append(sum).append("= ").append(least.get(i)).append(" ;\n");
            } else {
                model.append(least.get(i) == 0 ? "" : sum + ">= " + least.get(i) + " ;\n");
                model.append(most.get(i) == Integer.MAX_VALUE ? "" : sum + "<= " + most.get(i) + " ;\n");
            }
        }
        return model.toString();
    }

    private String sum(int set) {
        String sum = IntStream.range(0, variables)
                .filter(variable -> (set >> variable & 1) != 0)
                .mapToObj(variable -> "1 x" + variable + " ")
                .collect(Collectors.joining());
        return sum.isEmpty() ? "0 x0 " : sum;
    }

    /**
     * Returns the number of the constraint that stands for a row in the certificate. A row with a minimum and a maximum
     * is two constraints of the model, and the first stands for it.
     */
    private int number(int row) {
        int number = 0;
        for (int i = 0; i <= row; i++) {
            boolean mandatory = least.get(i) > 0;
            number += i == row ? 1 : (mandatory ? 1 : 0) + (most.get(i) == Integer.MAX_VALUE ? 0 : 1);
        }
        return number;
    }

    private int constraints() {
        return IntStream.range(0, sets.size())
                .map(i -> (least.get(i) > 0 || least.get(i).equals(most.get(i)) ? 1 : 0)
                        + (most.get(i) == Integer.MAX_VALUE ? 0 : 1))
                .sum();
    }

    long count() {
        return IntStream.range(0, 1 << variables)
                .filter(chosen -> IntStream.range(0, sets.size()).allMatch(i -> {
                    int times = Integer.bitCount(chosen & sets.get(i));
                    return least.get(i) <= times && times <= most.get(i);
                }))
                .count();
    }

    /**
     * Returns the certificate.
     *
     * @param onlyLive whether to leave out the states (boundaries) from which no sequence of steps leads to the end
     */
    String certificate(boolean onlyLive) {
        List<Set<Integer>> live = live();
        StringBuilder text = new StringBuilder("exact cover count version 1\nf " + constraints() + "\norder");
        order.forEach(row -> text.append(' ').append(number(row)));
        for (int item = 0; item <= order.size(); item++) {
            text.append("\nlayer ").append(item);
            Map<Integer, Integer> ways = new TreeMap<>();
            for (int chosen = 0; chosen < 1 << variables; chosen++) {
                if (isWay(chosen, item)) {
                    ways.merge(boundary(chosen, item), 1, Integer::sum);
                }
            }
            Set<Integer> wanted = live.get(item);
            ways.forEach((mask, number) -> text.append(
                    onlyLive && !wanted.contains(mask) ? "" : "\n" + Integer.toHexString(mask) + " " + number));
        }
        return text.append("\ncount ").append(count()).append("\nend\n").toString();
    }

    private boolean isWay(int chosen, int item) {
        for (int variable = 0; variable < variables; variable++) {
            if ((chosen >> variable & 1) != 0 && first(variable) >= item) {
                return false;
            }
        }
        return IntStream.range(0, sets.size()).allMatch(i -> Integer.bitCount(chosen & sets.get(i)) <= most.get(i))
                && order.subList(0, item).stream()
                        .allMatch(row -> least.get(row) == 0 || (chosen & sets.get(row)) != 0);
    }

    private int first(int variable) {
        int first = 0;
        while ((sets.get(order.get(first)) >> variable & 1) == 0) {
            first++;
        }
        return first;
    }

    private int boundary(int chosen, int item) {
        return IntStream.range(item, order.size())
                .filter(ahead -> (chosen & sets.get(order.get(ahead))) != 0)
                .map(ahead -> 1 << (ahead - item))
                .sum();
    }

    private List<Set<Integer>> live() {
        List<Set<Integer>> live = new ArrayList<>(List.of(Set.of(0)));
        for (int item = order.size() - 1; item >= 0; item--) {
            Set<Integer> before = new HashSet<>();
            for (int mask = 0; mask < 1 << (order.size() - item); mask++) {
                if (leads(mask, item, live.get(0))) {
                    before.add(mask);
                }
            }
            live.add(0, before);
        }
        return live;
    }

    private boolean leads(int mask, int item, Set<Integer> after) {
        if ((mask & 1) != 0 || (least.get(order.get(item)) == 0 && after.contains(mask >> 1))) {
            return after.contains(mask >> 1);
        }
        return IntStream.range(0, variables)
                .filter(variable -> first(variable) == item)
                .map(variable -> boundary(1 << variable, item))
                .anyMatch(option -> (option & mask) == 0 && after.contains((option | mask) >> 1));
    }
}
