package io.github.quadrille.proof.checker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Makes a small random model, with the number of its solutions, the least value of a random objective, and proofs of
 * both.
 */
final class RandomClaims {
    static final int VARIABLES = 5;

    private final List<int[]> rows = new ArrayList<>();
    private final int[] weights;
    private final List<Integer> solutions = new ArrayList<>();
    private final Set<Integer> excluded = new HashSet<>();
    private final List<String> steps = new ArrayList<>();
    private int best;

    RandomClaims(int seed) {
        Random random = new Random(seed);
        rows.add(new int[] {0, 0, 0, 0, 0, -1});
        for (int row = 0; row < 3; row++) {
            rows.add(IntStream.range(0, VARIABLES + 1)
                    .map(i -> random.nextInt(7) - 3)
                    .toArray());
        }
        weights = IntStream.range(0, VARIABLES).map(i -> random.nextInt(9) - 4).toArray();
        for (int bits = 0; bits < 1 << VARIABLES; bits++) {
            int values = bits;
            if (rows.stream().allMatch(row -> sum(row, values) >= row[VARIABLES])) {
                solutions.add(bits);
            }
        }
    }

    private static int sum(int[] factors, int bits) {
        return IntStream.range(0, VARIABLES)
                .map(i -> (bits >> i & 1) * factors[i])
                .sum();
    }

    String preserving(int preserved) {
        return "preserved: " + names(preserved) + ";\n" + model();
    }

    String weighted() {
        return "min: " + terms(weights) + ";\n" + model();
    }

    private String model() {
        return rows.stream()
                .map(row -> terms(row) + ">= " + row[VARIABLES] + " ;\n")
                .collect(Collectors.joining());
    }

    private static String names(int count) {
        return IntStream.range(0, count).mapToObj(i -> "s" + i + " ").collect(Collectors.joining());
    }

    private static String terms(int... factors) {
        return IntStream.range(0, VARIABLES)
                .mapToObj(i -> factors[i] + " s" + i + " ")
                .collect(Collectors.joining());
    }

    /** Counts the different values that the first {@code preserved} variables have in the solutions. */
    int count(int preserved) {
        return (int) solutions.stream()
                .map(bits -> bits & ((1 << preserved) - 1))
                .distinct()
                .count();
    }

    int least() {
        return solutions.stream().mapToInt(bits -> sum(weights, bits)).min().orElseThrow();
    }

    String enumeration(int preserved) {
        steps.clear();
        excluded.clear();
        search(0, 0, bits -> {
            if (solutions.contains(bits) && excluded.add(bits & ((1 << preserved) - 1))) {
                steps.add("solx " + literals(bits, VARIABLES, ""));
            }
        });
        return Trial.newProof(rows.size(), steps.toArray(String[]::new))
                .replace("UNSAT", "ENUMERATION_COMPLETE " + excluded.size());
    }

    String optimum() {
        steps.clear();
        best = Integer.MAX_VALUE;
        search(0, 0, bits -> {
            if (solutions.contains(bits) && sum(weights, bits) < best) {
                best = sum(weights, bits);
                steps.add("soli " + literals(bits, VARIABLES, ""));
            }
        });
        String bound = best == Integer.MAX_VALUE ? "INF : -1 INF" : best + " : -1 " + best;
        return Trial.newProof(rows.size(), steps.toArray(String[]::new)).replace("UNSAT : -1", "BOUNDS " + bound);
    }

    /** Receives the values of all variables, as bits. */
    private interface Leaf {
        void reach(int bits);
    }

    private void search(int depth, int bits, Leaf leaf) {
        if (depth == VARIABLES) {
            leaf.reach(bits);
        } else {
            search(depth + 1, bits, leaf);
            search(depth + 1, bits | 1 << depth, leaf);
        }
        steps.add("rup " + literals(~bits, depth, "1 ") + ">= 1");
    }

    private static String literals(int bits, int count, String before) {
        return IntStream.range(0, count)
                .mapToObj(i -> before + ((bits >> i & 1) == 1 ? "s" : "~s") + i + " ")
                .collect(Collectors.joining());
    }

    /** Returns the proof unchanged or, in one of three cases, with an additional step that has a random witness. */
    String withWitness(String proof, Random random) {
        List<String> lines = new ArrayList<>(Arrays.asList(proof.split("\n")));
        int one = random.nextInt(VARIABLES);
        int other = random.nextInt(VARIABLES);
        String[] witnesses = {
            "s%1$d -> s%2$d s%2$d -> s%1$d", "s%1$d -> 1", "s%2$d -> 0", "s%1$d -> 1 s%2$d -> 0", "s%1$d -> ~s%1$d"
        };
        String witness = witnesses[random.nextInt(witnesses.length)].formatted(one, other);
        lines.add(
                2 + random.nextInt(lines.size() - 5), "red 1 s" + one + " 1 ~s" + other + " >= 1 : " + witness + " ;");
        return random.nextInt(3) > 0 ? proof : String.join("\n", lines) + "\n";
    }
}
