package io.github.quadrille.bench;

import java.time.Duration;

/** What the page of the engines says around its tables. */
final class EngineWords {
    static final String END = """

            ## What it would take

            **Starting faster.** On easy instances a native program has ended before Java has begun to search; what ours takes there is starting and compiling, not
            searching, though its classes come from an archive. The rest would take a native image.

            **One packing.** On small boards Gecode's sums, and the clauses that Sat4j and CP-SAT learn, find one as well as our propagator does, and start faster. From
            12x20 on they need longer, mostly far longer, or find none in time. Only the start has to be won.

            **All packings.** Dancing links in C are ahead as long as there is less than about a second to search; then ours is, with a fraction of the nodes, one packing of
            each class of symmetric ones, and `count`, which need not find them. Again the start.

            **No packing.** Where there is no short argument, the searches here are short for most. Where there is one, ours looks for a packing first, for some thousand
            nodes, because mostly there is one; with plain sums it looks for arguments at once, which can be faster here.
            CP-SAT decides dominoes on a chessboard without two corners at once, the standard bag on 10x14 not even in 25 s. What it would take: the cheap colourings before the dive.

            **Best coverings.** Ours bounds by weights once, and then [sweeps](coverage.md) along the frontier within what the bound leaves, which decides most of these in
            milliseconds; a linear program and the start are what is left. CP-SAT's strength is its linear relaxation: with `linearization_level=0` it proves none of
            treasure-7x7, most-t-9x9 and most-s-12x12 in 25 s.
            """;

    private EngineWords() {}

    static String beginning(int times, Duration limit, double start) {
        return """
                # Ours and other solvers

                Made by `mvn -q -Pbench verify`; with `-Dbench.args="engines %d %d"` only this page is made: that many runs of each, killed after so many seconds.

                Every time is that of a whole process, from start to exit, with one search thread: the median of the runs (fastest-slowest), here %d, all engines by turns in
                the same session. What has not ended after %d s is killed, and not run again. All answers to an instance agree, or there would be no page.
                Machine: %d cores, Java %s. Machines differ and are noisy: read the ratios.

                ![A strip per instance, a mark per engine, time on a logarithmic axis](images/engines.svg)

                | engine | what it is told |
                |---|---|
                | ours | the puzzle: `solve --threads 1`, by `target/quadrille/bin/quadrille` as the build makes it, with its archive of classes; `solve` looks for arguments, too; `count --threads 1`; `solve --model sums` and `solve --model learning`, Choco with plain sums, after the same arguments |
                | CP-SAT | of OR-Tools 9.15, called from Java, one worker. A boolean per placement, cells as `addExactlyOne` or `addAtMostOne`, kinds as sums; counting by `enumerate_all_solutions`. Its native libraries are unpacked beforehand |
                | Sat4j | 2.3.6, clause learning (`newSAT`) and cutting planes (`newCuttingPlanesPOS2020`): the best two of six configurations, tried once each on six questions, most of them from these tables. A variable per placement, cells and kinds as cardinality constraints; counting forbids each packing found, coverings are improved until none is better |
                | dancing links in C | `src/bench/c/dlx.c`, `cc -O3 -march=native`: board and pieces, where tetrominoes or pentominoes cover all cells exactly; else all placements, as `export --format dlx` writes them (exporting is not measured) |
                | Gecode | through MiniZinc: `models/packing.mzn` and `models/coverage.mzn` with exported data (exporting is not measured, flattening is) |

                Ours, CP-SAT and Sat4j run in a Java virtual machine: it starts anew for every run, and compiles anew; ours reads its classes from an archive, the others'
                are loaded anew. On easy instances starting is all there is to see: ours takes %.2f s for `--version`.
                """.formatted(
                        times,
                        limit.toSeconds(),
                        times,
                        limit.toSeconds(),
                        Runtime.getRuntime().availableProcessors(),
                        System.getProperty("java.version"),
                        start);
    }
}
