package io.github.quadrille.engine.learner;

import java.util.Random;

/**
 * Measures how often items, counters and variables of a search that learns took part in recent conflicts. A counter is
 * a row that limits a sum. Each conflict adds more than the conflict before, which is as if all older amounts decayed
 * (Moskewicz and others, "Chaff", 2001). The search prefers to branch on active rows, as in constraint solvers
 * (Boussemart, Hemery, Lecoutre and Sais, "Boosting systematic search by weighting constraints", 2004).
 */
final class Activities {
    /**
     * In effect, all older amounts are multiplied by this factor after each conflict. Values between 0.80 and 0.90 make
     * little difference.
     */
    private static final double DECAY = 0.85;

    private static final double TOO_LARGE = 1e100;
    /**
     * At first, each variable has a random activity below this number. These activities order the variables that took
     * part in no conflict yet.
     */
    private static final double FIRST = 1e-3;

    final double[] ofRow;
    final double[] ofVariable;
    private double step = 1;

    Activities(int rows, int variables, long seed) {
        ofRow = new double[rows];
        Random random = new Random(seed);
        ofVariable = random.doubles(variables).map(each -> FIRST * each).toArray();
    }

    void bumpRow(int row) {
        ofRow[row] += step;
        if (ofRow[row] > TOO_LARGE) {
            scale();
        }
    }

    void bumpVariable(int variable) {
        ofVariable[variable] += step;
        if (ofVariable[variable] > TOO_LARGE) {
            scale();
        }
    }

    private void scale() {
        for (int row = 0; row < ofRow.length; row++) {
            ofRow[row] /= TOO_LARGE;
        }
        for (int variable = 0; variable < ofVariable.length; variable++) {
            ofVariable[variable] /= TOO_LARGE;
        }
        step /= TOO_LARGE;
    }

    /** Ends a conflict, so that later conflicts add more. */
    void decay() {
        step /= DECAY;
    }
}
