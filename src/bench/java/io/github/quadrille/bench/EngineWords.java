package io.github.quadrille.bench;

import java.time.Duration;

/** Holds the text around the tables of {@code engines.md}. */
final class EngineWords {
    static final String END = """

            ## Sixty problems

            Do one to three shapes, with any number of each, fill a rectangle? `src/bench/sixty.txt` lists sixty such problems. 25 of them have no packing. We took only problems that Quadrille decides within 15 s. So only CP-SAT can need more than 60 s.
            `-Dbench.args="family 'Sixty problems' 1 60 ours,CP-SAT"` runs only ours and CP-SAT, and prints a row for each problem and the sum of all times.

            Both programs run as whole processes with one thread. They start with the same options of Java, and each reads an archive of its classes. A run is killed after 60 s, and counts as 60 s. The times are of one run each, on 27 November 2026, and were copied by hand.

            | engine | time for all sixty | ratio to ours | problems in which it is faster | no answer in 60 s |
            |---|---|---|---|---|
            | ours | 57.4 s | 1 | 29 | 0 |
            | CP-SAT | 101.5 s | 1.77 | 31 | 0 |

            ## In a browser

            [The page without a server](page.md) runs the engine as WebAssembly. The table compares it with Java 17 after its warm-up. Each has one thread. WebAssembly ran in Chromium, in November 2026, on a machine with
            two cores, which did other work at the same time. So a time may be wrong by a factor of two. The times were copied by hand.

            | question | Java | WebAssembly |
            |---|---|---|
            | find a packing of the standard bag in 4x10 | 43 ms | 22 ms |
            | list all 9,356 packings of the pentominoes in 6x10 | 0.8 to 1.0 s | 0.6 s |
            | count the packings of the standard bag in 6x20, by the frontier | 1.0 to 1.4 s | 0.3 to 0.6 s |
            | count the packings of the standard bag in 8x20, by the frontier | 14.6 s | 22.5 s |

            WebAssembly needs no warm-up. A long count with a large table takes 1.5 times as long as in Java. If a page counts by search, several workers (threads of the browser) share the count. Counting the 129,168 packings of
            the twelve pentominoes and the square in 8x8 took 12.4 s with two workers and 14.7 s with one, on the same machine.

            ## What changed in November 2026

            On 26 November all programs took 2 to 2.7 times as long as on 23 November, because the machine was slower. So compare the ratios.

            - Choco with plain sums now finds a packing of each board of the first table. Before [its search was improved](choco.md), it found none in 8 s from 5x16 on.
            - *Rare packings*: the numbers are for the rows that Quadrille and CP-SAT both answer. Before 26 November, CP-SAT was 1.9 to 8.5 times as fast as Quadrille in seven rows, and slower in two. On 26 November, it was 1.1 to 5.8 times as fast in seven rows, and slower in three. In the table above, measured on 27 November, it is 1.5 and 2.0 times as fast in two rows, and slower in the other 13.
            - `y-hexomino-22x24`: on 26 November, only CP-SAT refuted it within 8 s. Now Quadrille does so, too.
            - The table *Rectangles as pieces* is new. The program for dancing links in C cannot store this many kinds. It ends with an error, which the table shows as *fails*.

            ## A native image

            On easy instances a native program ends before Java begins to search. Quadrille spends this time to start and to compile, although its classes
            come from an archive. Only a native image would save this time.
            """;

    private EngineWords() {}

    static String beginning(int times, Duration limit, double start) {
        return """
                # Ours and other solvers

                This page shows where Quadrille is faster than other solvers on the same instances, where it is slower, and why. In the tables, *ours* is Quadrille. *Peers* are the other solvers.

                `mvn -q -Pbench verify` writes this page. With `-Dbench.args="engines %d %d"` it writes no other page. The two numbers are the runs of each solver, and the seconds after which a run is killed.

                Every time is that of a whole process, from start to exit, with one search thread. It is the median of %d runs, and the fastest and slowest run follow in brackets. All engines run in turn, in
                the same session. A run is killed after %d s, and not repeated. All answers to an instance agree.
                %s Machines differ and are noisy: compare the ratios.

                ![A strip per instance, a mark per engine, time on a logarithmic axis](images/engines.svg)

                | engine | version and input |
                |---|---|
                | ours | `solve --threads 1` of the program that the build makes, `target/quadrille/bin/quadrille`, with an archive of its classes, which shortens the start. It reads the puzzle file, and also looks for arguments |
                | ours, `count` | `count --threads 1` |
                | ours, sums | `solve --model sums`: Choco with plain sums, after the same arguments |
                | ours, learning | `solve --model learning`: the same, and Choco learns from its failures |
                | CP-SAT | version: OR-Tools 9.15, called from Java, one worker. Its native libraries are unpacked before the measurement |
                | | input: a boolean per placement, cells as `addExactlyOne` or `addAtMostOne`, kinds as sums. It counts by `enumerate_all_solutions` |
                | Sat4j | version: 2.3.6, with clause learning (`newSAT`) or cutting planes (`newCuttingPlanesPOS2020`). These are the best two of six configurations. We tried each once on six questions, most of them from these tables |
                | | input: a variable per placement, cells and kinds as cardinality constraints. To count, it forbids each packing that it finds. It improves a covering until none is better |
                | dancing links in C | version: `src/bench/c/dlx.c`, `cc -O3 -march=native` |
                | | input: board and pieces, if tetrominoes or pentominoes cover all cells exactly. Otherwise all placements, as `export --format dlx` writes them (the export is not measured) |
                | bitboards in Java | `BitboardFill`, about 200 lines of Java that share no code with Quadrille. Cells are the bits of a long. The search fills the first empty cell, and lays the pentomino X in one quarter of the board only. It can only count packings of the twelve pentominoes on at most 64 squares, so other tables leave it out |
                | bitboards, X first | the same, but the X is laid before all other pieces |
                | Gecode | through MiniZinc: `models/packing.mzn` and `models/coverage.mzn` with exported data. The export is not measured, but MiniZinc's translation for Gecode is |

                Quadrille, CP-SAT and Sat4j run in a Java virtual machine, which starts and compiles again for every run. Each reads its classes from an archive.
                The times of easy instances show the start only: Quadrille takes %.2f s for `--version`.

                The fastest time is bold. If it is that of a peer, *2.4x* after it says that the peer is 2.4 times as fast as the fastest column of *ours*. *Cannot say it* means that the engine cannot express the question. *Fails* is followed by the exit code of the process. *None in %d s* means that there was no answer in that time.
                """.formatted(
                times, limit.toSeconds(), times, limit.toSeconds(), Conditions.sentence(), start, limit.toSeconds());
    }
}
