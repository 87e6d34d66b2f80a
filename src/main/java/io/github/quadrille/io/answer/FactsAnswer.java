package io.github.quadrille.io.answer;

import io.github.quadrille.core.placement.PuzzleFacts;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;

/** Holds the facts about a puzzle that are known before it is solved. */
public record FactsAnswer(
        String status,
        Puzzle puzzle,
        int cells,
        int mandatory,
        int optional,
        long leastArea,
        Optional<Long> mostArea,
        int placements,
        Symmetries symmetries,
        List<KindAnswer> kinds,
        Optional<List<RuleAnswer>> rules) {
    public static FactsAnswer of(PuzzleFacts facts) {
        return new FactsAnswer(
                "read",
                facts.puzzle(),
                facts.puzzle().region().size(),
                facts.puzzle().region().mandatorySize(),
                facts.puzzle().region().optionalSize(),
                facts.puzzle().bag().minArea(),
                facts.maxArea(),
                facts.placements(),
                new Symmetries(
                        facts.symmetries().order(),
                        facts.symmetries().shifts(),
                        facts.symmetries().isometries().stream()
                                .map(isometry -> isometry.name().replace(' ', '-'))
                                .toList()),
                facts.kinds().stream().map(KindAnswer::of).toList(),
                Optional.of(RuleAnswer.of(facts.puzzle())).filter(all -> !all.isEmpty()));
    }

    private record Symmetries(int order, int shifts, List<String> transforms) {}

    private record KindAnswer(
            String kind, String count, int size, int orientations, int placements, List<String> shape) {
        static KindAnswer of(PuzzleFacts.KindFacts facts) {
            return new KindAnswer(
                    facts.kind().name(),
                    facts.count().toString(),
                    facts.kind().size(),
                    facts.orientations(),
                    facts.placements(),
                    facts.kind().shape().picture());
        }
    }
}
