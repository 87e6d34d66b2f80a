package io.github.quadrille.proof.checker.puzzle;

import io.github.quadrille.proof.checker.puzzle.LatticeForm.PieceMoves;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Holds the kinds of a lattice that have a name and need no drawing in the puzzle file. */
final class NamedKinds {
    private static final Map<String, String> OTHER_NAMES = Map.of("L3", "V3", "monomino", "O1", "domino", "I2");
    private static final Pattern RECTANGLE = Pattern.compile("([1-9][0-9]{0,3})x([1-9][0-9]{0,3})");
    private static final Pattern BOX = Pattern.compile("([1-9][0-9]{0,3})x" + RECTANGLE);
    private static final String ONE_SIDED = "one-sided-";
    private static final String FIXED_TETROMINOES = "fixed-tetrominoes";

    private final LatticeForm form;
    private final Map<String, List<PicturePosition>> shapes = new LinkedHashMap<>();

    NamedKinds(LatticeForm form) {
        this.form = form;
        String[] words = KindDrawings.of(form);
        for (int i = 0; i < words.length; i += 2) {
            List<PicturePosition> shape = new ArrayList<>();
            int layer = -1;
            for (String drawn : words[i + 1].split("\\|")) {
                // An empty text between two bars means that the coordinate before the layer increases.
                layer = drawn.isEmpty() ? LatticeForm.BASE - 1 : layer + 1;
                String[] rows = drawn.split("/");
                for (int row = 0; row < rows.length; row++) {
                    for (int column = 0; column < rows[row].length(); column++) {
                        if (rows[row].charAt(column) == '#') {
                            shape.add(new PicturePosition(layer, row, column));
                        }
                    }
                }
            }
            shapes.put(words[i], shape);
        }
    }

    /** Returns the name under which a kind is stored. For example, {@code T4} becomes {@code T}. */
    String usualName(String name) {
        boolean isFlat = form == LatticeForm.SQUARE;
        int at = name.indexOf('@');
        String plain = at < 0 ? name : name.substring(0, at);
        if (isFlat && OTHER_NAMES.containsKey(plain)) {
            plain = OTHER_NAMES.get(plain);
        } else if (plain.matches("[A-Z]4") && shapes.containsKey(plain.substring(0, 1))) {
            plain = plain.substring(0, 1);
        }
        return at < 0 ? plain : plain + name.substring(at);
    }

    /**
     * Returns the shape of a kind; empty if no kind has this name. For example, {@code F5'} is the mirror image of
     * {@code F5}, and {@code L@90} is the shape of {@code L} after a clockwise turn by 90 degrees.
     */
    Optional<List<PicturePosition>> shape(String name) {
        String usual = usualName(name);
        int at = usual.indexOf('@');
        if (at >= 0) {
            int turns = form == LatticeForm.SQUARE
                    ? List.of("0", "90", "180", "270").indexOf(usual.substring(at + 1))
                    : -1;
            return turns < 0 ? Optional.empty() : shape(usual.substring(0, at)).map(shape -> form.turned(shape, turns));
        }
        if (usual.endsWith("'") && !form.turnsOnly()) {
            return Optional.ofNullable(shapes.get(usual.substring(0, usual.length() - 1)))
                    .map(form::mirrored);
        }
        return Optional.ofNullable(shapes.get(usual)).or(() -> box(usual));
    }

    /**
     * Returns the shape of a box. For example, {@code 3x5} of squares has three rows of five squares, and {@code 1x2x4}
     * of cubes has one layer with two rows of four cubes.
     */
    private Optional<List<PicturePosition>> box(String name) {
        boolean isSolid = form == LatticeForm.CUBIC;
        Matcher sides = (isSolid ? BOX : RECTANGLE).matcher(name);
        if (!(isSolid || form == LatticeForm.SQUARE) || !sides.matches()) {
            return Optional.empty();
        }
        List<PicturePosition> shape = List.of(new PicturePosition(0, 0, 0));
        long cells = 1;
        for (int group = sides.groupCount(); group > 0; group--) {
            int side = Integer.parseInt(sides.group(group));
            int axis = sides.groupCount() - group;
            cells *= side;
            if (cells > PieceKinds.MOST_CELLS) {
                return Optional.empty();
            }
            shape = shape.stream()
                    .flatMap(cell -> IntStream.range(0, side)
                            .mapToObj(step -> cell.plus(new PicturePosition(
                                    axis == 2 ? step : 0, axis == 1 ? step : 0, axis == 0 ? step : 0))))
                    .toList();
        }
        return Optional.of(shape);
    }

    /**
     * Returns whether a name is reserved, so that a file may not draw a kind of this name. The names of boxes of cubes
     * are not reserved.
     */
    boolean reserves(String name) {
        return !namesOfSet(name).isEmpty()
                || (shape(name).isPresent()
                        && !(form == LatticeForm.CUBIC && BOX.matcher(name).matches()));
    }

    /** Returns whether pieces of a set may be turned and flipped. The result is empty if no set has this name. */
    Optional<PieceMoves> movesOfSet(String name) {
        boolean known = !namesOfSet(name).isEmpty();
        PieceMoves usual = form.turnsOnly() ? PieceMoves.ONE_SIDED : PieceMoves.FREE;
        return !known
                ? Optional.empty()
                : Optional.of(
                        name.equals(FIXED_TETROMINOES)
                                ? PieceMoves.FIXED
                                : name.startsWith(ONE_SIDED) ? PieceMoves.ONE_SIDED : usual);
    }

    /** Returns the names of the kinds in a set. The list is empty if no set has this name. */
    List<String> namesOfSet(String name) {
        String listed = KindDrawings.sets(form).get(name);
        if (listed != null) {
            return List.of(listed.split(" "));
        }
        if (form == LatticeForm.SQUARE && name.equals(FIXED_TETROMINOES)) {
            return turnedTetrominoes();
        }
        return name.startsWith(ONE_SIDED) && !form.turnsOnly()
                ? withMirrorImages(namesOfSet(name.substring(ONE_SIDED.length())))
                : List.of();
    }

    private List<String> turnedTetrominoes() {
        List<String> names = new ArrayList<>();
        for (String name : List.of("I", "O", "T", "L", "J", "S", "Z")) {
            int different =
                    form.orientations(shapes.get(name), PieceMoves.ONE_SIDED).size();
            for (int turn = 0; turn < different; turn++) {
                names.add(name + "@" + 90 * turn);
            }
        }
        return names;
    }

    private List<String> withMirrorImages(List<String> free) {
        List<String> all = new ArrayList<>(free);
        for (String name : free) {
            List<PicturePosition> shape = shapes.get(name);
            if (form.orientations(shape, PieceMoves.FREE).size()
                    > form.orientations(shape, PieceMoves.ONE_SIDED).size()) {
                all.add(name + "'");
            }
        }
        return all;
    }
}
