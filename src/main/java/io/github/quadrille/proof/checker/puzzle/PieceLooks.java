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

/** Lists how pieces of a kind may lie, and with which colours, where rules say more of it than the symmetry does. */
final class PieceLooks {
    private static final int WHOLE_TURN = 360;
    private static final String ANY = ".?";

    private PieceLooks() {}

    /**
     * Holds a kind as it is drawn.
     *
     * @param cells in order, moved to the origin
     * @param colours a mark for each cell, or nothing
     * @param moves says what may be done to it
     */
    record Drawn(List<PicturePosition> cells, String colours, PieceMoves moves) {
        /** Takes marks for colours if they lie on the cells; there may be none. */
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
                        "Colours do not lie on the cells of a shape.");
                marks.values().forEach(colours::append);
            }
            return new Drawn(cells, colours.toString(), moves);
        }
    }

    /**
     * Holds one way to lie.
     *
     * @param cells in order
     * @param colours a mark for each, or nothing
     */
    record Look(List<PicturePosition> cells, String colours) {
        /** Says whether it may lie where the board has these colours. */
        boolean agrees(char[] board, int... covered) {
            return colours.isEmpty()
                    || IntStream.range(0, covered.length)
                            .allMatch(i -> isAny(colours.charAt(i))
                                    || isAny(board[covered[i]])
                                    || colours.charAt(i) == board[covered[i]]);
        }
    }

    /** Says whether a mark is a colour, or stands for a cell without one. */
    static boolean isColourOrAny(char mark) {
        return mark == ANY.charAt(1) || String.valueOf(mark).matches("[A-Za-z0-9]");
    }

    private static boolean isAny(char mark) {
        return ANY.indexOf(mark) >= 0;
    }

    /**
     * Lists them, each once.
     *
     * @param degrees by which pieces may be turned after a flip, if that is said; in space only 0 is
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
