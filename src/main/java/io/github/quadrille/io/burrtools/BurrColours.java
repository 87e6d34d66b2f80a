package io.github.quadrille.io.burrtools;

import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.io.burrtools.BurrFile.BurrProblem.ColourPair;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Assigns letters to the colours of a BurrTools problem. In BurrTools, the shape to fill is called the result. A
 * problem lists pairs, which say what colour of a piece is allowed on what colour of the result. In a puzzle, a cell of
 * a piece must have the same letter as the cell of the board that it covers. So there are letters only if the colours
 * form blocks. A block has some colours of pieces and some colours of the result. Every colour of pieces in the block
 * is allowed on every colour of the result in the block, and on no other colour.
 *
 * @param ofPieces the letters of the colours of pieces; {@link Rule#ANY_COLOUR} for a colour that is allowed on all
 * @param ofResult the letters of the colours of the result; {@link Rule#ANY_COLOUR} for a colour that allows all
 */
record BurrColours(Map<Integer, Character> ofPieces, Map<Integer, Character> ofResult) {
    static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    /**
     * Holds the colours that occur in a problem, and the pairs of a piece's colour and a colour of the result that
     * allows it.
     */
    record Pairs(Set<Integer> pieces, Set<Integer> result, Set<ColourPair> allowed) {
        Pairs {
            pieces = new TreeSet<>(pieces);
            result = new TreeSet<>(result);
        }

        boolean allow(int piece, int onto) {
            return allowed.contains(new ColourPair(piece, onto));
        }

        /** Returns whether every colour of pieces is allowed on every colour of the result. */
        boolean allowAll() {
            return pieces.stream().allMatch(this::isFree);
        }

        private boolean isFree(int piece) {
            return result.stream().allMatch(onto -> allow(piece, onto));
        }

        /** Returns the colours of the result that allow a given colour of pieces. */
        private Set<Integer> with(int piece) {
            Set<Integer> found = new TreeSet<>(result);
            found.removeIf(onto -> !allow(piece, onto));
            return found;
        }

        /**
         * Leaves out the colours of pieces that are allowed on all colours of the result, and the colours of the result
         * that allow all colours of pieces.
         */
        private Pairs withoutFree() {
            Set<Integer> someResults = new TreeSet<>(result);
            someResults.removeIf(onto -> pieces.stream().allMatch(piece -> allow(piece, onto)));
            Set<Integer> somePieces = new TreeSet<>(pieces);
            somePieces.removeIf(this::isFree);
            return new Pairs(somePieces, someResults, allowed);
        }

        /**
         * Finds two colours of pieces that prevent blocks. Both are allowed on the same colour of the result. But only
         * the second of them is also allowed on another colour of the result.
         */
        private Optional<Missed> missed() {
            for (int piece : pieces) {
                for (int other : pieces) {
                    Set<Integer> own = with(piece);
                    Set<Integer> more = with(other);
                    Optional<Integer> shared =
                            own.stream().filter(more::contains).findFirst();
                    Optional<Integer> lacked =
                            more.stream().filter(onto -> !own.contains(onto)).findFirst();
                    if (shared.isPresent() && lacked.isPresent()) {
                        return Optional.of(new Missed(piece, other, shared.get(), lacked.get()));
                    }
                }
            }
            return Optional.empty();
        }
    }

    private record Missed(int piece, int other, int shared, int lacked) {}

    /** Returns why letters cannot express these pairs, with advice. The result is empty if letters can express them. */
    static Optional<String> problem(Pairs pairs) {
        Pairs blocks = blocks(pairs);
        return blocks.missed()
                .map(pair ->
                        "In this file, pieces of colours %d and %d may both be placed on colour %d, but only %d on colour %d."
                                        .formatted(
                                                pair.piece(), pair.other(), pair.shared(), pair.other(), pair.lacked())
                                + " Here, each colour of a piece must fit the same colours of the result. Allow the pair of %d and %d, too."
                                        .formatted(pair.piece(), pair.lacked()))
                .or(() -> letters(blocks) <= LETTERS.length()
                        ? Optional.empty()
                        : Optional.of("The colours of this file need %d letters, but there are %d. Use fewer colours."
                                .formatted(letters(blocks), LETTERS.length())));
    }

    /**
     * Returns the number of letters that are needed. Each block needs one letter. Each colour that is in no allowed
     * pair needs a letter of its own.
     */
    private static long letters(Pairs blocks) {
        Set<Set<Integer>> sets = new HashSet<>();
        Set<Integer> met = new TreeSet<>();
        long alone = 0;
        for (int piece : blocks.pieces()) {
            Set<Integer> with = blocks.with(piece);
            alone += with.isEmpty() ? 1 : 0;
            met.addAll(with);
            sets.add(with);
        }
        sets.remove(Set.of());
        return sets.size() + alone + blocks.result().size() - met.size();
    }

    /**
     * Returns the pairs that must form blocks. If all pairs form blocks, they are returned unchanged, so that every
     * colour gets a letter. Otherwise, {@link Pairs#withoutFree} leaves out colours that can be combined with all
     * others.
     */
    private static Pairs blocks(Pairs pairs) {
        return pairs.missed().isEmpty() ? pairs : pairs.withoutFree();
    }

    /**
     * Finds the letters. The colours get letters in the order of their numbers.
     *
     * @param pairs pairs for which {@link #problem} is empty
     */
    static BurrColours of(Pairs pairs) {
        Pairs blocks = blocks(pairs);
        Map<Integer, Character> pieces = new TreeMap<>();
        Map<Integer, Character> result = new TreeMap<>();
        pairs.pieces().forEach(piece -> pieces.put(piece, Rule.ANY_COLOUR));
        pairs.result().forEach(onto -> result.put(onto, Rule.ANY_COLOUR));
        Iterator<Character> letters =
                LETTERS.chars().mapToObj(letter -> (char) letter).iterator();
        Set<Integer> numbers = new TreeSet<>(blocks.pieces());
        numbers.addAll(blocks.result());
        for (int number : numbers) {
            if (blocks.pieces().contains(number) && pieces.get(number) == Rule.ANY_COLOUR) {
                char letter = letters.next();
                Set<Integer> with = blocks.with(number);
                blocks.pieces().stream()
                        .filter(piece -> piece == number || (!with.isEmpty() && with.equals(blocks.with(piece))))
                        .forEach(piece -> pieces.put(piece, letter));
                with.forEach(onto -> result.put(onto, letter));
            }
            if (blocks.result().contains(number)
                    && blocks.pieces().stream().noneMatch(piece -> blocks.allow(piece, number))) {
                result.put(number, letters.next());
            }
        }
        return new BurrColours(pieces, result);
    }
}
