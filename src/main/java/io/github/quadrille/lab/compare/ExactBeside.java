package io.github.quadrille.lab.compare;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.blocks.BlockSolver;
import io.github.quadrille.engine.blocks.StandardBagTheorem;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalLoop;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.repair.Repair;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Answers exactly what is still open after a local search that found no packing. It decides whether a packing exists,
 * and if not, finds the greatest number of cells that pieces can cover. If the goal is a covering, it finds the value
 * of the best covering. A theorem decides rectangles whose pieces are the standard bag, which has equally many of each
 * free tetromino. All other puzzles are given to the exact search.
 *
 * @param puzzle the puzzle
 * @param options the options of the exact search; its limits apply to each of the two questions
 * @param listener the listener to the search
 */
public record ExactBeside(Puzzle puzzle, SearchOptions options, SolveListener listener) {
    private static final String UNKNOWN = "unknown";
    /**
     * This is the key for the value of the best covering. The value is "unknown" if it is not proven, and "none" if no
     * covering exists.
     */
    public static final String OPTIMUM = "optimum";
    /** This is the key for an upper bound on the value of a covering, if the optimum is unknown. */
    public static final String AT_MOST = "at_most";
    /** This is the key for the value of the best known covering, if the optimum is unknown. */
    public static final String BEST = "exact_best";
    /** This is the key for whether there is a packing: yes, no or unknown. */
    public static final String EXISTS = "packing_exists";

    /** This is the key for the time of the exact answer in seconds, which is not included in any other time. */
    public static final String SECONDS = "exact_seconds";

    /**
     * Returns the exact answer as a map. The map is empty if the local search found a packing. If the goal is to pack,
     * the value of a covering is the number of covered mandatory cells.
     * <ul>
     * <li>{@code packing_exists} is yes, no or unknown. It is there if the goal is to pack and the local search is
     * undecided.
     * <li>{@code optimum} is the value of the best covering, or none, or unknown. It is there if the goal is to cover,
     * or if there is no packing.
     * <li>{@code exact_best} and {@code at_most} are bounds of an unknown optimum, as far as they are known.
     * <li>{@code shown_by} says how the exact search or a theorem has shown the answer.
     * <li>{@code exact_seconds} is the time.
     * </ul>
     *
     * @param found the verdict of the local search; infeasible if an argument was found instead, before a local search
     *     began
     */
    public Map<String, Object> of(Verdict found) {
        Map<String, Object> words = new LinkedHashMap<>();
        boolean isImpossible = found instanceof Verdict.Infeasible;
        if (found instanceof Verdict.Undecided) {
            isImpossible = ask(words);
        }
        if (isImpossible && puzzle.goal() instanceof Goal.Pack) {
            tellMost(found, words);
        }
        return words;
    }

    /**
     * Applies the theorem or runs the exact search, adds the answer to the map, and returns whether the puzzle is
     * infeasible.
     */
    private boolean ask(Map<String, Object> words) {
        try {
            Optional<Verdict> byTheorem = BlockSolver.solve(puzzle);
            Verdict exact = byTheorem.orElseGet(
                    () -> Solver.of(puzzle).with(options).listening(listener).solve());
            tell(exact, byTheorem.isPresent(), words);
            return exact instanceof Verdict.Infeasible;
        } catch (PuzzleTooLarge e) {
            words.put(question(), UNKNOWN);
            words.put("shown_by", "not proven (exact search: the puzzle is too large)");
            return false;
        }
    }

    private String question() {
        return puzzle.goal() instanceof Goal.Pack ? EXISTS : OPTIMUM;
    }

    private void tell(Verdict exact, boolean byTheorem, Map<String, Object> words) {
        String question = question();
        String shownBy = "the exact search";
        if (exact instanceof Verdict.Packed) {
            words.put(question, "yes");
            shownBy = byTheorem ? "a theorem: " + StandardBagTheorem.STATEMENT : shownBy;
        } else if (exact instanceof Verdict.Optimal optimal) {
            words.put(question, optimal.worth());
            shownBy += ": " + optimal.evidence().sentence();
        } else if (exact instanceof Verdict.Infeasible none) {
            words.put(question, puzzle.goal() instanceof Goal.Pack ? "no" : "none");
            String who = none.evidence() instanceof ExhaustedSearch ? shownBy : "an argument";
            shownBy = who + ": " + none.evidence().sentence();
        } else if (exact instanceof Verdict.Undecided undecided) {
            words.put(question, UNKNOWN);
            if (puzzle.goal() instanceof Goal.Cover goal) {
                undecided.bound().ifPresent(bound -> words.put(AT_MOST, bound));
                words.put(BEST, goal.worth(puzzle, undecided.best()));
            }
            shownBy = "not proven (exact search: %s)"
                    .formatted(undecided.stoppedBy().words());
        }
        words.put("shown_by", shownBy);
        words.put(SECONDS, exact.work().seconds());
    }

    /**
     * Adds the greatest number of cells that can be covered. If some pieces reach the upper bound that follows from
     * areas, this bound is the optimum. If the local search has not found such pieces, the method {@code repair} looks
     * for them, with a sixteenth of the time limit. Then the exact search gets half of the time limit, to find the
     * optimum or a smaller upper bound. If the optimum is still unknown, {@code repair} gets the remaining time.
     */
    private void tellMost(Verdict found, Map<String, Object> words) {
        Clock clock = Clock.running();
        long atMost = ExactAnswer.boundWithoutPacking(puzzle);
        long reached =
                found.bestSeen().map(part -> ExactAnswer.covered(puzzle, part)).orElse(0L);
        if (reached < atMost) {
            reached = Math.max(reached, byRepair((int) atMost, part(16)));
        }
        if (reached < atMost) {
            Proven most = new ExactAnswer(puzzle, options.within(part(2)), listener).withoutPacking();
            atMost = most.atMost();
            reached = Math.max(
                    reached,
                    most.best().map(best -> ExactAnswer.covered(puzzle, best)).orElse(0L));
        }
        if (reached < atMost) {
            reached = Math.max(reached, byRepair((int) atMost, options.limits().since(clock)));
        }
        if (reached > atMost) {
            throw new IllegalStateException("Pieces cover %,d cells of '%s', but at most %,d are proven possible."
                    .formatted(reached, puzzle.name(), atMost));
        }
        double before = words.remove(SECONDS) instanceof Double seconds ? seconds : 0;
        words.put(OPTIMUM, reached == atMost ? (Object) atMost : UNKNOWN);
        if (reached < atMost) {
            words.put(AT_MOST, atMost);
            words.put(BEST, reached);
        }
        words.put(SECONDS, before + clock.seconds());
    }

    /**
     * Returns the limits of the exact search, with a shorter time.
     *
     * @param fraction the number by which the time is divided
     */
    private Limits part(int fraction) {
        Limits limits = options.limits();
        return limits.withTime(limits.time().map(time -> time.dividedBy(fraction)));
    }

    /**
     * Returns how many cells the method {@code repair} covers within the time limit. It ends as soon as it covers the
     * given number of cells. The result is 0 if there is no time limit, or if {@code repair} refuses the puzzle.
     */
    private long byRepair(int enough, Limits within) {
        Optional<Duration> time = within.time();
        if (time.isEmpty() || Repair.DEFAULT.refusal(puzzle).isPresent()) {
            return 0;
        }
        LocalLimits limits = LocalLimits.NONE.withTimeLimit(time.get()).withTarget(enough);
        LocalRun run = LocalLoop.run(puzzle, Repair.DEFAULT, limits, LocalListener.until(listener::isInterrupted));
        return run.end().covered();
    }

    /**
     * Returns the optimum of a puzzle without a packing as text: {@code 16 of 20 cells, proven}. The result is empty if
     * the goal is a covering, or if the map has no optimum.
     *
     * @param words a map from {@link #of}
     */
    public static Optional<String> optimumInWords(Map<String, Object> words, Puzzle puzzle) {
        if (puzzle.goal() instanceof Goal.Cover || !words.containsKey(OPTIMUM)) {
            return Optional.empty();
        }
        int cells = puzzle.region().mandatorySize();
        if (words.get(OPTIMUM) instanceof Long optimum) {
            return Optional.of("%,d of %,d cells, proven".formatted(optimum, cells));
        }
        return Optional.of("%s; proven: at most %,d of %,d cells; %,d can be covered"
                .formatted(UNKNOWN, (Long) words.get(AT_MOST), cells, (Long) words.get(BEST)));
    }
}
