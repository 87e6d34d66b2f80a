package io.github.quadrille.lab.tiling;

/**
 * A board cut into strips of rows, as many as there are threads that have enough to do.
 *
 * @param number how many there are
 */
record Strips(PaddedMatrix lattice, int number) {
    /** Rows of a strip below which another thread is not worth it. */
    private static final int LEAST_ROWS = 100;

    static Strips of(PaddedMatrix lattice, int threads) {
        return new Strips(lattice, Math.max(1, Math.min(threads, lattice.rows() / LEAST_ROWS)));
    }

    /** Rows by which the strips may be shifted. */
    int mostShift() {
        return lattice.rows() / number / 3;
    }

    /**
     * The first square of a strip; of the one behind the last, the end of the board.
     *
     * @param shift rows by which all cuts are shifted
     */
    int begin(int strip, int shift) {
        if (strip == 0) {
            return 0;
        }
        int row = (int) ((long) lattice.rows() * strip / number);
        return strip == number ? lattice.size() : lattice.square(row + shift, 0);
    }
}
