package io.github.quadrille.engine.assembly;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.PackingPage;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.core.text.CountedNoun;
import io.github.quadrille.engine.solve.PackingPages;
import io.github.quadrille.engine.solve.Solver;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/**
 * Tests which packings of a puzzle can be taken apart. Packings that differ only by a turn of the whole packing count
 * once. The tests run on as many threads as the limits allow.
 *
 * @param most the number of packings after which the tests stop
 */
public record PackingTests(Puzzle puzzle, Limits limits, long most) {
    /** The search finds this many packings for each thread. When all of them are tested, it finds the next packings. */
    private static final int PAGE = 16;

    /**
     * Tests the packings, and reports each result in the order of the list of packings.
     *
     * @return the limit that ended the tests, or empty if they ended because no packing was left
     */
    public Optional<Limit> run(SolveListener listener, Consumer<TestedPacking> results) {
        Clock clock = new Clock(limits, listener);
        PackingPages pages = Solver.of(puzzle)
                .with(SearchOptions.FIND_ALL.within(limits))
                .upTo(SymmetryGroup.TURNS)
                .pages();
        try (ThreadTeam team = new ThreadTeam(limits.threads(), "assembly")) {
            long tested = 0;
            while (tested < most) {
                int wanted = (int) Math.min(most - tested, (long) PAGE * limits.threads());
                PackingPage page =
                        pages.page(BigInteger.valueOf(tested), wanted, limits.withTime(clock.left()), listener);
                List<Callable<TestedPacking>> tasks = new ArrayList<>();
                for (Packing packing : page.packings()) {
                    long number = ++tested;
                    tasks.add(() -> new TestedPacking(number, packing, test(packing, clock)));
                }
                team.run(
                        tasks,
                        () -> {
                            clock.check();
                            if (clock.isTimeToReport()) {
                                clock.report(CountedNoun.of(page.from().longValue(), "packing"));
                            }
                        },
                        results);
                if (page.stoppedBy().isPresent() || page.packings().size() < wanted) {
                    return page.stoppedBy();
                }
            }
            return Optional.of(Limit.PACKINGS);
        } catch (Stopped stopped) {
            return Optional.of(stopped.limit());
        }
    }

    private Disassembly test(Packing packing, Clock clock) {
        return CheckedDisassembly.of(
                puzzle.region().lattice(),
                packing.pieces().stream().map(Placement::cells).toList(),
                clock,
                limits.memory() / limits.threads());
    }
}
