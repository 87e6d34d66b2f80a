package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.limit.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Holds how much work an answer took: counts, and times in seconds.
 *
 * <pre>{@code
 * Work work = Solver.of(Puzzle.standard(4, 5)).solve().work();
 * System.out.println(work.nodes()); // 0
 * }</pre>
 *
 * @param placements the number of possible placements; each has one boolean variable
 * @param nodes the number of nodes of all search trees, plus the number of states of all dynamic programs
 * @param choco the number of these nodes that the constraint solver Choco opened
 * @param fails the number of dead ends
 * @param restarts the number of restarts of the search
 * @param buildSeconds the wall-clock time until the search began
 * @param seconds the total wall-clock time
 * @param stages the stages of the work in their order, if they were noted
 */
public record Work(
        int placements,
        long nodes,
        long choco,
        long fails,
        long restarts,
        double buildSeconds,
        double seconds,
        List<Work.Stage> stages) {
    /** Answers without a search have this work. */
    public static final Work NONE = new Work(0, 0, 0, 0, 0, 0);

    /** Copies the list. */
    public Work {
        stages = List.copyOf(stages);
    }

    /** Makes work without stages and without Choco. */
    public Work(int placements, long nodes, long fails, long restarts, double buildSeconds, double seconds) {
        this(placements, nodes, 0, fails, restarts, buildSeconds, seconds, List.of());
    }

    /** Returns this work with another number of nodes that Choco opened. */
    public Work byChoco(long nodesOfChoco) {
        return new Work(placements, nodes, nodesOfChoco, fails, restarts, buildSeconds, seconds, stages);
    }

    /**
     * Returns the work of an answer without a search.
     *
     * @param clock the clock that has been running since the question was asked
     */
    public static Work since(Clock clock) {
        double seconds = clock.seconds();
        return new Work(0, 0, 0, 0, seconds, seconds);
    }

    /** Returns this work as a single stage with a name. If the work already has stages, it keeps them. */
    public Work as(String stage) {
        return as(stage, Optional.empty());
    }

    /**
     * Returns this work as a single stage with a name. The model is the formulation of the puzzle that the stage
     * searched. If the work already has stages, it keeps them.
     */
    public Work as(String stage, Optional<String> model) {
        List<Stage> one = List.of(new Stage(stage, nodes, choco, seconds, model));
        return stages.isEmpty()
                ? new Work(placements, nodes, choco, fails, restarts, buildSeconds, seconds, one)
                : this;
    }

    /** Returns the sum of this work and of later work on the same puzzle. Stages of the same name become one. */
    public Work plus(Work later) {
        return new Work(
                Math.max(placements, later.placements),
                nodes + later.nodes,
                choco + later.choco,
                fails + later.fails,
                restarts + later.restarts,
                buildSeconds + later.buildSeconds,
                seconds + later.seconds,
                together(later.stages));
    }

    /** Returns the work done since an earlier state of this work. The result has no stages, and its total time is 0. */
    public Work without(Work earlier) {
        return new Work(
                        placements,
                        nodes - earlier.nodes,
                        fails - earlier.fails,
                        restarts - earlier.restarts,
                        buildSeconds - earlier.buildSeconds,
                        0)
                .byChoco(choco - earlier.choco);
    }

    /**
     * Returns the total of this work and of other work that was done at the same time on the same puzzle. The total has
     * no stages.
     */
    public Work beside(Work other) {
        return new Work(
                        Math.max(placements, other.placements),
                        nodes + other.nodes,
                        fails + other.fails,
                        restarts + other.restarts,
                        Math.max(buildSeconds, other.buildSeconds),
                        Math.max(seconds, other.seconds))
                .byChoco(choco + other.choco);
    }

    private List<Stage> together(List<Stage> later) {
        Map<String, Stage> byName = new LinkedHashMap<>();
        Stream.concat(stages.stream(), later.stream()).forEach(stage -> byName.merge(stage.name(), stage, Stage::plus));
        return List.copyOf(byName.values());
    }

    /** Returns this work with another total time, which also counts the time between the stages. */
    public Work within(double allSeconds) {
        return new Work(placements, nodes, choco, fails, restarts, buildSeconds, allSeconds, stages);
    }

    /**
     * A {@code Stage} is one stage of an answer, and the work that it took.
     *
     * @param name a word or two, such as {@code dive}
     * @param nodes the number of nodes that the stage opened
     * @param choco the number of these nodes that Choco opened
     * @param seconds the wall-clock time
     * @param model the formulation of the puzzle that Choco searched, if there are several
     */
    public record Stage(String name, long nodes, long choco, double seconds, Optional<String> model) {
        /** Makes a stage without a model. */
        public Stage(String name, long nodes, long choco, double seconds) {
            this(name, nodes, choco, seconds, Optional.empty());
        }

        /** Returns the sum of this stage and another part of the same stage. */
        Stage plus(Stage more) {
            return new Stage(name, nodes + more.nodes, choco + more.choco, seconds + more.seconds, model);
        }
    }
}
