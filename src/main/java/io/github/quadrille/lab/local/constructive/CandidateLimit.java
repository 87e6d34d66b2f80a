package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Optional;

/** Every step looks at all legal placements, so there is a number of them beyond which these searches make no sense. */
final class CandidateLimit {
    static final long MOST_PLACEMENTS = 4_000_000;

    private CandidateLimit() {}

    static Optional<String> refusal(Puzzle puzzle) {
        long placements = PlacementTable.bound(puzzle);
        return placements <= MOST_PLACEMENTS
                ? Optional.empty()
                : Optional.of(
                        "'%s' has up to %,d placements, and a constructive search looks at up to %,d. Maybe use the greedy method."
                                .formatted(puzzle.name(), placements, MOST_PLACEMENTS));
    }

    /**
     * The candidate placements.
     *
     * @throws IllegalArgumentException when there may be too many
     */
    static PlacementTable table(Puzzle puzzle) {
        refusal(puzzle).ifPresent(sentence -> {
            throw new IllegalArgumentException(sentence);
        });
        return new PlacementTable(puzzle);
    }
}
