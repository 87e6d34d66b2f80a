package io.github.quadrille.bench;

import java.time.Duration;

/** Holds the text around the tables on the page of the engines. */
final class EngineWords {
    static final String END = """

            ## Sixty problems

            Do one to three shapes, any number of each, fill a rectangle? `src/bench/sixty.txt` lists sixty such problems, 25 of them without a packing. They were chosen for their shapes among the problems that ours decides within 15 s, so only CP-SAT can be late.
            `-Dbench.args="family 'Sixty problems' 1 60 ours,CP-SAT"` runs only these two, and prints a row for each problem and the sum of all.

            Both are whole processes with one thread. They start with the same options of Java, and each with an archive of its classes. A run is killed after 60 s, and counts as 60 s. The times were typed by hand. They are of 27 November 2026, one run each.

            | engine | all sixty | to ours | faster in | none in 60 s |
            |---|---|---|---|---|
            | ours | 57.4 s | 1 | 29 | 0 |
            | CP-SAT | 101.5 s | 1.77 | 31 | 0 |

            ## In a browser

            The table compares the engine as WebAssembly, in [the page without a server](page.md), with Java 17 after its warm-up. Each has one thread, in Chromium on a machine of
            two cores with other work, in November 2026. So a time may be half or twice as long. The times were typed by hand.

            | question | Java | WebAssembly |
            |---|---|---|
            | a packing of the standard bag in 4x10 | 43 ms | 22 ms |
            | all 9,356 packings of the pentominoes in 6x10 | 0.8 to 1.0 s | 0.6 s |
            | the number for 6x20, by the frontier | 1.0 to 1.4 s | 0.3 to 0.6 s |
            | the number for 8x20, by the frontier | 14.6 s | 22.5 s |

            A browser needs no warm-up. A long count with a large table takes half as long again as in Java. Several workers share a count by search: 129,168 packings of
            the twelve pentominoes and the square in 8x8 took 12.4 s with two workers and 14.7 s with one, on two cores with other work.

            ## What changed in November 2026

            On 26 November all programs took 2 to 2.7 times as long as on 23 November: the machine was slower on that day. So compare the ratios.

            - Choco with plain sums finds a packing of each board of the first table. From 5x16 on it found none in 8 s before [its search was improved](choco.md).
            - Rare packings: of the rows that both answer, CP-SAT was 1.9 to 8.5 times as fast as ours in seven, and slower in two. Now it is 1.1 to 5.8 times as fast in seven, and slower in three.
            - CP-SAT refutes `y-hexomino-22x24`, for the first time on this page. Ours does not answer within 8 s.
            - Rectangles as pieces are new. Dancing links in C have no room for this many kinds, and fail.

            ## A native image

            On easy instances a native program ends before Java begins to search. Ours takes its time there to start and to compile, although its classes
            come from an archive. Only a native image would save this time.
            """;

    private EngineWords() {}

    static String beginning(int times, Duration limit, double start) {
        return """
                # Ours and other solvers

                This page shows where Quadrille is faster than other solvers on the same instances, where it is slower, and why. *Ours* is Quadrille, and *peers* are the other solvers.

                `mvn -q -Pbench verify` makes it. `-Dbench.args="engines %d %d"` makes this page only; the numbers are the runs of each solver, and the seconds after which a run is killed.

                Every time is that of a whole process, from start to exit, with one search thread: the median of %d runs (fastest-slowest), all engines by turns in
                the same session. A run is killed after %d s, and not repeated. All answers to an instance agree.
                %s Machines differ and are noisy: compare the ratios.

                ![A strip per instance, a mark per engine, time on a logarithmic axis](images/engines.svg)

                | engine | version and input |
                |---|---|
                | ours | the puzzle: `solve --threads 1`, by `target/quadrille/bin/quadrille` as the build makes it, with its archive of classes; `solve` looks for arguments, too; `count --threads 1`; `solve --model sums` and `solve --model learning`, Choco with plain sums, after the same arguments |
                | CP-SAT | of OR-Tools 9.15, called from Java, one worker. A boolean per placement, cells as `addExactlyOne` or `addAtMostOne`, kinds as sums; counting by `enumerate_all_solutions`. Its native libraries are unpacked beforehand |
                | Sat4j | 2.3.6, clause learning (`newSAT`) and cutting planes (`newCuttingPlanesPOS2020`): the best two of six configurations, tried once each on six questions, most of them from these tables. A variable per placement, cells and kinds as cardinality constraints; counting forbids each packing found, coverings are improved until none is better |
                | dancing links in C | `src/bench/c/dlx.c`, `cc -O3 -march=native`: board and pieces, where tetrominoes or pentominoes cover all cells exactly; else all placements, as `export --format dlx` writes them (exporting is not measured) |
                | bitboards in Java | `BitboardFill`, some 200 lines without any code of ours: cells as bits of a long, fill the first empty one, X in one quarter; *X first* lays it before all others. The twelve pentominoes on at most 64 squares, counted, are all it can do; other tables leave it out |
                | Gecode | through MiniZinc: `models/packing.mzn` and `models/coverage.mzn` with exported data (exporting is not measured, flattening is) |

                Ours, CP-SAT and Sat4j run in a Java virtual machine, which starts and compiles anew for every run. Each reads its classes from an archive.
                Easy instances show the start only: ours takes %.2f s for `--version`.

                The fastest time is bold. Behind the time of a peer, *2.4x* says that it is 2.4 times as fast as the fastest of ours.
                """.formatted(times, limit.toSeconds(), times, limit.toSeconds(), Conditions.sentence(), start);
    }
}
