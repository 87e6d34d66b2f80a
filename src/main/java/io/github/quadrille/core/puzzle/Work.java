package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.limit.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Says how much an answer took: deterministic counts beside seconds.
 *
 * <pre>{@code
 * Work work = Solver.of(Puzzle.standard(4, 5)).solve().work();
 * System.out.println(work.nodes()); // 0
 * }</pre>
 *
 * @param placements candidate placements, one boolean variable each
 * @param nodes nodes of the search trees, and states of sweeps
 * @param choco how many of these nodes were Choco's
 * @param fails dead ends
 * @param restarts how often the search began anew
 * @param buildSeconds wall-clock time until the search began
 * @param seconds wall-clock time in all
 * @param stages what was done one after the other, as far as it was noted
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
    /** For answers that need no search. */
    public static final Work NONE = new Work(0, 0, 0, 0, 0, 0);

    /** Keeps a copy. */
    public Work {
        stages = List.copyOf(stages);
    }

    /** Of one piece, without stages and without Choco. */
    public Work(int placements, long nodes, long fails, long restarts, double buildSeconds, double seconds) {
        this(placements, nodes, 0, fails, restarts, buildSeconds, seconds, List.of());
    }

    /** The same, where Choco has opened so many of the nodes. */
    public Work byChoco(long nodesOfChoco) {
        return new Work(placements, nodes, nodesOfChoco, fails, restarts, buildSeconds, seconds, stages);
    }

    /**
     * An answer without search.
     *
     * @param clock has been running since it was asked for
     */
    public static Work since(Clock clock) {
        double seconds = clock.seconds();
        return new Work(0, 0, 0, 0, seconds, seconds);
    }

    /** The same as a stage; what has stages already keeps them. */
    public Work as(String stage) {
        return as(stage, Optional.empty());
    }

    /** The same of a search of this model. */
    public Work as(String stage, Optional<String> model) {
        List<Stage> one = List.of(new Stage(stage, nodes, choco, seconds, model));
        return stages.isEmpty()
                ? new Work(placements, nodes, choco, fails, restarts, buildSeconds, seconds, one)
                : this;
    }

    /** The work of this stage and of a later one on the same puzzle; stages of the same name become one. */
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

    /** Says what was done since an earlier look at the same work, without its time. */
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

    /** The work of this search and of another on the same puzzle at the same time, without stages. */
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

    /** The same with other seconds in all, which also have what was done between the stages. */
    public Work within(double allSeconds) {
        return new Work(placements, nodes, choco, fails, restarts, buildSeconds, allSeconds, stages);
    }

    /**
     * One stage of an answer, and what it took.
     *
     * @param name a word or two, such as {@code dive}
     * @param nodes nodes that it opened
     * @param choco how many of them were Choco's
     * @param seconds wall-clock time
     * @param model the word for how Choco was told of the puzzle, where there are several ways
     */
    public record Stage(String name, long nodes, long choco, double seconds, Optional<String> model) {
        /** Without a model. */
        public Stage(String name, long nodes, long choco, double seconds) {
            this(name, nodes, choco, seconds, Optional.empty());
        }

        /** This stage and another piece of it. */
        Stage plus(Stage more) {
            return new Stage(name, nodes + more.nodes, choco + more.choco, seconds + more.seconds, model);
        }
    }
}
