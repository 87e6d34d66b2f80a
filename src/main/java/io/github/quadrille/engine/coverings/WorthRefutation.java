package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.puzzle.Evidence;


/**
 * Why no covering is worth a number.
 *
 * @param worth the number
 * @param unit of what
 * @param gaps how many gaps a covering worth that much may have at most
 * @param why why the puzzle with so many gaps has no packing
 */
record WorthRefutation(long worth, String unit, int gaps, Evidence why) implements Evidence {
    @Override
    public String name() {
        return why.name();
    }

    @Override
    public String sentence() {
        if (worth == 0) {
            return "The counts cannot be kept. " + why.sentence();
        }
        return "No covering reaches %,d %s, which would leave %s: %s"
                .formatted(
                        worth,
                        unit,
                        gaps == 0 ? "no gap" : gaps == 1 ? "one gap at most" : "%,d gaps at most".formatted(gaps),
                        why.sentence());
    }
}
