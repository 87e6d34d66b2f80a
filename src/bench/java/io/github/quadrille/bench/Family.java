package io.github.quadrille.bench;

import java.util.List;
import java.util.stream.Stream;

/**
 * Holds instances with the same task, from easy to hard.
 *
 * @param note the text before the family's table
 * @param reason the reason why another solver wins where one does
 */
record Family(String title, String note, String reason, List<Instance> instances) {
    static final List<Family> ALL = List.of(
            new Family(
                    "One packing",
                    "Is there a packing? Yes; a run ends with its first packing. All have the standard bag.",
                    "On small boards Gecode's sums, and the clauses that Sat4j and CP-SAT learn, find a packing as well as our propagator. A native program ends there before"
                            + " Java begins to search. From 12x20 on the others take longer, mostly far longer, or find no packing in time.",
                    instances(
                            Task.DECIDE,
                            "rectangles/4x10",
                            "rectangles/5x16",
                            "rectangles/6x20",
                            "rectangles/12x20",
                            "rectangles/20x20-with-holes",
                            "rectangles/28x70")),
            new Family(
                    "All packings",
                    "How many packings are there? Ours (except `count`) and Gecode list them; the others count. Ours searches one"
                            + " of each class of symmetric packings where the puzzle allows that. Of the others only bitboards do, for X.",
                    "If the search takes less than about a second, the start decides, and dancing links in C and Gecode are ahead. Bitboards in Java have one class, without a library, so they start quickly. They visit"
                            + " 26 times our nodes (20 million in 6x10), at some 40 nanoseconds each, and win where ours starts and warms up. With X first they have an eighth of those nodes."
                            + " They answer no other question. In longer searches nodes decide, and `count`, which need not find each packing.",
                    instances(
                            Task.COUNT,
                            "rectangles/t-8x8",
                            "tubes-and-tori/tetrominoes-5x4-torus",
                            "rectangles/4x10",
                            "pentominoes/pentominoes-3x20",
                            "pentominoes/pentominoes-8x8-without-middle",
                            "pentominoes/pentominoes-6x10")),
            new Family(
                    "Cubes and triangles",
                    "How many packings of cubes and of triangles are there? The yardstick reads all placements.",
                    "Dancing links in C answer the first four within half a second, with 0.1 to 0.5 million nodes. Ours takes 0.2 s to start. From hexiamonds on ours"
                            + " is ahead, and the more so the more nodes there are.",
                    instances(
                            Task.COUNT,
                            "lattices/soma-3x3x3",
                            "lattices/tetracubes-2x4x4",
                            "lattices/hexiamonds-6x6",
                            "lattices/solid-pentominoes-2x3x10",
                            "lattices/solid-pentominoes-2x5x6",
                            "lattices/solid-pentominoes-3x4x5")),
            new Family(
                    "One packing of cubes and triangles",
                    "Is there a packing? Yes; a run ends with its first packing.",
                    "Dancing links and ours meet a packing after some hundred nodes, so the start decides.",
                    instances(Task.DECIDE, "lattices/bedlam-4x4x4", "lattices/obeirne-hexagon")),
            new Family(
                    "No packing",
                    "Is there a packing? No. For the first three ours must search; the others have a short"
                            + " argument ([which](certificates.md)).",
                    "Without a short argument most searches here are short, and the start decides. Otherwise ours tries colourings of regular patterns, then looks for a packing for some thousand nodes,"
                            + " because mostly there is one, and then for other arguments. CP-SAT decides dominoes on a chessboard without two corners at once, but not the standard bag on 10x14 in 25 s.",
                    instances(
                            Task.DECIDE,
                            "infeasible/two-sets-2x20",
                            "infeasible/one-sided-2x28",
                            "infeasible/pentominoes-3x21-three-holes",
                            "infeasible/t-10x10",
                            "infeasible/mutilated-chessboard-30x30",
                            "infeasible/seven-sets-10x14")),
            new Family(
                    "Rare packings",
                    "Is there a packing of one or two shapes, any number of each? In the last three there is none. Ours runs on one thread, like the others.",
                    "Ours [learns](how-it-works.md) from its dead ends, as CP-SAT does. CP-SAT also has a linear relaxation; ours learns shorter clauses, and their images under the symmetries of the board.",
                    instances(
                            Task.DECIDE,
                            "orders/pair-e0a0-e08080-20x20",
                            "orders/pair-f04040-e02030-16x21",
                            "orders/pair-f090-e04060-24x28",
                            "orders/pair-f090-80e030-19x24",
                            "orders/pair-e0b0-80e030-20x36",
                            "orders/pair-f04040-f090-24x34",
                            "orders/pair-f820-e04060-18x34",
                            "orders/heptomino-f860-19x28",
                            "orders/polyomino-f0f880-30x46",
                            "orders/y-hexomino-23x24",
                            "orders/y-pentomino-15x15",
                            "orders/y-pentomino-17x20",
                            "orders/y-pentacubes-5x5x5",
                            "orders/y-pentomino-13x25",
                            "orders/y-hexomino-22x24",
                            "orders/pair-f090-e04060-24x27")),
            new Family(
                    "Rectangles as pieces",
                    "Is there a packing? In the last three there is none.",
                    "The start decides.",
                    instances(
                            Task.DECIDE,
                            "squares/squared-square-112",
                            "squares/squares-15",
                            "squares/squares-18",
                            "squares/partridge-8",
                            "squares/boxes-10",
                            "squares/squares-15-27x46",
                            "squares/partridge-7")),
            new Family(
                    "Best coverings",
                    "How much is the best covering worth, proven? Pieces, points or cells count.",
                    "Ours computes a bound by weights once, then [sweeps](coverage.md) along the frontier within this bound. That decides most of these"
                            + " in milliseconds; a linear program and the start remain. CP-SAT's strength is its linear relaxation: with `linearization_level=0` it proves none of"
                            + " treasure-7x7, most-t-9x9 and most-s-12x12 in 25 s.",
                    instances(
                            Task.COVER,
                            "coverings/one-set-5x4",
                            "coverings/treasure-7x7",
                            "coverings/pentominoes-8x8",
                            "coverings/most-t-9x9",
                            "coverings/most-s-12x12")));

    Family {
        instances = List.copyOf(instances);
    }

    private static List<Instance> instances(Task task, String... names) {
        return Stream.of(names)
                .map(name -> Instance.of("instances/" + name + ".yaml", task))
                .toList();
    }
}
