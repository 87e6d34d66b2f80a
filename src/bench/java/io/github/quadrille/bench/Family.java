package io.github.quadrille.bench;

import java.util.List;
import java.util.stream.Stream;

/**
 * Holds instances with the same task. They are the rows of one table.
 *
 * @param note the text before the family's table
 * @param reason the reason why another solver is the fastest on some instances
 */
record Family(String title, String note, String reason, List<Instance> instances) {
    static final List<Family> ALL = List.of(
            new Family(
                    "One packing",
                    "Is there a packing? Yes, for all instances. A run ends with its first packing. All puzzles have the standard bag.",
                    "On small boards, Gecode's sums and the clauses that Sat4j and CP-SAT learn are as good as our propagator. There a native program ends before"
                            + " Java begins to search. From 12x20 on, peers take longer, mostly far longer, or find no packing in time.",
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
                    "How many packings are there? Quadrille (except `count`) and Gecode list the packings; the others count them. If the puzzle is symmetric, Quadrille searches"
                            + " for one packing of each class of images. Of the peers only the bitboards use the symmetry: they lay the X in one quarter of the board.",
                    "If the search takes less than about a second, the time to start decides. Then dancing links in C and Gecode are ahead. Bitboards in Java have one class"
                            + " and no library, so they start quickly. They visit 26 times as many nodes as Quadrille (20 million in 6x10), at about 40 nanoseconds each. They win"
                            + " where Quadrille needs most of its time to start and warm up (3x20 and 8x8). With the X first they visit an eighth of these nodes. The bitboards answer no other question. In longer searches"
                            + " the number of nodes decides. There `count` is ahead because it need not find each packing.",
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
                    "How many packings are there, of pieces made of cubes or triangles? Here dancing links in C read a list of all placements.",
                    "In each of the first four rows dancing links in C need only 0.1 to 0.5 million nodes. They are ahead in the first three, because"
                            + " Quadrille first has to start and warm up. The more nodes there are, the further Quadrille is ahead.",
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
                    "Is there a packing? Yes, for both instances. A run ends with its first packing.",
                    "Dancing links in C and Quadrille find a packing after some hundred nodes, so the time to start decides.",
                    instances(Task.DECIDE, "lattices/bedlam-4x4x4", "lattices/obeirne-hexagon")),
            new Family(
                    "No packing",
                    "Is there a packing? No, for all instances. Quadrille must search in the first three. For the others it finds a [short argument](certificates.md).",
                    "The searches of the first three are short, so the time to start decides. For the others Quadrille first tries colourings with regular patterns. Then it"
                            + " looks for a packing for some thousand nodes, because most puzzles have one. After that it looks for other arguments. CP-SAT decides at once that"
                            + " dominoes do not cover a chessboard without two corners. It does not decide the standard bag on 10x14 in 25 s.",
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
                    "Is there a packing of one or two shapes, with any number of each? The last three instances have none. Quadrille runs on one thread, like the others.",
                    "Quadrille [learns](how-it-works.md) from its dead ends, as CP-SAT does. CP-SAT also has a linear relaxation. Quadrille learns shorter clauses, and also"
                            + " their images under the symmetries of the board.",
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
                    "Is there a packing of rectangles in a rectangle? The last three instances have none.",
                    "The time to start decides.",
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
                    "What is the proven worth of the best covering? The worth is a number of pieces, points or cells.",
                    "Quadrille computes a bound by weights once. Then it [sweeps](coverage.md) along the frontier within this bound. The sweep decides most of these"
                            + " instances in milliseconds. The rest of the time is for a linear program and the start. CP-SAT's strength is its linear relaxation: without it"
                            + " (`linearization_level=0`), CP-SAT proves none of treasure-7x7, most-t-9x9 and most-s-12x12 in 25 s.",
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
