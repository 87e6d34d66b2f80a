package io.github.quadrille.bench;

import java.time.Duration;

/** What the page of the engines says around its tables. */
final class EngineWords {
    static final String END = """

            ## What it would take

            On easy instances a native program has ended before Java has begun to search; what ours takes there is starting and compiling, not
            searching, though its classes come from an archive. The rest would take a native image.
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
                | bitboards in Java | `BitboardFill`, some 200 lines without any code of ours: cells as bits of a long, fill the first empty one, X in one quarter; *X first* lays it before all others. The twelve pentominoes on at most 64 squares, counted, are all it can do; other tables leave it out |
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
