package io.github.quadrille.engine.count;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.BagChoices;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.BagCount;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.Classes;
import io.github.quadrille.core.question.CountListener;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Counts the packings of one choice of pieces after another, so that there is something to show at any time. */
final class BagsOneByOne {
    private final CountStages stages;
    private final BagChoices choices;
    private final boolean classes;
    private final CountMethod method;
    private final List<BagCount> bags = new ArrayList<>();
    private long decided;
    private long nodes;

    BagsOneByOne(CountStages stages, BagChoices choices, boolean classes, CountMethod method) {
        this.stages = stages;
        this.choices = choices;
        this.classes = classes;
        this.method = method;
    }

    /** Until all are decided, or a limit is reached. */
    Optional<Limit> run() {
        try {
            choices.forEach(this::decide);
            return Optional.empty();
        } catch (Stopped stopped) {
            return Optional.of(stopped.limit());
        } finally {
            stages.ended("bags", new Work(0, nodes, 0, 0, 0, stages.clock().seconds()));
        }
    }

    private void decide(List<Integer> counts) {
        stages.look();
        Puzzle puzzle = BagChoices.puzzle(stages.puzzle(), counts);
        Limits limits = stages.limits().withTime(stages.clock().left());
        CountListener quiet = CountListener.until(stages::isInterrupted);
        BagCount bag;
        if (classes) {
            ClassCount count = SymmetryCount.count(puzzle, true, method, limits, quiet);
            checked(count.packings(), count.stoppedBy());
            bag = new BagCount(counts, count.packings().total(), count.classes().map(Classes::classes));
        } else {
            PackingCount count = PackingCounter.count(puzzle, method, limits, quiet);
            checked(count, count.stoppedBy());
            bag = new BagCount(counts, count.total(), Optional.empty());
        }
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

    private void checked(PackingCount count, Optional<Limit> stop) {
        nodes += count.work().nodes();
        stop.ifPresent(limit -> {
            throw new Stopped(limit);
        });
    }

    List<BagCount> bags() {
        return bags;
    }

    BigInteger decided() {
        return BigInteger.valueOf(decided);
    }
}
