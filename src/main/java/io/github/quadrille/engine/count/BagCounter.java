package io.github.quadrille.engine.count;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.BagChoices;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.BagTable;
import io.github.quadrille.core.question.BagTable.BagCount;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.ClassCount.Classes;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.frontier.FrontierTooLarge;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Counts the packings of every choice of pieces that a puzzle allows. A choice says how many pieces of each kind are
 * used. One sweep of a frontier counts all choices at once, because it distinguishes states by the pieces used. If such
 * a sweep is impossible, or if a search is asked for, each choice is counted alone. {@link CountMethod#AUTO} also
 * counts each choice alone if the sweep needs too much memory.
 */
public final class BagCounter {
    private final CountStages stages;
    private final BagChoices choices;
    private final SymmetryGroup group;
    private final CountMethod method;
    private final List<BagCount> bags = new ArrayList<>();
    private long decided;
    private long nodes;
    private long choco;

    private BagCounter(CountStages stages, OptionalInt pieces, SymmetryGroup group, CountMethod method) {
        this.stages = stages;
        this.choices = new BagChoices(stages.puzzle(), pieces);
        this.group = group;
        this.method = method;
    }

    /**
     * Counts until all choices are decided or a limit is reached.
     *
     * @param pieces the total number of pieces, if only choices of this many pieces are wanted
     * @param group the group under which classes of packings are counted too, unless it is trivial
     */
    public static BagTable count(
            Puzzle puzzle,
            OptionalInt pieces,
            SymmetryGroup group,
            CountMethod method,
            Limits limits,
            Listener listener) {
        return new BagCounter(new CountStages(puzzle, limits, listener), pieces, group, method).count();
    }

    private BagTable count() {
        if (choices.number().signum() == 0) {
            return table(List.of(), BigInteger.ZERO, Optional.empty(), method, choices.misfit());
        }
        if (method == CountMethod.SEARCH) {
            return eachAlone("asked for");
        }
        BagSweep sweep = new BagSweep(stages, choices, group);
        try {
            if (!sweep.knowsClasses()) {
                return eachAlone("a choice of pieces may have symmetries that the whole set does not have");
            }
            if (sweep.areRulesInTheWay()) {
                return eachAlone("one sweep does not count classes of packings that keep rules about several pieces");
            }
            Optional<BagTable> swept = swept(sweep);
            return swept.isPresent() || method == CountMethod.AUTO
                    ? swept.orElseGet(() -> eachAlone("one sweep for all choices would need too much memory"))
                    : table(
                            List.of(),
                            BigInteger.ZERO,
                            Optional.of(Limit.MEMORY),
                            method,
                            "one sweep for all choices needs more memory than allowed");
        } catch (Stopped stopped) {
            return table(
                    List.of(),
                    BigInteger.ZERO,
                    Optional.of(stopped.limit()),
                    method,
                    "one sweep has the numbers of all choices at its end, and none before");
        }
    }

    /**
     * Counts all choices by one sweep. The result is empty when the frontier is too wide or needs more memory than
     * allowed.
     */
    private Optional<BagTable> swept(BagSweep sweep) {
        String why = method == CountMethod.FRONTIER ? "asked for" : "one sweep counts all choices at once";
        try {
            return sweep.counts()
                    .map(bags -> table(bags, choices.number(), Optional.empty(), CountMethod.FRONTIER, why));
        } catch (FrontierTooLarge tooLarge) {
            return Optional.empty();
        } finally {
            stages.budget().ended("sweep");
        }
    }

    /** Counts the packings of one choice after another, until all choices are decided or a limit is reached. */
    private BagTable eachAlone(String why) {
        Optional<Limit> stop = Optional.empty();
        try {
            choices.forEach(this::decide);
        } catch (Stopped stopped) {
            stop = Optional.of(stopped.limit());
        } finally {
            stages.budget().ended("bags", new Work(0, nodes, 0, 0, 0, 0).byChoco(choco));
        }
        return table(bags, BigInteger.valueOf(decided), stop, method, why);
    }

    private BagTable table(
            List<BagCount> bags, BigInteger decided, Optional<Limit> stop, CountMethod method, String why) {
        return new BagTable(
                bags,
                choices.number(),
                decided,
                stop,
                method,
                why,
                stages.budget().work());
    }

    private void decide(List<Integer> counts) {
        stages.budget().look();
        Puzzle puzzle = BagChoices.puzzle(stages.puzzle(), counts);
        Limits limits = stages.limits().withTime(stages.clock().left());
        Listener quiet = Listener.until(stages::isInterrupted);
        ClassCount count = SymmetryCount.count(puzzle, group, method, limits, quiet);
        nodes += count.packings().work().nodes();
        choco += count.packings().work().choco();
        Stopped.ifAny(count.stoppedBy());
        BagCount bag = new BagCount(counts, count.total(), count.classes().map(Classes::classes));
        decided++;
        if (bag.fills()) {
            bags.add(bag);
        }
        if (stages.clock().isTimeToReport()) {
            stages.clock()
                    .report("%,d of %,d choices, %,d of them fill the board"
                            .formatted(decided, choices.number(), bags.size()));
        }
    }
}
