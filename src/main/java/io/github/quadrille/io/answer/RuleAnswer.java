package io.github.quadrille.io.answer;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RuleWords;
import io.github.quadrille.io.json.RuleFields;
import java.util.List;
import java.util.Map;

/**
 * Holds a rule of a puzzle in an answer.
 *
 * @param rule the rule in the form of puzzle files
 * @param sentence the rule as a sentence
 */
public record RuleAnswer(Map<String, Object> rule, String sentence) {
    /** Lists the rules of a puzzle. */
    public static List<RuleAnswer> of(Puzzle puzzle) {
        Region board = puzzle.region();
        return puzzle.rules().list().stream()
                .map(rule -> new RuleAnswer(RuleFields.of(rule, board), RuleWords.of(rule, board.lattice())))
                .toList();
    }
}
