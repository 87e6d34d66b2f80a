package io.github.quadrille.io.burrtools;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.DrawnRegion;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.core.puzzle.RuleSet;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.io.burrtools.BurrColours.Pairs;
import io.github.quadrille.io.burrtools.BurrFile.BurrProblem;
import io.github.quadrille.io.burrtools.BurrFile.BurrProblem.Part;
import io.github.quadrille.io.burrtools.BurrFile.BurrShape;
import io.github.quadrille.io.burrtools.BurrToolsReader.ImportedPuzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PieceNames;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.Problems;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes a puzzle from a BurrTools problem, which asks to fill a shape of voxels (the result) with pieces. BurrTools
 * turns pieces in space, but never reflects them. If the result and all pieces are one voxel thick, a turn in space can
 * flip a piece. So such a problem of bricks or triangular prisms becomes a puzzle of squares or triangles with free
 * pieces. Any other problem of bricks becomes a puzzle of cubes with one-sided pieces. Spheres always become balls with
 * one-sided pieces.
 */
final class BurrConversion {
    private static final List<String> GRIDS =
            List.of("bricks", "triangular prisms", "spheres", "rhombic tetrahedra", "tetrahedra and octahedra");
    private static final int BRICKS = 0;
    private static final int PRISMS = 1;
    private static final int SPHERES = 2;
    private static final int MOST_CELLS = 1_000;
    private static final int MOST_KINDS = 200;
    private static final int LONGEST_NAME = 255;

    private final BurrFile file;
    private final int number;
    private final BurrProblem problem;
    private final Problems problems;
    private final List<String> leftOut = new ArrayList<>();

    BurrConversion(Problems problems, BurrFile file, int number) {
        this.file = file;
        this.number = number;
        this.problem = file.problems().get(number);
        this.problems = problems;
    }

    ImportedPuzzle puzzle() throws UnusableInput {
        List<Part> parts =
                problem.parts().stream().filter(part -> part.count().max() > 0).toList();
        checkShapes(parts);
        problems.throwIfAny();
        BurrShape result = file.shapes().get(problem.result().orElseThrow());
        Lattice lattice = lattice(result, parts);
        Optional<BurrColours> colours = colours(result, parts);
        checkHoles(result, parts);
        problems.throwIfAny();
        PieceSymmetry symmetry = lattice.isSolid() ? PieceSymmetry.ONE_SIDED : PieceSymmetry.FREE;
        PieceNames names = new PieceNames(lattice, symmetry);
        Map<Integer, Character> letters = colours.map(BurrColours::ofPieces).orElse(Map.of());
        Map<String, Map<Cell, Character>> ofShapes = new HashMap<>();
        List<Supply> supplies = new ArrayList<>();
        for (Part part : parts) {
            BurrShape shape = shape(part);
            Polyform form = new Polyform(lattice, cells(lattice, shape, BurrShape.FILLED));
            Map<Cell, Character> coloured = coloured(lattice, shape, form.cells(), letters);
            String number = "shape-" + (part.shape() + 1);
            Kind kind = coloured.isEmpty()
                    ? names.kind(shape.name(), form, number)
                    : names.drawn(shape.name(), form, number);
            supplies.add(new Supply(kind, part.count()));
            if (!coloured.isEmpty()) {
                ofShapes.put(kind.name(), coloured);
            }
        }
        Region region = DrawnRegion.of(
                lattice, cells(lattice, result, BurrShape.FILLED), cells(lattice, result, BurrShape.VARIABLE));
        sayWhatIsLeftOut(parts);
        RuleSet rules = colours.map(
                        all -> new Rule.Colours(coloured(lattice, result, region.cells(), all.ofResult()), ofShapes))
                .map(rule -> new RuleSet(List.of(rule)))
                .orElse(RuleSet.NONE);
        return new ImportedPuzzle(new Puzzle(name(), region, symmetry, new Bag(supplies)).with(rules), leftOut);
    }

    private String name() {
        String written = problem.name().isBlank()
                ? InputFile.stem(problems.source()) + (file.problems().size() > 1 ? " " + (number + 1) : "")
                : problem.name();
        String name = written.replaceAll("[\\p{Cc}\\p{Cs}]", "").strip();
        return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) : name;
    }

    private BurrShape shape(Part part) {
        return file.shapes().get(part.shape());
    }

    private void checkShapes(List<Part> parts) {
        if (problem.result().isEmpty()
                || problem.result().getAsInt() >= file.shapes().size()) {
            problems.add(
                    problem.position(),
                    "The problem has no shape to fill. Choose one of the %d shapes as the result in BurrTools."
                            .formatted(file.shapes().size()));
        } else {
            BurrShape result = file.shapes().get(problem.result().getAsInt());
            if (!result.has(BurrShape.FILLED) && !result.has(BurrShape.VARIABLE)) {
                problems.add(result.position(), "The shape of the result is empty. Choose another shape.");
            }
            if (result.states().length() > BoardSize.MAX_SQUARES / 2) {
                problems.add(
                        result.position(),
                        "The result has %,d voxels, more than %,d. Use a part of it."
                                .formatted(result.states().length(), BoardSize.MAX_SQUARES / 2));
            }
        }
        if (parts.isEmpty() || parts.size() > MOST_KINDS) {
            problems.add(
                    problem.position(),
                    "The problem has %d pieces, but Quadrille takes 1 to %d kinds. Choose them in BurrTools."
                            .formatted(parts.size(), MOST_KINDS));
        }
        parts.forEach(this::checkPiece);
    }

    private void checkPiece(Part part) {
        if (part.shape() >= file.shapes().size()) {
            problems.add(
                    part.position(),
                    "There is no shape %d among the %d shapes, counted from 0. Check whether the file is damaged."
                            .formatted(part.shape(), file.shapes().size()));
            return;
        }
        BurrShape shape = shape(part);
        if (shape.has(BurrShape.VARIABLE)) {
            problems.add(
                    shape.position(),
                    "Shape %d is a piece but has variable voxels, '+', which only a result may have. Fill or remove them."
                            .formatted(part.shape()));
        }
        long filled = shape.count(BurrShape.FILLED);
        if (filled == 0 || filled > MOST_CELLS) {
            problems.add(
                    shape.position(),
                    "Shape %d is a piece with %,d filled voxels, but a piece has 1 to %,d. Choose another shape."
                            .formatted(part.shape(), filled, MOST_CELLS));
        }
    }

    private Lattice lattice(BurrShape result, List<Part> parts) throws UnusableInput {
        if (file.grid() == SPHERES) {
            Stream.concat(Stream.of(result), parts.stream().map(this::shape))
                    .filter(shape -> shape.hasOddVoxel())
                    .forEach(shape -> problems.add(
                            shape.position(),
                            "A voxel of this shape cannot hold a sphere, because x + y + z is odd there. Remove it in"
                                    + " BurrTools."));
            problems.throwIfAny();
            return Lattices.FCC;
        }
        boolean flat = layers(result) == 1 && parts.stream().allMatch(part -> layers(shape(part)) == 1);
        if (file.grid() == BRICKS) {
            return flat ? Lattices.SQUARE : Lattices.CUBIC;
        }
        if (file.grid() == PRISMS && flat) {
            return Lattices.TRIANGULAR;
        }
        throw problems.refusal(
                "The triangular prisms are in several layers, but Quadrille has triangles in one layer only. Solve it with BurrTools.");
    }

    /**
     * Refuses a grid for which there is no lattice. All problems of a file have the same grid, so this is checked
     * before a problem is chosen.
     */
    static void checkGrid(Problems problems, BurrFile file) throws UnusableInput {
        if (file.grid() != BRICKS && file.grid() != PRISMS && file.grid() != SPHERES) {
            throw problems.refusal(
                    "The grid of this puzzle has %s, but Quadrille knows only bricks, spheres and one layer of triangles. Solve it with BurrTools."
                            .formatted(
                                    file.grid() < GRIDS.size()
                                            ? GRIDS.get(file.grid())
                                            : "the unknown kind %d".formatted(file.grid())));
        }
    }

    /** Returns the number of layers that a shape's voxels span. */
    private static int layers(BurrShape shape) {
        int area = shape.x() * shape.y();
        int[] layers = IntStream.range(0, shape.states().length())
                .filter(at -> shape.states().charAt(at) != BurrShape.EMPTY)
                .map(at -> at / area)
                .toArray();
        return layers[layers.length - 1] - layers[0] + 1;
    }

    /**
     * Returns letters for the colours. The result is empty if the colours forbid nothing. It is also empty if letters
     * cannot express the colours, and a problem with the reason is then added.
     */
    private Optional<BurrColours> colours(BurrShape result, List<Part> parts) {
        Set<Integer> ofPieces = new TreeSet<>();
        parts.forEach(part -> ofPieces.addAll(shape(part).someColours()));
        Pairs pairs = new Pairs(ofPieces, result.someColours(), problem.allowed());
        if (pairs.allowAll()) {
            if (!pairs.pieces().isEmpty() || !pairs.result().isEmpty()) {
                leftOut.add("colours, which have no effect here");
            }
            return Optional.empty();
        }
        Optional<String> unlike = BurrColours.problem(pairs);
        unlike.ifPresent(sentence -> problems.add(problem.position(), sentence));
        return unlike.isPresent() ? Optional.empty() : Optional.of(BurrColours.of(pairs));
    }

    /**
     * Returns the letters of the cells that have a colour.
     *
     * @param cells the cells of the shape, shifted to another place; sorting them must give the same order as sorting
     *     the cells of the voxels
     */
    private static Map<Cell, Character> coloured(
            Lattice lattice, BurrShape shape, List<Cell> cells, Map<Integer, Character> letters) {
        // A shape is shifted to the corner of its picture, which does not change the order of its cells.
        Map<Cell, Character> drawn = new TreeMap<>();
        for (int at = 0; at < shape.states().length(); at++) {
            if (shape.states().charAt(at) != BurrShape.EMPTY) {
                drawn.put(
                        cell(lattice, shape, at),
                        letters.getOrDefault((int) shape.colours().charAt(at), Rule.ANY_COLOUR));
            }
        }
        Map<Cell, Character> coloured = new HashMap<>();
        Iterator<Character> each = drawn.values().iterator();
        cells.stream().sorted().forEach(cell -> coloured.put(cell, each.next()));
        coloured.values().removeIf(letter -> letter == Rule.ANY_COLOUR);
        return coloured;
    }

    private void checkHoles(BurrShape result, List<Part> parts) {
        if (problem.maxHoles().isEmpty()) {
            return;
        }
        long variable = result.count(BurrShape.VARIABLE);
        long least = parts.stream()
                .mapToLong(part -> part.count().min() * shape(part).count(BurrShape.FILLED))
                .sum();
        long holes = Math.min(variable, variable + result.count(BurrShape.FILLED) - least);
        if (holes > problem.maxHoles().getAsInt()) {
            problems.add(
                    problem.position(),
                    "At most %,d variable voxels may stay empty in BurrTools, but here all %,d may. Raise the least counts of the pieces."
                            .formatted(problem.maxHoles().getAsInt(), variable));
        }
    }

    private void sayWhatIsLeftOut(List<Part> parts) {
        if (problem.hasGroups()) {
            leftOut.add("groups of pieces that come apart together");
        }
        if (parts.stream().anyMatch(part -> shape(part).hasWeight())) {
            leftOut.add("weights, which say which piece comes off first");
        }
        if (problem.solutions() > 0) {
            leftOut.add("%,d %s with the moves that take pieces apart"
                    .formatted(problem.solutions(), problem.solutions() == 1 ? "solution" : "solutions"));
        }
        if (file.hasComment()) {
            leftOut.add("the comment");
        }
    }

    /** Returns the voxels of a shape that are in a state, as cells of a puzzle. */
    private static List<Cell> cells(Lattice lattice, BurrShape shape, char state) {
        List<Cell> cells = new ArrayList<>();
        for (int at = 0; at < shape.states().length(); at++) {
            if (shape.states().charAt(at) == state) {
                cells.add(cell(lattice, shape, at));
            }
        }
        return cells;
    }

    /**
     * Returns the cell of a puzzle for a voxel. In puzzles and in BurrTools, a triangle rests on a side if x + y is
     * even. But BurrTools counts y upwards. So the order of rows is reversed. If the number of rows is even, each
     * triangle also moves by one column, so that it still rests on the same side.
     */
    private static Cell cell(Lattice lattice, BurrShape shape, int at) {
        int x = at % shape.x();
        int y = at / shape.x() % shape.y();
        int z = at / shape.x() / shape.y();
        if (lattice == Lattices.FCC) {
            return BurrSpheres.cell(x, y, z);
        }
        return lattice == Lattices.TRIANGULAR
                ? new Cell(0, shape.y() - 1 - y, x + (shape.y() - 1) % 2)
                : new Cell(lattice.isSolid() ? z : 0, y, x);
    }
}
