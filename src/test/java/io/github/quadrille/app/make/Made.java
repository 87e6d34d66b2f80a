package io.github.quadrille.app.make;

import io.github.quadrille.app.make.CutDesign.Corners;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;

/** Makes packings for tests, and designs for cutting them out. */
final class Made {
    private Made() {}

    static Picture solved(String puzzle) {
        try {
            Puzzle read = PuzzleReader.parse("test", puzzle);
            return Picture.of(read, Solver.of(read).solve().bestSeen().orElseThrow());
        } catch (UnusableInput e) {
            throw new AssertionError(e);
        }
    }

    static Picture pentominoes() {
        return solved("{board: 6x10, pieces: {pentominoes: 1}}");
    }

    static Picture hexagons() {
        return solved("{board: 4x7, lattice: hexagonal, pieces: {tetrahexes: 1}}");
    }

    static Picture triangles() {
        return solved("{board: 6x6, lattice: triangular, pieces: {hexiamonds: 1}}");
    }

    /** Returns a packing with a hole in the board and a hole in a piece. */
    static Picture holes() {
        return solved("""
                board: |
                  .......
                  .....#.
                  .......
                pieces: {ring: 1, O1: 12}
                shapes:
                  ring: |
                    XXX
                    X.X
                    XXX
                """);
    }

    static Picture soma() {
        return solved("{board: 3x3x3, lattice: cubic, pieces: {soma: 1}}");
    }

    static Picture balls() {
        return solved("{board: pyramid-3, lattice: fcc, pieces: {hA3: any, V3: any, I2: 1}}");
    }

    static CutDesign cut(Picture picture, double kerf, double clearance, Corners corners) {
        return new CutDesign(picture, 20, kerf, clearance, corners, 3, 10, false, true);
    }
}
