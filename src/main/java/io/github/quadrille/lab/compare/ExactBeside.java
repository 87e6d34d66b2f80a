package io.github.quadrille.lab.compare;

import io.github.quadrille.core.limit.Clock;
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
 * Answers exactly what a local search without a packing leaves open: whether a packing exists, and if not, how many
 * cells pieces can cover at most. For a covering it finds the best worth. It uses the theorem about standard bags, or
 * else the exact search.
 *
 * @param puzzle the puzzle
 * @param options the options of the exact search; its limits apply to each of the two questions
 * @param listener the listener to the search
 */
public record ExactBeside(Puzzle puzzle, SearchOptions options, SolveListener listener) {
    private static final String UNKNOWN = "unknown";
    /** This key has the worth of the best covering, or "unknown". */
    public static final String OPTIMUM = "optimum";
    /** This key has an upper bound on the worth of a covering, where the optimum is unknown. */
    public static final String AT_MOST = "at_most";
    /** This key has the worth of the best known covering, where the optimum is unknown. */
    public static final String BEST = "exact_best";
    /** This key tells whether there is a packing: yes, no or unknown. */
    public static final String EXISTS = "packing_exists";

    /** This key has the time of the exact answer in seconds, which no other time includes. */
    public static final String SECONDS = "exact_seconds";

    /**
     * Returns the exact answer by key; an empty map if the local search found a packing. {@code packing_exists} is yes,
     * no or unknown, and {@code shown_by} names the reason. For a covering, or without a packing, {@code optimum} has
     * the best worth; if that is unknown, {@code at_most} and {@code exact_best} enclose it. If the goal is to pack,
     * worth means covered mandatory cells. {@code exact_seconds} is the time.
     *
     * @param found the verdict of the local search, or infeasible where an argument came before it
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

    /** Asks the exact search, writes its answer, and returns whether the puzzle is infeasible. */
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
     * Adds how many cells can be covered at most. A local search often reaches the bound by areas at once, which is the
     * optimum then. Only where the bound is not reached, the exact search runs.
     */
    private void tellMost(Verdict found, Map<String, Object> words) {
        Clock clock = Clock.running();
        long atMost = ExactAnswer.boundWithoutPacking(puzzle);
        long reached =
                found.bestSeen().map(part -> ExactAnswer.covered(puzzle, part)).orElse(0L);
        if (reached < atMost) {
            reached = Math.max(reached, byRepair((int) atMost));
        }
        if (reached < atMost) {
            Proven most =
                    new ExactAnswer(puzzle, options.within(options.limits().since(clock)), listener).withoutPacking();
            atMost = most.atMost();
            reached = Math.max(
                    reached,
                    most.best().map(best -> ExactAnswer.covered(puzzle, best)).orElse(0L));
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
     * Returns how many cells a local search covers within half of the time. It ends when it reaches the given number.
     */
    private long byRepair(int enough) {
        Optional<Duration> time = options.limits().time().map(limit -> limit.dividedBy(2));
        if (time.isEmpty() || Repair.DEFAULT.refusal(puzzle).isPresent()) {
            return 0;
        }
        LocalLimits limits = LocalLimits.NONE.withTimeLimit(time.get()).withTarget(enough);
        LocalRun run = LocalLoop.run(puzzle, Repair.DEFAULT, limits, LocalListener.until(listener::isInterrupted));
        return run.end().covered();
    }

    /**
     * Returns the optimum of a puzzle without a packing in words: {@code 16 of 20 cells, proven}. The map must come
     * from {@link #of}.
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
