package io.github.quadrille.proof.checker.puzzle;

import io.github.quadrille.proof.checker.puzzle.LatticeForm.PieceMoves;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Lists the orientations of a kind, with their colours. Rules may allow fewer turns and flips than the symmetry of the
 * puzzle.
 */
final class PieceLooks {
    private static final int WHOLE_TURN = 360;
    private static final String ANY = ".?";

    private PieceLooks() {}

    /**
     * A {@code Drawn} is a kind as the puzzle draws it.
     *
     * @param cells the cells in order, moved to the origin
     * @param colours a mark for each cell, or an empty text
     * @param moves the allowed turns and flips
     */
    record Drawn(List<PicturePosition> cells, String colours, PieceMoves moves) {
        /** Creates a drawn kind. The marks, which may be null, become its colours; they must be on its cells. */
        static Drawn of(
                LatticeForm form,
                Collection<PicturePosition> shape,
                Map<PicturePosition, Character> marks,
                PieceMoves moves,
                int line)
                throws UnreadablePuzzle {
            List<PicturePosition> cells = form.normal(shape);
            StringBuilder colours = new StringBuilder();
            if (marks != null) {
                UnreadablePuzzle.when(
                        !form.normal(marks.keySet()).equals(cells),
                        line,
                        "The colours of a shape do not fit its cells.");
                marks.values().forEach(colours::append);
            }
            return new Drawn(cells, colours.toString(), moves);
        }
    }

    /**
     * A {@code Look} is an orientation with its colours.
     *
     * @param cells the cells in order
     * @param colours a mark for each cell, or an empty text
     */
    record Look(List<PicturePosition> cells, String colours) {
        /** Returns whether the colours agree with those of the board on the covered cells. */
        boolean agrees(char[] board, int... covered) {
            return colours.isEmpty()
                    || IntStream.range(0, covered.length)
                            .allMatch(i -> isAny(colours.charAt(i))
                                    || isAny(board[covered[i]])
                                    || colours.charAt(i) == board[covered[i]]);
        }
    }

    /** Returns whether a mark is a colour, or stands for a cell without one. */
    static boolean isColourOrAny(char mark) {
        return mark == ANY.charAt(1) || String.valueOf(mark).matches("[A-Za-z0-9]");
    }

    private static boolean isAny(char mark) {
        return ANY.indexOf(mark) >= 0;
    }

    /**
     * Returns all orientations of a kind with their colours, each once.
     *
     * @param form the lattice
     * @param drawn the kind
     * @param mayFlip whether pieces may be flipped
     * @param degrees the allowed turns, which come after any flip; empty if no rule limits them; in space only 0 is
     *     possible
     */
    static Set<Look> of(LatticeForm form, Drawn drawn, boolean mayFlip, Optional<Set<Integer>> degrees) {
        PieceMoves moves = drawn.moves() == PieceMoves.FREE && !mayFlip ? PieceMoves.ONE_SIDED : drawn.moves();
        Set<List<PicturePosition>> images = new LinkedHashSet<>();
        if (form.isSolid()) {
            images.addAll(degrees.isEmpty() ? form.images(drawn.cells(), moves) : Set.of(drawn.cells()));
        } else {
            for (int turn = 0; turn < (moves == PieceMoves.FIXED ? 1 : WHOLE_TURN); turn += form.smallestTurn()) {
                int angle = turn;
                if (degrees.filter(some -> !some.contains(angle)).isEmpty()) {
                    images.add(form.atOrigin(form.moved(drawn.cells(), false, angle)));
                    if (moves == PieceMoves.FREE) {
                        images.add(form.atOrigin(form.moved(drawn.cells(), true, angle)));
                    }
                }
            }
        }
        Set<Look> looks = new LinkedHashSet<>();
        images.forEach(image -> looks.add(sorted(image, drawn.colours())));
        return looks;
    }

    private static Look sorted(List<PicturePosition> image, String colours) {
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, image.size()).boxed().toList());
        order.sort(Comparator.comparing(image::get));
        StringBuilder marks = new StringBuilder();
        order.stream().filter(i -> !colours.isEmpty()).forEach(i -> marks.append(colours.charAt(i)));
        return new Look(order.stream().map(image::get).toList(), marks.toString());
    }
}
