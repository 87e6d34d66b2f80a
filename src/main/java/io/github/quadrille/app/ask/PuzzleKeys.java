package io.github.quadrille.app.ask;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import java.util.List;

/** Declares the keys of a puzzle that may also be set as parameters, outside the puzzle file. */
public final class PuzzleKeys {
    /** This parameter names the pieces for a board whose description names none. */
    public static final Parameter<String> PIECES = Parameter.text(
            "pieces", "The pieces for a size, a picture or a matrix: pentominoes, or \"T: 2, I: 1..3, 3x5: 1\".");
    /** This parameter says whether pieces may be turned and flipped. */
    public static final Parameter<PieceSymmetry> SYMMETRY = Parameter.of(
                    "symmetry",
                    ParameterType.oneOf(List.of(PieceSymmetry.values()), PieceSymmetry::word),
                    "How pieces may be placed: free (turn and flip), one-sided (turn only) or fixed (default: as the"
                            + " set of the pieces says, or free).")
            .under(Heading.BOARD);
    /** This parameter says which edges of the board meet, as on a cylinder or a torus. */
    public static final Parameter<Wrap> WRAP = Parameter.of(
                    "wrap",
                    ParameterType.written(
                            Wrap::of,
                            "none, horizontal, vertical, both, or for cubes layers,rows,columns or some of these",
                            "none",
                            "horizontal",
                            "vertical",
                            "both"),
                    "Edges that meet: none, horizontal, vertical or both; for cubes also layers,rows,columns or some of these.")
            .under(Heading.BOARD);
    /** This parameter says whether to pack or to cover. */
    public static final Parameter<String> GOAL = Parameter.of(
                    "goal",
                    ParameterType.oneOf(List.of("pack", "cover"), word -> word),
                    "pack (cover every cell) or cover (cover as many cells as possible).")
            .under(Heading.BOARD);
    /** This parameter says what the cells are: squares, cubes and so on. */
    public static final Parameter<Lattice> LATTICE = Parameter.of(
                    "lattice",
                    ParameterType.oneOf(Lattices.ALL, Lattice::word),
                    "The lattice of a size or a picture: square, cubic, hexagonal, triangular, fcc (balls) or hypercubic.")
            .under(Heading.BOARD);

    /** This parameter names the rules that a packing must keep. */
    public static final Parameter<String> RULES = Parameter.text(
                    "rules", "Rules for packings: no-four-meet, or \"[no-four-meet, {apart: corners}]\".")
            .under(Heading.BOARD);

    /** The list has all parameters that are keys of a puzzle. */
    public static final List<Parameter<?>> ALL = List.of(PIECES, SYMMETRY, WRAP, GOAL, LATTICE, RULES);

    private PuzzleKeys() {}

    /** Collects the keys that the user set, for the reader of puzzles. */
    public static GivenKeys of(Values values) {
        return new GivenKeys(values.said(PIECES), values.said(SYMMETRY), values.said(WRAP), values.said(GOAL))
                .on(values.said(LATTICE))
                .with(values.said(RULES));
    }
}
