package io.github.quadrille.bench;

import java.util.List;
import java.util.stream.Stream;

/**
 * Instances of which the same is asked, from easy to hard.
 *
 * @param note what to know before reading its table
 */
record Family(String title, String note, List<Instance> instances) {
    static final List<Family> ALL = List.of(
            new Family(
                    "One packing",
                    "Is there a packing? There is; the first one found ends the run. All are the standard bag.",
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
                            + " of each class of symmetric packings where the puzzle allows that; nobody else does.",
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
                    "How many packings are there, of cubes and of triangles? The yardstick reads all placements.",
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
                    "Is there a packing? There is; the first one found ends the run.",
                    instances(Task.DECIDE, "lattices/bedlam-4x4x4", "lattices/obeirne-hexagon")),
            new Family(
                    "No packing",
                    "Is there a packing? There is none. For the first three ours has to search; the others have a short"
                            + " argument ([which](certificates.md)).",
                    instances(
                            Task.DECIDE,
                            "infeasible/two-sets-2x20",
                            "infeasible/one-sided-2x28",
                            "infeasible/pentominoes-3x21-three-holes",
                            "infeasible/t-10x10",
                            "infeasible/mutilated-chessboard-30x30",
                            "infeasible/seven-sets-10x14")),
            new Family(
                    "Best coverings",
                    "What is the best covering worth, proven? Pieces, points or cells count.",
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
