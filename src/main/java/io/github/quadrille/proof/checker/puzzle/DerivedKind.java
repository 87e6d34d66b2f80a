package io.github.quadrille.proof.checker.puzzle;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A kind of pieces.
 *
 * @param max {@link DerivedModel#NO_MAXIMUM} when there may be any number
 * @param orientations how a piece may lie, each with its cells in order
 */
record DerivedKind(String name, int min, int max, Set<List<PicturePosition>> orientations) {
    private static final Pattern COUNT = Pattern.compile("(\\d{1,10})(?:(\\.\\.)(\\d{1,10})?)?");
    private static final long MOST = 1_000_000_000;

    /** A kind of which there are as many as a node says: {@code 3}, {@code 1..3}, {@code 2..} or {@code any}. */
    static DerivedKind of(String name, Set<List<PicturePosition>> orientations, PuzzleNode count) throws UnreadablePuzzle {
        String text = count.word("A count");
        if (text.equals("any")) {
            return new DerivedKind(name, 0, DerivedModel.NO_MAXIMUM, orientations);
        }
        Matcher matcher = COUNT.matcher(text);
        if (!matcher.matches()) {
            throw notACount(text, count);
        }
        long min = Long.parseLong(matcher.group(1));
        long max = matcher.group(2) == null
                ? min
                : matcher.group(3) == null ? DerivedModel.NO_MAXIMUM : Long.parseLong(matcher.group(3));
        if (min > max || min > MOST || (max > MOST && max != DerivedModel.NO_MAXIMUM)) {
            throw notACount(text, count);
        }
        return new DerivedKind(name, (int) min, (int) max, orientations);
    }

    private static UnreadablePuzzle notACount(String text, PuzzleNode node) {
        return new UnreadablePuzzle(node.line(), UnreadablePuzzle.quote(text) + " is no count.");
    }

    /** What is left when one piece lies. */
    DerivedKind withoutOne() {
        return new DerivedKind(
                name, Math.max(0, min - 1), max == DerivedModel.NO_MAXIMUM ? max : max - 1, orientations);
    }
}
