package io.github.quadrille.bench;

import java.time.Duration;

/** What the page of the engines says around its tables. */
final class EngineWords {
    static final String END = """

            ## What it would take

            **Starting faster.** On easy instances a native program has ended before Java has loaded its classes. Most of what ours takes there is starting and compiling,
            not searching. An archive of loaded classes (`-XX:ArchiveClassesAtExit`, `-XX:SharedArchiveFile`) saves about a third of it; the rest would take a native image.

            **One packing and no packing on small boards.** Clause learning in CP-SAT and Sat4j, and Gecode's plain sums in board order, are good enough there. On large boards,
            and where only an argument helps, they are not. Nothing has to be won here but the start.

            **All packings.** Dancing links do less per node than a propagator inside a constraint solver, so where there are few packings and no symmetry they are ahead by
            their start. Where there are many, `count` need not find them. To beat C on listing, too, the search would have to leave Choco's events and copies behind.

            **Best coverings.** CP-SAT solves a linear relaxation, adds cuts, and learns clauses in one search; ours bounds by weights once, at the root, and then asks
            packing puzzles one after the other, each search from scratch. What it would take: weights solved again below the root, where they have become too weak; cuts of
            odd sets of cells that cannot all be covered; and nogoods kept from one question to the next.
            """;

    private EngineWords() {}

    static String beginning(int times, Duration limit, double start) {
        return """
                # Ours and other solvers

                Made by `mvn -q -Pbench verify`; with `-Dbench.args="engines 3 10"` only this page is made: 3 runs of each, killed after 10 s.

                Every time is that of a whole process, from start to exit, with one search thread: the median of %d runs (fastest-slowest), all engines by turns in
                the same session. What has not ended after %d s is killed, and not run again. All answers to an instance agree, or there would be no page.
                Machine: %d cores, Java %s. Machines differ and are noisy: read the ratios.

                ![A strip per instance, a mark per engine, time on a logarithmic axis](../resources/images/engines.svg)

                | engine | what it is told |
                |---|---|
                | ours | the puzzle: `solve`, which looks for arguments, too; `count --threads 1`; `solve --model sums` and `solve --model learning`, Choco with plain sums, after the same arguments |
                | CP-SAT | of OR-Tools 9.15, called from Java, one worker. A boolean per placement, cells as `addExactlyOne` or `addAtMostOne`, kinds as sums; counting by `enumerate_all_solutions`. Its native libraries are unpacked beforehand |
                | Sat4j | 2.3.6, clause learning set for problems with a solution, and cutting planes; of its configurations these did best. A variable per placement, cells and kinds as cardinality constraints; counting forbids each packing found, coverings are improved until none is better |
                | dancing links in C | `src/bench/c/dlx.c`, `cc -O3 -march=native`: board and pieces; tetrominoes or pentominoes that cover all cells exactly |
                | Gecode | through MiniZinc: `models/packing.mzn` and `models/coverage.mzn` with exported data (exporting is not measured, flattening is) |

                Ours, CP-SAT and Sat4j run in a Java virtual machine: it starts anew for every run, and classes are loaded and compiled anew. On easy instances
                that is all there is to see: ours takes %.2f s for `--version`.
                """.formatted(
                        times,
                        limit.toSeconds(),
                        Runtime.getRuntime().availableProcessors(),
                        System.getProperty("java.version"),
                        start);
    }
}
