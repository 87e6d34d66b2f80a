package io.github.quadrille.engine.learner;

import java.util.Random;

/**
 * Measures how much items, counters and variables took part in recent conflicts. Each conflict adds more than the one
 * before, which is as if all older amounts decayed (Moskewicz and others, "Chaff", 2001). Weights of rows choose where
 * to branch, as in constraint solvers (Boussemart, Hemery, Lecoutre and Sais, "Boosting systematic search by weighting
 * constraints", 2004).
 */
final class Activities {
    /** All amounts decay by this factor after each conflict. Values between 0.80 and 0.90 make little difference. */
    private static final double DECAY = 0.85;

    private static final double TOO_LARGE = 1e100;
    /** The seed gives each variable an activity below this, for variables that no conflict has met. */
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

    /** Ends a conflict: later ones add more. */
    void decay() {
        step /= DECAY;
    }
}
