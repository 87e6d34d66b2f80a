package io.github.quadrille.proof.checker;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Holds a small model without solutions, and a correct proof. */
record GenuineProofs(String model, String proof) {

    static List<GenuineProofs> all() {
        List<GenuineProofs> all = new ArrayList<>(List.of(triangle(), pigeons(), dominoes(), byHand()));
        for (int seed = 0; all.size() < 12; seed++) {
            String model = exactCover(new Random(seed));
            if (new TruthTable(model).isEmpty()) {
                all.add(new GenuineProofs(model, new SearchLog(model, seed % 2 == 0).proof()));
            }
        }
        return all;
    }

    /**
     * Proves that two of three variables cannot be true, because every two of them exclude each other. The proof halves
     * the sum of the three rows about pairs, which shows that at most one variable is true.
     */
    private static GenuineProofs triangle() {
        String model = "1 ~x 1 ~y >= 1 ;\n1 ~y 1 ~z >= 1 ;\n1 ~x 1 ~z >= 1 ;\n1 x 1 y 1 z >= 2 ;\n";
        return new GenuineProofs(model, Trial.proof(4, "pol 1 2 + 3 + 2 d", "pol 4 5 +", "rup >= 1 ;"));
    }

    /** Proves that four pigeons do not fit into three holes. */
    private static GenuineProofs pigeons() {
        StringBuilder model = new StringBuilder();
        for (int pigeon = 0; pigeon < 4; pigeon++) {
            model.append("1 p%1$d0 1 p%1$d1 1 p%1$d2 >= 1 ;\n".formatted(pigeon));
        }
        for (int hole = 0; hole < 3; hole++) {
            model.append("1 p0%1$d 1 p1%1$d 1 p2%1$d 1 p3%1$d <= 1 ;\n".formatted(hole));
        }
        return new GenuineProofs(model.toString(), Trial.proof(7, "pol 5 6 + 7 +", "pol 1 2 + 3 + 4 +", "pol -1 -2 +"));
    }

    /**
     * Proves that dominoes do not pack 3x3. On a chessboard of this size, five cells are dark and four are light, and
     * each domino covers one cell of each colour.
     */
    private static GenuineProofs dominoes() {
        StringBuilder model = new StringBuilder();
        StringBuilder dark = new StringBuilder("pol 1");
        StringBuilder light = new StringBuilder("pol 4");
        for (int cell = 0; cell < 9; cell++) {
            if (cell % 3 > 0) {
                model.append("1 h").append(cell - 1).append(' ');
            }
            if (cell % 3 < 2) {
                model.append("1 h").append(cell).append(' ');
            }
            if (cell > 2) {
                model.append("1 v").append(cell - 3).append(' ');
            }
            if (cell < 6) {
                model.append("1 v").append(cell).append(' ');
            }
            model.append("= 1 ;\n");
            if (cell > 1) {
                StringBuilder sum = cell % 2 == 0 ? dark : light;
                sum.append(' ').append(2 * cell + (cell % 2 == 0 ? 1 : 2)).append(" +");
            }
        }
        return new GenuineProofs(model.toString(), Trial.proof(18, dark.toString(), light.toString(), "pol -1 -2 +"));
    }

    /** Proves that a model has no solution, by steps of many kinds. */
    private static GenuineProofs byHand() {
        String model =
                "3 a 2 b 1 c >= 4 ;\n1 ~a 1 d >= 1 ;\n1 ~d 1 ~a 1 e >= 1 ;\n2 ~e 2 ~b >= 3 ;\n1 b 1 ~d 1 ~e >= 2 ;\n";
        return new GenuineProofs(
                model,
                Trial.proof(
                        5,
                        "pol 1 b w c w s",
                        "pol 4 2 d",
                        "rup 1 d 1 a >= 2 ;",
                        "pol 3 2 * ~d 2 * + 2 d",
                        "del id 7",
                        "rup 1 e >= 1 ;",
                        "rup >= 1 ;"));
    }

    private static String exactCover(Random random) {
        StringBuilder[] rows = {
            new StringBuilder(), new StringBuilder(), new StringBuilder(), new StringBuilder(), new StringBuilder()
        };
        for (int set = 0; set < 9; set++) {
            int first = random.nextInt(5);
            rows[first].append("1 s").append(set).append(' ');
            rows[(first + 1 + random.nextInt(4)) % 5].append("1 s").append(set).append(' ');
        }
        StringBuilder model = new StringBuilder();
        for (StringBuilder row : rows) {
            model.append(row).append("= 1 ;\n");
        }
        return model.append("1 s0 1 s1 1 s2 1 s3 >= 1 ;\n").toString();
    }
}
