package io.github.quadrille.count;

/**
 * What counting along the frontier would take, found by passing the boundaries alone, without counts, as long as they are
 * few.
 *
 * @param bytes at most, for the widest two neighbouring layers; at least, when not complete
 * @param numbers how many numbers would be computed; at least, when not complete
 * @param isComplete whether the end was reached
 */
record FrontierEstimate(long bytes, double numbers, boolean isComplete) {
    /** More boundaries than this in a layer are not followed. */
    private static final int MANY = 60_000;

    static FrontierEstimate of(CoverProblem problem, CountVectors vectors) {
        LayerPart masks = new LayerPart();
        masks.ensureNumbers(0, 0);
        double numbers = 0;
        long most = 0;
        long before = 0;
        for (int item = 0; item < problem.items(); item++) {
            if (masks.size() > MANY) {
                return new FrontierEstimate(most, numbers, false);
            }
            FrontierStep step = new FrontierStep(problem, vectors, item);
            LayerPart next = new LayerPart();
            long[] entries = {0};
            masks.forEach((none, mask) -> {
                int size = step.classOf(mask).size();
                entries[0] += size;
                if (size > 0) {
                    step.forEachNext(mask, boundary -> next.ensureNumbers(boundary, 0));
                }
            });
            long bytes = entries[0] * Long.BYTES + masks.size() * LayerPart.BYTES_PER_BOUNDARY;
            most = Math.max(most, before + bytes);
            before = bytes;
            numbers += entries[0];
            masks = next;
        }
        return new FrontierEstimate(most, numbers, true);
    }
}
