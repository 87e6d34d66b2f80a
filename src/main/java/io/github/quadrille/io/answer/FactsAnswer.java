package io.github.quadrille.io.answer;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PuzzleFacts;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RuleWords;
import io.github.quadrille.io.json.RuleFields;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is known of a puzzle before it is solved. */
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

    /** A rule as puzzle files have it, and what it asks. */
    private record RuleAnswer(Map<String, Object> rule, String sentence) {
        static List<RuleAnswer> of(Puzzle puzzle) {
            Region board = puzzle.region();
            return puzzle.rules().list().stream()
                    .map(rule -> new RuleAnswer(RuleFields.of(rule, board), RuleWords.of(rule, board.lattice())))
                    .toList();
        }
    }

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
