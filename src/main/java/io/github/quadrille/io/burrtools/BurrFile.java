package io.github.quadrille.io.burrtools;

import java.util.List;

/**
 * All that is read of a file.
 *
 * @param grid what voxels are, as BurrTools numbers it
 * @param hasComment whether somebody wrote words about it
 */
record BurrFile(int grid, List<BurrShape> shapes, List<BurrProblem> problems, boolean hasComment) {
    /** Keeps copies. */
    BurrFile {
        shapes = List.copyOf(shapes);
        problems = List.copyOf(problems);
    }
}
