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
 * Lists the orientations of a kind, with their colours. Rules can forbid turns and flips that the symmetry of the
 * puzzle allows.
 */
final class PieceLooks {
    private static final int WHOLE_TURN = 360;
    private static final String ANY = ".?";

    private PieceLooks() {}

    /**
     * A {@code Drawn} is a kind as the puzzle draws it.
     *
     * @param cells the cells in ascending order, moved so that the first cell is at the origin
     * @param colours a character for the colour of each cell; an empty text if there are no colours
     * @param moves the allowed turns and flips
     */
    record Drawn(List<PicturePosition> cells, String colours, PieceMoves moves) {
        /**
         * Creates a drawn kind.
         *
         * @param marks the colours of the cells, in a picture of the same shape at any position; null if there are no
         *     colours
         */
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
     * @param cells the cells in ascending order
     * @param colours a character for the colour of each cell; an empty text if there are no colours
     */
    record Look(List<PicturePosition> cells, String colours) {
        /**
         * Returns whether the colours agree with those of the board on the covered cells. A cell without a colour
         * agrees with every colour.
         */
        boolean agrees(char[] board, int... covered) {
            return colours.isEmpty()
                    || IntStream.range(0, covered.length)
                            .allMatch(i -> isAny(colours.charAt(i))
                                    || isAny(board[covered[i]])
                                    || colours.charAt(i) == board[covered[i]]);
        }
    }

    /** Returns whether a character is a colour, or stands for a cell without a colour. */
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
     * @param degrees the allowed turns in degrees, where any flip comes before the turn; empty if no rule limits turns;
     *     in space only the turn by 0 degrees can be allowed
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
